/** What the address of a list may hold; whatever is none of it is left out, so that none fails. */
import { isDay, parseDay } from '../ui/field/date-rules.ts';

const MAX_PAGE = 10_000;

export function textOf(value: unknown, max: number): string | undefined {
  return typeof value === 'string' ? value.trim().slice(0, max) || undefined : undefined;
}

/** A form without script writes it as people do. */
export function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return isDay(value) ? value : parseDay(value);
}

export function wholeOf(value: unknown, min: number, max: number): number | undefined {
  if (typeof value !== 'string' || !/^\d{1,15}$/.test(value.trim())) return undefined;
  const number = Number(value);
  return number >= min && number <= max ? number : undefined;
}

/** Undefined for the first one. */
export function pageOf(value: unknown): number | undefined {
  return wholeOf(value, 2, MAX_PAGE);
}

/** In the order they are known in. */
export function choicesOf<T extends string>(known: readonly T[], value: unknown): T[] {
  const asked: unknown[] = Array.isArray(value) ? value : [value];
  return known.filter((one) => asked.includes(one));
}

/** One taken into a filter, or out of it. */
export function toggled<T extends string>(known: readonly T[], taken: readonly T[], one: T): T[] {
  return known.filter((each) => taken.includes(each) !== (each === one));
}

/** The order of documents where nothing else is asked. */
export const PLUS_RECENTS = '-date';

type Search = Record<string, unknown>;

/** What every list of documents is narrowed and ordered by. */
export function filtresCommuns<E extends string, T extends string>(
  search: Search,
  etats: readonly E[],
  tris: readonly T[],
) {
  const recherche = textOf(search['recherche'], 100);
  const etat = choicesOf(etats, search['etat']);
  const du = dayOf(search['du']);
  const au = dayOf(search['au']);
  const page = pageOf(search['page']);
  const tri = tris.find((one) => one === search['tri'] && one !== PLUS_RECENTS);
  return {
    ...(recherche && { recherche }),
    ...(etat.length > 0 && { etat }),
    ...(du && { du }),
    ...(au && { au }),
    ...(page !== undefined && { page }),
    ...(tri && { tri }),
  };
}

const MAX_MONTANT = 1_000_000_000;

/** Where documents are of a chantier, and for an amount. */
export function filtresChantierMontants(search: Search) {
  const chantier = textOf(search['chantier'], 80);
  const montantMin = wholeOf(search['montantMin'], 0, MAX_MONTANT);
  const montantMax = wholeOf(search['montantMax'], 0, MAX_MONTANT);
  return {
    ...(chantier && { chantier }),
    ...(montantMin !== undefined && { montantMin }),
    ...(montantMax !== undefined && { montantMax }),
  };
}

interface Requete {
  page?: number | undefined;
  tri?: string | undefined;
}

/** The filters alone: neither where one is in the list nor its order. */
export function sansPage<R extends Requete>({ page: _page, tri: _tri, ...filtres }: R) {
  return filtres;
}

export function isFiltree(requete: Requete): boolean {
  return Object.values(sansPage(requete)).some((valeur) => valeur !== undefined);
}

/** A state taken into the filter, or out of it; from the first page on. */
export function basculerEtat<E extends string, R extends Requete & { etat?: E[] }>(
  connus: readonly E[],
  { page: _page, etat = [], ...reste }: R,
  bascule: E,
) {
  const etats = toggled(connus, etat, bascule);
  return { ...reste, ...(etats.length > 0 && { etat: etats }) };
}
