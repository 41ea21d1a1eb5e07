/** Where an order can be fetched. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Nullable } from '../http/id.schema.ts';
import { MagasinSitue, TYPES_MAGASIN } from './magasins.contract.ts';

export const LieuDeRetrait = MagasinSitue;
export type LieuDeRetrait = Static<typeof LieuDeRetrait>;

export const listerLieuxDeRetrait = defineCall({
  method: 'GET',
  path: '/api/magasins/actifs-livraison',
  acces: 'tous',
  credential: 'public',
  summary:
    'Stores and pick-up points that orders are brought to, with hours and position; the nearest first when a place is given.',
  query: Type.Object({
    type: Type.Optional(Type.Enum(TYPES_MAGASIN)),
    /** A town or a postcode. */
    lieu: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
    longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  }),
  answer: Type.Object({
    /** Today in Paris. */
    jour: Type.String(),
    /** The place distances are measured from; null without one. */
    lieu: Nullable(Type.String()),
    magasins: Type.Array(LieuDeRetrait),
  }),
});
