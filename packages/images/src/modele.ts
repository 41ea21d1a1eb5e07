/**
 * How a kind of thing is described: its visible parameters with their bounds, how it is
 * photographed, and the function that builds it in millimetres, Y up.
 */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import type { Static, TObject } from 'typebox';

/** How the camera stands and what it sees. Angles in radians, seen from the object. */
export interface Prise {
  /** 0 in front (+z), positive towards the right (+x). */
  azimut?: number;
  /** 0 at the height of the object, π/2 from above. */
  elevation?: number;
  /** Field of view in degrees; small flattens, as a long lens does. */
  champ?: number;
  /** Part of the frame that the object fills. */
  cadre?: number;
  /** Stands on the white table; false for what hangs or is laid flat without a shadow. */
  sol?: boolean;
  exposition?: number;
  /** Strength of the shadow on the table, 0 to 1. */
  ombre?: number;
}

export type PriseEntiere = Required<Prise>;

export const PRISE_USUELLE: PriseEntiere = {
  azimut: 0.6,
  elevation: 0.38,
  champ: 16,
  cadre: 0.84,
  sol: true,
  exposition: 1.12,
  ombre: 0.62,
};

export interface Modele<Nom extends string = string, Schema extends TObject = TObject> {
  nom: Nom;
  params: Schema;
  /** Whole sets of parameters at the ends of their ranges; every model is built over them. */
  extremes: readonly Static<Schema>[];
  prise?: Prise | ((params: Static<Schema>) => Prise);
  construire(params: Static<Schema>): Object3D;
}

export type ParamsOf<M extends { params: TObject }> = Static<M['params']>;

export function defineModele<const Nom extends string, Schema extends TObject>(
  modele: Modele<Nom, Schema>,
): Modele<Nom, Schema> {
  return modele;
}

export function priseOf<Schema extends TObject>(
  { prise = {} }: Modele<string, Schema>,
  params: Static<Schema>,
): PriseEntiere {
  return { ...PRISE_USUELLE, ...(typeof prise === 'function' ? prise(params) : prise) };
}

/** One of several words. */
export function choix<const Mot extends string>(...mots: readonly [Mot, ...Mot[]]) {
  return Type.Unsafe<Mot>(Type.Enum([...mots]));
}

/** A length, an angle, a ratio: always with its bounds, which the tests try. */
export function mesure(minimum: number, maximum: number) {
  return Type.Number({ minimum, maximum });
}

/** How many. */
export function nombre(minimum: number, maximum: number) {
  return Type.Integer({ minimum, maximum });
}
