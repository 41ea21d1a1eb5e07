/**
 * Amounts in what the company writes: `{150 EUR}` is said in the currency of who reads, so that a
 * page never speaks two. What is not written so stays as it is.
 */
import { roundMontant } from '../argent.ts';
import { convertirMontant, type Change } from '../articles/tarif.ts';
import { formatArgentRond } from './formats.ts';
import type { Locale } from './locales.ts';

const MONTANT = /\{(\d{1,9}(?:\.\d{1,4})?) EUR\}/g;

export function direMontants(texte: string, locale: Locale, change: Change): string {
  return texte.replaceAll(MONTANT, (_, euros: string) =>
    formatArgentRond(locale, roundMontant(convertirMontant(euros, change))),
  );
}
