import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../call.ts';
import { Id, Nullable } from '../id.schema.ts';

export const MAX_SIGNES_CHANTIER = 80;

export const Chantier = Type.Object({
  id: Id,
  /** Null: the first one, which the buyer gave no name. */
  libelle: Nullable(Type.String()),
  nombreArticles: Type.Integer(),
});
export type Chantier = Static<typeof Chantier>;

export const listerChantiers = defineCall({
  method: 'GET',
  path: '/api/panier/chantiers',
  acces: 'client',
  summary: 'Chantiers of the basket, in their order; none before the first addition.',
  answer: Type.Array(Chantier),
});
