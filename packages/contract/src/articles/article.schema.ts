/** An article as it is shown and sold wherever it appears: list, table, sheet, suggestion. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { Id, Nullable } from '../http/id.schema.ts';
import { TarifAffiche } from './tarif.schema.ts';

export const UNITES = [
  'piece',
  'boite',
  'sachet',
  'paire',
  'metre',
  'rouleau',
  'cartouche',
  'seau',
  'lot',
  'kg',
  'litre',
  'plaque',
  'barre',
] as const;

/** What a picture is drawn or fetched from; see images.ts. */
export const ImageArticle = Type.Object({
  genre: Type.String(),
  /** Key of the file in the media store; null: the stand-in of its genre. */
  fichier: Nullable(Type.String()),
  /** Dominant colour, `#rrggbb`. */
  couleur: Nullable(Type.String()),
});
export type ImageArticle = Static<typeof ImageArticle>;

export const MarqueCourte = Type.Object({ id: Id, nom: Type.String(), slug: Type.String() });

/** Days are yyyy-MM-dd, working days already counted: nothing is left to compute but the words. */
export const DisponibiliteAffichee = Type.Object({
  /** In the store of who asks, and when it is ready; null without a store. */
  magasin: Nullable(Type.Object({ quantite: Type.Integer(), date: Type.String() })),
  /** What the warehouse can deliver, and when it arrives. */
  depot: Type.Object({ quantite: Type.Integer(), date: Type.String() }),
  /** On its way to the warehouse, by rising date of delivery to the buyer. */
  arrivages: Type.Array(Type.Object({ quantite: Type.Integer(), date: Type.String() })),
  /** When whatever is not in stock can be had from the maker. */
  fournisseur: Type.String(),
});
export type DisponibiliteAffichee = Static<typeof DisponibiliteAffichee>;

/** Definition of an attribute, once per answer; articles carry its values by code. */
export const Attribut = Type.Object({
  code: Type.String(),
  libelle: Type.String(),
  type: Type.Enum(['nombre', 'choix']),
  /** The unit of a number; '' for a bare one. */
  unite: Nullable(Type.String()),
});
export type Attribut = Static<typeof Attribut>;

export const ArticleVendu = Type.Object({
  id: Id,
  produitId: Id,
  reference: Type.String(),
  libelle: Type.String(),
  /** The slug of its product, in the language asked: the address of the sheet. */
  slug: Type.String(),
  marque: MarqueCourte,
  image: ImageArticle,
  unite: Type.Enum(UNITES),
  /** Pieces, metres, kilos… in one unit of sale. */
  contenu: Type.String(),
  multiple: Type.Integer(),
  minimum: Type.Integer(),
  /** By code of attribute: a decimal for a number, words of the language for a choice. */
  attributs: Type.Record(Type.String(), Type.String()),
  /** The rating of its product; null before the first review. */
  note: Nullable(Type.Object({ moyenne: Type.String(), nombre: Type.Integer() })),
  /** Can be cut to length or size. */
  secable: Type.Boolean(),
  retire: Type.Boolean(),
  /** Null where no price is known: it cannot be ordered online. */
  tarif: Nullable(TarifAffiche),
  disponibilite: DisponibiliteAffichee,
});
export type ArticleVendu = Static<typeof ArticleVendu>;
