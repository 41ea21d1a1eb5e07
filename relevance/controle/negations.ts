import type { Requetes } from '../requete.ts';

export const NEGATIONS: Requetes = {
  fr: [
    ['masque coque FFP2 sans soupape', { libelle: ['coque', 'FFP2', 'sans soupape'] }],
    ['masques ffp1 avec soupape', { libelle: ['FFP1', 'avec soupape'] }],
    ['boulonneuse sans batterie', { genre: 'boulonneuse', libelle: ['machine nue'] }],
    ['scie sauteuse nue', { genre: 'scie-sauteuse', libelle: ['machine nue'] }],
    ['perforateur sans fil avec batteries', { genre: 'perforateur', sans: ['machine nue'] }],
    ['gaine 16 avec tire fil', { genre: 'gaine-annelee', libelle: ['16', 'avec tire-fil'] }],
    ['bouchons d’oreilles sans cordon', { libelle: ['sans cordelette'] }],
    ['meuleuse filaire', { genre: 'meuleuse', libelle: ['filaire'] }],
    ['kit tiroir avec amortisseur', { libelle: ['amortie'] }],
    ['niveau avec aimants', { genre: 'niveau', libelle: ['magnétique'] }],
    ['résine sans styrène', { genre: 'cartouche-resine', libelle: ['sans styrène'] }],
    ['casque hauteur ventilé', { genre: 'casque-hauteur', sans: ['non ventilé'] }],
    [
      'masque pliable FFP1 sans soupape',
      { genre: 'masque-pliable', libelle: ['FFP1', 'sans soupape'] },
    ],
    ['tronçonneuse sans batterie', { genre: 'tronconneuse', libelle: ['machine nue'] }],
    [
      'cloueur de finition sans batterie ni chargeur',
      { genre: 'cloueur', libelle: ['machine nue'] },
    ],
    ['tronçonneuse sans fil', { genre: 'tronconneuse', libelle: ['à batterie'] }],
    [
      'coulisses à billes sans fermeture amortie',
      { genre: 'coulisse-a-billes', sans: ['amortie'] },
    ],
    ['charnière invisible sans ressort', { libelle: ['Charnière invisible', 'sans ressort'] }],
    ['charnière invisible avec amortisseur', { libelle: ['Charnière invisible', 'amortie'] }],
    ['boulon poêlier avec écrou', { genre: 'boulon-collet-carre' }],
    ['gants nitrile non poudrés', { genre: 'gant-jetable' }],
    ['niveau non magnétique', { genre: 'niveau', libelle: ['lisse'] }],
    ['polo sans manches longues', { genre: 'polo', libelle: ['manches courtes'] }],
    ['taille-haie avec batterie', { genre: 'taille-haie', sans: ['machine nue'] }],
  ],
  en: [
    ['cup respirator FFP2 no valve', { libelle: ['FFP2', 'sans soupape'] }],
    ['jigsaw without batteries', { genre: 'scie-sauteuse', libelle: ['machine nue'] }],
    ['ICTA conduit with draw wire', { genre: 'gaine-annelee', libelle: ['avec tire-fil'] }],
    ['unglued edging', { genre: 'chant', libelle: ['sans colle'] }],
    [
      'brushless drill',
      { genre: ['perceuse-visseuse', 'visseuse-a-chocs'], libelle: ['sans charbon'] },
    ],
    ['hedge trimmer without battery', { genre: 'taille-haie', libelle: ['machine nue'] }],
    ['disposable earplugs without cord', { libelle: ['sans cordelette'] }],
    ['spirit level without magnet', { genre: 'niveau', libelle: ['lisse'] }],
  ],
  es: [
    ['mascarilla ffp3 sin válvula', { libelle: ['FFP3', 'sans soupape'] }],
    [
      'atornillador de impacto sin batería',
      { genre: 'visseuse-a-chocs', libelle: ['machine nue'] },
    ],
    ['tapones de oídos con cordón', { libelle: ['avec cordelette'] }],
    ['motosierra sin batería', { genre: 'tronconneuse', libelle: ['machine nue'] }],
    ['tubo corrugado con guía', { genre: 'gaine-annelee', libelle: ['avec tire-fil'] }],
    ['mascarilla ffp1 con válvula', { libelle: ['FFP1', 'avec soupape'] }],
  ],
};
