import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { idsEcrits } from '../http/id.ts';
import { EtatOuverture } from '../magasins/ouverture.schema.ts';
import { ArticleVendu, Attribut } from './article.schema.ts';

export const lireArticle = defineCall({
  method: 'GET',
  path: '/api/articles/{id}',
  acces: 'tous',
  summary: 'An article as it is sold, with what the counter asks for.',
  credential: 'optional',
  params: Type.Object({ id: Id }),
  answer: Type.Object({
    /** Today in Paris, which the days of the answer are counted from. */
    jour: Type.String(),
    article: ArticleVendu,
    attributs: Type.Array(Attribut),
    ean: Type.String(),
    referenceFournisseur: Nullable(Type.String()),
    /** Grams, of one unit of sale. */
    poids: Type.Integer(),
    /** The article that took its place. */
    successeur: Nullable(ArticleVendu),
  }),
  refusals: ['introuvable'],
});

export const lireModele3d = defineCall({
  method: 'GET',
  path: '/api/articles/{id}/modele-3d',
  acces: 'tous',
  summary: 'What the picture of an article was taken of, for who turns it in 3D.',
  credential: 'public',
  params: Type.Object({ id: Id }),
  answer: Type.Object({
    /** Kind of thing: a module of the pictures. */
    modele: Type.String(),
    /** What shows of the article, as the key of its picture writes it. */
    params: Type.Record(Type.String(), Type.String()),
  }),
  refusals: ['introuvable'],
});

/** Most articles a page compares, remembers or proposes at once. */
export const MAX_ARTICLES_CHOISIS = 24;

export const lireArticles = defineCall({
  method: 'GET',
  path: '/api/articles',
  acces: 'tous',
  summary:
    'Articles as they are sold, in the order asked; those that do not exist or are withdrawn are left out.',
  credential: 'optional',
  query: Type.Object({
    /** `12,45,7` */
    ids: Type.String({ pattern: idsEcrits(24) }),
  }),
  answer: Type.Object({
    jour: Type.String(),
    articles: Type.Array(ArticleVendu),
    attributs: Type.Array(Attribut),
  }),
});

/** Beyond this many, a store only says that it has more. */
export const QUANTITE_MAGASIN_DITE = 20;

export const StockMagasin = Type.Object({
  magasinId: Id,
  libelle: Type.String(),
  slug: Type.String(),
  ville: Type.String(),
  type: Type.Enum(['magasin', 'point-de-retrait']),
  /** Kilometres, when a position was given. */
  distance: Nullable(Type.Integer()),
  /** At most QUANTITE_MAGASIN_DITE; `plus` when there are more. */
  quantite: Type.Integer(),
  plus: Type.Boolean(),
  ouverture: EtatOuverture,
  /** When the asked quantity is ready there: a moment (ISO) from its own stock, a day by transfer. */
  retrait: Nullable(Type.Object({ date: Type.String(), heure: Nullable(Type.String()) })),
  /** The store of who asks. */
  reference: Type.Boolean(),
});
export type StockMagasin = Static<typeof StockMagasin>;

export const lireDisponibilitesMagasins = defineCall({
  method: 'GET',
  path: '/api/articles/{id}/disponibilites',
  acces: 'tous',
  summary: 'Stock of an article by store: nearest first when a position is given.',
  credential: 'optional',
  params: Type.Object({ id: Id }),
  query: Type.Object({
    latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
    longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
    /** A town or a postcode, instead of a position. */
    lieu: Type.Optional(Type.String({ maxLength: 100 })),
    quantite: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  }),
  answer: Type.Object({
    jour: Type.String(),
    /** The place the distances are measured from; null without one. */
    lieu: Nullable(Type.String()),
    magasins: Type.Array(StockMagasin),
  }),
  refusals: ['introuvable'],
});
