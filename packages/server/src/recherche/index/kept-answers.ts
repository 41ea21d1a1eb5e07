/**
 * Answers of the index asked for over and over, kept until anything in them may change: the first
 * page of a family, the first letters of a search. Each spares a message to the thread and its work.
 */
import { createLru } from '@comptoir/contract/lru.ts';
import type { DemandeListing } from './demande-listing.ts';
import type { Chercheur, DemandeSuggestion } from './demande-texte.ts';

export interface KeptAnswers<Answer> {
  /** Without a key it is asked each time. */
  read(key: string | undefined, ask: () => Promise<Answer>): Promise<Answer>;
  clear(): void;
}

export function createKeptAnswers<Answer>(max: number): KeptAnswers<Answer> {
  const kept = createLru<string, Answer>({ max });
  // An answer under way while something changed may be older than the change.
  let changes = 0;
  return {
    async read(key, ask) {
      if (key === undefined) return ask();
      const known = kept.get(key);
      if (known !== undefined) return known;
      const before = changes;
      const answer = await ask();
      if (before === changes) kept.set(key, answer);
      return answer;
    },
    clear() {
      changes++;
      kept.clear();
    },
  };
}

const MINUTE_MS = 60_000;

/** All that a listing depends on. */
export function keyOfListing(demande: DemandeListing, jour: string): string | undefined {
  const { query, langue, devise, magasinId } = demande;
  if (query.q !== undefined && isPersonal(demande)) return undefined;
  // Promotions begin and end at midnight.
  return JSON.stringify([query, langue, devise, magasinId, jour]);
}

export function keyOfSuggestion(demande: DemandeSuggestion): string | undefined {
  const { q, langue, magasinId } = demande;
  // Stock, which always moves, only puts what is in the store first: a minute later will do.
  const minute = Math.floor(Date.now() / MINUTE_MS);
  return isPersonal(demande) ? undefined : JSON.stringify([q.trim(), langue, magasinId, minute]);
}

/** Words are answered for the company that asks: nobody else asks the same. */
function isPersonal({ habitudes = [], codes = [] }: Chercheur): boolean {
  return habitudes.length + codes.length > 0;
}
