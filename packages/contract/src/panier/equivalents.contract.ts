import * as Type from 'typebox';
import { ArticleVendu, Attribut } from '../articles/article.schema.ts';
import { defineCall } from '../http/call.ts';
import { Id } from '../http/id.schema.ts';

export const MAX_EQUIVALENTS = 12;

export const listerEquivalents = defineCall({
  method: 'GET',
  path: '/api/panier/chantiers/{chantierId}/articles/{articleId}/equivalents',
  acces: 'client',
  summary:
    'Articles that do the same as a line and are in stock for its quantity, cheapest first; another maker’s with the same measures, or what takes its place.',
  params: Type.Object({ chantierId: Id, articleId: Id }),
  answer: Type.Object({
    /** The quantity of the line. */
    quantite: Type.Integer(),
    /** Today in Paris, which the days of the answer are counted from. */
    jour: Type.String(),
    attributs: Type.Array(Attribut),
    articles: Type.Array(ArticleVendu, { maxItems: MAX_EQUIVALENTS }),
  }),
  refusals: ['introuvable'],
});
