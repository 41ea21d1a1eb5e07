/** Counting what is left on a shelf that a list keeps. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { ImageArticle, UNITES } from '../articles/article.schema.ts';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { ListeAchats, MAX_LIGNES_LISTE } from './liste-achats.schema.ts';

/** How many of one thing can be counted. */
export const RESTE_MAX = 1_000_000;

/** What is needed to find a line by its code or by the eye, without prices or stock. */
export const LigneComptable = Type.Object({
  ligneId: Id,
  articleId: Id,
  reference: Type.String(),
  ean: Type.String(),
  libelle: Type.String(),
  image: ImageArticle,
  unite: Type.Enum(UNITES),
  /** Pieces, metres, kilos… in one unit of sale. */
  contenu: Type.String(),
  note: Type.String(),
  cible: Type.Integer(),
  /** As it was last counted; null: not since what was missing went to a basket. */
  reste: Nullable(Type.Integer()),
});
export type LigneComptable = Static<typeof LigneComptable>;

export const lireComptage = defineCall({
  method: 'GET',
  path: '/api/listes-achats/{id}/comptage',
  acces: 'acheteur',
  summary: 'The lines of a list that have a target, in their order, to be counted.',
  params: Type.Object({ id: Id }),
  answer: Type.Object({
    ...ListeAchats.properties,
    /** Lines that are not counted: they have no target. */
    sansCible: Type.Integer(),
    lignes: Type.Array(LigneComptable),
  }),
  answerHeaders: ['ETag'],
  refusals: ['introuvable'],
});

export const enregistrerComptage = defineCall({
  method: 'POST',
  path: '/api/listes-achats/{id}/comptage',
  acces: 'acheteur',
  journal: 'liste-achats',
  summary:
    'Keeps what was counted of lines that have a target. If-Match: refused when another changed or counted one of them since.',
  params: Type.Object({ id: Id }),
  body: Type.Array(
    Type.Object({ ligneId: Id, reste: Type.Integer({ minimum: 0, maximum: RESTE_MAX }) }),
    { minItems: 1, maxItems: MAX_LIGNES_LISTE },
  ),
  answer: ListeAchats,
  refusals: ['introuvable', 'liste-perimee', 'liste-d-un-collegue'],
  requestHeaders: { 'If-Match': 'optional' },
  answerHeaders: ['ETag'],
});

export const prendreCibles = defineCall({
  method: 'POST',
  path: '/api/listes-achats/{id}/cibles',
  acces: 'acheteur',
  journal: 'liste-achats',
  summary: 'Lines without a target take their quantity as one, those named or all of them.',
  params: Type.Object({ id: Id }),
  body: Nullable(Type.Array(Id, { minItems: 1, maxItems: MAX_LIGNES_LISTE })),
  answer: ListeAchats,
  refusals: ['introuvable', 'liste-d-un-collegue'],
  answerHeaders: ['ETag'],
});
