/** Limits as people type them (« 1 500 », « 1500,50 ») and as programs hold them. */
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';

const PLAFOND = /^\d{1,9}(\.\d{1,2})?$/;

/** Null: no limit. Undefined: no amount. */
export function readPlafond(texte: string): string | null | undefined {
  const net = texte.replaceAll(/[\s\u00a0\u202f€£]/g, '').replace(',', '.');
  if (net === '') return null;
  return PLAFOND.test(net) ? net : undefined;
}

export function writePlafond(locale: Locale, plafond: string | null): string {
  return plafond === null ? '' : formatNombre(locale, plafond);
}
