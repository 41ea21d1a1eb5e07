import type { RequetesVoisins } from '../requete.ts';

export const VOISINS: RequetesVoisins = {
  fr: [
    [
      'goujon M8x75 inox A4',
      { genre: 'goujon-ancrage', libelle: ['M8 × 75', 'inox A4'] },
      { genre: 'goujon-ancrage' },
    ],
    ['scie cloche 35', { genre: 'scie-cloche', libelle: ['35 mm'] }, { genre: 'scie-cloche' }],
    [
      'cylindre 30x35 laiton poli',
      { genre: 'cylindre', libelle: ['30 × 35', 'laiton poli'] },
      { genre: ['cylindre', 'cylindre-a-bouton'] },
    ],
    [
      'chauffe-eau 75 l horizontal',
      { genre: 'chauffe-eau', libelle: ['75 L', 'horizontal'] },
      { genre: 'chauffe-eau' },
    ],
  ],
  en: [
    ['hole saw 35mm', { genre: 'scie-cloche', libelle: ['35 mm'] }, { genre: 'scie-cloche' }],
    ['air compressor 24 l', { genre: 'compresseur', libelle: ['24 L'] }, { genre: 'compresseur' }],
  ],
  es: [
    ['corona bimetal 35', { genre: 'scie-cloche', libelle: ['35 mm'] }, { genre: 'scie-cloche' }],
    [
      'generador 7000 W',
      { genre: 'groupe-electrogene', libelle: ['7 000 W'] },
      { genre: 'groupe-electrogene' },
    ],
  ],
};
