/** The words of what was handed over, in every language. */
import type { Locale } from '@comptoir/contract/words/locales.ts';

export type Mots = Record<Locale, string>;

export interface MotsRemis {
  /** By article and by promotion. */
  articles: Record<number, Mots>;
  promotions: Record<number, Mots>;
}
