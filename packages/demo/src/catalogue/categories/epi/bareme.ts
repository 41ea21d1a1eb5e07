/** Reads the values of an article where its price, its weight and its reference are worked out. */
import type { Valeurs } from '../../modele.ts';

export function nombre(v: Valeurs, code: string): number {
  const valeur = v[code];
  if (typeof valeur !== 'number') throw new Error(`${code} is not a number: ${valeur}`);
  return valeur;
}

/** What a table gives for the value of an attribute; a value it does not know is a mistake. */
export function selon<T>(v: Valeurs, code: string, table: Readonly<Record<string, T>>): T {
  const found = table[String(v[code])];
  if (found === undefined) throw new Error(`nothing told for ${code} ${v[code]}`);
  return found;
}

/** To the ten cents, as list prices are. */
export function arrondi(centimes: number): number {
  return Math.round(centimes / 10) * 10;
}

/** « 7 » is written 07 in a reference, so that references sort as sizes do. */
export function chiffres(v: Valeurs, code: string, signes = 2): string {
  return String(nombre(v, code)).padStart(signes, '0');
}

export function capitales(v: Valeurs, code: string): string {
  return String(v[code]).toUpperCase();
}

/** Large sizes take more cloth. */
export function surtaille(v: Valeurs): number {
  return selon(v, 'taille', { xs: 1, s: 1, m: 1, l: 1, xl: 1, xxl: 1, '3xl': 1.1, '4xl': 1.15 });
}

const COULEURS: Readonly<Record<string, string>> = {
  blanc: 'BL',
  noir: 'NO',
  gris: 'GR',
  anthracite: 'AN',
  beige: 'BE',
  marron: 'MA',
  rouge: 'RO',
  orange: 'OR',
  jaune: 'JA',
  vert: 'VE',
  bleu: 'BU',
  marine: 'MR',
  translucide: 'TR',
  'jaune-fluo': 'JF',
  'orange-fluo': 'OF',
};

export function codeCouleur(v: Valeurs): string {
  return selon(v, 'couleur', COULEURS);
}
