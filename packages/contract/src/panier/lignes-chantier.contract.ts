/** Lines of one chantier. With If-Match, a line that another changed since is refused. */
import * as Type from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id } from '../http/id.schema.ts';
import {
  COUPE_DEMANDEE,
  DE_RETOUR,
  EcriturePanier,
  REMISE_DEMANDEE,
  REFUS_AJOUT,
} from './ecriture.schema.ts';
import { MAX_LIGNES_NOMMEES, MAX_SIGNES_CHANTIER, QUANTITE_MAX } from './limites.ts';

const quantite = Type.Integer({ minimum: 1, maximum: QUANTITE_MAX });
const ligne = Type.Object({ chantierId: Id, articleId: Id });
/** Which line, where a chantier holds an article whole and cut; the first without. */
const laquelle = { ligneId: Type.Optional(Id) };

export const ajouterAuChantier = defineCall({
  method: 'PUT',
  path: '/api/panier/chantiers/{chantierId}/articles/{articleId}',
  acces: 'client',
  journal: 'panier-ajout',
  summary: 'Adds an article to a chantier; `nouveau` makes one, named by `libelle`.',
  params: Type.Object({
    chantierId: Type.Union([Id, Type.Literal('nouveau')]),
    articleId: Id,
  }),
  query: Type.Object({
    quantite: Type.Optional({ ...quantite, default: 1 }),
    ...COUPE_DEMANDEE,
    ...REMISE_DEMANDEE,
    ...DE_RETOUR,
    libelle: Type.Optional(Type.String({ minLength: 1, maxLength: MAX_SIGNES_CHANTIER })),
  }),
  answer: EcriturePanier,
  refusals: REFUS_AJOUT,
  requestHeaders: { 'Idempotency-Key': 'optional' },
  answerHeaders: ['ETag'],
});

export const modifierLigne = defineCall({
  method: 'PATCH',
  path: '/api/panier/chantiers/{chantierId}/articles/{articleId}',
  acces: 'client',
  journal: 'panier-modification',
  summary: 'Sets what is given of a line; a `remise` of 0 takes the discount away.',
  params: ligne,
  query: Type.Object({
    ...laquelle,
    quantite: Type.Optional(quantite),
    ...COUPE_DEMANDEE,
    ...REMISE_DEMANDEE,
  }),
  answer: EcriturePanier,
  refusals: [
    'introuvable',
    'article-retire',
    'remise-plafond',
    'panier-perime',
    'trait-coupe-invalide',
  ],
  requestHeaders: { 'If-Match': 'optional' },
  answerHeaders: ['ETag'],
});

export const modifierArticle = defineCall({
  method: 'PATCH',
  path: '/api/panier/articles/{id}',
  acces: 'client',
  journal: 'panier-modification',
  summary: 'Sets the quantity of an article in the first chantier that holds it.',
  params: Type.Object({ id: Id }),
  query: Type.Object({ quantite: Type.Optional({ ...quantite, default: 1 }) }),
  answer: EcriturePanier,
  refusals: ['introuvable', 'article-retire', 'panier-perime'],
  requestHeaders: { 'If-Match': 'optional' },
  answerHeaders: ['ETag'],
});

export const retirerLigne = defineCall({
  method: 'DELETE',
  path: '/api/panier/chantiers/{chantierId}/articles/{articleId}',
  acces: 'client',
  journal: 'panier-retrait',
  summary: 'Removes an article from a chantier: all its lines, or the one named.',
  params: ligne,
  query: Type.Object({ ...laquelle }),
  answer: EcriturePanier,
  refusals: ['introuvable', 'panier-perime'],
  requestHeaders: { 'If-Match': 'optional' },
  answerHeaders: ['ETag'],
});

export const retirerLignes = defineCall({
  method: 'DELETE',
  path: '/api/panier/chantiers/{chantierId}/articles',
  acces: 'client',
  journal: 'panier-retrait',
  summary: 'Removes several articles from a chantier; those it does not hold are no matter.',
  params: Type.Object({ chantierId: Id }),
  body: Type.Array(Id, { minItems: 1, maxItems: MAX_LIGNES_NOMMEES }),
  answer: EcriturePanier,
  refusals: ['introuvable', 'panier-perime'],
  requestHeaders: { 'If-Match': 'optional' },
  answerHeaders: ['ETag'],
});

export const deplacerLignes = defineCall({
  method: 'POST',
  path: '/api/panier/lignes/deplacer',
  acces: 'client',
  journal: 'panier-deplacement',
  summary:
    'Moves lines to another chantier, the one of this name made if there is none; a line of the same thing there takes their quantity.',
  body: Type.Object({
    ligneIds: Type.Array(Id, { minItems: 1, maxItems: MAX_LIGNES_NOMMEES }),
    /** One of the basket; the first one without either. */
    chantierId: Type.Optional(Id),
    chantier: Type.Optional(Type.String({ minLength: 1, maxLength: MAX_SIGNES_CHANTIER })),
  }),
  answer: EcriturePanier,
  refusals: ['introuvable', 'panier-perime'],
  requestHeaders: { 'If-Match': 'optional' },
  answerHeaders: ['ETag'],
});

export const remplacerArticle = defineCall({
  method: 'POST',
  path: '/api/panier/chantiers/{chantierId}/articles/{articleId}/remplacer',
  acces: 'client',
  journal: 'panier-remplacement',
  summary:
    'Another article takes the place of one, of all its lines or the one named: the same quantity, or the same cut list where it fits.',
  params: ligne,
  query: Type.Object({ ...laquelle, articleId: Id }),
  answer: EcriturePanier,
  refusals: ['introuvable', 'article-retire', 'panier-perime'],
  requestHeaders: { 'If-Match': 'optional' },
  answerHeaders: ['ETag'],
});
