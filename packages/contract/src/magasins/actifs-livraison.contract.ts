/** Where an order can be fetched. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../call.ts';
import { Nullable } from '../id.schema.ts';
import { Magasin } from './magasins.contract.ts';
import { EtatOuverture } from './ouverture.schema.ts';

const Plages = Type.Array(Type.Tuple([Type.String(), Type.String()]));

export const LieuDeRetrait = Type.Object({
  ...Magasin.properties,
  ligne1: Type.String(),
  ligne2: Nullable(Type.String()),
  /** E.164. */
  telephone: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  /** By ISO day, 1 is Monday; a day that is absent is closed. Paris time. */
  horaires: Type.Record(Type.String(), Plages),
  ouverture: EtatOuverture,
  /** Kilometres as the crow flies, when a place was given. */
  distance: Nullable(Type.Integer()),
});
export type LieuDeRetrait = Static<typeof LieuDeRetrait>;

export const listerLieuxDeRetrait = defineCall({
  method: 'GET',
  path: '/api/magasins/actifs-livraison',
  acces: 'tous',
  credential: 'public',
  summary:
    'Stores and pick-up points that orders are brought to, with hours and position; the nearest first when a place is given.',
  query: Type.Object({
    type: Type.Optional(Type.Enum(['magasin', 'point-de-retrait'])),
    /** A town or a postcode. */
    lieu: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
    longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  }),
  answer: Type.Object({
    /** Today in Paris. */
    jour: Type.String(),
    /** The place distances are told from; null without one. */
    lieu: Nullable(Type.String()),
    magasins: Type.Array(LieuDeRetrait),
  }),
});
