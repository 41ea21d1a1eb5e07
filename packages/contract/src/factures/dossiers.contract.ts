/** All of a month in one file: orders, delivery notes, invoices, a summary and entries of the books. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Fichier } from '../http/fichier.schema.ts';
import { Nullable } from '../http/id.schema.ts';
import { Jour } from '../http/jour.schema.ts';
import { Key } from '../paiements/paiements.contract.ts';

/** Invoices in one file. */
export const MAX_FACTURES_DOSSIER = 500;

const Periode = Type.Object({ du: Jour, au: Jour });

export const DossierFactures = Type.Object({
  key: Type.String(),
  ...Periode.properties,
  chantier: Nullable(Type.String()),
  etat: Type.Enum(['attente', 'pret', 'echec']),
  /** Documents written, of how many; null before they are counted. */
  faits: Type.Integer(),
  total: Nullable(Type.Integer()),
  /** ISO date. */
  demandeLe: Type.String(),
});
export type DossierFactures = Static<typeof DossierFactures>;

export const listerDossiers = defineCall({
  method: 'GET',
  path: '/api/factures/dossiers',
  acces: 'acheteur',
  summary: 'The files of a month that the company asked for, the latest first.',
  answer: Type.Object({ dossiers: Type.Array(DossierFactures) }),
});

export const demanderDossier = defineCall({
  method: 'POST',
  path: '/api/factures/dossiers',
  acces: 'acheteur',
  journal: 'factures',
  summary:
    'Has the orders, delivery notes and invoices of a period, of one chantier where it is named, written as one ZIP with a summary for spreadsheets and entries for the books.',
  body: Type.Object({
    ...Periode.properties,
    chantier: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  }),
  answer: DossierFactures,
  refusals: ['dossier-vide', 'dossier-trop-grand'],
});

export const lireDossier = defineCall({
  method: 'GET',
  path: '/api/factures/dossiers/{key}',
  acces: 'acheteur',
  summary: 'The file of a month, once it is written.',
  params: Type.Object({ key: Key }),
  answer: Fichier,
  refusals: ['introuvable'],
});

export const exporterReleve = defineCall({
  method: 'GET',
  path: '/api/factures/releve',
  acces: 'acheteur',
  summary: 'The statement of account as PDF: what is still to be paid or deducted, by its day.',
  answer: Fichier,
});
