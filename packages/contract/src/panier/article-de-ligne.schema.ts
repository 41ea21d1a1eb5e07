/** The article of a line that was agreed on, as orders and quotes keep it. */
import * as Type from 'typebox';
import { ImageArticle, UNITES } from '../articles/article.schema.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { CoupeLigne } from './coupe-ligne.schema.ts';

export const ARTICLE_DE_LIGNE = {
  articleId: Id,
  produitId: Id,
  reference: Type.String(),
  /** In the language of the request. */
  libelle: Type.String(),
  slug: Type.String(),
  image: ImageArticle,
  unite: Type.Enum(UNITES),
  /** No longer sold. */
  retire: Type.Boolean(),
  /** Quantities are multiples of it, from the minimum on. */
  multiple: Type.Integer(),
  minimum: Type.Integer(),
  quantite: Type.Integer(),
  /** '' where nothing is cut. */
  traitCoupe: Type.String(),
  coupe: Nullable(CoupeLigne),
};
