/** A shopping list as it is named, and as it is read line by line. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { ArticleVendu } from '../articles/article.schema.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';

export const MAX_SIGNES_LISTE = 80;
export const MAX_SIGNES_NOTE = 200;
/** Lines of one list: as many as a basket takes. */
export const MAX_LIGNES_LISTE = 5000;
/** Lists of one person. */
export const MAX_LISTES = 500;
/** Lists whose value one call tells: those of a page. */
export const MAX_VALEURS = 25;

/** Seen by its person alone, or by all of their company: to read, or to read and write. */
export const PARTAGES = ['personnelle', 'lecture', 'ecriture'] as const;
export type Partage = (typeof PARTAGES)[number];

/** What who asks may do with it; a list is shared, put away and deleted by its person alone. */
export const DROITS_LISTE = ['proprietaire', 'ecriture', 'lecture'] as const;
export type DroitListe = (typeof DROITS_LISTE)[number];

export const ListeAchats = Type.Object({
  id: Id,
  libelle: Type.String(),
  nombreArticles: Type.Integer(),
  /** Lines of which fewer were counted than there should be. */
  manquants: Type.Integer(),
  partage: Type.Enum(PARTAGES),
  droit: Type.Enum(DROITS_LISTE),
  /** Whose it is; null: of who asks. */
  proprietaire: Nullable(Type.String()),
  archivee: Type.Boolean(),
  /** ISO date. */
  modifieLe: Type.String(),
  /** To be sent as If-Match, between quotes. */
  version: Type.String(),
});
export type ListeAchats = Static<typeof ListeAchats>;

export const LigneListe = Type.Object({
  ligneId: Id,
  quantite: Type.Integer(),
  /** Cut list; '' where it comes whole. */
  traitCoupe: Type.String(),
  /** How often the cut list is wanted. */
  exemplaires: Type.Integer(),
  note: Type.String(),
  /** How many there should be on the shelf; null: it is not counted. */
  cible: Nullable(Type.Integer()),
  /** How many were there; null: not counted since what was missing went to a basket. */
  reste: Nullable(Type.Integer()),
  /** Percent a delegate gave, until the line goes back to a basket. */
  remise: Nullable(Type.String()),
  /** The price of the quantity, without the cutting; null where it is not sold or has no price. */
  montantHT: Nullable(MontantSchema),
  article: ArticleVendu,
  /** What takes the place of an article no longer sold; null where nobody knows. */
  remplacant: Nullable(ArticleVendu),
});
export type LigneListe = Static<typeof LigneListe>;

/** The lines of one section, of one chantier of a basket put aside, or those of none. */
export const GroupeListe = Type.Object({
  /** Identifies it within the list; -1: those of none. */
  rang: Type.Integer(),
  /** Null: of none, or the first chantier of the basket, which had no name. */
  libelle: Nullable(Type.String()),
  /** A part of the list alone; a chantier goes back to the basket with its lines. */
  section: Type.Boolean(),
  nombreLignes: Type.Integer(),
  lignes: Type.Array(LigneListe),
});
export type GroupeListe = Static<typeof GroupeListe>;

/** Two lines of the same thing that became one: how many it was, how many came, how many it is. */
export const LigneJointe = Type.Object({
  reference: Type.String(),
  libelle: Type.String(),
  avant: Type.Integer(),
  ajoutee: Type.Integer(),
  quantite: Type.Integer(),
});
export type LigneJointe = Static<typeof LigneJointe>;

export const ListeDetaillee = Type.Object({
  ...ListeAchats.properties,
  /** Today’s price of all that can be ordered, with eco-participation, without tax. */
  valeurHT: MontantSchema,
  /** Lines that cannot be ordered: no longer sold, or without a price. */
  indisponibles: Type.Integer(),
  /** Lines with a target. */
  cibles: Type.Integer(),
  /** ISO date of the last count; null: never. */
  compteeLe: Nullable(Type.String()),
  /** Today’s price of what is missing and can be ordered, in whole packings. */
  manqueHT: MontantSchema,
  /** Today in Paris, which days are counted from. */
  jour: Type.String(),
  groupes: Type.Array(GroupeListe),
});
export type ListeDetaillee = Static<typeof ListeDetaillee>;

export const ValeurListe = Type.Object({
  id: Id,
  valeurHT: MontantSchema,
  indisponibles: Type.Integer(),
});
export type ValeurListe = Static<typeof ValeurListe>;
