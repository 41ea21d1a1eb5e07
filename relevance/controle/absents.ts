import type { RequetesVoisins } from '../requete.ts';

const VIS_BOIS = { genre: ['vis-tete-fraisee', 'vis-tete-ronde', 'seau-de-vis'] } as const;

export const ABSENTS: RequetesVoisins = {
  fr: [
    ['vis à bois 4,5x47', { libelle: ['Vis à bois', '4,5 × 45'] }, VIS_BOIS],
    ['vis métaux M6x23', { libelle: ['M6 × 25'] }, { libelle: ['M6'] }],
    ['tube cuivre 24', { genre: 'tube-cuivre', libelle: ['22 mm'] }, { libelle: ['Tube cuivre'] }],
    [
      'contreplaqué okoumé 27',
      { genre: 'contreplaque', libelle: ['okoumé', '× 25'] },
      { libelle: ['Contreplaqué'] },
    ],
    ['niveau 90 cm', { genre: 'niveau', libelle: ['1000 mm'] }, { genre: 'niveau' }],
    [
      'botte de sécurité 36',
      { genre: 'botte-securite', libelle: ['pointure 37'] },
      { genre: 'botte-securite' },
    ],
    [
      'échelle simple 13 barreaux',
      { genre: 'echelle-simple', libelle: ['14 barreaux'] },
      { libelle: ['Échelle'] },
    ],
    ['douille 1/2 33mm', { genre: 'douille', libelle: ['32 mm'] }, { genre: 'douille' }],
    ['tube pvc 90', { genre: 'tube-pvc', libelle: ['Ø 100 mm'] }, { genre: 'tube-pvc' }],
    [
      'foret bois 9',
      { genre: 'foret-bois-trois-pointes', libelle: ['10 ×'] },
      { libelle: ['Foret bois'] },
    ],
    ['vis à bois 5x72', { libelle: ['Vis à bois', '5 × 70'] }, VIS_BOIS],
    ['tirefond 10x93', { genre: 'tirefond', libelle: ['10 × 100'] }, { genre: 'tirefond' }],
    [
      'goujon M12x118',
      { genre: 'goujon-ancrage', libelle: ['M12 ×'] },
      { genre: 'goujon-ancrage' },
    ],
    ['clé mixte 35', { genre: 'cle-mixte', libelle: ['32 mm'] }, { libelle: ['Clé mixte'] }],
    [
      'disque à tronçonner 140',
      { genre: 'disque-a-tronconner', libelle: ['125'] },
      { genre: 'disque-a-tronconner' },
    ],
    [
      'serre-joint 1400',
      { genre: 'serre-joint', libelle: ['1500'] },
      { genre: ['serre-joint', 'serre-joint-une-main'] },
    ],
    ['polo taille 6XL', { genre: 'polo' }, { genre: 'polo' }],
    ['OSB 17', { genre: 'panneau-osb', libelle: ['× 18'] }, { genre: 'panneau-osb' }],
    [
      'règle de maçon 3,2 m',
      { genre: 'regle-macon', libelle: ['3000 mm'] },
      { genre: 'regle-macon' },
    ],
    [
      'cadenas 55 mm',
      { genre: ['cadenas', 'cadenas-a-combinaison'] },
      { genre: ['cadenas', 'cadenas-a-combinaison'] },
    ],
  ],
  en: [
    ['threaded rod M18', { genre: 'tige-filetee', libelle: ['M20'] }, { genre: 'tige-filetee' }],
    ['spade bit 27mm', { genre: 'meche-plate', libelle: ['28 mm'] }, { genre: 'meche-plate' }],
    ['osb 20mm', { genre: 'panneau-osb', libelle: ['× 22'] }, { genre: 'panneau-osb' }],
    [
      'hex bolt M12x58',
      { genre: 'boulon-hexagonal', libelle: ['M12 × 60'] },
      { genre: ['boulon-hexagonal'] },
    ],
    ['masonry chisel 260mm', { genre: 'burin' }, { genre: 'burin' }],
    ['sds plus bit 11x250', { genre: ['foret-sds-plus'] }, { libelle: ['Foret béton'] }],
  ],
  es: [
    ['tornillo madera 5x57', { libelle: ['Vis à bois', '5 × 60'] }, VIS_BOIS],
    [
      'corona perforadora 69',
      { genre: 'scie-cloche', libelle: ['Ø 68 mm'] },
      { genre: 'scie-cloche' },
    ],
    [
      'tuerca M9',
      { genre: ['ecrou', 'ecrou-frein'], libelle: ['M8'] },
      { genre: ['ecrou', 'ecrou-frein'] },
    ],
    ['varilla roscada M22', { genre: 'tige-filetee' }, { genre: 'tige-filetee' }],
  ],
};
