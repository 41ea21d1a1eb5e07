/** What was done for a customer, by whom, when. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Fichier } from '../http/fichier.schema.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { ACTIONS_JOURNAL } from './actions-journal.ts';

export const ACTES_PAR_PAGE = 50;

export const Acte = Type.Object({
  id: Id,
  /** ISO date. */
  faitLe: Type.String(),
  action: Type.Enum(ACTIONS_JOURNAL),
  delegue: Type.Object({ code: Type.String(), nom: Type.String() }),
  /** The person the delegate acted for; null where it was for the company. */
  utilisateur: Nullable(Type.String()),
  /** What it was about, written as the action needs: a reference, a number of lines. */
  details: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
});
export type Acte = Static<typeof Acte>;

const Page = Type.Object({ actes: Type.Array(Acte), total: Type.Integer(), page: Type.Integer() });
const page = Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }));

export const lireJournal = defineCall({
  method: 'GET',
  path: '/api/delegue/journal',
  acces: 'delegue',
  summary: 'What delegates did for a customer, or what this delegate did for all customers.',
  query: Type.Object({ compteId: Type.Optional(Id), page }),
  answer: Page,
  refusals: ['introuvable', 'hors-portefeuille'],
});

export const lireJournalDuCompte = defineCall({
  method: 'GET',
  path: '/api/compte/journal',
  acces: 'titulaire',
  summary: 'What delegates did for the company of who asks.',
  query: Type.Object({ page }),
  answer: Page,
});

export const exporterJournalDuCompte = defineCall({
  method: 'GET',
  path: '/api/compte/journal/export',
  acces: 'titulaire',
  summary: 'The same, whole, as a CSV file in the language of who asks.',
  answer: Fichier,
});
