/** What a company buys, how often and at what price. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { ArticleVendu } from '../articles/article.schema.ts';
import { defineCall } from '../http/call.ts';
import { Fichier } from '../http/fichier.schema.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';
import { COLONNES, MAX_CHOISIES } from '../identite/colonnes.ts';
import { EcriturePanier } from '../panier/ecriture.schema.ts';
import { MAX_SIGNES_CHANTIER } from '../panier/limites.ts';

export const HABITUDES_PAR_PAGE = 25;

/** The most urgent first. */
export const ETATS_HABITUDE = ['due', 'bientot', 'reguliere', 'irreguliere', 'arretee'] as const;
export type EtatHabitude = (typeof ETATS_HABITUDE)[number];

export const TRIS_HABITUDES = [
  /** By state, those that are the most overdue first. */
  'echeance',
  'article',
  '-article',
  'quantite',
  '-quantite',
  'rythme',
  '-rythme',
  'nombre',
  '-nombre',
  'dernier',
  '-dernier',
] as const;

export const Habitude = Type.Object({
  article: ArticleVendu,
  etat: Type.Enum(ETATS_HABITUDE),
  /** Orders it was in. */
  nombre: Type.Integer(),
  /** Usually bought at once, as it is sold. */
  quantite: Type.Integer(),
  /** Usual days between two orders; null: too few to tell. */
  rythmeJours: Nullable(Type.Integer()),
  /** Days. Null: bought before orders were kept here. */
  premierLe: Nullable(Type.String()),
  dernierLe: Type.String(),
  /** Null: nobody can tell. */
  prochainLe: Nullable(Type.String()),
  /** What one unit of sale cost in the last order. */
  dernierPrixHT: Nullable(MontantSchema),
  /** How the price of today for the usual quantity compares; null where either is not known. */
  evolution: Type.Union([Type.Enum(['hausse', 'baisse', 'stable']), Type.Null()]),
  /** Those of the last orders. */
  chantiers: Type.Array(Type.String()),
  acheteurs: Type.Array(Type.String()),
  masquee: Type.Boolean(),
});
export type Habitude = Static<typeof Habitude>;

const Filtres = Type.Object({
  /** Words of its name, or its reference. */
  recherche: Type.Optional(Type.String({ maxLength: 100 })),
  etat: Type.Optional(Type.Array(Type.Enum(ETATS_HABITUDE), { maxItems: 5 })),
  /** A part of the catalogue. */
  noeudId: Type.Optional(Id),
  chantier: Type.Optional(Type.String({ maxLength: 80 })),
  /** Those the company hid, and no others. */
  masquees: Type.Optional(Type.Boolean()),
  tri: Type.Optional(Type.Enum(TRIS_HABITUDES)),
});

export const listerHabitudesAchats = defineCall({
  method: 'GET',
  path: '/api/habitudes-achats',
  acces: 'acheteur',
  summary: 'What the company buys, how often, at what price; what is due first unless told.',
  query: Type.Object({
    ...Filtres.properties,
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  }),
  answer: Type.Object({
    /** The day states are told of. */
    jour: Type.String(),
    habitudes: Type.Array(Habitude),
    total: Type.Integer(),
    page: Type.Integer(),
    /** How many of each state there are, whatever the filters; hidden ones are in none. */
    etats: Type.Object({
      due: Type.Integer(),
      bientot: Type.Integer(),
      reguliere: Type.Integer(),
      irreguliere: Type.Integer(),
      arretee: Type.Integer(),
    }),
    /** How many the company hid. */
    masquees: Type.Integer(),
    /** To filter by. */
    familles: Type.Array(Type.Object({ id: Id, libelle: Type.String() })),
    chantiers: Type.Array(Type.String()),
  }),
});

/** Each is told with the price and the stock of the day. */
export const MAX_HABITUDES_EXPORT = 5000;

export const exporterHabitudesAchats = defineCall({
  method: 'GET',
  path: '/api/habitudes-achats/export',
  acces: 'acheteur',
  summary:
    'The habits that the filters leave, or those named of them, as a file: in the order of the list, with the columns asked for. The last row says where it was cut off.',
  query: Type.Object({
    ...Filtres.properties,
    format: Type.Enum(['csv', 'xlsx']),
    /** Those of the table, in their order; article and usual quantity always come first. */
    colonnes: Type.Optional(Type.Array(Type.Enum(COLONNES.habitudes), { maxItems: 5 })),
    articleIds: Type.Optional(Type.Array(Id, { maxItems: MAX_CHOISIES })),
  }),
  answer: Fichier,
});

const Param = Type.Object({ articleId: Id });

export const masquerHabitude = defineCall({
  method: 'PUT',
  path: '/api/habitudes-achats/{articleId}/masquee',
  acces: 'acheteur',
  journal: false,
  summary: 'Hides an article from the habits of the company, for all of its people.',
  params: Param,
  refusals: ['introuvable'],
});

export const montrerHabitude = defineCall({
  method: 'DELETE',
  path: '/api/habitudes-achats/{articleId}/masquee',
  acces: 'acheteur',
  journal: false,
  summary: 'Shows an article among the habits of the company again.',
  params: Param,
  refusals: ['introuvable'],
});

export const ajouterHabitudesDues = defineCall({
  method: 'POST',
  path: '/api/habitudes-achats/ajouter-dues',
  acces: 'acheteur',
  journal: 'panier-ajout',
  summary: 'Puts all that is due into the basket in the usual quantities; tells what could not go.',
  body: Type.Object({
    /** One of the basket; the first one without. */
    chantierId: Type.Optional(Id),
    /** Instead of an identifier: the chantier of this name, made if there is none. */
    chantier: Type.Optional(Type.String({ minLength: 1, maxLength: MAX_SIGNES_CHANTIER })),
  }),
  answer: Type.Object({
    ...EcriturePanier.properties,
    /** What was asked of each article. */
    ajoutees: Type.Array(Type.Object({ articleId: Id, quantite: Type.Integer() })),
    /** Due, but without a price: nobody can order them here. */
    sansPrix: Type.Array(Type.Object({ reference: Type.String(), libelle: Type.String() })),
  }),
  refusals: ['introuvable', 'panier-plein'],
  requestHeaders: { 'Idempotency-Key': 'optional' },
  answerHeaders: ['ETag'],
});
