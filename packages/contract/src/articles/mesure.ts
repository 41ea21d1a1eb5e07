/** Measures as the trade writes them, in labels, tables, filters and papers alike. */
import { formatNombre } from '../words/formats.ts';
import type { Locale } from '../words/locales.ts';

const NBSP = '\u00a0';

/** Millimetres in one piece, as beside a ×: « 2800 × 2070 », « 3000 mm »; thousands of anything else apart. */
export function chiffresMesure(
  locale: Locale,
  valeur: string | number,
  unite: string | null,
  decimales = 4,
): string {
  const isEntier = Number.isInteger(Number(valeur));
  return unite === 'mm' && isEntier
    ? String(Number(valeur))
    : formatNombre(locale, valeur, decimales);
}

/** « 4,5 mm », « 310 ml »; from a litre on in litres: « 4,5 L ». */
export function formatMesure(
  locale: Locale,
  valeur: string | number,
  unite: string | null,
  decimales?: number,
): string {
  if (unite === 'ml' && Number(valeur) >= 1000) {
    return formatMesure(locale, Number(valeur) / 1000, 'L');
  }
  const chiffres = chiffresMesure(locale, valeur, unite, decimales);
  return unite ? chiffres + NBSP + unite : chiffres;
}
