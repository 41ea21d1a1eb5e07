import * as Type from 'typebox';
import type { Static } from 'typebox';
import { Lot } from '../articles/lot.ts';
import { defineCall } from '../call.ts';
import { Id } from '../id.schema.ts';
import { MAX_SIGNES_CHANTIER } from './chantiers.contract.ts';

/** What the shop changed in a number the buyer gave, or has to tell about it. */
export const MessageLigne = Type.Object({
  code: Type.Enum(['quantite-multiple', 'quantite-minimum']),
  articleId: Id,
  /** What was asked, and what was taken. */
  demande: Type.Integer(),
  quantite: Type.Integer(),
});
export type MessageLigne = Static<typeof MessageLigne>;

export const AjoutPanier = Type.Object({
  /** Lines of the basket after the addition. */
  nombreArticles: Type.Integer(),
  /** Lines the addition bears on, as they are now. */
  articles: Type.Array(Type.Object({ articleId: Id, quantite: Type.Integer() })),
  messages: Type.Array(MessageLigne),
});
export type AjoutPanier = Static<typeof AjoutPanier>;

export const ajouterArticle = defineCall({
  method: 'PUT',
  path: '/api/panier/articles/{id}',
  acces: 'client',
  journal: 'panier-ajout',
  summary: 'Adds an article to the first chantier of the basket.',
  params: Type.Object({ id: Id }),
  query: Type.Object({
    quantite: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
  }),
  answer: AjoutPanier,
  refusals: ['introuvable', 'article-retire'],
});

export const ajouterArticles = defineCall({
  method: 'PUT',
  path: '/api/panier/articles',
  acces: 'client',
  journal: 'panier-ajout',
  summary: 'Adds several articles at once: all of them or none.',
  query: Type.Object({
    /** One of the basket; the first one without. */
    chantierId: Type.Optional(Id),
    /** Instead of an identifier: the chantier of this name, made if there is none. */
    chantier: Type.Optional(Type.String({ minLength: 1, maxLength: MAX_SIGNES_CHANTIER })),
  }),
  body: Lot,
  answer: AjoutPanier,
  refusals: ['lot-sans-donnees', 'introuvable', 'article-retire'],
});

export const compterArticles = defineCall({
  method: 'HEAD',
  path: '/api/panier',
  acces: 'client',
  summary: 'Number of lines of the basket, in the header X-Nombre-Articles.',
});
