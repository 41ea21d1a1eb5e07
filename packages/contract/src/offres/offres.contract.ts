import * as Type from 'typebox';
import type { Static } from 'typebox';
import { ImageArticle } from '../articles/article.schema.ts';
import { defineCall } from '../http/call.ts';
import { Id, Nullable, Slugs } from '../http/id.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';

/** An editorial selection of articles. Days are yyyy-MM-dd; null while it lasts. */
export const Offre = Type.Object({
  id: Id,
  titre: Type.String(),
  slug: Type.String(),
  accroche: Type.String(),
  debut: Type.String(),
  fin: Nullable(Type.String()),
  nombre: Type.Integer(),
  /** Pictures of its first articles. */
  images: Type.Array(ImageArticle),
});
export type Offre = Static<typeof Offre>;

const PromotionDite = Type.Object({
  id: Id,
  titre: Type.String(),
  slug: Type.String(),
  texte: Type.String(),
  /** Comes on top of the compte's own price. */
  cumulable: Type.Boolean(),
  debut: Type.String(),
  fin: Nullable(Type.String()),
  nombre: Type.Integer(),
  images: Type.Array(ImageArticle),
});

/** Percent, or an amount off one unit of sale, in the currency of who reads. */
export const Promotion = Type.Union([
  Type.Object({
    ...PromotionDite.properties,
    type: Type.Literal('pourcentage'),
    valeur: Type.String(),
  }),
  Type.Object({
    ...PromotionDite.properties,
    type: Type.Literal('montant'),
    valeur: MontantSchema,
  }),
]);
export type Promotion = Static<typeof Promotion>;

const params = Type.Object({ id: Id });

export const listerOffres = defineCall({
  method: 'GET',
  path: '/api/offres',
  acces: 'tous',
  summary: 'The offers and promotions in force today.',
  credential: 'public',
  answer: Type.Object({
    jour: Type.String(),
    offres: Type.Array(Offre),
    promotions: Type.Array(Promotion),
  }),
});

export const lireOffre = defineCall({
  method: 'GET',
  path: '/api/offres/{id}',
  acces: 'tous',
  summary: 'An offer in force, with the promotions it holds.',
  credential: 'public',
  params,
  answer: Type.Object({
    jour: Type.String(),
    offre: Offre,
    slugs: Slugs,
    promotions: Type.Array(Promotion),
  }),
  refusals: ['introuvable'],
});

export const lirePromotion = defineCall({
  method: 'GET',
  path: '/api/promotions/{id}',
  acces: 'tous',
  summary: 'A promotion in force.',
  credential: 'public',
  params,
  answer: Type.Object({ jour: Type.String(), promotion: Promotion, slugs: Slugs }),
  refusals: ['introuvable'],
});
