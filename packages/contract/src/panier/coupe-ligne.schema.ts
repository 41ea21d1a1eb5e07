/** The cutting of a line, as it was planned when the line was last written. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { Matiere } from '../decoupe/matiere.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';

export const TravailCoupe = Type.Object({
  pieces: Type.Integer(),
  /** Bars or sheets it takes, or metres begun. */
  unites: Type.Integer(),
  /** No plan takes fewer. */
  borne: Type.Integer(),
  coupes: Type.Integer(),
  /** Way of the blade through sheets, millimetres; 0 for the others. */
  longueurCoupee: Type.Integer(),
  /** What is left of all of them: millimetres, square millimetres for sheets. */
  chute: Type.Integer(),
});
export type TravailCoupe = Static<typeof TravailCoupe>;

export const CoupeLigne = Type.Object({
  matiere: Matiere,
  ...TravailCoupe.properties,
  /** Offcuts come with the pieces. */
  chutes: Type.Boolean(),
  /** How often the list is cut: more than once only where lines met whose pieces are too many for one list. */
  exemplaires: Type.Integer(),
  /** The article is no longer cut from the same: the list has to be saved again. */
  perimee: Type.Boolean(),
  /** The price of the cutting, rounded; it is part of the amount of the line. */
  montantHT: MontantSchema,
});
export type CoupeLigne = Static<typeof CoupeLigne>;
