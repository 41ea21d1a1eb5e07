/** What the cost models of boards and timber share. */
import type { Valeurs } from '../../modele.ts';

/** Square metres of one face. */
export function metresCarres({ longueur, largeur }: Valeurs): number {
  return (Number(longueur) * Number(largeur)) / 1e6;
}

/** Grams, from a density in kilos per cubic metre. */
export function grammes(v: Valeurs, densite: number): number {
  return Math.round(metresCarres(v) * Number(v.epaisseur) * densite);
}

export const CODES_DECOR: Readonly<Record<string, string>> = {
  blanc: 'BLA',
  'gris-clair': 'GRC',
  anthracite: 'ANT',
  noir: 'NOI',
  cachemire: 'CAC',
  'bleu-nuit': 'BLN',
  sauge: 'SAU',
  'terre-cuite': 'TEC',
  'chene-naturel': 'CHN',
  'chene-clair': 'CHC',
  'chene-fume': 'CHF',
  noyer: 'NOY',
  frene: 'FRE',
  orme: 'ORM',
  'marbre-blanc': 'MAB',
  beton: 'BET',
  ardoise: 'ARD',
};

export const CODES_ESSENCE: Readonly<Record<string, string>> = {
  chene: 'CE',
  hetre: 'HE',
  frene: 'FR',
  noyer: 'NO',
  sapin: 'SA',
  pin: 'PI',
  'mdf-appret': 'MA',
};

export const CODES_PROFILE: Readonly<Record<string, string>> = {
  'alu-brut': 'BR',
  'alu-anodise': 'AN',
  'alu-blanc': 'BL',
  'alu-noir': 'NR',
  champagne: 'CP',
  inox: 'IX',
  bronze: 'BZ',
};
