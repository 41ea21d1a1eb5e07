import * as Type from 'typebox';
import { LIGNE_DE_LOT, MAX_LOT } from '../articles/lot.ts';
import { defineCall } from '../http/call.ts';
import { Id } from '../http/id.schema.ts';
import {
  COUPE_DEMANDEE,
  DE_RETOUR,
  EcriturePanier,
  REFUS_AJOUT,
  REMISE_DEMANDEE,
} from './ecriture.schema.ts';
import { MAX_SIGNES_CHANTIER, QUANTITE_MAX } from './limites.ts';

export const ajouterArticle = defineCall({
  method: 'PUT',
  path: '/api/panier/articles/{id}',
  acces: 'client',
  journal: 'panier-ajout',
  summary: 'Adds an article to the first chantier of the basket.',
  params: Type.Object({ id: Id }),
  query: Type.Object({
    quantite: Type.Optional(Type.Integer({ minimum: 1, maximum: QUANTITE_MAX, default: 1 })),
    ...COUPE_DEMANDEE,
  }),
  answer: EcriturePanier,
  refusals: ['introuvable', 'article-retire', 'panier-plein', 'trait-coupe-invalide'],
  requestHeaders: { 'Idempotency-Key': 'optional' },
  answerHeaders: ['ETag'],
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
  body: Type.Array(
    Type.Object({ ...LIGNE_DE_LOT, ...COUPE_DEMANDEE, ...REMISE_DEMANDEE, ...DE_RETOUR }),
    { maxItems: MAX_LOT },
  ),
  answer: EcriturePanier,
  refusals: ['lot-sans-donnees', ...REFUS_AJOUT],
  requestHeaders: { 'Idempotency-Key': 'optional' },
  answerHeaders: ['ETag'],
});

export const annulerAjout = defineCall({
  method: 'POST',
  path: '/api/panier/chantiers/{chantierId}/annuler-ajout',
  acces: 'client',
  journal: 'panier-retrait',
  summary:
    'Takes an addition back: as many of each article as it put in; what was added since stays.',
  params: Type.Object({ chantierId: Id }),
  body: Type.Array(Type.Object(LIGNE_DE_LOT), { minItems: 1, maxItems: MAX_LOT }),
  answer: EcriturePanier,
  refusals: ['introuvable'],
  requestHeaders: { 'Idempotency-Key': 'optional' },
  answerHeaders: ['ETag'],
});

export const listerQuantites = defineCall({
  method: 'GET',
  path: '/api/panier/quantites',
  acces: 'client',
  summary: 'How many of each article the basket holds, all chantiers together.',
  answer: Type.Array(Type.Object({ articleId: Id, quantite: Type.Integer() })),
});

export const compterArticles = defineCall({
  method: 'HEAD',
  path: '/api/panier',
  acces: 'client',
  summary: 'Number of lines of the basket, in the header X-Nombre-Articles.',
  answerHeaders: ['X-Nombre-Articles'],
});
