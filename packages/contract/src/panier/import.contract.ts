/** Orders that come as a text, a file or a list, put into the basket in one go. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { ArticleVendu } from '../articles/article.schema.ts';
import { MAX_LOT } from '../articles/lot.ts';
import { defineCall } from '../call.ts';
import { FichierRecu } from '../fichier-recu.schema.ts';
import { Id, Nullable } from '../id.schema.ts';
import { EcriturePanier } from './ecriture.schema.ts';
import { MAX_SIGNES_CHANTIER } from './limites.ts';

/** Lines of one import; a longer order is refused whole, never cut. */
export const MAX_LIGNES_IMPORT = MAX_LOT;
/** A thousand lines of a mail, with their words. */
export const MAX_SIGNES_COLLES = 500_000;

/** `remplacer`: the lines the chantier held go, unless nothing at all could be imported. */
export const MODES_IMPORT = ['ajouter', 'remplacer'] as const;
export type ModeImport = (typeof MODES_IMPORT)[number];

/**
 * `introuvable` no article has the code, `ambigu` several have it, `retire` it is no longer sold,
 * `quantite` no quantity can be read, or it is more than a line may hold.
 */
export const RAISONS_NON_IMPORTE = ['introuvable', 'ambigu', 'retire', 'quantite'] as const;
export type RaisonNonImporte = (typeof RAISONS_NON_IMPORTE)[number];

export const NonImporte = Type.Object({
  /** Of the text or the file, from 1. */
  ligne: Type.Integer(),
  /** As it was written, its beginning where it is long. */
  texte: Type.String(),
  /** What was taken for its code. */
  reference: Type.String(),
  raison: Type.Enum(RAISONS_NON_IMPORTE),
  /** To be taken with a proposition; null where none could be read. */
  quantite: Nullable(Type.Integer()),
  /** Articles that come near, best first: see `proposes`. */
  propositions: Type.Array(Id),
});
export type NonImporte = Static<typeof NonImporte>;

export const ImportPanier = Type.Object({
  ...EcriturePanier.properties,
  /** Where the lines went; null when none could be imported. */
  chantierId: Nullable(Id),
  /** Lines of the text or the file that are in the basket now. */
  importes: Type.Integer(),
  /** By rising line. */
  nonImportes: Type.Array(NonImporte),
  /** Every article the propositions name, once. */
  proposes: Type.Array(ArticleVendu),
  /** Today in Paris, which the days of `proposes` are told from. */
  jour: Type.String(),
});
export type ImportPanier = Static<typeof ImportPanier>;

const vers = {
  /** One of the basket; the first one without. */
  chantierId: Type.Optional(Id),
  /** Instead of an identifier: the chantier of this name, made if there is none. */
  chantier: Type.Optional(Type.String({ minLength: 1, maxLength: MAX_SIGNES_CHANTIER })),
};

const REFUS_FICHIER = [
  'fichier-illisible',
  'fichier-sans-texte',
  'fichier-vide',
  'fichier-trop-long',
] as const;

export const importerPanier = defineCall({
  method: 'POST',
  path: '/api/panier/importer',
  acces: 'client',
  journal: 'panier-import',
  televersement: true,
  summary:
    'Adds the lines of a pasted text or of a file (CSV, text, XLSX): columns, separators and encoding are found. A file can also be the body itself.',
  query: Type.Object({ mode: Type.Optional(Type.Enum(MODES_IMPORT)), ...vers }),
  /** One of the two. */
  body: Type.Object({
    texte: Type.Optional(Type.String({ minLength: 1, maxLength: MAX_SIGNES_COLLES })),
    fichier: Type.Optional(FichierRecu),
  }),
  answer: ImportPanier,
  refusals: [...REFUS_FICHIER, 'introuvable', 'article-retire', 'panier-perime'],
  requestHeaders: { 'Idempotency-Key': 'optional', 'If-Match': 'optional' },
  answerHeaders: ['ETag'],
});

export const FORMATS_BON_COMMANDE = ['pdf', 'xlsx', 'csv', 'ubl', 'cxml'] as const;
export type FormatBonCommande = (typeof FORMATS_BON_COMMANDE)[number];

export const importerBonCommande = defineCall({
  method: 'POST',
  path: '/api/panier/importer-bon-commande',
  acces: 'client',
  journal: 'panier-import',
  televersement: true,
  summary:
    'Adds the lines of a purchase order (PDF with text, XLSX, CSV, UBL Order, cXML OrderRequest) and keeps its numbers on their chantier. A file can also be the body itself.',
  query: Type.Object(vers),
  body: Type.Object({ fichier: FichierRecu }),
  answer: Type.Object({
    ...ImportPanier.properties,
    format: Type.Enum(FORMATS_BON_COMMANDE),
    /** As the chantier has them now: what it already had is kept. */
    referenceCommande: Nullable(Type.String()),
    numeroEngagement: Nullable(Type.String()),
  }),
  refusals: [...REFUS_FICHIER, 'introuvable', 'article-retire'],
  requestHeaders: { 'Idempotency-Key': 'optional' },
  answerHeaders: ['ETag'],
});

export const importerListe = defineCall({
  method: 'POST',
  path: '/api/panier/importer-liste',
  acces: 'acheteur',
  journal: 'panier-import',
  summary: 'Adds the articles of a shopping list; those no longer sold are told.',
  query: Type.Object({ listeId: Id, ...vers }),
  answer: ImportPanier,
  refusals: ['introuvable', 'article-retire'],
  requestHeaders: { 'Idempotency-Key': 'optional' },
  answerHeaders: ['ETag'],
});
