/** Reading an article's values: a value nobody thought of is an error, not a wrong picture. */
import { finitionVisible, COULEURS, type Couleur, type Finition } from '../nuancier.ts';
import type { Valeurs } from './image.ts';

/** A number; `sinon` where the article does not tell. */
export function nombreOf(valeurs: Valeurs, code: string, sinon?: number): number {
  const valeur = valeurs[code] ?? sinon;
  if (typeof valeur === 'number') return valeur;
  throw new RangeError(`${code} is not a number: ${String(valeur)}`);
}

/** What each value of an attribute shows: `selon(v, 'tete-vis', { ronde: 'ronde', … })`. */
export function selon<const T>(
  valeurs: Valeurs,
  code: string,
  table: Readonly<Record<string, T>>,
  sinon?: T,
): T {
  const found = table[String(valeurs[code])] ?? sinon;
  if (found === undefined) throw new RangeError(`${code} shows nothing: ${String(valeurs[code])}`);
  return found;
}

/** The nearest of a few steps: absolute size does not show in a picture, proportions do. */
export function palier(x: number, paliers: readonly number[]): number {
  return paliers.reduce((best, step) => (Math.abs(step - x) < Math.abs(best - x) ? step : best));
}

/** What tells a finish, before what a thing is made of. */
const CODES_FINITION = [
  'finition-meuble',
  'finition-porte',
  'finition-profile',
  'revetement',
  'matiere',
] as const;

/** The finish as it is seen. */
export function finitionOf(valeurs: Valeurs, sinon?: Finition): Finition {
  const [found = sinon] = CODES_FINITION.flatMap((code) => finitionVisible(valeurs[code]) ?? []);
  if (found === undefined) throw new RangeError(`no finish: ${JSON.stringify(valeurs)}`);
  return found;
}

export function couleurOf(valeurs: Valeurs, sinon?: Couleur): Couleur {
  const code = String(valeurs.couleur);
  if (code in COULEURS) return code as Couleur;
  if (sinon !== undefined) return sinon;
  throw new RangeError(`no colour: ${code}`);
}
