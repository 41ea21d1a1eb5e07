import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';
import { PromotionAppliquee } from '../promotions/promotion-panier.schema.ts';
import { TYPES_DEMANDES } from '../type-document.ts';
import { Chantier } from './chantiers.contract.ts';
import { CouponPanier } from './coupon.contract.ts';
import { EcriturePanier } from './ecriture.schema.ts';
import { LignePanier } from './ligne.schema.ts';
import { LIGNES_PREMIERES, MAX_SIGNES_COMMENTAIRE } from './limites.ts';
import { ExigencesChorus } from './references.schema.ts';
import { TarifPanier } from './tarif-panier.schema.ts';
import { TrancheDemandee } from './tranche.schema.ts';

export const TYPES_PANIER = ['Commande', 'Devis'] as const;
export type TypePanier = (typeof TYPES_PANIER)[number];

export const Franco = Type.Object({
  /** 0 none, 1 day, 2 permanent, 3 subscription. */
  type: Type.Integer({ minimum: 0, maximum: 3 }),
  /** Goods without tax from which carriage is free; null where it always or never is. */
  seuil: Nullable(MontantSchema),
  /** What is missing; null where no amount makes it free. */
  reste: Nullable(MontantSchema),
  /** Title of the promotion that makes it free; null without. */
  promotion: Nullable(Type.String()),
  /** Something goes by carrier, over 2 m or 30 kg: free carriage does not cover it. */
  longsEnSus: Type.Boolean(),
});
export type Franco = Static<typeof Franco>;

export const Panier = Type.Object({
  /** Null before the first addition. */
  id: Nullable(Id),
  /** To be sent as If-Match, between quotes. */
  version: Type.String(),
  type: Type.Enum(TYPES_PANIER),
  commentaire: Type.String(),
  /** Lines. */
  nombreArticles: Type.Integer(),
  coupon: Nullable(CouponPanier),
  /** Those that count. */
  promotions: Type.Array(PromotionAppliquee),
  franco: Franco,
  tarif: TarifPanier,
  chantiers: Type.Array(Chantier),
  /** What a public body has to say of each chantier before it is ordered. */
  chorus: Nullable(ExigencesChorus),
});
export type Panier = Static<typeof Panier>;

export const lirePanier = defineCall({
  method: 'GET',
  path: '/api/panier',
  acces: 'client',
  summary:
    'The basket with its chantiers, lines and totals. Its ETag begins with its version. With `nombre`, a slice of its lines in the order of its page, chantiers with a name first; totals are of all of them.',
  query: TrancheDemandee,
  answer: Panier,
  answerHeaders: ['ETag'],
});

export const listerArticlesPanier = defineCall({
  method: 'GET',
  path: '/api/panier/articles',
  acces: 'client',
  summary:
    'Lines of the basket, all chantiers together; with `dernieres` so many of those added last, the latest first.',
  query: Type.Object({
    dernieres: Type.Optional(Type.Integer({ minimum: 1, maximum: LIGNES_PREMIERES })),
  }),
  answer: Type.Array(Type.Object({ chantierId: Id, ...LignePanier.properties })),
  answerHeaders: ['ETag'],
});

export const lireTarifPanier = defineCall({
  method: 'GET',
  path: '/api/panier/tarif',
  acces: 'client',
  summary: 'Totals of the basket.',
  answer: TarifPanier,
  answerHeaders: ['ETag'],
});

export const modifierPanier = defineCall({
  method: 'PATCH',
  path: '/api/panier',
  acces: 'client',
  journal: 'panier-entete',
  summary:
    'Sets what is given of the basket: its type (a compte in consultation asks for quotes only), its comment.',
  query: Type.Object({
    /** In words, or 0 for a quote and 1 for an order. */
    type: Type.Optional(Type.Enum(TYPES_DEMANDES)),
    commentaire: Type.Optional(Type.String({ maxLength: MAX_SIGNES_COMMENTAIRE })),
  }),
  answer: EcriturePanier,
  refusals: ['panier-perime'],
  requestHeaders: { 'If-Match': 'optional' },
  answerHeaders: ['ETag'],
});

export const viderPanier = defineCall({
  method: 'POST',
  path: '/api/panier/vider',
  acces: 'client',
  journal: 'panier-retrait',
  summary: 'Removes every line and every chantier but the first.',
  answer: EcriturePanier,
  refusals: ['panier-perime'],
  requestHeaders: { 'If-Match': 'optional' },
  answerHeaders: ['ETag'],
});
