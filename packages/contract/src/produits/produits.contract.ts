import * as Type from 'typebox';
import type { Static } from 'typebox';
import { ArticleVendu, Attribut, ImageArticle, MarqueCourte } from '../articles/article.schema.ts';
import { defineCall } from '../http/call.ts';
import { Noeud } from '../catalogue/arbre.contract.ts';
import { Id, Nullable, Slugs } from '../http/id.schema.ts';

export const TYPES_DOCUMENT = [
  'fiche-technique',
  'fiche-securite',
  'notice',
  'certificat',
  'declaration-performances',
  'garantie',
] as const;

export const DocumentProduit = Type.Object({
  id: Id,
  type: Type.Enum(TYPES_DOCUMENT),
  titre: Type.String(),
  /** Null for one that the shop writes on demand. */
  octets: Nullable(Type.Integer()),
  /** The language of a file that exists in one only. */
  langue: Nullable(Type.String()),
  /** Where it is downloaded from. */
  href: Type.String(),
});
export type DocumentProduit = Static<typeof DocumentProduit>;

export const Pictogramme = Type.Object({
  code: Type.String(),
  type: Type.Enum(['norme', 'danger', 'propriete']),
  libelle: Type.String(),
  explication: Type.String(),
});
export type Pictogramme = Static<typeof Pictogramme>;

export const MediaProduit = Type.Object({
  id: Id,
  /** Set when it shows one article and not the others. */
  articleId: Nullable(Id),
  type: Type.Enum(['image', 'schema', 'video']),
  fichier: Type.String(),
  largeur: Type.Integer(),
  hauteur: Type.Integer(),
  couleur: Type.String(),
  alt: Type.String(),
});
export type MediaProduit = Static<typeof MediaProduit>;

/** What only the sheet shows of each article. */
export const DetailArticle = Type.Object({
  articleId: Id,
  ean: Type.String(),
  referenceFournisseur: Nullable(Type.String()),
  /** Grams, of one unit of sale. */
  poids: Type.Integer(),
  garantieMois: Nullable(Type.Integer()),
  dangereux: Type.Boolean(),
  surMesure: Type.Boolean(),
  /** Its picture was taken of a model, which can be turned (`lireModele3d`). */
  vue3d: Type.Boolean(),
  /** Kerf in millimetres of what can be cut. */
  traitDeScie: Nullable(Type.Integer()),
  /** There is a drawing of it with its dimensions; see `lienDessin` of images.ts. */
  dessin: Type.Boolean(),
  /** What is said of it beyond its attributes, in order. */
  caracteristiques: Type.Array(
    Type.Object({
      libelle: Type.String(),
      valeur: Type.String(),
      /** Said in large at the head of the sheet. */
      repond: Type.Boolean(),
    }),
  ),
  /** What took the place of a withdrawn article. */
  successeur: Nullable(
    Type.Object({ id: Id, produitId: Id, slug: Type.String(), reference: Type.String() }),
  ),
});
export type DetailArticle = Static<typeof DetailArticle>;

export const Produit = Type.Object({
  /** Today in Paris, which the days of the answer are counted from. */
  jour: Type.String(),
  id: Id,
  nom: Type.String(),
  slug: Type.String(),
  slugs: Slugs,
  description: Type.String(),
  serie: Nullable(Type.String()),
  marque: Type.Object({
    ...MarqueCourte.properties,
    /** Address of its logo; null: its name is written. */
    logo: Nullable(Type.String()),
  }),
  image: ImageArticle,
  normes: Type.Array(Type.String()),
  /** Codes of the attributes that tell its articles apart, in the order of its table. */
  axes: Type.Array(Type.String()),
  attributs: Type.Array(Attribut),
  /** Codes of those that answer at a glance: « 18 V », « 60 Nm ». */
  reponses: Type.Array(Type.String()),
  /** All its articles, withdrawn ones included, in the order of its table. */
  articles: Type.Array(ArticleVendu),
  details: Type.Array(DetailArticle),
  /** From the category down to the node it stands in. */
  chemin: Type.Array(Noeud),
  documents: Type.Array(DocumentProduit),
  pictogrammes: Type.Array(Pictogramme),
  medias: Type.Array(MediaProduit),
  avis: Type.Object({ nombre: Type.Integer(), moyenne: Nullable(Type.String()) }),
  nombreQuestions: Type.Integer(),
});
export type Produit = Static<typeof Produit>;

export const lireProduit = defineCall({
  method: 'GET',
  path: '/api/produits/{id}',
  acces: 'tous',
  summary: 'A product sheet: the product, its articles as they are sold, what surrounds them.',
  credential: 'optional',
  params: Type.Object({ id: Id }),
  answer: Produit,
  refusals: ['introuvable'],
});
