/** What the shop said of the codes typed, by code: one row renders when its own arrives. */
import { useSyncExternalStore } from 'react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import type { ArticleGarde } from '../hors-ligne/articles-gardes.ts';
import { cleDe } from './cle.ts';

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
const listeners = new Set<() => void>();
let version = 0;

/** Labels and prices are those of a language: another one starts again. */
export function commencerLangue(locale: Locale): void {
  if (langue === locale) return;
  langue = locale;
  connues.clear();
  tell();
}

export function connaissanceDe(reference: string): Connaissance | undefined {
  return connues.get(cleDe(reference));
}

export function noterConnaissances(entries: Iterable<readonly [string, Connaissance]>): void {
  for (const [reference, connaissance] of entries) connues.set(cleDe(reference), connaissance);
  tell();
}

/** They are asked again. */
export function oublierConnaissances(isOld: (connaissance: Connaissance) => boolean): void {
  for (const [cle, connaissance] of connues) if (isOld(connaissance)) connues.delete(cle);
  tell();
}

function tell(): void {
  version += 1;
  for (const listener of listeners) listener();
}

export function subscribeConnaissances(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useConnaissance(reference: string): Connaissance | undefined {
  return useSyncExternalStore(
    subscribeConnaissances,
    () => connaissanceDe(reference),
    () => undefined,
  );
}

/** Changes with anything known: for what sums over all the lines. */
export function useVersionConnaissances(): number {
  return useSyncExternalStore(
    subscribeConnaissances,
    () => version,
    () => 0,
  );
}
