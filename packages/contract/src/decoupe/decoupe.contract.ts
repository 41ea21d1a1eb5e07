import * as Type from 'typebox';
import type { Static } from 'typebox';
import { ImageArticle, UNITES } from '../articles/article.schema.ts';
import { TarifAffiche } from '../articles/tarif.schema.ts';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { Matiere, TarifCoupe } from './matiere.schema.ts';

/** All it takes to plan and price a cut list without asking again. */
export const Decoupe = Type.Object({
  articleId: Id,
  reference: Type.String(),
  libelle: Type.String(),
  image: ImageArticle,
  unite: Type.Enum(UNITES),
  multiple: Type.Integer(),
  minimum: Type.Integer(),
  retire: Type.Boolean(),
  matiere: Matiere,
  tarifCoupe: TarifCoupe,
  /** The price of one unit of sale, with its tiers; null where no price is known. */
  tarif: Nullable(TarifAffiche),
});
export type Decoupe = Static<typeof Decoupe>;

export const lireDecoupe = defineCall({
  method: 'GET',
  path: '/api/articles/{id}/decoupe',
  acces: 'tous',
  summary: 'What an article is cut from and what cutting costs; not found for what is sold whole.',
  credential: 'optional',
  params: Type.Object({ id: Id }),
  answer: Decoupe,
  refusals: ['introuvable'],
});
