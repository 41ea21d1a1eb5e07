/** What a drawing reads of an article: lengths in millimetres, and how each is written. */

export interface Mesure {
  /** Name of the attribute, in the language of the page. */
  mot: string;
  /** As it is written: « 40 mm », « M8 ». */
  valeur: string;
  /** Millimetres; absent for what is no length. */
  mm?: number;
  /** Code of a choice. */
  code?: string;
}

/** By code of attribute. */
export type Mesures = ReadonlyMap<string, Mesure>;

const EN_MM: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };

/** Undefined for what is no length. */
export function enMillimetres(nombre: number, unite: string): number | undefined {
  const mm = nombre * (EN_MM[unite] ?? Number.NaN);
  return mm > 0 ? mm : undefined;
}

/** A length the drawing said it needs. */
export function mm(mesures: Mesures, code: string): number {
  const found = mesures.get(code)?.mm;
  if (found === undefined) throw new RangeError(`${code} is no length`);
  return found;
}

/** A length where the article tells it, else what usually goes with the others. */
export function mmOu(mesures: Mesures, code: string, usuel: number): number {
  return mesures.get(code)?.mm ?? usuel;
}

export function choixOf(mesures: Mesures, code: string): string {
  return mesures.get(code)?.code ?? '';
}

/** Diameter of a metric thread: « m8 » is 8. */
export function metrique(mesures: Mesures, code: string): number {
  const found = /^m(\d+)/.exec(choixOf(mesures, code))?.[1];
  return found === undefined ? 8 : Number(found);
}

/** Kept between proportions that can be read: what is drawn, never what is written. */
export function borner(x: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, x));
}
