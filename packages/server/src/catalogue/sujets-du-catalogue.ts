import type { Sujet } from '../outbox/sujets.ts';

/** Emitted when what is on sale, or where, may have changed: what counts articles follows. */
export const SUJETS_DU_CATALOGUE = [
  'articles-modifies',
  'produits-modifies',
  'catalogue-modifie',
] as const satisfies readonly Sujet[];
