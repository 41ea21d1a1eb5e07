/** Decimals as people type them, in any of the languages, and as cells show them. */
import type { Marge, UniteDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';

interface Forme {
  entiers: number;
  decimales: number;
}

export const QUANTITE: Forme = { entiers: 7, decimales: 3 };
export const PRIX: Forme = { entiers: 9, decimales: 4 };
export const POURCENT: Forme = { entiers: 3, decimales: 2 };

/** Undefined for what is no such number (yet). `1 234,50 €` is one. */
export function readDecimal(texte: string, { entiers, decimales }: Forme): string | undefined {
  const net = texte.replace(/[\s\u00a0\u202f€£%×]/g, '').replace(/,(?=[^,]*$)/, '.');
  // Thousands of the other languages: 1,234.50 and 1.234,50.
  const simple = net.replace(/[.,](?=.*\.)/g, '');
  const match = /^(\d*)\.?(\d*)$/.exec(simple);
  if (!match || simple === '' || simple === '.') return undefined;
  const [, entier = '', apres = ''] = match;
  const propre = entier.replace(/^0+(?=\d)/, '') || '0';
  if (propre.length > entiers) return undefined;
  const reste = apres.slice(0, decimales).replace(/0+$/, '');
  return reste === '' ? propre : `${propre}.${reste}`;
}

/** As it is typed again: without thousands, with the comma of the language. */
export function writeSaisie(decimal: string | null, locale: Locale): string {
  return (decimal ?? '').replace('.', locale === 'en' ? '.' : ',');
}

/** `1,6` is a coefficient, `30 %` what is kept of the price; null for nothing. */
export function readMarge(texte: string): Marge | null | undefined {
  if (texte.trim() === '') return null;
  const valeur = readDecimal(texte, POURCENT);
  if (valeur === undefined) return undefined;
  const mode = texte.includes('%') ? 'marque' : 'coefficient';
  return mode === 'marque' && Number(valeur) >= 100 ? undefined : { mode, valeur };
}

export function writeMarge(marge: Marge | null, locale: Locale): string {
  if (marge === null) return '';
  const valeur = writeSaisie(marge.valeur, locale);
  return marge.mode === 'marque' ? `${valeur}\u00a0%` : `×\u00a0${valeur}`;
}

const MOTS_UNITES: Readonly<Record<string, UniteDevis>> = {
  u: 'u',
  un: 'u',
  pce: 'u',
  piece: 'u',
  pièce: 'u',
  pza: 'u',
  h: 'h',
  heure: 'h',
  hour: 'h',
  hora: 'h',
  j: 'j',
  jour: 'j',
  day: 'j',
  dia: 'j',
  m: 'm',
  ml: 'm',
  m2: 'm2',
  'm²': 'm2',
  m3: 'm3',
  'm³': 'm3',
  kg: 'kg',
  l: 'l',
  lot: 'lot',
  ens: 'lot',
  forfait: 'forfait',
  ft: 'forfait',
  boite: 'boite',
  boîte: 'boite',
};

export function readUnite(texte: string): UniteDevis | undefined {
  return MOTS_UNITES[texte.trim().toLowerCase().replace(/[.s]$/, '')];
}
