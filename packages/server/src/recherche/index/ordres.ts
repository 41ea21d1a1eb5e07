/** Rows in every order they can be listed in, kept in order when some of them change. */
import type { Tri } from '@comptoir/contract/recherche/recherche.contract.ts';
import { SANS_PRIX, type Colonne, type Lignes } from './lignes.ts';

export interface Ordre {
  /** Rows, first to last. */
  places: Int32Array;
  /** Place of each row. */
  rangs: Int32Array;
}

/** Those of the listings, and the one articles are looked up by. */
export type NomOrdre = Exclude<Tri, 'pertinence'> | 'id';
export type Ordres = Record<NomOrdre, Ordre>;

type Compare = (a: number, b: number) => number;

/** `gamme` first: the others fall back on it. */
const NOMS: readonly NomOrdre[] = [
  'gamme',
  'id',
  'popularite',
  'prix',
  'prix-desc',
  'nouveaute',
  'reference',
];

const COLONNES: Record<NomOrdre, Colonne> = {
  gamme: 'place',
  id: 'place',
  popularite: 'popularite',
  prix: 'prix',
  'prix-desc': 'prix',
  nouveaute: 'jour',
  reference: 'reference',
};

export function createOrdres(lignes: Lignes): Ordres {
  const ordres = {} as Ordres;
  for (const nom of NOMS) {
    const places = Int32Array.from({ length: lignes.fin }, (_, row) => row);
    // Rows are read by identifier: that order is there already.
    if (nom !== 'id') places.sort(comparison(nom, lignes, ordres.gamme));
    ordres[nom] = { places, rangs: rangsOf(places, lignes.capacity) };
  }
  return ordres;
}

export interface Changements {
  /** Rows that were listed and are to be taken out: they went, or moved. */
  retires: ReadonlyMap<number, readonly Colonne[]>;
  /** Rows to put in: they came, or moved. */
  ajoutes: ReadonlyMap<number, readonly Colonne[]>;
}

export function updateOrdres(
  ordres: Ordres,
  lignes: Lignes,
  { retires, ajoutes }: Changements,
): void {
  for (const nom of NOMS) {
    const concerned = (rows: ReadonlyMap<number, readonly Colonne[]>) =>
      [...rows].flatMap(([row, colonnes]) => (colonnes.includes(COLONNES[nom]) ? [row] : []));
    const leaving = concerned(retires);
    const coming = concerned(ajoutes);
    if (leaving.length === 0 && coming.length === 0) continue;
    const { places, rangs } = ordres[nom];
    const kept = without(places, Int32Array.from(leaving, (row) => rangs[row] ?? 0).sort());
    const compare = comparison(nom, lignes, ordres.gamme);
    const next = merged(kept, Int32Array.from(coming).sort(compare), compare);
    ordres[nom] = { places: next, rangs: rangsOf(next, lignes.capacity) };
  }
}

/** Row of an article; −1 for one that is not on sale. */
export function findRow({ id: { places } }: Ordres, lignes: Lignes, id: number): number {
  const place = lowerBound(places, (row) => (lignes.id[row] ?? 0) - id);
  const row = places[place];
  return row !== undefined && lignes.id[row] === id ? row : -1;
}

/** The first place whose row does not compare below. */
export function lowerBound(places: Int32Array, compare: (row: number) => number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(places[middle] ?? 0) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function without(places: Int32Array, leaving: Int32Array): Int32Array {
  const kept = new Int32Array(places.length - leaving.length);
  let from = 0;
  let to = 0;
  for (const place of leaving) {
    kept.set(places.subarray(from, place), to);
    to += place - from;
    from = place + 1;
  }
  kept.set(places.subarray(from), to);
  return kept;
}

function merged(kept: Int32Array, coming: Int32Array, compare: Compare): Int32Array {
  const all = new Int32Array(kept.length + coming.length);
  let from = 0;
  let to = 0;
  for (const row of coming) {
    const place = lowerBound(kept, (other) => compare(other, row));
    all.set(kept.subarray(from, place), to);
    to += place - from;
    from = place;
    all[to++] = row;
  }
  all.set(kept.subarray(from), to);
  return all;
}

function rangsOf(places: Int32Array, capacity: number): Int32Array {
  const rangs = new Int32Array(capacity);
  for (let place = 0; place < places.length; place++) rangs[places[place] ?? 0] = place;
  return rangs;
}

function comparison(nom: NomOrdre, lignes: Lignes, gamme: Ordre): Compare {
  const by =
    (column: Int32Array): Compare =>
    (a, b) =>
      (column[a] ?? 0) - (column[b] ?? 0);
  const { gauche, produit, rang, id, popularite, jour, prix, reference } = lignes;
  switch (nom) {
    case 'id':
      return by(id);
    case 'gamme':
      return (a, b) =>
        (gauche[a] ?? 0) - (gauche[b] ?? 0) ||
        (produit[a] ?? 0) - (produit[b] ?? 0) ||
        (rang[a] ?? 0) - (rang[b] ?? 0) ||
        (id[a] ?? 0) - (id[b] ?? 0);
    case 'reference':
      return (a, b) => compareTexts(reference[a] ?? '', reference[b] ?? '') || by(id)(a, b);
    case 'popularite':
      return or((a, b) => (popularite[b] ?? 0) - (popularite[a] ?? 0), by(gamme.rangs));
    case 'nouveaute':
      return or((a, b) => (jour[b] ?? 0) - (jour[a] ?? 0), by(gamme.rangs));
    case 'prix':
      return or(
        (a, b) => lastWithoutPrix(prix[a], prix[b]) || (prix[a] ?? 0) - (prix[b] ?? 0),
        by(gamme.rangs),
      );
    case 'prix-desc':
      return or(
        (a, b) => lastWithoutPrix(prix[a], prix[b]) || (prix[b] ?? 0) - (prix[a] ?? 0),
        by(gamme.rangs),
      );
  }
}

function or(first: Compare, second: Compare): Compare {
  return (a, b) => first(a, b) || second(a, b);
}

function lastWithoutPrix(a: number | undefined, b: number | undefined): number {
  return Number(a === SANS_PRIX) - Number(b === SANS_PRIX);
}

export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
