import type { RequetesVoisins } from '../requete.ts';

const VIS_BOIS = { genre: ['vis-tete-fraisee', 'vis-tete-ronde', 'seau-de-vis'] } as const;

/** A size that is not sold: it is said, and the nearest one of the same thing stands first. */
export const ABSENTS: RequetesVoisins = {
  fr: [
    ['vis à bois 4x42', { libelle: ['Vis à bois', '4 × 40'] }, VIS_BOIS],
    ['vis 5x65', { libelle: ['Vis', '5 × 70'] }, { libelle: ['Vis'] }],
    ['vis bois 6x310', { genre: 'vis-tete-fraisee', libelle: ['6 × 300'] }, VIS_BOIS],
    ['vis M8x33', { libelle: ['M8 × 35'] }, { libelle: ['M8'] }],
    ['boulon M10x37', { libelle: ['M10 × 40'] }, { libelle: ['M10'] }],
    [
      'écrou M7',
      { genre: ['ecrou', 'ecrou-frein'], libelle: ['M8'] },
      { genre: ['ecrou', 'ecrou-frein'] },
    ],
    [
      'écrou M18',
      { genre: ['ecrou', 'ecrou-frein'], libelle: ['M20'] },
      { genre: ['ecrou', 'ecrou-frein'] },
    ],
    ['tige filetée M14', { genre: 'tige-filetee', libelle: ['M16'] }, { genre: 'tige-filetee' }],
    ['rondelle M14', { genre: 'rondelle', libelle: ['M16'] }, { genre: 'rondelle' }],
    [
      'chaussure de sécurité 50',
      { libelle: ['Chaussure', 'pointure 48'] },
      { genre: ['chaussure-basse', 'chaussure-haute'] },
    ],
    [
      'chaussure basse S3 35',
      { genre: 'chaussure-basse', libelle: ['pointure 36'] },
      { genre: 'chaussure-basse' },
    ],
    ['MDF 28', { genre: 'panneau-mdf', libelle: ['× 30'] }, { genre: 'panneau-mdf' }],
    ['osb 25 mm', { genre: 'panneau-osb', libelle: ['× 22'] }, { genre: 'panneau-osb' }],
    ['disque diamant 160', { libelle: ['Disque diamant', '180'] }, { libelle: ['Disque diamant'] }],
    [
      'disque à tronçonner 400',
      { genre: 'disque-a-tronconner', libelle: ['350'] },
      { genre: 'disque-a-tronconner' },
    ],
    ['cylindre 30x80', { libelle: ['Cylindre', '30 × 70'] }, { libelle: ['Cylindre'] }],
    ['disjoncteur 50A', { genre: 'disjoncteur', libelle: ['40 A'] }, { genre: 'disjoncteur' }],
    ['batterie 18v 6ah', { genre: 'batterie', libelle: ['18 V', '5 Ah'] }, { genre: 'batterie' }],
    ['tube PER 18', { libelle: ['Tube PER', '20 ×'] }, { libelle: ['Tube PER'] }],
    [
      'coulisse à billes 420 mm',
      { genre: 'coulisse-a-billes', libelle: ['400 mm'] },
      { genre: 'coulisse-a-billes' },
    ],
    [
      'clé mixte 23',
      { genre: 'cle-mixte', libelle: ['24 mm'] },
      { genre: ['cle-mixte', 'cle-cliquet'] },
    ],
    ['foret métal 14', { genre: 'foret-hss', libelle: ['13 ×'] }, { genre: 'foret-hss' }],
    ['scie cloche 70', { genre: 'scie-cloche', libelle: ['Ø 68 mm'] }, { genre: 'scie-cloche' }],
    [
      'gant anticoupure taille 13',
      { genre: 'gant-anticoupure', libelle: ['taille 12'] },
      { genre: 'gant-anticoupure' },
    ],
    ['escabeau 9 marches', { libelle: ['Escabeau', '10 marches'] }, { libelle: ['Escabeau'] }],
    ['tirefond 8x75', { genre: 'tirefond', libelle: ['8 × 80'] }, { genre: 'tirefond' }],
    [
      'goujon M8x85',
      { genre: 'goujon-ancrage', libelle: ['M8 × 95'] },
      { genre: 'goujon-ancrage' },
    ],
    [
      'cheville nylon 7',
      { genre: 'cheville-nylon', libelle: ['8 × 40'] },
      { genre: 'cheville-nylon' },
    ],
    [
      'lame circulaire 200',
      { genre: 'lame-circulaire', libelle: ['210 ×'] },
      { genre: 'lame-circulaire' },
    ],
  ],
  en: [
    ['wood screw 4x42', { libelle: ['Vis à bois', '4 × 40'] }, VIS_BOIS],
    [
      'hex nut M18',
      { genre: ['ecrou', 'ecrou-frein'], libelle: ['M20'] },
      { genre: ['ecrou', 'ecrou-frein'] },
    ],
    [
      'safety shoe size 49',
      { libelle: ['Chaussure', 'pointure 48'] },
      { genre: ['chaussure-basse', 'chaussure-haute'] },
    ],
    ['mdf 28mm', { genre: 'panneau-mdf', libelle: ['× 30'] }, { genre: 'panneau-mdf' }],
    ['circuit breaker 50A', { genre: 'disjoncteur', libelle: ['40 A'] }, { genre: 'disjoncteur' }],
    ['hole saw 71mm', { genre: 'scie-cloche', libelle: ['Ø 68 mm'] }, { genre: 'scie-cloche' }],
    ['coach screw 8x75', { genre: 'tirefond', libelle: ['8 × 80'] }, { genre: 'tirefond' }],
    ['diamond disc 250', { libelle: ['Disque diamant', '230'] }, { libelle: ['Disque diamant'] }],
    ['18V 6Ah battery', { genre: 'batterie', libelle: ['18 V', '5 Ah'] }, { genre: 'batterie' }],
    ['socket 1/2 29mm', { genre: 'douille', libelle: ['1/2″', '30 mm'] }, { genre: 'douille' }],
  ],
  es: [
    ['tornillo madera 4x42', { libelle: ['Vis à bois', '4 × 40'] }, VIS_BOIS],
    [
      'tuerca M18',
      { genre: ['ecrou', 'ecrou-frein'], libelle: ['M20'] },
      { genre: ['ecrou', 'ecrou-frein'] },
    ],
    [
      'zapato de seguridad 50',
      { libelle: ['Chaussure', 'pointure 48'] },
      { genre: ['chaussure-basse', 'chaussure-haute'] },
    ],
    ['disco diamante 160', { libelle: ['Disque diamant', '180'] }, { libelle: ['Disque diamant'] }],
    ['tablero mdf 28', { genre: 'panneau-mdf', libelle: ['× 30'] }, { genre: 'panneau-mdf' }],
    [
      'llave combinada 23',
      { genre: 'cle-mixte', libelle: ['24 mm'] },
      { genre: ['cle-mixte', 'cle-cliquet'] },
    ],
    ['broca metal 14', { genre: 'foret-hss', libelle: ['13 ×'] }, { genre: 'foret-hss' }],
  ],
};
