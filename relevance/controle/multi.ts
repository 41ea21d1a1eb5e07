import type { Requetes } from '../requete.ts';

/** What it is, its size, its finish, its maker, in the order they come to mind. */
export const MULTI: Requetes = {
  fr: [
    ['vis à bois extérieur 4x30 inox a2', { reference: 'VXA-04030-A2' }],
    ['boulon collet carré m6x30 inox', { reference: 'BCC-M6030-A2' }],
    ['rondelle inox m10', { genre: 'rondelle', libelle: ['M10', 'inox A2'] }],
    ['crochet blanc 4x30', { genre: 'crochet-a-visser', libelle: ['4 × 30', 'blanc'] }],
    ['serrure larder axe 40 clé I', { reference: 'SLC-I40-RNS' }],
    ['charnière hettner grand angle 155', { marque: 'Hettner', genre: 'charniere-grand-angle' }],
    ['tablette chêne 800x300', { genre: 'tablette', libelle: ['800 × 300', 'chêne'] }],
    ['tournevis isolé 4x100', { reference: 'OTI-F-4-100' }],
    ['scie sauteuse volmer 18v nue', { genre: 'scie-sauteuse', libelle: ['machine nue'] }],
    ['foret sds max 20x520', { reference: 'FSM-20520' }],
    ['lasure incolore 5l', { genre: 'pot-lasure', libelle: ['incolore', '5 L'] }],
    ['fil bleu 1,5 couronne 100m', { reference: 'LFR-015-BLE-100' }],
    ['gant nitrile taille 10 gris', { genre: 'gant-enduit', libelle: ['gris', 'taille 10'] }],
    ['veste softshell noir xl', { reference: 'HSO-NO-XL' }],
  ],
  en: [
    ['through bolt m8 75 stainless', { genre: 'goujon-ancrage', libelle: ['M8 × 75', 'inox'] }],
    [
      'volmer corded angle grinder 900w',
      { marque: 'Volmer', genre: 'meuleuse', libelle: ['900 W'] },
    ],
    ['matt black lever handle on rose', { genre: 'bequille-sur-rosace', libelle: ['noir mat'] }],
    ['copper pipe 14mm 5m', { genre: 'tube-cuivre', libelle: ['Ø 14 mm', '5 m'] }],
    ['white spray paint matt RAL 9010', { reference: 'CPA-9010-MAT' }],
    ['nylon cable tie white 4.8', { genre: 'collier-nylon', libelle: ['4,8', 'blanc'] }],
    ['cordless jigsaw two batteries', { genre: 'scie-sauteuse' }],
  ],
  es: [
    ['varilla roscada m8 inox 1 m', { reference: 'BTF-M8-1M-A2' }],
    ['broca sds plus 8x110', { genre: 'foret-sds-plus', libelle: ['8 × 110'] }],
    ['camiseta manga larga gris L', { reference: 'HTL-GR-L' }],
    ['bota seguridad S3 43 negro', { reference: 'GSH-NO-43' }],
  ],
};
