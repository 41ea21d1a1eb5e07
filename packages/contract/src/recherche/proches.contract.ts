/** What is near words that find little: the sizes beside the one asked for, the rest of its shelf. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { ArticleVendu } from '../articles/article.schema.ts';
import { defineCall } from '../http/call.ts';
import { Noeud } from '../catalogue/arbre.contract.ts';
import { Nullable } from '../http/id.schema.ts';

/** Words that find no more than this are helped with what is near. */
export const PEU_DE_RESULTATS = 3;
export const MAX_PROCHES = 8;

export const ProchesReponse = Type.Object({
  /** Today in Paris, which the days of the answer are counted from. */
  jour: Type.String(),
  /** The size that was asked for: « 4 × 40 »; null where the words hold none. */
  mesure: Nullable(Type.String()),
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
  summary: 'Articles near words that find little: other sizes, or others of the same shelf.',
  credential: 'optional',
  query: Type.Object({ q: Type.String({ maxLength: 20_000 }) }),
  answer: ProchesReponse,
  refusals: ['service-indisponible'],
});
