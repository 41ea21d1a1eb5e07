import type { Requetes } from '../requete.ts';

/** Slips of the finger and of the ear: one or two letters. */
export const FAUTES: Requetes = {
  fr: [
    ['équairre renforcée', { genre: 'equerre-charpente' }],
    ['disjoncteur diférentiel', { genre: ['interrupteur-differentiel', 'disjoncteur'] }],
    ['siliconne sanitère', { genre: 'cartouche-mastic' }],
    ['tournevice isolé', { genre: 'tournevis-isole' }],
    ['goujeon d’ancrage', { genre: 'goujon-ancrage' }],
    ['vis terasse', { genre: 'vis-terrasse' }],
    ['cilindre européen', { libelle: ['Cylindre'] }],
    ['ferme portte', { genre: ['ferme-porte', 'ferme-porte-a-glissiere'] }],
    ['parqet', { genre: ['parquet', 'sous-couche'] }],
    ['ponseuse', { genre: ['ponceuse-excentrique', 'ponceuse-bande', 'ponceuse-girafe'] }],
    ['scie sotteuse', { genre: ['scie-sauteuse', 'lame-sauteuse'] }],
    ['batterrie 18 v', { genre: 'batterie', libelle: ['18 V'] }],
    ['compreseur', { genre: 'compresseur' }],
    ['mousse poliuréthane', { genre: 'aerosol-mousse' }],
    ['radiatuer', { libelle: ['Radiateur'] }],
    ['aspirateurr', { genre: ['aspirateur', 'sac-aspirateur'] }],
    ['harnai antichute', { genre: 'harnais' }],
  ],
  en: [
    ['drywal screw', { genre: 'vis-trompette' }],
    ['threded rod', { genre: 'tige-filetee' }],
    ['plywod', { genre: ['contreplaque', 'contreplaque-filme'] }],
    ['jigswa', { genre: ['scie-sauteuse', 'lame-sauteuse'] }],
    ['wheelbarow', { genre: 'brouette' }],
    ['combinaton spanner', { genre: ['cle-mixte', 'cle-cliquet'] }],
    ['saftey boot', { genre: ['chaussure-haute', 'botte-securite'] }],
  ],
  es: [
    ['varrilla roscada', { genre: 'tige-filetee' }],
    ['taldro', { genre: ['perceuse-visseuse', 'perceuse'] }],
    ['cerradrua', { libelle: ['Serrure'] }],
    [
      'escalra',
      {
        genre: [
          'echelle-transformable',
          'echelle-simple',
          'echelle-coulissante',
          'escabeau',
          'escabeau-isolant',
        ],
      },
    ],
    ['martilo', { libelle: ['Marteau'] }],
    ['mascarila', { genre: ['masque-pliable', 'masque-coque'] }],
  ],
};
