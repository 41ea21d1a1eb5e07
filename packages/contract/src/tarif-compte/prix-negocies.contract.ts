/** The net prices a company negotiated, article by article. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { ArticleVendu } from '../articles/article.schema.ts';
import { defineCall, type CallAnswer } from '../http/call.ts';
import { Fichier } from '../http/fichier.schema.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';
import { COLONNES, MAX_CHOISIES } from '../identite/colonnes.ts';

export const PRIX_NEGOCIES_PAR_PAGE = 25;
/** A price that ends within that many days is about to expire. */
export const JOURS_EXPIRANT = 30;
/** What the list is narrowed to; without it has the prices in force. */
export const ETATS_PRIX_NEGOCIE = ['expirant', 'expire'] as const;
/** A renewal asked for so lately is not asked for again. */
export const JOURS_ENTRE_DEMANDES = 7;
/** Requests of one person within an hour. */
export const MAX_DEMANDES_RENOUVELLEMENT = 10;

export const TRIS_PRIX_NEGOCIES = [
  'fin',
  '-fin',
  'reference',
  '-reference',
  'prix',
  '-prix',
  'gain',
  '-gain',
] as const;

export const PrixNegocie = Type.Object({
  article: ArticleVendu,
  prixNetHT: MontantSchema,
  /** Null where no list price is known; so are the gains. */
  prixPublicHT: Nullable(MontantSchema),
  /** What one unit of sale costs less; null where it is no cheaper. */
  gainHT: Nullable(MontantSchema),
  /** The same as a percent of the list price. */
  gain: Nullable(Type.String()),
  /** First and last day, yyyy-MM-dd; no last day while it lasts. */
  debut: Type.String(),
  fin: Nullable(Type.String()),
  etat: Type.Enum(['en-vigueur', ...ETATS_PRIX_NEGOCIE]),
  /** When its renewal was last asked for, ISO date; null: never. */
  demandeLe: Nullable(Type.String()),
  /** Whether the article had another net price before. */
  aHistorique: Type.Boolean(),
  /** Orders it was in, whenever, and the day of the last; null before the first. */
  achats: Nullable(Type.Object({ nombre: Type.Integer(), dernierLe: Type.String() })),
});
export type PrixNegocie = Static<typeof PrixNegocie>;

const Filtres = Type.Object({
  /** Reference, EAN, words of the label. */
  recherche: Type.Optional(Type.String({ maxLength: 100 })),
  etat: Type.Optional(Type.Enum(ETATS_PRIX_NEGOCIE)),
  tri: Type.Optional(Type.Enum(TRIS_PRIX_NEGOCIES)),
});

export const listerPrixNegocies = defineCall({
  method: 'GET',
  path: '/api/prix-negocies',
  acces: 'acheteur',
  summary:
    'Net prices of the company in force today, those that end first before the others; or those that are over, the last to end first.',
  query: Type.Object({
    ...Filtres.properties,
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  }),
  answer: Type.Object({
    /** Today in Paris. */
    jour: Type.String(),
    prix: Type.Array(PrixNegocie),
    total: Type.Integer(),
    page: Type.Integer(),
    /** How many are about to expire, are over, or are about to expire and nobody asked to renew. */
    expirants: Type.Integer(),
    expires: Type.Integer(),
    aRenouveler: Type.Integer(),
    /** Who looks after the company; null: nobody by name. */
    delegue: Nullable(Type.String()),
  }),
});

export const exporterPrixNegocies = defineCall({
  method: 'GET',
  path: '/api/prix-negocies/export',
  acces: 'acheteur',
  summary:
    'The net prices that the filters leave, or those named of them, as a file: in the order of the list, with all that is known of them or the columns asked for.',
  query: Type.Object({
    ...Filtres.properties,
    format: Type.Enum(['csv', 'xlsx']),
    /** Those of the table, in their order; the article always comes first. */
    colonnes: Type.Optional(Type.Array(Type.Enum(COLONNES.prixNegocies), { maxItems: 5 })),
    articleIds: Type.Optional(Type.Array(Id, { maxItems: MAX_CHOISIES })),
  }),
  answer: Fichier,
});

export const lireHistoriquePrix = defineCall({
  method: 'GET',
  path: '/api/prix-negocies/{articleId}/historique',
  acces: 'acheteur',
  summary: 'What the net price of an article was, is and will be, as far as it is agreed.',
  params: Type.Object({ articleId: Id }),
  answer: Type.Object({
    /** Today in Paris. */
    jour: Type.String(),
    /** The list price of today; null where none is known. */
    prixPublicHT: Nullable(MontantSchema),
    /** In the order of time; days between two have no net price. */
    periodes: Type.Array(
      Type.Object({ debut: Type.String(), fin: Nullable(Type.String()), prixNetHT: MontantSchema }),
    ),
  }),
  refusals: ['introuvable'],
});
export type HistoriquePrix = CallAnswer<typeof lireHistoriquePrix>;

export const demanderRenouvellement = defineCall({
  method: 'POST',
  path: '/api/prix-negocies/renouvellement',
  acces: 'acheteur',
  journal: 'renouvellement-demande',
  summary:
    'Asks who looks after the company to renew net prices that end or are over, all that are about to expire unless told; both sides get a mail (Idempotency-Key required). What was asked for lately is left out.',
  body: Type.Object({
    articleIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: MAX_CHOISIES })),
  }),
  answer: Type.Object({
    /** What to quote on the phone. */
    numero: Type.String(),
    /** ISO date. */
    le: Type.String(),
    nombre: Type.Integer(),
    /** Prices that were asked for lately. */
    deja: Type.Integer(),
    /** Who got it; null: the house, as nobody by name looks after the company. */
    delegue: Nullable(Type.String()),
  }),
  refusals: ['introuvable', 'renouvellement-deja-demande'],
  requestHeaders: { 'Idempotency-Key': 'required' },
});
