/** What administrators changed in the team of their company. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';

/** Each has its words in the catalogue `identite`. */
export const ACTIONS_EQUIPE = [
  'invitation',
  'invitation-renvoyee',
  'invitation-retiree',
  'invitation-acceptee',
  'demande-acceptee',
  'demande-refusee',
  'role',
  'limites',
  'acces-desactive',
  'acces-retabli',
  'transmission',
  'depart',
] as const;
export type ActionEquipe = (typeof ACTIONS_EQUIPE)[number];

export const CHANGEMENTS_PAR_PAGE = 20;

export const ChangementEquipe = Type.Object({
  id: Id,
  /** ISO date. */
  faitLe: Type.String(),
  action: Type.Enum(ACTIONS_EQUIPE),
  /** Null: they left since. */
  auteur: Nullable(Type.String()),
  /** Whom it is about; null: they left since, or never were of the company. */
  personne: Nullable(Type.String()),
  /** What it was about, written as the action needs; addresses are masked. */
  details: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()])),
});
export type ChangementEquipe = Static<typeof ChangementEquipe>;

export const lireJournalEquipe = defineCall({
  method: 'GET',
  path: '/api/compte/journal-equipe',
  acces: 'administrateur',
  summary: 'What was changed in the team of the company, by whom, the latest first.',
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
  }),
  answer: Type.Object({
    changements: Type.Array(ChangementEquipe),
    total: Type.Integer(),
    page: Type.Integer(),
  }),
});
