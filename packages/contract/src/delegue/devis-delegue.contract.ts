/** Quotes of all customers a delegate looks after. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { ETATS_DEVIS } from '../devis/devis.schema.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { Jour } from '../http/jour.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';
import { Key } from '../paiements/paiements.contract.ts';

/** `a-repondre`: asked for, or with a price refused; `expirent`: offered, and over within a week. */
export const SUIVIS_DEVIS = ['a-repondre', 'expirent'] as const;
export type SuiviDevis = (typeof SUIVIS_DEVIS)[number];

export const TRIS_DEVIS_DELEGUE = [
  'date',
  '-date',
  'montant',
  '-montant',
  'validite',
  '-validite',
  'client',
  '-client',
] as const;

export const DEVIS_DELEGUE_PAR_PAGE = 25;

export const DevisSuivi = Type.Object({
  key: Type.String(),
  numero: Type.String(),
  etat: Type.Enum(ETATS_DEVIS),
  /** ISO date. */
  demandeLe: Type.String(),
  valableJusqu: Nullable(Jour),
  nombreLignes: Type.Integer(),
  /** Lines whose price the customer does not take. */
  prixRefuses: Type.Integer(),
  netHT: MontantSchema,
  compte: Type.Object({ id: Id, code: Type.String(), libelle: Type.String() }),
  /** Who asked for it. */
  auteur: Type.String(),
  /** Whom one acts for to answer it: who asked, else an administrator; null: nobody is left. */
  utilisateurId: Nullable(Id),
});
export type DevisSuivi = Static<typeof DevisSuivi>;

export const listerDevisDelegue = defineCall({
  method: 'GET',
  path: '/api/delegue/devis',
  acces: 'delegue',
  summary: 'Quotes to be answered, or about to expire, of all customers of the delegate.',
  query: Type.Object({
    suivi: Type.Optional(Type.Enum(SUIVIS_DEVIS)),
    tri: Type.Optional(Type.Enum(TRIS_DEVIS_DELEGUE)),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  }),
  answer: Type.Object({
    devis: Type.Array(DevisSuivi),
    total: Type.Integer(),
    page: Type.Integer(),
    /** The counts of both lists, whichever is asked for. */
    nombres: Type.Object({ aRepondre: Type.Integer(), expirent: Type.Integer() }),
    /** The day the answer was made, in Paris. */
    jour: Jour,
  }),
});

export const lireDevisDelegue = defineCall({
  method: 'GET',
  path: '/api/delegue/devis/{key}',
  acces: 'delegue',
  summary:
    'One quote of a customer of the delegate, whoever they act for: what a link in a mail leads to.',
  params: Type.Object({ key: Key }),
  answer: DevisSuivi,
  refusals: ['introuvable', 'hors-portefeuille'],
});
