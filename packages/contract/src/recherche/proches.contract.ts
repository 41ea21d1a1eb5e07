/** What is near words that find little: other sizes, finishes and makers of the best answer. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { ArticleVendu, Attribut } from '../articles/article.schema.ts';
import { defineCall } from '../http/call.ts';
import { Noeud } from '../catalogue/arbre.contract.ts';
import { Nullable } from '../http/id.schema.ts';

/** Words that find no more than this are helped with what is near. */
export const PEU_DE_RESULTATS = 11;
export const MAX_PROCHES = 8;

export const ProchesReponse = Type.Object({
  /** Today in Paris, which the days of the answer are counted from. */
  jour: Type.String(),
  /** The best answer, which they stand beside and are told apart from; null where nothing is found. */
  depuis: Nullable(ArticleVendu),
  /** Those the articles carry: what is different of them is told. */
  attributs: Type.Array(Attribut),
  /** Nearest first; none that the words find. */
  articles: Type.Array(ArticleVendu, { maxItems: MAX_PROCHES }),
  /** The shelf of the best answer and those above it, up to its family, with all they hold. */
  rayons: Type.Array(Noeud),
});
export type ProchesReponse = Static<typeof ProchesReponse>;

export const listerProches = defineCall({
  method: 'GET',
  path: '/api/recherche/proches',
  acces: 'tous',
  summary: 'Other sizes, finishes and makers of the best answer to words that find little.',
  credential: 'optional',
  query: Type.Object({ q: Type.String({ maxLength: 20_000 }) }),
  answer: ProchesReponse,
  refusals: ['service-indisponible'],
});
