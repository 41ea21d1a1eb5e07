import type { Requetes } from '../requete.ts';

export const UNITES: Requetes = {
  fr: [
    ['groupe électrogène 5 000 W', { genre: 'groupe-electrogene', libelle: ['5 000 W'] }],
    ['tube led 1 500 mm', { genre: 'tube-led', libelle: ['1500 mm'] }],
    ['rail de porte 3 000 mm', { genre: 'rail', libelle: ['3000 mm'] }],
    ['câble 5g1,5mm²', { libelle: ['5G1,5 mm²'] }],
    ['chaussures t41', { libelle: ['Chaussure', 'pointure 41'] }],
    ['vis d6 l80', { libelle: ['Vis', '6 × 80'] }],
    ['vanne dn20', { genre: 'vanne-bille', libelle: ['20×27'] }],
    ['peinture 10litres', { genre: 'seau-peinture', libelle: ['10 L'] }],
    ['niveau 1m20', { genre: 'niveau', libelle: ['1200 mm'] }],
    ['batterie 18volts 5 ampères', { genre: 'batterie', libelle: ['18 V', '5 Ah'] }],
  ],
  en: [
    ['led panel 600x600mm', { genre: 'dalle-led', libelle: ['600 × 600'] }],
    ['generator 5,000W', { genre: 'groupe-electrogene', libelle: ['5 000 W'] }],
    ['three quarter ball valve', { genre: 'vanne-bille', libelle: ['3/4″'] }],
  ],
  es: [
    ['tubo led 1.500 mm', { genre: 'tube-led', libelle: ['1500 mm'] }],
    ['pintura 4litros', { genre: 'seau-peinture', libelle: ['4 L'] }],
  ],
};
