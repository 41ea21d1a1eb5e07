/** Articles of one kind chosen step by step, by what is drawn, down to a table of sizes. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { ArticleVendu, Attribut, ImageArticle } from '../articles/article.schema.ts';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';

const Genre = Type.String({ pattern: '^[a-z][a-z-]{0,39}$' });

/** A kind that the catalogue has articles of. */
export const GenreOffert = Type.Object({
  genre: Genre,
  /** The highest nodes of the tree that it covers. */
  noeuds: Type.Array(Id),
  nombre: Type.Integer(),
});
export type GenreOffert = Static<typeof GenreOffert>;

export const listerChoix = defineCall({
  method: 'GET',
  path: '/api/catalogue/choix',
  acces: 'tous',
  credential: 'public',
  summary: 'The kinds of articles that are chosen by drawing.',
  answer: Type.Object({ genres: Type.Array(GenreOffert) }),
});

export const ValeurChoix = Type.Object({
  /** As it is written in the question. */
  valeur: Type.String(),
  /** Null where values were put together, as all sizes of one drive: the page names them. */
  libelle: Nullable(Type.String()),
  /** Articles it leads to with the steps before it: never none. */
  nombre: Type.Integer({ minimum: 1 }),
  /** The picture of the most sold of them. */
  image: Nullable(ImageArticle),
});
export type ValeurChoix = Static<typeof ValeurChoix>;

export const EtapeChoix = Type.Object({
  /** Code of an attribute, or `rayon`: the part of the catalogue. */
  code: Type.String(),
  /** Null for the part of the catalogue: the page names it. */
  libelle: Nullable(Type.String()),
  /** What was asked for, or the only value there is; null while it is open. */
  choisie: Nullable(Type.String()),
  valeurs: Type.Array(ValeurChoix),
});
export type EtapeChoix = Static<typeof EtapeChoix>;

export const AxeChoix = Type.Object({
  attribut: Attribut,
  /** In order: decimals of a number, words of the language for a choice. */
  valeurs: Type.Array(Type.String()),
});
export type AxeChoix = Static<typeof AxeChoix>;

export const CaseChoix = Type.Object({
  /** Places on the axes, from 0. */
  ligne: Type.Integer(),
  colonne: Type.Integer(),
  /** The most sold of that size. */
  articleId: Id,
  /** How many more there are of it: other makers, other packs. */
  autres: Type.Integer(),
});

export const Choix = Type.Object({
  genre: Genre,
  /** Today in Paris, which the days of the answer are counted from. */
  jour: Type.String(),
  nombre: Type.Integer(),
  etapes: Type.Array(EtapeChoix),
  /** Null while a step is open. */
  matrice: Nullable(
    Type.Object({ lignes: AxeChoix, colonnes: AxeChoix, cases: Type.Array(CaseChoix) }),
  ),
  /** Those of the table. */
  articles: Type.Array(ArticleVendu),
});
export type Choix = Static<typeof Choix>;

/** What was chosen by step: `f.tete-vis=fraisee`, as listings are filtered. */
export type ChoixQuery = { [etape: `f.${string}`]: string };

export const lireChoix = defineCall({
  method: 'GET',
  path: '/api/catalogue/choix/{genre}',
  acces: 'tous',
  credential: 'optional',
  summary:
    'What is left to choose of a kind with counts, and its table of sizes once all is chosen.',
  params: Type.Object({ genre: Genre }),
  query: Type.Unsafe<ChoixQuery>({
    ...Type.Object({}),
    patternProperties: {
      '^f\\.[a-z0-9-]{1,60}$': { type: 'string', pattern: '^[a-z0-9][a-z0-9.-]{0,59}$' },
    },
  }),
  answer: Choix,
  refusals: ['introuvable'],
});
