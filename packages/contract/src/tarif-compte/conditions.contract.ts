/** The percents a company has off list prices, and what they make of the price of an article. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { ArticleVendu, MarqueCourte } from '../articles/article.schema.ts';
import { MAX_SIGNES_REFERENCE } from '../articles/references.contract.ts';
import { TarifExplique } from '../articles/tarif.schema.ts';
import { defineCall } from '../http/call.ts';
import { Fichier } from '../http/fichier.schema.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { QUANTITE_MAX } from '../panier/limites.ts';

export const CONDITIONS_PAR_PAGE = 50;
export const TRIS_CONDITIONS = ['cible', '-cible', 'remise', '-remise', 'fin', '-fin'] as const;
export const CIBLES_CONDITION = ['noeud', 'marque'] as const;

export const ConditionTarifaire = Type.Object({
  id: Id,
  /** The part of the tree it bears on; null where it bears on a brand. */
  noeud: Nullable(
    Type.Object({
      id: Id,
      niveau: Type.Integer(),
      libelle: Type.String(),
      slug: Type.String(),
      /** What it lies in, from the category down. */
      parents: Type.Array(Type.String()),
    }),
  ),
  marque: Nullable(MarqueCourte),
  /** Percent off the list price. */
  remise: Type.String(),
  /** First and last day, yyyy-MM-dd; no last day while it lasts. */
  debut: Type.String(),
  fin: Nullable(Type.String()),
  /** It is agreed and has not begun. */
  aVenir: Type.Boolean(),
});
export type ConditionTarifaire = Static<typeof ConditionTarifaire>;

const Filtres = Type.Object({
  /** Words of a family, of those above it, of a brand. */
  recherche: Type.Optional(Type.String({ maxLength: 100 })),
  sur: Type.Optional(Type.Enum(CIBLES_CONDITION)),
  tri: Type.Optional(Type.Enum(TRIS_CONDITIONS)),
});

export const listerConditions = defineCall({
  method: 'GET',
  path: '/api/conditions-tarifaires',
  acces: 'acheteur',
  summary:
    'Percents off list prices that the company has or is about to have, by family and by brand.',
  query: Type.Object({
    ...Filtres.properties,
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  }),
  answer: Type.Object({
    /** Today in Paris. */
    jour: Type.String(),
    conditions: Type.Array(ConditionTarifaire),
    total: Type.Integer(),
    page: Type.Integer(),
  }),
});

export const exporterConditions = defineCall({
  method: 'GET',
  path: '/api/conditions-tarifaires/export',
  acces: 'acheteur',
  summary: 'The percents that the filters leave, as a file.',
  query: Type.Object({ ...Filtres.properties, format: Type.Enum(['csv', 'xlsx']) }),
  answer: Fichier,
});

export const expliquerPrix = defineCall({
  method: 'GET',
  path: '/api/conditions-tarifaires/prix',
  acces: 'acheteur',
  summary:
    'What the company pays for an article, found by any of its codes, with every price considered.',
  query: Type.Object({
    reference: Type.String({ minLength: 1, maxLength: MAX_SIGNES_REFERENCE }),
    /** The least that can be ordered unless told. */
    quantite: Type.Optional(Type.Integer({ minimum: 1, maximum: QUANTITE_MAX })),
  }),
  answer: Type.Object({
    jour: Type.String(),
    /** Null: no article, or more than one, has this code; see the propositions. */
    article: Nullable(ArticleVendu),
    propositions: Type.Array(ArticleVendu),
    quantite: Type.Integer(),
    /** Null where no price is known. */
    tarif: Nullable(TarifExplique),
    /** The best of those that bear on it, whether or not the price comes from it. */
    condition: Nullable(ConditionTarifaire),
    /** Days of the net price; null without one. */
    negocie: Nullable(Type.Object({ debut: Type.String(), fin: Nullable(Type.String()) })),
  }),
  refusals: ['lot-sans-donnees', 'service-indisponible'],
});
