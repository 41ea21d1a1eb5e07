import type { Requetes } from '../requete.ts';

/** Slang, brand names that became words, the word of another region. */
export const ARGOT: Requetes = {
  fr: [
    ['gaine tpc', { libelle: ['Gaine'] }],
    ['clef anglaise', { genre: 'cle-molette' }],
    ['scotch alu', { genre: 'ruban-adhesif', libelle: ['aluminium'] }],
    ['placo hydro', { libelle: ['plâtre'] }],
    ['bic chantier', { genre: 'crayon-chantier' }],
    ['fil 2.5 bleu', { genre: 'couronne-fil', libelle: ['2,5 mm²', 'bleu'] }],
    ['visseuse', { genre: ['perceuse-visseuse', 'visseuse-a-chocs', 'visseuse-plaque'] }],
    ['rivet pop', { genre: 'rivet-aveugle' }],
    ['tire-fond', { genre: 'tirefond' }],
    ['boulon japy', { genre: 'boulon-collet-carre' }],
    [
      'glissière tiroir',
      { genre: ['coulisse-a-billes', 'coulisse-invisible', 'coulisse-a-galets'] },
    ],
    ['niveau à bulle', { genre: 'niveau' }],
    ['marteau piqueur', { genre: ['burineur', 'perforateur'] }],
    ['papier de verre', { genre: ['disque-abrasif', 'rouleau-abrasif', 'eponge-abrasive'] }],
    ['ampoule', { genre: ['lampe-led', 'lampe-spot'] }],
    ['robinet cuisine', { genre: ['mitigeur-evier', 'mitigeur-lavabo', 'vanne-bille'] }],
    ['mousse expansive', { genre: 'aerosol-mousse' }],
    ['boules quies', { genre: 'bouchon-oreille' }],
    ['bleu de travail', { genre: ['combinaison', 'cotte-bretelles'] }],
    ['agglo hydrofuge', { genre: 'panneau-agglomere', libelle: ['hydrofuge'] }],
  ],
  en: [
    ['plasterboard fixings', { genre: ['cheville-autoforeuse', 'cheville-metallique-expansion'] }],
    ['wrecking bar', { genre: 'pied-de-biche' }],
    ['utility knife', { genre: 'cutter' }],
    ['drywall anchor', { genre: ['cheville-autoforeuse', 'cheville-metallique-expansion'] }],
    ['carriage bolt', { genre: 'boulon-collet-carre' }],
    ['spirit level', { genre: 'niveau' }],
    ['chop saw', { genre: 'scie-onglet' }],
    ['work pants', { genre: 'pantalon-travail' }],
    ['dust mask', { genre: ['masque-pliable', 'masque-coque'] }],
    ['expanding foam', { genre: 'aerosol-mousse' }],
  ],
  es: [
    ['cutter', { genre: 'cutter' }],
    ['metro', { genre: 'metre-ruban' }],
    ['sargento', { genre: ['serre-joint', 'serre-joint-une-main'] }],
    ['taco de golpe', { genre: 'cheville-a-frapper' }],
    ['grifo', { genre: ['mitigeur-lavabo', 'mitigeur-evier', 'mitigeur-thermostatique'] }],
  ],
};
