/** Articles by what people write on an order: our reference, an EAN, the maker's, their own code. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { ArticleVendu } from './article.schema.ts';
import { MAX_LOT } from './lot.ts';

export const MAX_SIGNES_REFERENCE = 100;
export const MAX_PROPOSITIONS = 3;

/** Which of its codes an article was recognised by. */
export const SORTES_CODE = ['reference', 'ean', 'fournisseur', 'client'] as const;
export type SorteCode = (typeof SORTES_CODE)[number];

export const LigneReconnue = Type.Object({
  /** Null: no article, or more than one, has this code; see the propositions. */
  articleId: Nullable(Id),
  par: Type.Union([Type.Enum(SORTES_CODE), Type.Null()]),
  /** Articles that come near, best first; also the one that replaces a withdrawn one. */
  propositions: Type.Array(Id),
});
export type LigneReconnue = Static<typeof LigneReconnue>;

export const reconnaitreReferences = defineCall({
  method: 'POST',
  path: '/api/articles/batch-references',
  acces: 'tous',
  journal: false,
  summary: 'Articles as they are sold, found by the codes written on an order.',
  credential: 'optional',
  body: Type.Array(Type.String({ maxLength: MAX_SIGNES_REFERENCE }), { maxItems: MAX_LOT }),
  answer: Type.Object({
    /** Today in Paris, which the days of the answer are counted from. */
    jour: Type.String(),
    /** In the order of the codes. */
    lignes: Type.Array(LigneReconnue),
    /** Every article the lines name, once; `retire` ones included. */
    articles: Type.Array(ArticleVendu),
  }),
  refusals: ['lot-sans-donnees', 'service-indisponible'],
});
