/**
 * Countries an invoice may go to. Their numbers are those of the specification, where 74 is
 * France; they are kept on pieces and orders and never given to another country. The country is
 * a line of the address alone: VAT and carriage follow where the goods go.
 */
import { PAYS_FRANCE } from '../enseigne/enseigne.ts';
import type { Locale } from '../words/locales.ts';

export interface Pays {
  id: number;
  /** In the language of who reads. */
  nom: string;
}

/** Number of the country → its ISO 3166 code, by which `Intl` names it. */
const CODES: Readonly<Record<number, string>> = {
  5: 'AD',
  14: 'AT',
  21: 'BE',
  33: 'BG',
  53: 'HR',
  55: 'CY',
  56: 'CZ',
  57: 'DK',
  67: 'EE',
  72: 'FI',
  [PAYS_FRANCE]: 'FR',
  81: 'DE',
  84: 'GR',
  97: 'HU',
  98: 'IS',
  103: 'IE',
  105: 'IT',
  117: 'LV',
  122: 'LI',
  123: 'LT',
  124: 'LU',
  132: 'MT',
  141: 'MC',
  150: 'NL',
  160: 'NO',
  170: 'PL',
  171: 'PT',
  175: 'RO',
  189: 'SK',
  190: 'SI',
  195: 'ES',
  203: 'SE',
  204: 'CH',
  222: 'GB',
};

export const isPays = (id: number): boolean => CODES[id] !== undefined;

/** ISO 3166 code; that of France where the number is no country of the list. */
export const codePays = (id: number): string => CODES[id] ?? 'FR';

/** Undefined for one no invoice may go to. */
export function numeroPays(code: string): number | undefined {
  const trouve = Object.entries(CODES).find(([, connu]) => connu === code.toUpperCase());
  return trouve && Number(trouve[0]);
}

/** '' where the number is no country of the list. */
export function nomPays(id: number, locale: Locale): string {
  const code = CODES[id];
  return (code && new Intl.DisplayNames(locale, { type: 'region' }).of(code)) ?? '';
}

/** By name; France stands first, where nearly every invoice goes. */
export function listPays(locale: Locale): Pays[] {
  const noms = new Intl.Collator(locale);
  return Object.keys(CODES)
    .map((id) => ({ id: Number(id), nom: nomPays(Number(id), locale) }))
    .toSorted(
      (a, b) =>
        Number(b.id === PAYS_FRANCE) - Number(a.id === PAYS_FRANCE) || noms.compare(a.nom, b.nom),
    );
}

const CODE_POSTAL_FRANCE = /^\d{5}$/;
/** Letters, digits, spaces and hyphens, as `SW1A 1AA`, `1234 AB` or `1000-001`. */
const CODE_POSTAL_AILLEURS = /^[A-Z\d](?:[A-Z\d]|[ -](?=[A-Z\d])){2,9}$/;

/** As it is kept: spaces of a French one are for the eye only, letters are capitals. */
export function writeCodePostal(texte: string, paysId: number): string {
  const sansMarges = texte.trim().toUpperCase();
  return paysId === PAYS_FRANCE ? sansMarges.replace(/\s/g, '') : sansMarges.replace(/\s+/g, ' ');
}

export function isCodePostalOf(texte: string, paysId: number): boolean {
  const motif = paysId === PAYS_FRANCE ? CODE_POSTAL_FRANCE : CODE_POSTAL_AILLEURS;
  return motif.test(writeCodePostal(texte, paysId));
}

/** Country of an address in the language of who reads it; '' in France, where nobody writes it. */
export function paysEcrit(paysId: number, locale: Locale): string {
  return paysId === PAYS_FRANCE ? '' : nomPays(paysId, locale);
}
