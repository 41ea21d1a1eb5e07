import type { Requetes } from '../requete.ts';

export const UNITES: Requetes = {
  fr: [
    ['cylindre 30x40mm', { libelle: ['30 × 40'] }],
    ['radiateur électrique 1,5kW', { genre: 'radiateur-electrique', libelle: ['1 500 W'] }],
    ['chauffe-eau 200 litres', { genre: 'chauffe-eau', libelle: ['200 L'] }],
    ['tige filetée M10 longueur 2m', { genre: 'tige-filetee', libelle: ['M10', '2 m'] }],
    ['colle à bois 750 g', { genre: 'pot-colle', libelle: ['0,75 kg'] }],
    ['goujon m8x75', { genre: 'goujon-ancrage', libelle: ['M8 × 75'] }],
  ],
  en: [
    ['generator 3kW', { genre: 'groupe-electrogene', libelle: ['3 000 W'] }],
    ['box level 60cm', { genre: 'niveau', libelle: ['600 mm'] }],
    ['wood glue 5000 g', { genre: 'pot-colle', libelle: ['5 kg'] }],
    ['ball valve 3/4 inch', { genre: 'vanne-bille', libelle: ['3/4'] }],
  ],
  es: [
    ['termo eléctrico 200 litros', { genre: 'chauffe-eau', libelle: ['200 L'] }],
    ['nivel 60 cm', { genre: 'niveau', libelle: ['600 mm'] }],
    ['tubo cobre 14mm rollo 25m', { genre: 'couronne-tube', libelle: ['14 mm', '25 m'] }],
  ],
};
