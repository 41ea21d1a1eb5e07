/** Rows that hold every word of a question, with the weight of the best place each is found in. */
import { hasBit } from '../index/bits.ts';
import { isRuns, type Listes } from './listes.ts';
import { NOM_TROUVE } from './pertinence.ts';

/** Rows that hold a word in one way. */
export interface Source {
  /** Weight, and words of the name (see NOM_TROUVE). */
  valeur: number;
  taille: number;
  /** A list of the index; −1 for `rows`. */
  liste: number;
  rows: ArrayLike<number>;
}

/** One thing asked: any of its sources will do, the best first. */
export interface Groupe {
  sources: readonly Source[];
  taille: number;
}

/** Room to work in, by row; all of it is zero between two questions but for `sommes`. */
export interface Brouillon {
  etapes: Uint8Array;
  sommes: Int32Array;
  rows: Int32Array;
}

export function createBrouillon(capacity: number): Brouillon {
  return {
    etapes: new Uint8Array(capacity),
    sommes: new Int32Array(capacity),
    rows: new Int32Array(capacity),
  };
}

export function createGroupe(sources: Source[]): Groupe {
  const best = sources.toSorted(
    (a, b) => (b.valeur % NOM_TROUVE) - (a.valeur % NOM_TROUVE) || b.valeur - a.valeur,
  );
  return { sources: best, taille: sources.reduce((sum, { taille }) => sum + taille, 0) };
}

/**
 * Each group takes a step: a row that made all the steps before makes this one, once, with the best
 * source that has it. Answers the rows, valid until the next question; `sommes` holds their sums.
 */
export function findRows(
  listes: Listes,
  brouillon: Brouillon,
  groupes: readonly Groupe[],
): Int32Array {
  const [first, ...others] = groupes.toSorted((a, b) => a.taille - b.taille);
  const pas: Pas = { ...brouillon, nombre: 0, etape: 0, valeur: 0 };
  for (const source of first?.sources ?? []) readSource(listes, pas, source, commencer);
  for (const groupe of others) {
    pas.etape++;
    const isDear = pas.nombre * groupe.sources.length * COUT_RECHERCHE > groupe.taille;
    for (const source of groupe.sources) {
      if (isDear) readSource(listes, pas, source, avancer);
      else chercherLignes(listes, pas, source);
    }
    garder(pas);
  }
  const found = brouillon.rows.subarray(0, pas.nombre);
  for (let i = 0; i < found.length; i++) brouillon.etapes[found[i] ?? 0] = 0;
  return found;
}

/** Looking a row up in a list costs as much as reading so many. */
const COUT_RECHERCHE = 16;

interface Pas extends Brouillon {
  /** Rows that made every step so far: the first ones of `rows`. */
  nombre: number;
  etape: number;
  valeur: number;
}

function commencer(pas: Pas, row: number): void {
  if (pas.etapes[row] !== 0) return;
  pas.etapes[row] = 1;
  pas.sommes[row] = pas.valeur;
  pas.rows[pas.nombre++] = row;
}

function avancer(pas: Pas, row: number): void {
  if (pas.etapes[row] !== pas.etape) return;
  pas.etapes[row] = pas.etape + 1;
  pas.sommes[row] = (pas.sommes[row] ?? 0) + pas.valeur;
}

function garder(pas: Pas): void {
  const { etapes, rows, etape } = pas;
  let kept = 0;
  for (let i = 0; i < pas.nombre; i++) {
    const row = rows[i] ?? 0;
    if (etapes[row] === etape + 1) rows[kept++] = row;
    else etapes[row] = 0;
  }
  pas.nombre = kept;
}

function readSource(
  listes: Listes,
  pas: Pas,
  { liste, rows, valeur }: Source,
  visit: (pas: Pas, row: number) => void,
): void {
  pas.valeur = valeur;
  for (let i = 0; i < rows.length; i++) visit(pas, rows[i] ?? 0);
  if (liste === -1) return;
  const { contenu, perimes, nombrePerimes } = listes;
  const end = listes.debuts[liste + 1] ?? 0;
  const byRuns = isRuns(listes, liste);
  for (let i = listes.debuts[liste] ?? 0; i < end; i += byRuns ? 2 : 1) {
    const first = contenu[i] ?? 0;
    const last = byRuns ? (contenu[i + 1] ?? 0) : first + 1;
    for (let row = first; row < last; row++) {
      if (nombrePerimes === 0 || !hasBit(perimes, row)) visit(pas, row);
    }
  }
}

/** Rows of one source, whatever else they hold. */
export function visitRows(listes: Listes, source: Source, visit: (row: number) => void): void {
  const pas: Pas = { ...VIDE, nombre: 0, etape: 0, valeur: 0 };
  readSource(listes, pas, source, (_, row) => visit(row));
}

const VIDE: Brouillon = createBrouillon(0);

function chercherLignes(listes: Listes, pas: Pas, source: Source): void {
  if (source.liste === -1) return readSource(listes, pas, source, avancer);
  const { perimes, nombrePerimes } = listes;
  pas.valeur = source.valeur;
  for (let i = 0; i < source.rows.length; i++) avancer(pas, source.rows[i] ?? 0);
  for (let i = 0; i < pas.nombre; i++) {
    const row = pas.rows[i] ?? 0;
    if (pas.etapes[row] !== pas.etape) continue;
    if (nombrePerimes > 0 && hasBit(perimes, row)) continue;
    if (contientLigne(listes, source.liste, row)) avancer(pas, row);
  }
}

function contientLigne(listes: Listes, liste: number, row: number): boolean {
  const { contenu, debuts } = listes;
  const step = isRuns(listes, liste) ? 2 : 1;
  const debut = debuts[liste] ?? 0;
  let low = 0;
  let high = ((debuts[liste + 1] ?? 0) - debut) / step;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((contenu[debut + middle * step] ?? 0) <= row) low = middle + 1;
    else high = middle;
  }
  if (low === 0) return false;
  const place = debut + (low - 1) * step;
  return step === 1 ? contenu[place] === row : row < (contenu[place + 1] ?? 0);
}
