import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import {
  PromotionAppliquee,
  PromotionProche,
  PromotionTerminee,
} from '../promotions/promotion-panier.schema.ts';

export const PromotionsPanier = Type.Object({
  appliquees: Type.Array(PromotionAppliquee),
  /** The nearest first. */
  proches: Type.Array(PromotionProche),
  /** Over for a few days: this basket would have had them. */
  terminees: Type.Array(PromotionTerminee),
});
export type PromotionsPanier = Static<typeof PromotionsPanier>;

export const controlerPromotionsPanier = defineCall({
  method: 'POST',
  path: '/api/panier/controler-promotions-panier',
  acces: 'client',
  journal: false,
  summary:
    'Which promotions count in the basket, which are nearly reached, which are just over. Those told are kept as seen: `controler` says when one of them ends.',
  query: Type.Object({
    /** What ended is known: `controler` says it no more. */
    accepter: Type.Optional(Type.Boolean({ default: false })),
  }),
  answer: PromotionsPanier,
});
