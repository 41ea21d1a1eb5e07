/** The note of each row found, for who asks, and the rows of a page in that order. */
import { hasBit } from '../index/bits.ts';
import type { Lignes } from '../index/lignes.ts';
import { findRow, type Ordre, type Ordres } from '../index/ordres.ts';
import { rowsOfPage } from '../index/page.ts';
import { MAX_HABITUDES } from '../index/demande-texte.ts';
import type { Recherche } from './corrections/recherche-lue.ts';
import {
  AVANCE_MAGASIN,
  AVANCE_MAX,
  avanceHabitude,
  avancePopularite,
  isBonne,
  NOTE_MAX,
  noteOf,
} from './pertinence.ts';
import { ecartOf, TRES_LOIN, type Mesure } from './proches/mesures.ts';
import type { Lecteur } from './sources.ts';

export interface Avantages {
  lignes: Lignes;
  ordres: Ordres;
  /** Rows in the store of who asks. */
  magasin: Uint32Array | undefined;
  habitudes: readonly number[];
}

/** Writes notes over the sums of the draft. */
export function noter(
  { texte, brouillon, langue }: Lecteur,
  { rows, mots, mesures }: Recherche,
  { lignes, ordres, magasin, habitudes }: Avantages,
): void {
  const { sommes } = brouillon;
  const longueurs = texte.noms.longueurs[langue];
  const { rangs, places } = ordres.popularite;
  const achetes = rowsAchetees(lignes, ordres, habitudes);
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    let avance = avancePopularite(rangs[row] ?? 0, places.length);
    if (magasin && hasBit(magasin, row)) avance += AVANCE_MAGASIN;
    if (achetes.size > 0) avance += achetes.get(row) ?? 0;
    sommes[row] = noteOf(sommes[row] ?? 0, mots, longueurs[row] ?? 0, avance);
  }
  if (mesures.length > 0) rapprocher(sommes, rows, lignes, mesures);
}

/** The nearest size comes first among good answers; the others after all of them. */
function rapprocher(
  notes: Int32Array,
  rows: Int32Array,
  lignes: Lignes,
  mesures: readonly Mesure[],
): void {
  const bonnes = new Set(bonnesReponses(notes, rows));
  const meilleure = rows.reduce((best, row) => Math.max(best, notes[row] ?? 0), 0);
  const pas = Math.floor((NOTE_MAX - NOTE_LOIN) / (TRES_LOIN * mesures.length));
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    const note = notes[row] ?? 0;
    if (!bonnes.has(row)) {
      notes[row] = Math.min(NOTE_LOIN - 1, note);
      continue;
    }
    const moindre = Math.floor((meilleure - note) / (AVANCE_MAX + 1)) * ECART_DU_POINT;
    const ecart = mesures.reduce((sum, mesure) => sum + ecartOf(lignes, row, mesure), 0);
    const total = Math.min(TRES_LOIN * mesures.length, ecart + moindre);
    notes[row] = NOTE_MAX - Math.round(total * pas);
  }
}

/** A nut is nearer than the bolt that comes with one. */
const ECART_DU_POINT = 0.005;

/** Below the notes of good answers, however far their size is. */
const NOTE_LOIN = NOTE_MAX >> 1;

function rowsAchetees(
  lignes: Lignes,
  ordres: Ordres,
  habitudes: readonly number[],
): Map<number, number> {
  return new Map(
    habitudes
      .slice(0, MAX_HABITUDES)
      .map((id, place) => [findRow(ordres, lignes, id), avanceHabitude(place)]),
  );
}

/** The best notes first; the most sold among equals. Only what the page shows is put in order. */
export function rowsParNote(
  notes: Int32Array,
  populaires: Ordre,
  trouves: Int32Array,
  debut: number,
  fin: number,
): number[] {
  const counts = new Int32Array(NOTE_MAX + 1);
  for (let i = 0; i < trouves.length; i++) {
    const note = notes[trouves[i] ?? 0] ?? 0;
    counts[note] = (counts[note] ?? 0) + 1;
  }
  const page: number[] = [];
  let before = 0;
  for (let note = NOTE_MAX; note >= 0 && before < fin; note--) {
    const nombre = counts[note] ?? 0;
    if (nombre > 0 && before + nombre > debut) {
      const pareils = trouves.filter((row) => notes[row] === note);
      page.push(...rowsOfPage(populaires, pareils, Math.max(0, debut - before), fin - before));
    }
    before += nombre;
  }
  return page;
}

/** Rows that answer about as well as the best of them. */
export function bonnesReponses(notes: Int32Array, trouves: Int32Array): Int32Array {
  let meilleure = 0;
  for (let i = 0; i < trouves.length; i++) {
    meilleure = Math.max(meilleure, notes[trouves[i] ?? 0] ?? 0);
  }
  return trouves.filter((row) => isBonne(notes[row] ?? 0, meilleure));
}
