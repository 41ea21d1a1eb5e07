/** Calls, services and renewals of prices that the customers of a delegate asked for. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { INTERLOCUTEURS, SUJETS_RAPPEL } from '../contact/contacts.contract.ts';
import { defineCall } from '../http/call.ts';
import { Id, Nullable, NullableEnum } from '../http/id.schema.ts';
import { Jour } from '../http/jour.schema.ts';

export const SUIVIS_DEMANDES = ['a-faire', 'faites'] as const;
export type SuiviDemandes = (typeof SUIVIS_DEMANDES)[number];

export const DEMANDES_DELEGUE_PAR_PAGE = 25;

export const DemandeSuivie = Type.Object({
  /** R26-000123: a call. S26-000123: a service. N26-000123: net prices to renew. */
  numero: Type.String(),
  genre: Type.Enum(['rappel', 'service', 'renouvellement']),
  /** What a call is about, and who makes it; null of another request. */
  sujet: NullableEnum(SUJETS_RAPPEL),
  qui: NullableEnum(INTERLOCUTEURS),
  /** Its name, in the language of who asks; null of another request. */
  service: Nullable(Type.String()),
  /** How many prices are to be renewed; null of another request. */
  nombrePrix: Nullable(Type.Integer()),
  texte: Type.String(),
  /** Where to call; null where none is known. */
  telephone: Nullable(Type.String()),
  /** ISO date: when to call, or when the other requests were made. */
  le: Type.String(),
  fait: Type.Boolean(),
  /** ISO date, and the delegate who settled it; null: still to do, or settled elsewhere. */
  faitLe: Nullable(Type.String()),
  faitPar: Nullable(Type.String()),
  compte: Type.Object({ id: Id, code: Type.String(), libelle: Type.String() }),
  auteur: Type.String(),
  /** Whom one acts for: who asked, else an administrator; null: nobody is left. */
  utilisateurId: Nullable(Id),
});
export type DemandeSuivie = Static<typeof DemandeSuivie>;

export const listerDemandesDelegue = defineCall({
  method: 'GET',
  path: '/api/delegue/demandes',
  acces: 'delegue',
  summary:
    'Calls, services and renewals that the customers of the delegate asked for, to do or done.',
  query: Type.Object({
    suivi: Type.Optional(Type.Enum(SUIVIS_DEMANDES)),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  }),
  answer: Type.Object({
    demandes: Type.Array(DemandeSuivie),
    total: Type.Integer(),
    page: Type.Integer(),
    /** The counts of both lists, whichever is asked for. */
    nombres: Type.Object({ aFaire: Type.Integer(), faites: Type.Integer() }),
    /** The day the answer was made, in Paris. */
    jour: Jour,
  }),
});

export const suivreDemande = defineCall({
  method: 'PUT',
  path: '/api/delegue/demandes/{numero}',
  acces: 'delegue',
  journal: 'demande-suivie',
  summary: 'Says that a request was settled, or that it is to be done after all.',
  params: Type.Object({ numero: Type.String({ pattern: '^[NRS]\\d{2}-\\d{6,}$', maxLength: 20 }) }),
  body: Type.Object({ fait: Type.Boolean() }),
  answer: DemandeSuivie,
  refusals: ['introuvable', 'hors-portefeuille'],
});
