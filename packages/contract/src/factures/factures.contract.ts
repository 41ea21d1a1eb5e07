/** Invoices and credit notes of a company. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Fichier } from '../http/fichier.schema.ts';
import { Nullable, NullableEnum } from '../http/id.schema.ts';
import { Jour } from '../http/jour.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';
import { COLONNES, MAX_CHOISIES } from '../identite/colonnes.ts';
import { Key } from '../paiements/paiements.contract.ts';
import { DocumentFacture, GENRES_FACTURE } from './document-facture.schema.ts';
import {
  CANAUX_FACTURE,
  ETATS_ENVOI,
  ETATS_FACTURE,
  FORMATS_FACTURE,
  FORMATS_FICHIER,
  MOYENS_REGLEMENT,
  ORIGINES_FACTURE,
  TRANCHES_RETARD,
} from './etats-facture.ts';
import { TropPercu } from './trop-percus.contract.ts';

export const FACTURES_PAR_PAGE = 25;
export const TRIS_FACTURES = [
  'date',
  '-date',
  'echeance',
  '-echeance',
  'montant',
  '-montant',
  'numero',
  '-numero',
] as const;

/** A row of the list. Amounts of a credit note are negative. */
export const FactureResumee = Type.Object({
  key: Type.String(),
  numero: Type.String(),
  genre: Type.Enum(GENRES_FACTURE),
  etat: Type.Enum(ETATS_FACTURE),
  emiseLe: Jour,
  echeanceLe: Jour,
  /** Those with a name. */
  chantiers: Type.Array(Type.String()),
  /** Numbers of the orders it is of. */
  commandes: Type.Array(Type.String()),
  ht: MontantSchema,
  ttc: MontantSchema,
  /** What is left to be paid, or to be deducted. */
  reste: MontantSchema,
  /** What became of its sending; null where it was issued before invoices were sent. */
  envoi: NullableEnum(ETATS_ENVOI),
});
export type FactureResumee = Static<typeof FactureResumee>;

const Filtres = Type.Object({
  /** Number of the invoice, of an order or a note, reference or name of an article, chantier. */
  recherche: Type.Optional(Type.String({ maxLength: 100 })),
  etat: Type.Optional(Type.Array(Type.Enum(ETATS_FACTURE), { maxItems: ETATS_FACTURE.length })),
  /** Issued from, and until. */
  du: Type.Optional(Jour),
  au: Type.Optional(Jour),
  chantier: Type.Optional(Type.String({ maxLength: 80 })),
  /** With tax, in the currency of the company. */
  montantMin: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
  montantMax: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
});

export const listerFactures = defineCall({
  method: 'GET',
  path: '/api/factures',
  acces: 'acheteur',
  summary: 'Invoices and credit notes of the company, the latest first unless told.',
  query: Type.Object({
    ...Filtres.properties,
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    tri: Type.Optional(Type.Enum(TRIS_FACTURES)),
  }),
  answer: Type.Object({
    factures: Type.Array(FactureResumee),
    total: Type.Integer(),
    page: Type.Integer(),
    /** Whatever the filters: how many are in each state, and what is left of them. */
    etats: Type.Array(
      Type.Object({
        etat: Type.Enum(ETATS_FACTURE),
        nombre: Type.Integer(),
        reste: MontantSchema,
      }),
    ),
    /** What is due, by how late it is; as many as there are columns. */
    retards: Type.Array(
      Type.Object({
        tranche: Type.Enum(TRANCHES_RETARD),
        nombre: Type.Integer(),
        reste: MontantSchema,
      }),
    ),
    /** To filter by. */
    chantiers: Type.Array(Type.String()),
    /** What the company paid beyond its invoices and has to its credit, the oldest first. */
    tropPercus: Type.Array(TropPercu),
  }),
});

export const exporterFactures = defineCall({
  method: 'GET',
  path: '/api/factures/export',
  acces: 'acheteur',
  summary: 'The invoices that the filters leave, or those named of them, as a file.',
  query: Type.Object({
    ...Filtres.properties,
    format: Type.Enum(['csv', 'xlsx']),
    tri: Type.Optional(Type.Enum(TRIS_FACTURES)),
    colonnes: Type.Optional(Type.Array(Type.Enum(COLONNES.factures), { maxItems: 8 })),
    cles: Type.Optional(Type.Array(Key, { maxItems: MAX_CHOISIES })),
  }),
  answer: Fichier,
});

export const ReglementFacture = Type.Object({
  faitLe: Jour,
  montant: MontantSchema,
  moyen: Type.Enum(MOYENS_REGLEMENT),
  /** What the bank calls it, or the number of the credit note or of the credit. */
  reference: Type.String(),
  /** The key of the credit note. */
  avoirKey: Nullable(Type.String()),
});

export const Facture = Type.Object({
  ...FactureResumee.properties,
  document: DocumentFacture,
  origine: Type.Enum(ORIGINES_FACTURE),
  /** The files there are of it, the one to offer first. */
  formats: Type.Array(Type.Enum(FORMATS_FICHIER)),
  reglements: Type.Array(ReglementFacture),
  /** Credit notes that correct it. */
  avoirs: Type.Array(Type.Object({ key: Type.String(), numero: Type.String() })),
  /** The invoice that a credit note corrects. */
  factureKey: Nullable(Type.String()),
  /** How it left, and all that became of it, the first first. */
  transmission: Nullable(
    Type.Object({
      canal: Type.Enum(CANAUX_FACTURE),
      adresse: Type.String(),
      etats: Type.Array(
        Type.Object({
          etat: Type.Enum(ETATS_ENVOI),
          motif: Type.String(),
          /** ISO date. */
          survenuLe: Type.String(),
        }),
      ),
    }),
  ),
});
export type Facture = Static<typeof Facture>;

export const lireFacture = defineCall({
  method: 'GET',
  path: '/api/factures/{key}',
  acces: 'acheteur',
  summary: 'An invoice with its lines, its tax by rate and what was paid of it.',
  params: Type.Object({ key: Key }),
  answer: Facture,
  refusals: ['introuvable'],
});

export const exporterFacture = defineCall({
  method: 'GET',
  path: '/api/factures/{key}/export',
  acces: 'acheteur',
  summary:
    'The invoice as it was issued: Factur-X (a PDF that holds its own data), UBL or CII; of one that the ERP issued, the files it gave. The bytes are always the same.',
  params: Type.Object({ key: Key }),
  query: Type.Object({ format: Type.Optional(Type.Enum(FORMATS_FICHIER)) }),
  answer: Fichier,
  refusals: ['introuvable'],
});

/** A rule that a file is held against, and whether it is kept. */
export const Controle = Type.Object({
  /** As the standard calls it: `BR-CO-10`. */
  code: Type.String(),
  tenue: Type.Boolean(),
  /** In the language of the request. */
  texte: Type.String(),
});
export type Controle = Static<typeof Controle>;

export const controlerFacture = defineCall({
  method: 'GET',
  path: '/api/factures/{key}/controles',
  acces: 'acheteur',
  summary:
    'The invoice, read back out of the file asked for and held against the rules of EN 16931, of the French reform and, for a public body, of Chorus Pro.',
  params: Type.Object({ key: Key }),
  query: Type.Object({ format: Type.Optional(Type.Enum(FORMATS_FACTURE)) }),
  answer: Type.Object({ controles: Type.Array(Controle) }),
  refusals: ['introuvable'],
});
