/** The home page: blocks the company arranges. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { Actualite } from '../actualites/actualites.contract.ts';
import { ArticleVendu, ImageArticle } from '../articles/article.schema.ts';
import { defineCall } from '../http/call.ts';
import { Noeud } from '../catalogue/arbre.contract.ts';
import { UniversMetier } from '../catalogue/univers-metier.contract.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { Illustration } from '../illustrations/illustration.schema.ts';

/** Pictures a card of service may have. */
export const ICONES_SERVICE = [
  'coupe',
  'sur-mesure',
  'parc',
  'livraison',
  'retrait',
  'devis',
  'fichiers',
  'telephone',
] as const;
export type IconeService = (typeof ICONES_SERVICE)[number];

export const CarteService = Type.Object({
  icone: Type.Enum(ICONES_SERVICE),
  titre: Type.String(),
  texte: Type.String(),
  /** What its link says. */
  lien: Type.String(),
  /** Without language prefix. */
  chemin: Type.String(),
});
export type CarteService = Static<typeof CarteService>;

/** Part of the tree as a shop window. */
export const CategorieAccueil = Type.Object({
  ...Noeud.properties,
  image: ImageArticle,
  /** Shown instead of the article where there is one. */
  illustration: Nullable(Illustration),
  /** Names of the fullest families. */
  familles: Type.Array(Type.String()),
});
export type CategorieAccueil = Static<typeof CategorieAccueil>;

/** What a buyer wrote about something they bought. */
export const AvisAccueil = Type.Object({
  id: Id,
  note: Type.Integer(),
  titre: Type.String(),
  texte: Type.String(),
  auteur: Type.String(),
  metier: Type.String(),
  /** Day. */
  date: Type.String(),
  produit: Type.Object({ id: Id, articleId: Id, nom: Type.String(), slug: Type.String() }),
});
export type AvisAccueil = Static<typeof AvisAccueil>;

/** Counted, not claimed. */
export const Chiffres = Type.Object({
  /** Articles on sale, and those of them a warehouse or a store has. */
  articles: Type.Integer(),
  enStock: Type.Integer(),
  marques: Type.Integer(),
  /** Stores, without pick-up points. */
  magasins: Type.Integer(),
  /** The rating by all published reviews; null before the first. */
  note: Nullable(Type.Object({ moyenne: Type.String(), nombre: Type.Integer() })),
});
export type Chiffres = Static<typeof Chiffres>;

export const VitrineAccueil = Type.Object({ large: Illustration, bande: Illustration });
export type VitrineAccueil = Static<typeof VitrineAccueil>;

const Tete = { id: Id, titre: Type.String(), texte: Type.String() };

export const Bloc = Type.Union([
  Type.Object({
    genre: Type.Literal('annonce'),
    ...Tete,
    /** Its link; '' without. */
    lien: Type.String(),
    chemin: Type.String(),
  }),
  Type.Object({
    genre: Type.Literal('categories'),
    ...Tete,
    categories: Type.Array(CategorieAccueil),
  }),
  Type.Object({
    genre: Type.Literal('offres'),
    ...Tete,
    articles: Type.Array(ArticleVendu),
    /** Offers and promotions in force. */
    nombre: Type.Integer(),
    /** Last day of all of those shown; null where they differ or last. */
    fin: Nullable(Type.String()),
  }),
  Type.Object({ genre: Type.Literal('ventes'), ...Tete, articles: Type.Array(ArticleVendu) }),
  Type.Object({ genre: Type.Literal('services'), ...Tete, cartes: Type.Array(CarteService) }),
  Type.Object({ genre: Type.Literal('metiers'), ...Tete, univers: Type.Array(UniversMetier) }),
  Type.Object({ genre: Type.Literal('preuves'), ...Tete, avis: Type.Array(AvisAccueil) }),
  Type.Object({
    genre: Type.Literal('actualites'),
    ...Tete,
    actualites: Type.Array(Actualite),
  }),
]);
export type Bloc = Static<typeof Bloc>;
export type GenreBloc = Bloc['genre'];
export type BlocOf<G extends GenreBloc> = Extract<Bloc, { genre: G }>;

export const lireAccueil = defineCall({
  method: 'GET',
  path: '/api/accueil',
  acces: 'tous',
  summary: 'The blocks of the home page, in order, with prices and stock for who asks.',
  credential: 'optional',
  answer: Type.Object({
    jour: Type.String(),
    chiffres: Chiffres,
    /** What stands beside the promise, on a desk and on a phone. */
    vitrine: Nullable(VitrineAccueil),
    blocs: Type.Array(Bloc),
  }),
});
