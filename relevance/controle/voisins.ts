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
  ],
  es: [
    ['tornillo madera 6x180', { libelle: ['6 × 180'] }, VIS_BOIS],
    ['candado latón 60', { genre: 'cadenas', libelle: ['60 mm'] }, { genre: 'cadenas' }],
  ],
};
