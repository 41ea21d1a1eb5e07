/** The net prices a company negotiated, article by article. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { ArticleVendu } from '../articles/article.schema.ts';
import { defineCall } from '../http/call.ts';
import { Fichier } from '../http/fichier.schema.ts';
import { Nullable } from '../http/id.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';

export const PRIX_NEGOCIES_PAR_PAGE = 25;
/** A price that ends within that many days is about to expire. */
export const JOURS_EXPIRANT = 30;
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
  isExpirant: Type.Boolean(),
  /** Orders it was in, whenever, and the day of the last; null before the first. */
  achats: Nullable(Type.Object({ nombre: Type.Integer(), dernierLe: Type.String() })),
});
export type PrixNegocie = Static<typeof PrixNegocie>;

const Filtres = Type.Object({
  /** Reference, EAN, words of the label. */
  recherche: Type.Optional(Type.String({ maxLength: 100 })),
  expirant: Type.Optional(Type.Boolean()),
  tri: Type.Optional(Type.Enum(TRIS_PRIX_NEGOCIES)),
});

export const listerPrixNegocies = defineCall({
  method: 'GET',
  path: '/api/prix-negocies',
  acces: 'acheteur',
  summary: 'Net prices of the company in force today, those that end first before the others.',
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
    /** How many are about to expire, whatever the filters. */
    expirants: Type.Integer(),
  }),
});

export const exporterPrixNegocies = defineCall({
  method: 'GET',
  path: '/api/prix-negocies/export',
  acces: 'acheteur',
  summary: 'The net prices that the filters leave, as a file.',
  query: Type.Object({ ...Filtres.properties, format: Type.Enum(['csv', 'xlsx']) }),
  answer: Fichier,
});
