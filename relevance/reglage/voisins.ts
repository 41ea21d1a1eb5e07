import type { RequetesVoisins } from '../requete.ts';

const VIS_BOIS = { genre: ['vis-tete-fraisee', 'vis-tete-ronde', 'seau-de-vis'] } as const;

/** Found at once, then what stands beside it: other sizes, finishes and packs of the same thing. */
export const VOISINS: RequetesVoisins = {
  fr: [
    ['vis 4x40', { libelle: ['Vis à bois', '4 × 40'] }, VIS_BOIS],
    ['vis à bois 5x60 torx', { libelle: ['Vis à bois', '5 × 60'] }, VIS_BOIS],
    ['seau de vis 5x60', { genre: 'seau-de-vis', libelle: ['5 × 60'] }, VIS_BOIS],
    ['vis 6x300', { genre: 'vis-tete-fraisee', libelle: ['6 × 300'] }, VIS_BOIS],
    ['M8x100 inox a4', { libelle: ['M8 × 100', 'inox A4'] }, { libelle: ['M8'] }],
    ['cylindre 30x40', { libelle: ['Cylindre', '30 × 40'] }, { libelle: ['Cylindre'] }],
    [
      'disjoncteur 20A courbe D',
      { genre: 'disjoncteur', libelle: ['20 A', 'courbe D'] },
      { genre: 'disjoncteur' },
    ],
    [
      'casque de chantier jaune',
      { genre: 'casque-chantier', libelle: ['jaune'] },
      { genre: 'casque-chantier' },
    ],
    [
      'parka jaune fluo XL',
      { genre: 'parka-haute-visibilite', libelle: ['XL', 'jaune'] },
      { libelle: ['Parka'] },
    ],
    ['cheville 8x40', { genre: 'cheville-nylon', libelle: ['8 × 40'] }, { libelle: ['Cheville'] }],
    [
      'goujon M10x75 inox',
      { genre: 'goujon-ancrage', libelle: ['M10 × 75', 'inox'] },
      { genre: 'goujon-ancrage' },
    ],
    [
      'foret béton 10x310',
      { genre: 'foret-sds-plus', libelle: ['10 × 310'] },
      { genre: 'foret-sds-plus' },
    ],
    ['scie cloche 83', { genre: 'scie-cloche', libelle: ['Ø 83 mm'] }, { genre: 'scie-cloche' }],
    [
      'lame 190 48 dents',
      { genre: 'lame-circulaire', libelle: ['190', '48 dents'] },
      { genre: 'lame-circulaire' },
    ],
    [
      'osb 18 rainuré',
      { genre: 'panneau-osb', libelle: ['× 18', 'rainuré'] },
      { genre: 'panneau-osb' },
    ],
    ['batterie 18v 5ah', { genre: 'batterie', libelle: ['18 V', '5 Ah'] }, { genre: 'batterie' }],
    ['câble R2V 5G6', { libelle: ['R2V', '5G6'] }, { libelle: ['R2V'] }],
    ['escabeau 6 marches', { libelle: ['Escabeau', '6 marches'] }, { libelle: ['Escabeau'] }],
    [
      'douille 1/2 impact 21',
      { genre: 'douille', libelle: ['1/2″', '21 mm', 'chocs'] },
      { genre: 'douille' },
    ],
    [
      'plan de travail chêne massif 3000x650',
      { genre: 'plan-de-travail-bois', libelle: ['chêne', '3000 × 650'] },
      { genre: 'plan-de-travail-bois' },
    ],
    [
      'pantalon noir 46 stretch',
      { genre: 'pantalon-travail', libelle: ['stretch', 'taille 46', 'noir'] },
      { genre: 'pantalon-travail' },
    ],
    [
      'disque diamant 300 béton',
      { genre: 'disque-diamant', libelle: ['300', 'béton'] },
      { libelle: ['Disque diamant'] },
    ],
    [
      'mitigeur évier noir douchette',
      { genre: 'mitigeur-evier', libelle: ['douchette', 'noir'] },
      { genre: 'mitigeur-evier' },
    ],
  ],
  en: [
    ['wood screw 4.5 x 50', { libelle: ['Vis à bois', '4,5 × 50'] }, VIS_BOIS],
    ['hex nut m14', { genre: 'ecrou', libelle: ['M14'] }, { genre: ['ecrou', 'ecrou-frein'] }],
    [
      'sds bit 8x460',
      { genre: 'foret-sds-plus', libelle: ['8 × 460'] },
      { genre: 'foret-sds-plus' },
    ],
    [
      'rccb 40A type A',
      { genre: 'interrupteur-differentiel', libelle: ['40 A', 'type A'] },
      { genre: 'interrupteur-differentiel' },
    ],
    [
      'combination spanner 27',
      { genre: 'cle-mixte', libelle: ['27 mm'] },
      { libelle: ['Clé mixte'] },
    ],
    ['gas strut 100N', { genre: 'verin-a-gaz', libelle: ['100 N'] }, { genre: 'verin-a-gaz' }],
    [
      'red softshell xxl',
      { genre: 'softshell', libelle: ['XXL', 'rouge'] },
      { genre: 'softshell' },
    ],
    ['brass padlock 50mm', { genre: 'cadenas', libelle: ['50 mm'] }, { genre: 'cadenas' }],
  ],
  es: [
    ['tornillo madera 4x50', { libelle: ['Vis à bois', '4 × 50'] }, VIS_BOIS],
    [
      'tuerca m16 inox',
      { genre: ['ecrou', 'ecrou-frein'], libelle: ['M16', 'inox'] },
      { genre: ['ecrou', 'ecrou-frein'] },
    ],
    [
      'broca sds 10x450',
      { genre: 'foret-sds-plus', libelle: ['10 × 450'] },
      { genre: 'foret-sds-plus' },
    ],
    ['tablero osb 22', { genre: 'panneau-osb', libelle: ['× 22'] }, { genre: 'panneau-osb' }],
    [
      'radiador 600x1400',
      { genre: 'radiateur-acier', libelle: ['600 × 1400'] },
      { genre: 'radiateur-acier' },
    ],
    [
      'escalera 3x10',
      { genre: 'echelle-transformable', libelle: ['3 × 10'] },
      { genre: 'echelle-transformable' },
    ],
  ],
};
