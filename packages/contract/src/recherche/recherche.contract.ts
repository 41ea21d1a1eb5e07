/** Articles that answer words or belong to a part of the catalogue, with what can still be filtered. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { ArticleVendu, Attribut, ImageArticle, MarqueCourte } from '../articles/article.schema.ts';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { idsEcrits } from '../http/id.ts';
import { PLAGE_ECRITE } from './plage.ts';

/**
 * `pertinence`: the best answer to the words, the most sold without any. `gamme`: product after
 * product, each in the order of its table.
 */
export const TRIS = [
  'pertinence',
  'gamme',
  'popularite',
  'prix',
  'prix-desc',
  'nouveaute',
  'reference',
] as const;
export type Tri = (typeof TRIS)[number];

/** `magasin`: in the store of who asks. `livrable`: in the store or the warehouses. */
export const EN_STOCK = ['magasin', 'livrable'] as const;
export type EnStock = (typeof EN_STOCK)[number];

export const PAR_PAGE = 48;
export const MAX_PAR_PAGE = 96;
/** Prefix of the filters on attributes: `f.diametre=4,5` or `f.longueur=30..120`. */
export const PREFIXE_FILTRE = 'f.';

const IDS = idsEcrits(50);

/** Longer queries are read up to here. */
export const MAX_SIGNES_LUS = 200;

export const Fixe = Type.Object({
  /** Words, references, dimensions, in any order. Anything may be pasted in a field. */
  q: Type.Optional(Type.String({ maxLength: 20_000 })),
  noeud: Type.Optional(Id),
  /** Identifiers: `4,12`. */
  marque: Type.Optional(Type.String({ pattern: IDS })),
  univers: Type.Optional(Id),
  offre: Type.Optional(Id),
  promotion: Type.Optional(Type.String({ pattern: IDS })),
  /** Rated at least. */
  note: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  /** The words as they are typed: no other spelling is tried. */
  exact: Type.Optional(Type.Boolean()),
  /** Public price without tax, in the currency of the answer: `10..40`, `..40`. */
  prix: Type.Optional(Type.String({ pattern: PLAGE_ECRITE })),
  enStock: Type.Optional(Type.Enum(EN_STOCK)),
  tri: Type.Optional(Type.Enum(TRIS)),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  parPage: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAR_PAGE })),
});

/** With the filters on attributes, whose names depend on the catalogue. */
export type RechercheQuery = Static<typeof Fixe> & { [filtre: `f.${string}`]: string };

export const RechercheQuery = Type.Unsafe<RechercheQuery>({
  ...Fixe,
  patternProperties: { '^f\\.[a-z0-9-]{1,60}$': { type: 'string', maxLength: 1000 } },
});

export const ValeurFacette = Type.Object({
  /** As it is written in the filter. */
  valeur: Type.String(),
  /** A number as a decimal, words of the language otherwise. */
  libelle: Type.String(),
  nombre: Type.Integer(),
});
export type ValeurFacette = Static<typeof ValeurFacette>;

export const Plage = Type.Object({
  /** Decimals: the bounds of what is there, whatever is filtered on this very facet. */
  min: Type.String(),
  max: Type.String(),
  /** Articles in equal steps from min to max. */
  tranches: Type.Array(Type.Integer()),
});
export type Plage = Static<typeof Plage>;

export const Facette = Type.Object({
  /** An attribute, or one of `enStock`, `prix`, `marque`, `promotion`, `note`. */
  code: Type.String(),
  /** Null for those that are not attributes: the page names them. */
  libelle: Nullable(Type.String()),
  type: Type.Enum(['choix', 'nombre']),
  unite: Nullable(Type.String()),
  /** By order of the catalogue; never one that leads to nothing. Empty when there is a plage. */
  valeurs: Type.Array(ValeurFacette),
  /** The range of a number with too many values to be listed. */
  plage: Nullable(Plage),
});
export type Facette = Static<typeof Facette>;

/** Once per product of the page: the head of its rows in the table. */
export const ProduitListe = Type.Object({
  id: Id,
  nom: Type.String(),
  slug: Type.String(),
  marque: MarqueCourte,
  image: ImageArticle,
  /** First sentence of its description. */
  accroche: Type.String(),
  /** Codes of the attributes that tell its articles apart. */
  axes: Type.Array(Type.String()),
  /** It has a data sheet to download. */
  ficheTechnique: Type.Boolean(),
});
export type ProduitListe = Static<typeof ProduitListe>;

/** A node of the tree that holds articles found. */
export const RayonTrouve = Type.Object({
  id: Id,
  niveau: Type.Integer(),
  libelle: Type.String(),
  slug: Type.String(),
  nombre: Type.Integer(),
});
export type RayonTrouve = Static<typeof RayonTrouve>;

/** How the words were read. */
export const Lecture = Type.Object({
  /** The query with the spelling that was searched instead; null when it was searched as typed. */
  correction: Nullable(Type.String()),
  /** Words of the query found nowhere: the answer is without them. */
  sansMots: Type.Array(Type.String()),
  /** What nothing on sale is called: the answer is what goes with it or speaks of it. */
  nonVendu: Type.Optional(Type.String()),
  /** When nothing was found: nearest spellings that would find something. */
  propositions: Type.Array(Type.String()),
});
export type Lecture = Static<typeof Lecture>;

export const ArticleDesigne = Type.Object({ articleId: Id, produitId: Id, slug: Type.String() });
export type ArticleDesigne = Static<typeof ArticleDesigne>;

export const RechercheReponse = Type.Object({
  /** Today in Paris, which the days of the answer are counted from. */
  jour: Type.String(),
  total: Type.Integer(),
  /** The total of the part of the catalogue, before any filter. */
  totalSansFiltre: Type.Integer(),
  page: Type.Integer(),
  parPage: Type.Integer(),
  articles: Type.Array(ArticleVendu),
  produits: Type.Array(ProduitListe),
  /** Those the articles of the page carry, in the order of columns. */
  attributs: Type.Array(Attribut),
  facettes: Type.Array(Facette),
  /** Filters that mean nothing here, by parameter: they were left out. */
  ignores: Type.Array(Type.String()),
  /** Null without words. */
  lecture: Nullable(Lecture),
  /** Where in the tree the words are found, those with most of the best answers first; empty without words. */
  rayons: Type.Array(RayonTrouve),
  /** The one article whose reference, EAN or code was typed; its sheet answers better than a list. */
  redirection: Nullable(ArticleDesigne),
});
export type RechercheReponse = Static<typeof RechercheReponse>;

export const rechercher = defineCall({
  method: 'GET',
  path: '/api/recherche',
  acces: 'tous',
  summary: 'Articles of a part of the catalogue, filtered, sorted, paged, with facets and counts.',
  credential: 'optional',
  query: RechercheQuery,
  answer: RechercheReponse,
  refusals: ['service-indisponible'],
});
