/** Promotions of the basket as they are told: those that count, those nearly reached, those just over. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { Id, Nullable } from '../http/id.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';

/**
 * `remise`: percent or amount off, from a threshold on. `lot`: N for the price of M. `cadeau`: a
 * gift. `port`: free carriage.
 */
export const GENRES_PROMOTION = ['remise', 'lot', 'cadeau', 'port'] as const;
export type GenrePromotion = (typeof GENRES_PROMOTION)[number];

/** What was counted on the lines it bears on, against what it asks for: one of the two is given. */
const Mesure = Type.Object({
  montant: Nullable(MontantSchema),
  quantite: Nullable(Type.Integer()),
});

const commune = {
  id: Id,
  genre: Type.Enum(GENRES_PROMOTION),
  /** Its title, in the language of the request. */
  libelle: Type.String(),
};

export const PromotionAppliquee = Type.Object({
  ...commune,
  /** Taken off the basket, without tax; zero for a gift or free carriage. */
  montant: MontantSchema,
  /** It comes from the coupon of the basket. */
  coupon: Type.Boolean(),
  /** Why it counts. */
  compte: Mesure,
  seuil: Mesure,
  /** Which gift, and how many, where it gives one. */
  goodie: Nullable(Type.Object({ id: Id, quantite: Type.Integer() })),
});
export type PromotionAppliquee = Static<typeof PromotionAppliquee>;

export const PromotionProche = Type.Object({
  ...commune,
  /** What is missing, to be taken among what it bears on. */
  manque: Mesure,
  /** The same in a sentence: « Encore 18,40 € HT : le port est offert. » */
  message: Type.String(),
});
export type PromotionProche = Static<typeof PromotionProche>;

export const PromotionTerminee = Type.Object({
  ...commune,
  /** Its last day, yyyy-MM-dd. */
  fin: Type.String(),
  message: Type.String(),
});
export type PromotionTerminee = Static<typeof PromotionTerminee>;
