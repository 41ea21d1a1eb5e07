/** Orders that come as a text, a file or a list, put into the basket in one go. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { ArticleVendu, UNITES } from '../articles/article.schema.ts';
import { MAX_LOT } from '../articles/lot.ts';
import { defineCall } from '../http/call.ts';
import { FichierRecu } from '../http/fichier-recu.schema.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { MAX_LIGNES_LISTE } from '../listes-achats/liste-achats.schema.ts';
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
 * `introuvable` no article has the code, `ambigu` several have it, or its codes name several;
 * `retire` it is no longer sold; `quantite` no quantity can be read, or it is more than a line may
 * hold; `sans-quantite` none is written; `quantite-douteuse` it may mean several; `unite` it is not
 * sold by that unit; `masquee` its row or its sheet is hidden.
 */
export const RAISONS_NON_IMPORTE = [
  'introuvable',
  'ambigu',
  'retire',
  'quantite',
  'sans-quantite',
  'quantite-douteuse',
  'unite',
  'masquee',
] as const;
export type RaisonNonImporte = (typeof RAISONS_NON_IMPORTE)[number];

/** Where a line stands, and what is written there. */
const lieu = {
  /** The line of the text or the file, from 1. */
  ligne: Type.Integer(),
  /** Name of the sheet; null where there is only one. */
  feuille: Nullable(Type.String()),
  /** As it was written, its beginning where it is long. */
  texte: Type.String(),
};

export const NonImporte = Type.Object({
  ...lieu,
  /** What was taken for its code. */
  reference: Type.String(),
  raison: Type.Enum(RAISONS_NON_IMPORTE),
  /** To be taken with a proposition; null where none could be read. */
  quantite: Nullable(Type.Integer()),
  /** Its quantity and unit as they are written; null where they are those above. */
  ecrit: Nullable(Type.String()),
  /** Quantities that may be meant, the likeliest first. */
  lectures: Type.Array(Type.Integer()),
  /** The unit of `quantite` where it is not known to be that of the shop, as it is written. */
  unite: Nullable(Type.String()),
  /** Articles that come near, best first: see `proposes`. */
  propositions: Type.Array(Id),
});
export type NonImporte = Static<typeof NonImporte>;

/**
 * What is to be known of a line that was taken: `unite-convertie` its unit was counted into that of
 * the shop, `unite-inconnue` nobody knows its unit, `quantite-lue` its figure could be read
 * otherwise, `coupe-non-reprise` it comes whole, the cut list is to be written again.
 */
export const AVERTISSEMENTS = [
  'unite-convertie',
  'unite-inconnue',
  'quantite-lue',
  'coupe-non-reprise',
] as const;
export type Avertissement = (typeof AVERTISSEMENTS)[number];

export const LigneAvertie = Type.Object({
  ...lieu,
  code: Type.Enum(AVERTISSEMENTS),
  articleId: Id,
  /** The reference of the article. */
  reference: Type.String(),
  /** The quantity with its unit, or the cut list, as it is written. */
  ecrit: Type.String(),
  /** In units of sale, which these two tell. */
  quantite: Type.Integer(),
  unite: Type.Enum(UNITES),
  contenu: Type.String(),
});
export type LigneAvertie = Static<typeof LigneAvertie>;

/** Rows left aside that are listed one by one; all are counted. */
export const MAX_ECARTEES = 50;

/** What became of the lines of a text or a file: nothing of them stays unsaid. */
export const BilanImport = Type.Object({
  /** Lines that were taken. */
  importes: Type.Integer(),
  /** In the order of the file. */
  nonImportes: Type.Array(NonImporte),
  /** Lines taken, of which something is to be known. */
  avertis: Type.Array(LigneAvertie),
  /** What was not read as a line: titles, greetings, totals. */
  ecartees: Type.Object({ nombre: Type.Integer(), lignes: Type.Array(Type.Object(lieu)) }),
  /** Sheets that lines were read from, where a workbook has several. */
  feuilles: Type.Array(Type.Object({ nom: Type.String(), lignes: Type.Integer() })),
  /** Nothing said how many: one of each was taken. */
  sansQuantite: Type.Boolean(),
  /** Every article the propositions name, once. */
  proposes: Type.Array(ArticleVendu),
  /** Today in Paris, which the days of `proposes` are counted from. */
  jour: Type.String(),
});
export type BilanImport = Static<typeof BilanImport>;

export const ImportPanier = Type.Object({
  ...EcriturePanier.properties,
  /** Where the lines went; null when none could be imported. */
  chantierId: Nullable(Id),
  ...BilanImport.properties,
});
export type ImportPanier = Static<typeof ImportPanier>;

/** Sound files that hold no order to be added, named by what they are. */
export const DOCUMENTS_INATTENDUS = [
  'bon-de-commande',
  'commande-annulee',
  'commande-modifiee',
  'demande-punchout',
  'reponse-commande',
  'accord',
  'catalogue',
  'devis',
  'facture',
  'expedition',
  'enveloppe-mime',
  'protege',
  'xls-97',
  'image',
  'archive',
  'autre-xml',
] as const;
export type DocumentInattendu = (typeof DOCUMENTS_INATTENDUS)[number];

const vers = {
  /** One of the basket; the first one without. */
  chantierId: Type.Optional(Id),
  /** Instead of an identifier: the chantier of this name, made if there is none. */
  chantier: Type.Optional(Type.String({ minLength: 1, maxLength: MAX_SIGNES_CHANTIER })),
};

export const REFUS_FICHIER = [
  'document-inattendu',
  'fichier-illisible',
  'fichier-sans-texte',
  'fichier-vide',
  'fichier-trop-complexe',
  'fichier-trop-long',
] as const;

/** One of the two. */
export const EnvoiLignes = Type.Object({
  texte: Type.Optional(Type.String({ minLength: 1, maxLength: MAX_SIGNES_COLLES })),
  fichier: Type.Optional(FichierRecu),
});
export type EnvoiLignes = Static<typeof EnvoiLignes>;

export const importerPanier = defineCall({
  method: 'POST',
  path: '/api/panier/importer',
  acces: 'client',
  journal: 'panier-import',
  televersement: true,
  summary:
    'Adds the lines of a pasted text or of a file (CSV, text, XLSX, ODS): columns, separators and encoding are found; what is changed, asked or left aside is told. A file can also be the body itself.',
  query: Type.Object({ mode: Type.Optional(Type.Enum(MODES_IMPORT)), ...vers }),
  body: EnvoiLignes,
  answer: ImportPanier,
  refusals: [...REFUS_FICHIER, 'introuvable', 'article-retire', 'panier-plein', 'panier-perime'],
  requestHeaders: { 'Idempotency-Key': 'optional', 'If-Match': 'optional' },
  answerHeaders: ['ETag'],
});

export const FORMATS_BON_COMMANDE = [
  'pdf',
  'xlsx',
  'ods',
  'html',
  'spreadsheetml',
  'csv',
  'ubl',
  'cxml',
  'oci',
] as const;
export type FormatBonCommande = (typeof FORMATS_BON_COMMANDE)[number];

export const importerBonCommande = defineCall({
  method: 'POST',
  path: '/api/panier/importer-bon-commande',
  acces: 'client',
  journal: 'panier-import',
  televersement: true,
  summary:
    'Adds the lines of a purchase order (PDF with text, XLSX, ODS, CSV, UBL Order, cXML OrderRequest or PunchOutOrderMessage, OCI) and keeps its numbers on their chantier. A file can also be the body itself.',
  query: Type.Object(vers),
  body: Type.Object({ fichier: FichierRecu }),
  answer: Type.Object({
    ...ImportPanier.properties,
    format: Type.Enum(FORMATS_BON_COMMANDE),
    /** As the chantier has them now: what it already had is kept. */
    referenceCommande: Nullable(Type.String()),
    numeroEngagement: Nullable(Type.String()),
  }),
  refusals: [...REFUS_FICHIER, 'introuvable', 'article-retire', 'panier-plein'],
  requestHeaders: { 'Idempotency-Key': 'optional' },
  answerHeaders: ['ETag'],
});

export const importerListe = defineCall({
  method: 'POST',
  path: '/api/panier/importer-liste',
  acces: 'acheteur',
  journal: 'panier-import',
  summary:
    'Adds the articles of a shopping list, all unless lines are named, or what is missing of them against their targets; those no longer sold are told.',
  query: Type.Object({ listeId: Id, ...vers }),
  body: Nullable(
    Type.Object({
      ligneIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: MAX_LIGNES_LISTE })),
      /** What was missing at the last count, which is settled by it. */
      manquants: Type.Optional(Type.Boolean()),
    }),
  ),
  answer: ImportPanier,
  refusals: [
    'introuvable',
    'article-retire',
    'panier-plein',
    'liste-perimee',
    'liste-d-un-collegue',
  ],
  requestHeaders: { 'Idempotency-Key': 'optional' },
  answerHeaders: ['ETag'],
});
