/** Gifts the basket earns. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { ImageArticle } from '../articles/article.schema.ts';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { EcriturePanier } from './ecriture.schema.ts';

export const VarianteGoodie = Type.Object({
  id: Id,
  /** « L, bleu marine ». */
  libelle: Type.String(),
  taille: Nullable(Type.String()),
  couleur: Nullable(Type.Object({ libelle: Type.String(), code: Type.String() })),
  /** False: none is left, it cannot be chosen. */
  disponible: Type.Boolean(),
});
export type VarianteGoodie = Static<typeof VarianteGoodie>;

export const Goodie = Type.Object({
  id: Id,
  libelle: Type.String(),
  image: ImageArticle,
  quantite: Type.Integer(),
  /** Titles of the promotions it comes from. */
  promotions: Type.Array(Type.String()),
  /** It has sizes or colours to choose from. */
  avecVariantes: Type.Boolean(),
  /** Chosen; null before, or where there is nothing to choose. */
  variante: Nullable(VarianteGoodie),
  /** Declined for this order: nothing is to be chosen, and it does not come along. */
  refuse: Type.Boolean(),
});
export type Goodie = Static<typeof Goodie>;

export const listerGoodies = defineCall({
  method: 'GET',
  path: '/api/panier/goodies',
  acces: 'client',
  summary: 'Gifts the basket earns, with the variant chosen of each.',
  answer: Type.Array(Goodie),
});

export const listerVariantesGoodie = defineCall({
  method: 'GET',
  path: '/api/panier/goodies/{id}/variantes',
  acces: 'client',
  summary: 'Variants of a gift that the basket earns.',
  params: Type.Object({ id: Id }),
  answer: Type.Object({
    id: Id,
    libelle: Type.String(),
    image: ImageArticle,
    quantite: Type.Integer(),
    /** The variant chosen. */
    varianteId: Nullable(Id),
    refuse: Type.Boolean(),
    variantes: Type.Array(VarianteGoodie),
  }),
  sansDonnees: 'goodie-sans-identifiant',
  refusals: ['goodie-sans-identifiant', 'introuvable'],
});

export const modifierVarianteGoodie = defineCall({
  method: 'POST',
  path: '/api/panier/goodies/{id}/modifier-variante',
  acces: 'client',
  journal: 'panier-goodie',
  summary: 'Chooses the variant of a gift that the basket earns, or declines the gift.',
  params: Type.Object({ id: Id }),
  query: Type.Object({
    /** Required where the gift is taken. */
    varianteId: Type.Optional(Id),
    refuse: Type.Optional(Type.Boolean()),
  }),
  answer: EcriturePanier,
  refusals: ['introuvable', 'goodie-epuise'],
  answerHeaders: ['ETag'],
});
