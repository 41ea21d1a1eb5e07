/** What an article that can be cut is cut from. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { Nullable } from '../http/id.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';

/** Bars to a length, sheets to a length and a width, a coil or a drum by the metre. */
export const DEBITS = ['barre', 'panneau', 'metre'] as const;
export type Debit = (typeof DEBITS)[number];

export const Matiere = Type.Object({
  debit: Type.Enum(DEBITS),
  /** The length of the bar or the sheet, along its grain, millimetres; null by the metre. */
  longueur: Nullable(Type.Integer()),
  /** The width of the sheet; null for the others. */
  largeur: Nullable(Type.Integer()),
  /** The grain of the sheet shows: pieces keep their direction. */
  fil: Type.Boolean(),
  /** Kerf, millimetres. */
  trait: Type.Integer(),
  /** Bars, sheets or metres in one unit of sale. */
  parUnite: Type.Integer(),
});
export type Matiere = Static<typeof Matiere>;

/** What cutting costs the buyer without tax; null for what is not charged. */
export const TarifCoupe = Type.Object({
  coupe: Nullable(MontantSchema),
  metreCoupe: Nullable(MontantSchema),
  /** Once for the line. */
  forfait: Nullable(MontantSchema),
});
export type TarifCoupe = Static<typeof TarifCoupe>;
