import * as Type from 'typebox';
import type { Static } from 'typebox';
import { ImageArticle } from '../articles/article.schema.ts';
import { defineCall } from '../http/call.ts';
import { Id, Slugs } from '../http/id.schema.ts';

export const SUJETS_ACTUALITE = [
  'nouveautes',
  'conseils',
  'reglementation',
  'securite',
  'magasins',
  'services',
] as const;
export type SujetActualite = (typeof SUJETS_ACTUALITE)[number];

/** With the first one twice as wide, full rows. */
export const ACTUALITES_PAR_PAGE = 8;

export const Actualite = Type.Object({
  id: Id,
  sujet: Type.Enum(SUJETS_ACTUALITE),
  /** Day it was published. */
  date: Type.String(),
  titre: Type.String(),
  slug: Type.String(),
  chapeau: Type.String(),
  image: ImageArticle,
});
export type Actualite = Static<typeof Actualite>;

export const listerActualites = defineCall({
  method: 'GET',
  path: '/api/actualites',
  acces: 'tous',
  summary: 'News, latest first, of a topic or a year.',
  credential: 'public',
  query: Type.Object({
    sujet: Type.Optional(Type.Enum(SUJETS_ACTUALITE)),
    annee: Type.Optional(Type.Integer({ minimum: 1900, maximum: 9999 })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  }),
  answer: Type.Object({
    total: Type.Integer(),
    page: Type.Integer(),
    parPage: Type.Integer(),
    actualites: Type.Array(Actualite),
    /** Topics that have news, of the year asked for. */
    sujets: Type.Array(
      Type.Object({
        sujet: Type.Enum(SUJETS_ACTUALITE),
        nombre: Type.Integer(),
      }),
    ),
    /** Years that have news, of the topic asked for, latest first. */
    annees: Type.Array(Type.Integer()),
  }),
});

export const ProduitCite = Type.Object({
  id: Id,
  articleId: Id,
  nom: Type.String(),
  slug: Type.String(),
  marque: Type.String(),
  image: ImageArticle,
});
export type ProduitCite = Static<typeof ProduitCite>;

export const lireActualite = defineCall({
  method: 'GET',
  path: '/api/actualites/{id}',
  acces: 'tous',
  summary: 'A news with its text, what it is about and what else is new.',
  credential: 'public',
  params: Type.Object({ id: Id }),
  answer: Type.Object({
    actualite: Actualite,
    slugs: Slugs,
    /** Markdown. */
    texte: Type.String(),
    /** Parts of the tree it is about. */
    noeuds: Type.Array(
      Type.Object({
        id: Id,
        niveau: Type.Integer(),
        libelle: Type.String(),
        slug: Type.String(),
      }),
    ),
    /** Best sold of them. */
    produits: Type.Array(ProduitCite),
    /** Other news, those of the same topic first. */
    autres: Type.Array(Actualite),
  }),
  refusals: ['introuvable'],
});
