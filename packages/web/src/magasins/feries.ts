import type { Ferie } from '@comptoir/contract/jours-ouvres.ts';

const FERIES: Readonly<Record<Ferie, true>> = {
  'jour-de-l-an': true,
  'lundi-de-paques': true,
  'fete-du-travail': true,
  'victoire-1945': true,
  ascension: true,
  'lundi-de-pentecote': true,
  'fete-nationale': true,
  assomption: true,
  toussaint: true,
  'armistice-1918': true,
  noel: true,
  'vendredi-saint': true,
  'saint-etienne': true,
};

/** One that pages have a name for. */
export function isFerieNomme(code: string | null): code is Ferie {
  return code !== null && Object.hasOwn(FERIES, code);
}
