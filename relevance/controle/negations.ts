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
  ],
  en: [
    ['cup respirator FFP2 no valve', { libelle: ['FFP2', 'sans soupape'] }],
    ['jigsaw without batteries', { genre: 'scie-sauteuse', libelle: ['machine nue'] }],
    ['ICTA conduit with draw wire', { genre: 'gaine-annelee', libelle: ['avec tire-fil'] }],
    ['unglued edging', { genre: 'chant', libelle: ['sans colle'] }],
  ],
  es: [
    ['mascarilla ffp3 sin válvula', { libelle: ['FFP3', 'sans soupape'] }],
    [
      'atornillador de impacto sin batería',
      { genre: 'visseuse-a-chocs', libelle: ['machine nue'] },
    ],
    ['tapones de oídos con cordón', { libelle: ['avec cordelette'] }],
  ],
};
