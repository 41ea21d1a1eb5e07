import type { Requetes } from '../requete.ts';

/** Sizes as people write them, with the word they go with or nearly none. */
export const DIMENSIONS: Requetes = {
  fr: [
    ['vis 4x16', { libelle: ['Vis', '4 × 16'] }],
    ['vis 3,5 x 20', { libelle: ['Vis', '3,5 × 20'] }],
    ['vis charpente 6x100', { genre: 'vis-tete-disque', libelle: ['6 × 100'] }],
    ['vis béton 10 x 60', { genre: 'vis-beton', libelle: ['10 × 60'] }],
    ['CHC M5x12', { genre: 'vis-chc', libelle: ['M5 × 12'] }],
    ['boulon m6×40', { genre: 'boulon-collet-carre', libelle: ['M6 × 40'] }],
    ['patte à vis M6x50', { genre: 'patte-a-vis', libelle: ['M6 × 50'] }],
    ['pointe 2,5x55', { genre: 'pointe', libelle: ['2,5 × 55'] }],
    ['rivet 4.8x8', { genre: 'rivet-aveugle', libelle: ['4,8 × 8'] }],
    ['charnière 50x40', { genre: 'charniere', libelle: ['50 × 40'] }],
    ['contreplaqué 15 mm', { genre: ['contreplaque', 'contreplaque-filme'], libelle: ['× 15'] }],
    ['tourillon 8x30', { genre: 'tourillon', libelle: ['8 × 30'] }],
    ['niveau 400mm', { genre: 'niveau', libelle: ['400 mm'] }],
    ['foret bois 6', { genre: 'foret-bois-trois-pointes', libelle: ['6 × 93'] }],
    ['mèche plate Ø20', { genre: 'meche-plate', libelle: ['Ø 20 mm'] }],
    ['lame scie circulaire 216', { genre: 'lame-circulaire', libelle: ['216 × 30'] }],
    ['disjoncteur 20A', { genre: 'disjoncteur', libelle: ['20 A'] }],
    ['chauffe-eau 150 l', { genre: 'chauffe-eau', libelle: ['150 L'] }],
  ],
  en: [
    ['decking screw 5 x 50', { genre: 'vis-terrasse', libelle: ['5 × 50'] }],
    ['through bolt M8x75', { genre: 'goujon-ancrage', libelle: ['M8 × 75'] }],
    ['hex key 4mm', { genre: 'cle-male', libelle: ['4 mm'] }],
    ['cable 3G1.5', { genre: ['cable', 'couronne-cable'], libelle: ['3G1,5 mm²'] }],
    ['battery 18V 8Ah', { genre: 'batterie', libelle: ['18 V', '8 Ah'] }],
    ['stepladder 6 treads', { libelle: ['Escabeau', '6 marches'] }],
    ['washer m10', { genre: 'rondelle', libelle: ['M10'] }],
    ['pex pipe 16 red', { genre: 'couronne-tube', libelle: ['PER 16', 'rouge'] }],
  ],
  es: [
    ['tornillo 5x50', { libelle: ['Vis', '5 × 50'] }],
    ['varilla m8 2 m', { genre: 'tige-filetee', libelle: ['M8', '2 m'] }],
    ['corona 40 mm', { genre: 'scie-cloche', libelle: ['Ø 40 mm'] }],
    ['bota 42', { libelle: ['pointure 42'] }],
    ['arandela M8', { genre: 'rondelle', libelle: ['M8'] }],
    ['cable 5G2,5', { genre: ['cable', 'couronne-cable'], libelle: ['5G2,5'] }],
    ['llave combinada 10', { genre: ['cle-mixte', 'cle-cliquet'], libelle: ['10 mm'] }],
  ],
};
