/** What the shop said of the codes typed, by code: one row renders when its own arrives. */
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { createStore, useStore } from '../../loading/create-store.ts';
import type { ArticleGarde } from '../hors-ligne/articles-gardes.ts';
import { cleOf } from './cle.ts';

export type Connaissance =
  | { nom: 'connu'; article: ArticleVendu; jour: string; remplacants: readonly ArticleVendu[] }
  | { nom: 'inconnu'; propositions: readonly ArticleVendu[]; jour: string }
  /** Without network: as it was when it was last seen. */
  | { nom: 'garde'; article: ArticleGarde }
  /** Without network, and never seen. */
  | { nom: 'jamais-vu' }
  | { nom: 'demande' };

let langue: Locale | undefined;
const connues = new Map<string, Connaissance>();
/** Counts what was learnt. */
const versions = createStore(0);

/** Labels and prices are those of a language: another one starts again. */
export function commencerLangue(locale: Locale): void {
  if (langue === locale) return;
  langue = locale;
  connues.clear();
  tell();
}

export function connaissanceOf(reference: string): Connaissance | undefined {
  return connues.get(cleOf(reference));
}

export function noterConnaissances(entries: Iterable<readonly [string, Connaissance]>): void {
  for (const [reference, connaissance] of entries) connues.set(cleOf(reference), connaissance);
  tell();
}

/** They are asked again. */
export function oublierConnaissances(isOld: (connaissance: Connaissance) => boolean): void {
  for (const [cle, connaissance] of connues) if (isOld(connaissance)) connues.delete(cle);
  tell();
}

function tell(): void {
  versions.set(versions.get() + 1);
}

export const subscribeConnaissances = versions.subscribe;

export function useConnaissance(reference: string): Connaissance | undefined {
  return useStore(versions, () => connaissanceOf(reference), undefined);
}

/** Changes with anything known: for what sums over all the lines. */
export function useVersionConnaissances(): number {
  return useStore(versions, (version) => version, 0);
}
