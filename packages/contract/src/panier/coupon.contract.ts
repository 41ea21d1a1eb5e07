import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Nullable, NullableEnum } from '../http/id.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';
import { EcriturePanier } from './ecriture.schema.ts';

/** Why a coupon is refused. */
const REFUS_COUPON = [
  'coupon-inconnu',
  'coupon-expire',
  'coupon-a-venir',
  'coupon-minimum',
  'coupon-sans-objet',
  'coupon-reserve',
  'coupon-epuise',
] as const;

/** Why one counts for nothing. */
export const RAISONS_COUPON = [
  ...REFUS_COUPON,
  /** Another promotion, which is not combined with it, takes more off. */
  'coupon-surpasse',
] as const;
export type RaisonCoupon = (typeof RAISONS_COUPON)[number];

export const CouponPanier = Type.Object({
  /** As the shop writes it. */
  code: Type.String(),
  /** Title of its promotion. */
  libelle: Type.String(),
  /** Taken off the basket, without tax. */
  montant: MontantSchema,
  valide: Type.Boolean(),
  /** Null while it counts. */
  raison: NullableEnum(RAISONS_COUPON),
  /** The reason in a sentence. */
  message: Nullable(Type.String()),
});
export type CouponPanier = Static<typeof CouponPanier>;

export const MAX_SIGNES_COUPON = 40;

export const controlerCoupon = defineCall({
  method: 'POST',
  path: '/api/panier/controler-coupon-reduction',
  acces: 'client',
  journal: 'panier-coupon',
  summary:
    'Checks a coupon and puts it on the basket in place of the one there. Capitals, spaces and dashes do not matter.',
  query: Type.Object({ code: Type.String({ minLength: 1, maxLength: MAX_SIGNES_COUPON }) }),
  answer: Type.Object({ ...EcriturePanier.properties, coupon: CouponPanier }),
  refusals: [...REFUS_COUPON, 'trop-de-tentatives'],
  answerHeaders: ['ETag'],
});

export const retirerCoupon = defineCall({
  method: 'DELETE',
  path: '/api/panier/coupon-reduction',
  acces: 'client',
  journal: 'panier-coupon',
  summary: 'Takes the coupon off the basket; nothing changes where there is none.',
  answer: EcriturePanier,
  answerHeaders: ['ETag'],
});
