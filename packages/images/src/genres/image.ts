/**
 * From an article's values to its picture: which model, with which visible parameters. Pure: the
 * server reads it when it loads articles, without three.
 */
import type { TObject } from 'typebox';
import type { Modele, ParamsOf } from '../modele.ts';
import type { Marque } from '../nuancier.ts';

export type Valeurs = Readonly<Record<string, number | string>>;
export type Params = Readonly<Record<string, string | number | boolean>>;

export interface Image {
  modele: string;
  params: Params;
}

/**
 * Undefined for an article of another category that has a genre of the same name.
 * `marque` is « neutre » for makers the article is not known by: their name shows on nothing.
 */
export type Genre = (valeurs: Valeurs, marque: Marque) => Image | undefined;

/** `image<typeof vis>('vis', { … })`: a parameter that the model does not have does not compile. */
export function image<M extends Modele<string, TObject>>(
  modele: M['nom'],
  params: ParamsOf<M>,
): Image {
  return { modele, params: params as Params };
}
