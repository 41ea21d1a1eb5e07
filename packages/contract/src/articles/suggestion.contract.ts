/** What the search field proposes while one types. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id } from '../http/id.schema.ts';
import { Lecture, RayonTrouve } from '../recherche/recherche.contract.ts';
import { ArticleVendu } from './article.schema.ts';

/** From this many signs on, the field proposes. */
export const SIGNES_AVANT_SUGGESTION = 3;
/** Most of each group. */
export const MAX_SUGGESTIONS = {
  articles: 6,
  noeuds: 4,
  marques: 4,
  contenus: 3,
  termes: 3,
} as const;

export const MarqueTrouvee = Type.Object({
  id: Id,
  nom: Type.String(),
  slug: Type.String(),
  nombre: Type.Integer(),
});

export const ContenuTrouve = Type.Object({
  type: Type.Enum(['service', 'univers', 'offre', 'page', 'faq', 'actualite']),
  id: Id,
  libelle: Type.String(),
  slug: Type.String(),
});
export type ContenuTrouve = Static<typeof ContenuTrouve>;

export const SuggestionReponse = Type.Object({
  /** Today in Paris, which the days of the answer are counted from. */
  jour: Type.String(),
  /** Articles the whole query finds. */
  total: Type.Integer(),
  lecture: Lecture,
  articles: Type.Array(ArticleVendu),
  /** Those of the articles that the words do not find: other sizes and finishes of the best. */
  proches: Type.Array(Id),
  noeuds: Type.Array(RayonTrouve),
  marques: Type.Array(MarqueTrouvee),
  contenus: Type.Array(ContenuTrouve),
  /** Searches others made that begin like this one, most frequent first. */
  termes: Type.Array(Type.String()),
});
export type SuggestionReponse = Static<typeof SuggestionReponse>;

export const suggerer = defineCall({
  method: 'GET',
  path: '/api/articles/suggestion',
  acces: 'tous',
  summary: 'Articles, categories, brands, pages and searches for what is being typed.',
  credential: 'optional',
  query: Type.Object({
    /** Empty: the most frequent searches alone. */
    q: Type.Optional(Type.String({ maxLength: 20_000 })),
  }),
  answer: SuggestionReponse,
  refusals: ['service-indisponible'],
});
