/** What the cost models of boards and timber share. */
import type { Valeur, Valeurs } from '../../modele.ts';

/** The entry of a table for a value; a value without an entry is a mistake of the catalogue. */
export function selon<T>(valeur: Valeur | undefined, table: Readonly<Record<string, T>>): T {
  const found = table[String(valeur)];
  if (found === undefined) throw new Error(`no entry for ${valeur}`);
  return found;
}

/** A size in a reference: 6.5 gives « 65 », 8 with two digits « 08 ». */
export function cote(valeur: Valeur | undefined, digits = 2): string {
  return String(valeur).replace('.', '').padStart(digits, '0');
}

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
