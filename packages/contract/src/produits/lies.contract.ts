import * as Type from 'typebox';
import type { Static } from 'typebox';
import { ArticleVendu, Attribut } from '../articles/article.schema.ts';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';

export const MAX_COMPLEMENTS = 8;
export const MAX_PROCHES = 6;

/** Around one article. Everything named is among `articles`. */
export const Lies = Type.Object({
  /** Today in Paris, which the days of the answer are counted from. */
  jour: Type.String(),
  attributs: Type.Array(Attribut),
  articles: Type.Array(ArticleVendu),
  /** What it takes or is used with, the most needed first. */
  complements: Type.Array(
    Type.Object({
      articleId: Id,
      /** Why it is there, in a few words; null: someone linked the two by hand. */
      raison: Nullable(Type.String()),
    }),
    { maxItems: MAX_COMPLEMENTS },
  ),
  /** The same by another maker or in another finish, the nearest first. */
  equivalents: Type.Array(Id, { maxItems: MAX_PROCHES }),
  /** Often ordered with it. */
  ensemble: Type.Array(Id, { maxItems: MAX_PROCHES }),
});
export type Lies = Static<typeof Lies>;

export const listerLies = defineCall({
  method: 'GET',
  path: '/api/articles/{id}/lies',
  acces: 'tous',
  summary: 'What goes with an article and why, what replaces it, what it is ordered with.',
  credential: 'optional',
  params: Type.Object({ id: Id }),
  answer: Lies,
  refusals: ['introuvable'],
});
