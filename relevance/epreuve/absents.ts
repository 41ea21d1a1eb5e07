import type { RequetesVoisins } from '../requete.ts';

/** Sizes that are not sold. */
export const ABSENTS: RequetesVoisins = {
  fr: [
    ['tige filetée M9', { genre: 'tige-filetee', libelle: ['M8'] }, { genre: 'tige-filetee' }],
    ['scie cloche 36', { genre: 'scie-cloche', libelle: ['35 mm'] }, { genre: 'scie-cloche' }],
    ['gants anticoupure taille 15', { genre: 'gant-anticoupure' }, { genre: 'gant-anticoupure' }],
    ['écrou M17', { genre: ['ecrou', 'ecrou-frein'] }, { genre: ['ecrou', 'ecrou-frein'] }],
  ],
  en: [
    ['threaded rod M9', { genre: 'tige-filetee' }, { genre: 'tige-filetee' }],
    ['hole saw 36 mm', { genre: 'scie-cloche', libelle: ['35 mm'] }, { genre: 'scie-cloche' }],
  ],
  es: [
    ['varilla roscada M9', { genre: 'tige-filetee' }, { genre: 'tige-filetee' }],
    ['tuerca hexagonal M17', { genre: 'ecrou' }, { genre: ['ecrou', 'ecrou-frein'] }],
  ],
};
