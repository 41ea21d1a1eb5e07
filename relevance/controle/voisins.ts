import type { RequetesVoisins } from '../requete.ts';

const VIS_BOIS = { genre: ['vis-tete-fraisee', 'vis-tete-ronde', 'seau-de-vis'] } as const;

export const VOISINS: RequetesVoisins = {
  fr: [
    ['vis bois 4,5x60', { libelle: ['Vis à bois', '4,5 × 60'] }, VIS_BOIS],
    ['vis 8x240', { libelle: ['Vis', '8 × 240'] }, { libelle: ['Vis'] }],
    [
      'tige filetée M16 1m',
      { genre: 'tige-filetee', libelle: ['M16', '1 m'] },
      { genre: 'tige-filetee' },
    ],
    ['disjoncteur 40A', { genre: 'disjoncteur', libelle: ['40 A'] }, { genre: 'disjoncteur' }],
    [
      'foret sds 20x450',
      { genre: 'foret-sds-plus', libelle: ['20 × 450'] },
      { libelle: ['Foret béton'] },
    ],
    ['parquet noyer', { genre: 'parquet', libelle: ['noyer'] }, { genre: 'parquet' }],
    ['clé mixte 32', { genre: 'cle-mixte', libelle: ['32 mm'] }, { libelle: ['Clé mixte'] }],
    ['polo rouge xxl', { genre: 'polo', libelle: ['XXL', 'rouge'] }, { genre: 'polo' }],
    [
      'groupe électrogène 7000w triphasé',
      { genre: 'groupe-electrogene', libelle: ['7 000 W', 'triphasé'] },
      { genre: 'groupe-electrogene' },
    ],
    ['scie cloche 152', { genre: 'scie-cloche', libelle: ['Ø 152 mm'] }, { genre: 'scie-cloche' }],
    [
      'vis terrasse 5x60',
      { genre: 'vis-terrasse', libelle: ['5 × 60'] },
      { genre: 'vis-terrasse' },
    ],
    ['tirefond 10x120', { genre: 'tirefond', libelle: ['10 × 120'] }, { genre: 'tirefond' }],
    [
      'écrou frein m12 a2',
      { genre: 'ecrou-frein', libelle: ['M12', 'inox A2'] },
      { genre: ['ecrou-frein', 'ecrou'] },
    ],
    [
      'disque à tronçonner 230',
      { genre: 'disque-a-tronconner', libelle: ['230'] },
      { genre: 'disque-a-tronconner' },
    ],
    [
      'serre-joint 800',
      { genre: 'serre-joint', libelle: ['800'] },
      { genre: ['serre-joint', 'serre-joint-une-main'] },
    ],
    [
      'chaussure haute cuir 45',
      { genre: 'chaussure-haute', libelle: ['pointure 45'] },
      { genre: 'chaussure-haute' },
    ],
    ['coulisse 550 push', { libelle: ['550 mm', 'pression'] }, { libelle: ['Coulisses'] }],
    ['étai 4m', { genre: 'etai' }, { genre: 'etai' }],
    [
      'foret bois 12',
      { genre: 'foret-bois-trois-pointes', libelle: ['12 ×'] },
      { libelle: ['Foret bois'] },
    ],
    [
      'cheville à frapper 8x100',
      { genre: 'cheville-a-frapper', libelle: ['8 × 100'] },
      { genre: 'cheville-a-frapper' },
    ],
  ],
  en: [
    ['m20 hex nut a4', { libelle: ['M20', 'inox A4'] }, { genre: ['ecrou', 'ecrou-frein'] }],
    [
      'extension ladder 3x12',
      { genre: 'echelle-coulissante', libelle: ['3 × 12'] },
      { libelle: ['Échelle'] },
    ],
    [
      'black hoodie 3xl',
      { genre: 'sweat-capuche', libelle: ['3XL', 'noir'] },
      { genre: 'sweat-capuche' },
    ],
    ['hole saw 68mm', { genre: 'scie-cloche', libelle: ['Ø 68 mm'] }, { genre: 'scie-cloche' }],
    ['m16 washer a2', { genre: 'rondelle', libelle: ['M16', 'inox A2'] }, { genre: 'rondelle' }],
    [
      'step ladder 6 treads',
      { genre: ['escabeau', 'escabeau-isolant'], libelle: ['6 marches'] },
      { genre: ['escabeau', 'escabeau-isolant'] },
    ],
  ],
  es: [
    ['tornillo madera 6x180', { libelle: ['6 × 180'] }, VIS_BOIS],
    ['candado latón 60', { genre: 'cadenas', libelle: ['60 mm'] }, { genre: 'cadenas' }],
    ['llave combinada 24', { genre: 'cle-mixte', libelle: ['24 mm'] }, { libelle: ['Clé mixte'] }],
    [
      'guante anticorte talla 10',
      { genre: 'gant-anticoupure', libelle: ['taille 10'] },
      { genre: 'gant-anticoupure' },
    ],
  ],
};
