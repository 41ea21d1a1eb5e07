/** A line of the basket, with the price of the quantity it holds for who asks. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { ImageArticle, UNITES } from '../articles/article.schema.ts';
import { TarifAffiche } from '../articles/tarif.schema.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';
import { CoupeLigne } from './coupe-ligne.schema.ts';

export const LignePanier = Type.Object({
  /** The article. */
  id: Id,
  ligneId: Id,
  /** Lines of a chantier stand in this order. */
  place: Id,
  quantite: Type.Integer(),
  /** Cut list; '' where nothing is cut. */
  traitCoupe: Type.String(),
  /** Null where nothing is cut. */
  coupe: Nullable(CoupeLigne),
  /** Percent given by a delegate; null without. */
  remise: Nullable(Type.String()),
  reference: Type.String(),
  libelle: Type.String(),
  /** The slug of its product: the address of the sheet. */
  slug: Type.String(),
  produitId: Id,
  image: ImageArticle,
  unite: Type.Enum(UNITES),
  contenu: Type.String(),
  multiple: Type.Integer(),
  minimum: Type.Integer(),
  /** Can be cut to length or size. */
  secable: Type.Boolean(),
  /** No longer sold: it counts in no total. */
  retire: Type.Boolean(),
  /** Before the discount of the delegate; null where no price is known. */
  tarif: Nullable(TarifAffiche),
  /** The price of one unit of sale, the discount taken off. */
  prixHT: Nullable(MontantSchema),
  /** Rounded, cutting included, without eco-participation; null for what counts in no total. */
  montantHT: Nullable(MontantSchema),
  /** What promotions of the basket take off `montantHT`. */
  promotions: Type.Array(Type.Object({ id: Id, montant: MontantSchema })),
});
export type LignePanier = Static<typeof LignePanier>;
