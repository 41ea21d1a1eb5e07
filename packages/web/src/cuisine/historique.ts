/** What can be undone and done again. */
export interface Historique<T> {
  passe: readonly T[];
  futur: readonly T[];
  /** The key of the last change: the next one of the same key is part of it. */
  cle: string | undefined;
}

/** Steps kept; a plan is a few kilobytes. */
const MAX = 100;

export const SANS_HISTOIRE: Historique<never> = { passe: [], futur: [], cle: undefined };

/** @param avant what stood before the change. */
export function noter<T>(histoire: Historique<T>, avant: T, cle?: string): Historique<T> {
  const suite = cle !== undefined && cle === histoire.cle && histoire.futur.length === 0;
  const passe = suite ? histoire.passe : [...histoire.passe, avant].slice(-MAX);
  return { passe, futur: [], cle };
}

interface Retour<T> {
  present: T;
  histoire: Historique<T>;
}

export function annuler<T>({ passe, futur }: Historique<T>, present: T): Retour<T> | undefined {
  const avant = passe.at(-1);
  if (avant === undefined) return undefined;
  const histoire = { passe: passe.slice(0, -1), futur: [present, ...futur], cle: undefined };
  return { present: avant, histoire };
}

export function retablir<T>({ passe, futur }: Historique<T>, present: T): Retour<T> | undefined {
  const [apres, ...reste] = futur;
  if (apres === undefined) return undefined;
  const histoire = { passe: [...passe, present], futur: reste, cle: undefined };
  return { present: apres, histoire };
}
