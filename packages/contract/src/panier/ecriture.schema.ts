/** What every change of the basket answers. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { Id } from '../http/id.schema.ts';
import { MAX_SIGNES_COUPE } from './limites.ts';

/** How what is written is to be cut. */
export const COUPE_DEMANDEE = {
  /** Cut list, `3x1200+1x800` or `2x600x400`; the quantity follows from it. '' leaves it whole. */
  traitCoupe: Type.Optional(Type.String({ maxLength: MAX_SIGNES_COUPE })),
  /** Offcuts come with the pieces, as they do by default. */
  chutes: Type.Optional(Type.Boolean()),
};

/** The discount of a delegate: percent with at most two decimals. */
export const REMISE_DEMANDEE = {
  remise: Type.Optional(Type.String({ pattern: '^\\d{1,3}(\\.\\d{1,2})?$' })),
};

/** Why a line is not added. */
export const REFUS_AJOUT = [
  'introuvable',
  'article-retire',
  'panier-plein',
  'remise-plafond',
  'trait-coupe-invalide',
] as const;

/** Where it stood before it was removed. */
export const DE_RETOUR = { place: Type.Optional(Id) };

/** What the shop changed in a number the buyer gave, or has to report about it. */
export const MessageLigne = Type.Object({
  code: Type.Enum([
    'quantite-multiple',
    'quantite-minimum',
    'quantite-coupe',
    /** The cut list does not fit the article that took the place of another: it comes whole. */
    'coupe-abandonnee',
  ]),
  articleId: Id,
  /** What was asked, and what was taken. */
  demande: Type.Integer(),
  quantite: Type.Integer(),
});
export type MessageLigne = Static<typeof MessageLigne>;

export const EcriturePanier = Type.Object({
  /** The version of the basket after the change: to be sent as If-Match, between quotes. */
  version: Type.String(),
  /** Lines of the basket after the change. */
  nombreArticles: Type.Integer(),
  /** Lines the change bears on, as they are now; those removed are not. */
  articles: Type.Array(
    Type.Object({
      chantierId: Id,
      articleId: Id,
      quantite: Type.Integer(),
      /** Which a line that moved is from now on, and how it is cut. */
      ligneId: Type.Optional(Id),
      traitCoupe: Type.Optional(Type.String()),
    }),
  ),
  messages: Type.Array(MessageLigne),
});
export type EcriturePanier = Static<typeof EcriturePanier>;
