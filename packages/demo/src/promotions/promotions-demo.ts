/** Promotions of the demo's basket, one of each kind; docs/promotions.md says how to try each. */
import type { GenrePromotion } from '@comptoir/contract/promotions/promotion-panier.schema.ts';
import { texte, type Texte } from '../catalogue/modele.ts';

export interface CibleDemo {
  /** Code of a node of the tree, or of a brand. */
  noeud?: string;
  marque?: string;
}

export interface PromotionDemo {
  code: string;
  titre: Texte;
  genre: GenrePromotion;
  mesure?: 'quantite';
  /** N for the price of M. */
  lot?: { achetes: number; payes: number };
  paliers: {
    seuil: string;
    pourcentage?: string;
    montant?: string;
    cadeaux?: number;
  }[];
  goodie?: string;
  exclusive?: true;
  surCoupon?: true;
  /** Days from now. */
  debut: number;
  fin: number;
  /** What counts; everything by default. */
  compte?: CibleDemo;
  /** What the discount is taken off, where it is something else. */
  remise?: CibleDemo;
  groupe?: string;
}

const SUR_TITRE: readonly PromotionDemo[] = [
  {
    code: 'mastics-3-pour-2',
    titre: texte('Mastics\u00a0: 3 pour 2', 'Sealants: 3 for 2', 'Masillas: 3 por 2'),
    genre: 'lot',
    lot: { achetes: 3, payes: 2 },
    paliers: [],
    exclusive: true,
    debut: -6,
    fin: 24,
    compte: { noeud: 'mastics' },
  },
  {
    code: 'visserie-paliers',
    titre: texte(
      'Visserie\u00a0: 5\u00a0% dès {150 EUR}, 8\u00a0% dès {300 EUR}',
      'Screws: 5% off from {150 EUR}, 8% from {300 EUR}',
      'Tornillería: 5\u00a0% desde {150 EUR}, 8\u00a0% desde {300 EUR}',
    ),
    genre: 'remise',
    paliers: [
      { seuil: '150', pourcentage: '5' },
      { seuil: '300', pourcentage: '8' },
    ],
    debut: -12,
    fin: 40,
    compte: { noeud: 'visserie' },
  },
  {
    code: 'karbex-10',
    titre: texte(
      '10\u00a0% sur Karbex dès {200 EUR} de panier',
      '10% off Karbex from a {200 EUR} basket',
      '10\u00a0% en Karbex desde {200 EUR} de cesta',
    ),
    genre: 'remise',
    paliers: [{ seuil: '200', pourcentage: '10' }],
    exclusive: true,
    debut: -4,
    fin: 17,
    remise: { marque: 'karbex' },
  },
  {
    code: 'gants-15-euros',
    titre: texte(
      '10 paires de gants\u00a0: {15 EUR} de moins',
      '10 pairs of gloves: {15 EUR} off',
      '10 pares de guantes: {15 EUR} menos',
    ),
    genre: 'remise',
    mesure: 'quantite',
    paliers: [{ seuil: '10', montant: '15' }],
    debut: -3,
    fin: 30,
    compte: { noeud: 'protection-mains' },
  },
  {
    code: 'fideles-outillage',
    titre: texte(
      'Clients fidèles\u00a0: 3\u00a0% sur l’outillage à main',
      'Loyal customers: 3% off hand tools',
      'Clientes fieles: 3\u00a0% en herramienta manual',
    ),
    genre: 'remise',
    paliers: [{ seuil: '100', pourcentage: '3' }],
    debut: -60,
    fin: 120,
    compte: { noeud: 'outillage-main' },
    groupe: 'fideles',
  },
  {
    code: 'panneaux-port',
    titre: texte(
      'Port offert dès {400 EUR} de panneaux',
      'Free carriage from {400 EUR} of boards',
      'Portes gratis desde {400 EUR} de tableros',
    ),
    genre: 'port',
    paliers: [{ seuil: '400' }],
    debut: -8,
    fin: 22,
    compte: { noeud: 'panneaux-bois' },
  },
  {
    code: 'mug',
    titre: texte(
      'Un mug offert dès {250 EUR}, deux dès {500 EUR}',
      'A free mug from {250 EUR}, two from {500 EUR}',
      'Una taza de regalo desde {250 EUR}, dos desde {500 EUR}',
    ),
    genre: 'cadeau',
    paliers: [
      { seuil: '250', cadeaux: 1 },
      { seuil: '500', cadeaux: 2 },
    ],
    goodie: 'mug',
    debut: -10,
    fin: 35,
  },
  {
    code: 'polo',
    titre: texte(
      'Un polo offert dès {200 EUR} de vêtements',
      'A free polo shirt from {200 EUR} of workwear',
      'Un polo de regalo desde {200 EUR} de ropa',
    ),
    genre: 'cadeau',
    paliers: [{ seuil: '200', cadeaux: 1 }],
    goodie: 'polo',
    debut: -5,
    fin: 25,
    compte: { noeud: 'vetements-travail' },
  },
  {
    code: 'forets-4-pour-3',
    titre: texte('Forets\u00a0: 4 pour 3', 'Drill bits: 4 for 3', 'Brocas: 4 por 3'),
    genre: 'lot',
    lot: { achetes: 4, payes: 3 },
    paliers: [],
    exclusive: true,
    debut: -20,
    fin: -2,
    compte: { noeud: 'forets' },
  },
  {
    code: 'disques-5-pour-4',
    titre: texte('Disques\u00a0: 5 pour 4', 'Discs: 5 for 4', 'Discos: 5 por 4'),
    genre: 'lot',
    lot: { achetes: 5, payes: 4 },
    paliers: [],
    exclusive: true,
    debut: 10,
    fin: 40,
    compte: { noeud: 'disques-meuleuse' },
  },
];

/** Those that a coupon opens. */
const SUR_COUPON: readonly PromotionDemo[] = [
  {
    code: 'coupon-dix-pour-cent',
    titre: texte('10\u00a0% sur votre commande', '10% off your order', '10\u00a0% en su pedido'),
    genre: 'remise',
    paliers: [{ seuil: '0.01', pourcentage: '10' }],
    debut: -365,
    fin: 365,
  },
  {
    code: 'coupon-vingt-euros',
    titre: texte(
      '{20 EUR} offerts dès {150 EUR}',
      '{20 EUR} off from {150 EUR}',
      '{20 EUR} de descuento desde {150 EUR}',
    ),
    genre: 'remise',
    paliers: [{ seuil: '150', montant: '20' }],
    debut: -365,
    fin: 365,
  },
  {
    code: 'coupon-outillage',
    titre: texte(
      '15\u00a0% sur l’outillage à main',
      '15% off hand tools',
      '15\u00a0% en herramienta manual',
    ),
    genre: 'remise',
    paliers: [{ seuil: '0.01', pourcentage: '15' }],
    exclusive: true,
    debut: -365,
    fin: 365,
    compte: { noeud: 'outillage-main' },
  },
  {
    code: 'coupon-fideles',
    titre: texte(
      '5\u00a0% pour nos clients fidèles',
      '5% off for our loyal customers',
      '5\u00a0% para nuestros clientes fieles',
    ),
    genre: 'remise',
    paliers: [{ seuil: '0.01', pourcentage: '5' }],
    debut: -365,
    fin: 365,
    groupe: 'fideles',
  },
  {
    code: 'coupon-couvreurs',
    titre: texte(
      '8\u00a0% pour les couvreurs',
      '8% off for roofers',
      '8\u00a0% para los techadores',
    ),
    genre: 'remise',
    paliers: [{ seuil: '0.01', pourcentage: '8' }],
    debut: -365,
    fin: 365,
    groupe: 'couvreurs',
  },
];

export const PROMOTIONS: readonly PromotionDemo[] = [
  ...SUR_TITRE,
  ...SUR_COUPON.map((promotion) => ({ ...promotion, surCoupon: true as const })),
];
