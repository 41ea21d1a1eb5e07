import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id } from '../http/id.schema.ts';

export const CODES_CONTROLE = [
  'article-retire',
  'article-remplace',
  'quantite-multiple',
  'quantite-minimum',
  'stock-insuffisant',
  'prix-modifie',
  /** Three times what the company usually buys at once, or more. */
  'quantite-inhabituelle',
  /** More than a delegate gave a discount for: the line has its usual price. */
  'remise-quantite',
  'trait-coupe-invalide',
  'compte-bloque',
  'role-consultation',
  'limite-commande',
  'montant-minimum',
  'coupon-invalide',
  'promotion-expiree',
  'goodie-variante-manquante',
  /** A choice of the open piece that no longer fits was replaced. */
  'livraison-modifiee',
  'paiement-modifie',
  /** The buyer is a public body, and a chantier lacks a Chorus Pro field. */
  'reference-manquante',
] as const;
export type CodeControle = (typeof CODES_CONTROLE)[number];

/** `erreur` keeps the basket from being ordered. */
export const NIVEAUX_CONTROLE = ['erreur', 'attention', 'info'] as const;

export const MessageControle = Type.Object({
  code: Type.Enum(CODES_CONTROLE),
  niveau: Type.Enum(NIVEAUX_CONTROLE),
  /** In the language of the request. */
  libelle: Type.String(),
  chantierId: Type.Optional(Id),
  articleId: Type.Optional(Id),
  /** The gift whose variant is to be chosen. */
  goodieId: Type.Optional(Id),
  /** The one call that mends it, and what to write on its button. */
  correction: Type.Optional(
    Type.Object({
      libelle: Type.String(),
      methode: Type.Enum(['PATCH', 'POST', 'DELETE']),
      /** With its query. */
      chemin: Type.String(),
    }),
  ),
});
export type MessageControle = Static<typeof MessageControle>;

export const controlerPanier = defineCall({
  method: 'POST',
  path: '/api/panier/controler',
  acces: 'client',
  journal: false,
  summary: 'What keeps the basket from being ordered as it is, or should be known before.',
  answer: Type.Object({ messages: Type.Array(MessageControle) }),
});
