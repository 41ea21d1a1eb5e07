/** The basket as a file, to print, to read in a spreadsheet or in the programs of the building trade. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Fichier } from '../http/fichier.schema.ts';
import { Id } from '../http/id.schema.ts';
import { MAX_LIGNES_NOMMEES } from './limites.ts';

export const FORMATS_EXPORT = {
  pdf: 0,
  etiquettes: 1,
  xlsx: 2,
  csv: 3,
  texte: 4,
  batigest: 5,
  ebp: 6,
} as const;
export type FormatExport = keyof typeof FORMATS_EXPORT;

/** What it costs the buyer, nothing, what it costs everyone, or the first with pictures. */
export const VARIANTES_EXPORT = ['ParDefaut', 'SansPrix', 'PrixPublic', 'AvecImages'] as const;
export type VarianteExport = (typeof VARIANTES_EXPORT)[number];

export interface PlancheEtiquettes {
  colonnes: number;
  rangees: number;
  /** Millimetres, on a sheet of A4. */
  largeur: number;
  hauteur: number;
  gauche: number;
  haut: number;
  pasX: number;
  pasY: number;
}

/** Sheets of labels, by print mode. */
export const PLANCHES: Readonly<Record<1 | 2 | 3, PlancheEtiquettes>> = {
  1: {
    colonnes: 3,
    rangees: 8,
    largeur: 70,
    hauteur: 36,
    gauche: 0,
    haut: 4.5,
    pasX: 70,
    pasY: 36,
  },
  2: {
    colonnes: 2,
    rangees: 7,
    largeur: 99.1,
    hauteur: 38.1,
    gauche: 4.65,
    haut: 15.15,
    pasX: 101.6,
    pasY: 38.1,
  },
  3: {
    colonnes: 4,
    rangees: 10,
    largeur: 48.5,
    hauteur: 25.4,
    gauche: 8,
    haut: 21.5,
    pasX: 48.5,
    pasY: 25.4,
  },
};

/** What file is wanted, and of which lines. */
export const CHOIX_EXPORT = {
  /** 0 PDF, 1 labels, 2 XLSX, 3 CSV, 4 text, 5 Batigest, 6 EBP; a PDF by default. */
  format: Type.Optional(Type.Integer({ minimum: 0, maximum: 6, default: 0 })),
  variante: Type.Optional(Type.Enum(VARIANTES_EXPORT)),
  /** These lines alone (`ligneId`), parted by commas. */
  lignes: Type.Optional(
    Type.String({ pattern: `^\\d{1,15}(,\\d{1,15}){0,${MAX_LIGNES_NOMMEES - 1}}$` }),
  ),
  /** The sheet of labels, see PLANCHES. 0 and none mean 1. */
  etiquettes: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
  /** The first free label of the first sheet, row by row. */
  position: Type.Optional(Type.Integer({ minimum: 1, maximum: 40 })),
};

const ExportQuery = Type.Object({
  ...CHOIX_EXPORT,
  /** That chantier alone. */
  chantierId: Type.Optional(Id),
});
export type ExportQuery = Static<typeof ExportQuery>;

export const exporterPanier = defineCall({
  method: 'GET',
  path: '/api/panier/export',
  acces: 'client',
  summary: 'The basket, a chantier or some lines as a file, in the language of the request.',
  query: ExportQuery,
  answer: Fichier,
  refusals: ['panier-vide', 'introuvable', 'trop-d-etiquettes'],
});
