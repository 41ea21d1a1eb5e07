/**
 * Listings asked for over and over, kept until anything in them may change: the first page of a
 * family is most of what is asked, and one kept spares 0.3 ms of CPU, most of it messages.
 */
import { jourDe } from '@comptoir/contract/jours-ouvres.ts';
import type { DemandeListing, Listing } from './demande-listing.ts';

export interface KeptListings {
  read(demande: DemandeListing, ask: () => Promise<Listing>): Promise<Listing>;
  clear(): void;
}

// Of some 10 KB.
const MAX = 1000;

export function createKeptListings(): KeptListings {
  // In the order they were last read.
  const kept = new Map<string, Listing>();
  // An answer under way while something changed may be older than the change.
  let changes = 0;
  return {
    async read(demande, ask) {
      const { query, langue, devise, magasinId, habitudes = [], codes = [] } = demande;
      // Words are answered for the company that asks: nobody else asks the same.
      if (query.q !== undefined && habitudes.length + codes.length > 0) return ask();
      // Promotions begin and end at midnight.
      const key = JSON.stringify([query, langue, devise, magasinId, jourDe(new Date())]);
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const before = changes;
      const listing = await ask();
      if (before === changes) kept.set(key, listing);
      const [oldest] = kept.keys();
      if (kept.size > MAX && oldest !== undefined) kept.delete(oldest);
      return listing;
    },
    clear() {
      changes++;
      kept.clear();
    },
  };
}
