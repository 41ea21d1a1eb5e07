/** The home page: blocks the company arranges, and what a buyer has to do today. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { Actualite } from '../actualites/actualites.contract.ts';
import { ArticleVendu, ImageArticle } from '../articles/article.schema.ts';
import { defineCall } from '../call.ts';
import { Noeud } from '../catalogue/arbre.contract.ts';
import { UniversMetier } from '../catalogue/univers-metier.contract.ts';
import { CommandeResumee } from '../commandes/commande.schema.ts';
import { DevisResume } from '../devis/devis.schema.ts';
import { Id, Nullable } from '../id.schema.ts';
import { ListeAchats } from '../listes-achats/listes-achats.contract.ts';
import { MontantSchema } from '../montant.schema.ts';

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
  /** Names of the fullest families. */
  familles: Type.Array(Type.String()),
});
export type CategorieAccueil = Static<typeof CategorieAccueil>;

/** What a buyer wrote about something he bought. */
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
  /** Of all published reviews; null before the first. */
  note: Nullable(Type.Object({ moyenne: Type.String(), nombre: Type.Integer() })),
});
export type Chiffres = Static<typeof Chiffres>;

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
export type BlocDe<G extends GenreBloc> = Extract<Bloc, { genre: G }>;

export const lireAccueil = defineCall({
  method: 'GET',
  path: '/api/accueil',
  acces: 'tous',
  summary: 'The blocks of the home page, in order, with prices and stock for who asks.',
  credential: 'optional',
  answer: Type.Object({
    jour: Type.String(),
    chiffres: Chiffres,
    blocs: Type.Array(Bloc),
  }),
});

/** An order one may place again. */
export const CommandeARefaire = Type.Object({
  key: Type.String(),
  numero: Type.String(),
  /** ISO date. */
  passeeLe: Type.String(),
  chantiers: Type.Array(Type.String()),
  nombreLignes: Type.Integer(),
  netHT: MontantSchema,
  /** Of its first lines. */
  images: Type.Array(ImageArticle),
});
export type CommandeARefaire = Static<typeof CommandeARefaire>;

/** Bought regularly and due by now. */
export const HabitudeDue = Type.Object({
  article: ArticleVendu,
  /** Usually bought at once. */
  quantite: Type.Integer(),
  /** Day it was last bought. */
  dernierLe: Type.String(),
});
export type HabitudeDue = Static<typeof HabitudeDue>;

export const lireAccueilPersonnel = defineCall({
  method: 'GET',
  path: '/api/accueil/personnel',
  acces: 'acheteur',
  summary: 'What a buyer takes up again: orders under way, offers that end, lists, habits due.',
  answer: Type.Object({
    jour: Type.String(),
    /** The first to arrive first. */
    enCours: Type.Array(CommandeResumee),
    /** How many there are of them in all. */
    nombreEnCours: Type.Integer(),
    /** Orders that wait for who asks. */
    aValider: Type.Integer(),
    aRefaire: Type.Array(CommandeARefaire),
    /** Offers of the shop, the first to end first. */
    devis: Type.Array(DevisResume),
    listes: Type.Array(ListeAchats),
    habitudes: Type.Array(HabitudeDue),
  }),
});
