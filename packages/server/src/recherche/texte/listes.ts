/**
 * Rows that hold a term in a field, as the index keeps them: runs of rows that follow each other
 * where that is shorter, since the articles of a product share most of their words. Rows written
 * again after the index was built are struck out of these lists and stand in `recents`.
 */
import { createBits, growBits, hasBit, writeBit } from '../index/bits.ts';
import { CHAMPS } from './champs.ts';

export interface Listes {
  /** Terms at or after it only have recent rows. */
  termes: number;
  /** By term, its first list; one more at the end. */
  premieres: Uint32Array;
  champs: Uint8Array;
  /** By list, where it begins in `contenu`; one more at the end. */
  debuts: Uint32Array;
  /** Rows of each list. As many as it takes places: they are listed; else they are runs. */
  tailles: Uint32Array;
  contenu: Uint32Array;
  /** Rows that no longer hold what the lists say. */
  perimes: Uint32Array;
  nombrePerimes: number;
  /** By key. */
  recents: Map<number, number[]>;
  /** By recent row, the keys it stands under. */
  clesRecentes: Map<number, number[]>;
}

export interface ListesEnCours {
  /** Place of each key. */
  places: Map<number, number>;
  /** Last run of each, still open: from `debuts` to before `fins`. */
  debuts: number[];
  fins: number[];
  /** Runs that are closed: place, first row, row after the last. */
  journal: Uint32Array;
  fin: number;
}

/** A term in a field. */
export function cleOf(terme: number, champ: number): number {
  return terme * CHAMPS + champ;
}

export function createListes(): ListesEnCours {
  return { places: new Map(), debuts: [], fins: [], journal: new Uint32Array(3 << 12), fin: 0 };
}

/** The place of a key, for `ajouterLignes`. */
export function placeDeCle({ places, debuts, fins }: ListesEnCours, cle: number): number {
  const known = places.get(cle);
  if (known !== undefined) return known;
  const place = debuts.length;
  places.set(cle, place);
  debuts.push(0);
  fins.push(0);
  return place;
}

/** Rows from `debut` to before `fin`, none of them before those already there. */
export function ajouterLignes(
  listes: ListesEnCours,
  place: number,
  debut: number,
  fin: number,
): void {
  const { debuts, fins } = listes;
  const last = fins[place] ?? 0;
  if (debut <= last && last > 0) {
    if (fin > last) fins[place] = fin;
    return;
  }
  if (last > 0) fermer(listes, place);
  debuts[place] = debut;
  fins[place] = fin;
}

function fermer(listes: ListesEnCours, place: number): void {
  if (listes.fin + 3 > listes.journal.length) {
    const larger = new Uint32Array(Math.ceil(listes.journal.length / 2) * 3);
    larger.set(listes.journal);
    listes.journal = larger;
  }
  const { journal, debuts, fins } = listes;
  journal[listes.fin++] = place;
  journal[listes.fin++] = debuts[place] ?? 0;
  journal[listes.fin++] = fins[place] ?? 0;
}

export function finirListes(enCours: ListesEnCours, termes: number, capacity: number): Listes {
  for (const place of enCours.debuts.keys()) fermer(enCours, place);
  const cles = Float64Array.from(enCours.places.keys()).sort();
  const nombre = cles.length;
  const listes: Listes = {
    termes,
    premieres: new Uint32Array(termes + 1).fill(nombre),
    champs: new Uint8Array(nombre),
    debuts: new Uint32Array(nombre + 1),
    tailles: new Uint32Array(nombre),
    contenu: new Uint32Array(0),
    perimes: createBits(capacity),
    nombrePerimes: 0,
    recents: new Map(),
    clesRecentes: new Map(),
  };
  /** By place, the list it becomes. */
  const liste = new Uint32Array(nombre);
  for (let i = nombre - 1; i >= 0; i--) {
    const cle = cles[i] ?? 0;
    liste[enCours.places.get(cle) ?? 0] = i;
    listes.champs[i] = cle % CHAMPS;
    listes.premieres[Math.floor(cle / CHAMPS)] = i;
  }
  // Terms without a list begin where the next one does.
  for (let terme = termes - 1; terme >= 0; terme--) {
    listes.premieres[terme] = Math.min(
      listes.premieres[terme] ?? nombre,
      listes.premieres[terme + 1] ?? nombre,
    );
  }
  ranger(enCours, listes, liste);
  return listes;
}

/** From the journal, in the order rows were read, to one list after the other. */
function ranger({ journal, fin }: ListesEnCours, listes: Listes, liste: Uint32Array): void {
  const { tailles, debuts } = listes;
  const plages = new Uint32Array(tailles.length);
  for (let i = 0; i < fin; i += 3) {
    const l = liste[journal[i] ?? 0] ?? 0;
    plages[l] = (plages[l] ?? 0) + 1;
    tailles[l] = (tailles[l] ?? 0) + (journal[i + 2] ?? 0) - (journal[i + 1] ?? 0);
  }
  let place = 0;
  const next = new Uint32Array(tailles.length);
  for (let l = 0; l < tailles.length; l++) {
    debuts[l] = next[l] = place;
    place += Math.min((plages[l] ?? 0) * 2, tailles[l] ?? 0);
  }
  debuts[tailles.length] = place;
  const contenu = new Uint32Array(place);
  for (let i = 0; i < fin; i += 3) {
    const l = liste[journal[i] ?? 0] ?? 0;
    const first = journal[i + 1] ?? 0;
    const end = journal[i + 2] ?? 0;
    let to = next[l] ?? 0;
    if ((plages[l] ?? 0) * 2 < (tailles[l] ?? 0)) {
      contenu[to++] = first;
      contenu[to++] = end;
    } else {
      for (let row = first; row < end; row++) contenu[to++] = row;
    }
    next[l] = to;
  }
  listes.contenu = contenu;
}

/** A row holds these keys from now on, and nothing of what it held. */
export function remplacerLigne(
  listes: Listes,
  row: number,
  cles: readonly number[],
  capacity: number,
): void {
  if (listes.perimes.length * 32 < capacity) listes.perimes = growBits(listes.perimes, capacity);
  if (!hasBit(listes.perimes, row)) listes.nombrePerimes++;
  writeBit(listes.perimes, row, true);
  const { recents, clesRecentes } = listes;
  for (const cle of clesRecentes.get(row) ?? []) {
    const rows = recents.get(cle) ?? [];
    rows.splice(rows.indexOf(row), 1);
    if (rows.length === 0) recents.delete(cle);
  }
  const distinct = [...new Set(cles)];
  clesRecentes.set(row, distinct);
  for (const cle of distinct) {
    const rows = recents.get(cle);
    if (rows) rows.push(row);
    else recents.set(cle, [row]);
  }
}

export function isRuns({ debuts, tailles }: Listes, liste: number): boolean {
  return (debuts[liste + 1] ?? 0) - (debuts[liste] ?? 0) !== tailles[liste];
}
