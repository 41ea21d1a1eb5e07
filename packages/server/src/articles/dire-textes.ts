/** What the company wrote, to whom reads it: in their language, its amounts in their currency. */
import type { Change } from '@comptoir/contract/articles/tarif.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { direMontants } from '@comptoir/contract/words/montants-du-texte.ts';

export type Dire = (textes: Readonly<Record<Locale, string>>) => string;

export function direTextes(langue: Locale, change: Change): Dire {
  return (textes) => direMontants(textes[langue], langue, change);
}
