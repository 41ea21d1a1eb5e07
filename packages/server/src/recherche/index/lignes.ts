/** Articles on sale, one row each, in columns of numbers. A row freed by one is taken by the next. */
import { createBits, growBits, hasBit, writeBit } from './bits.ts';
import { parseIds } from '../../db/parse-ids.ts';
import type { LigneRow } from './lignes.sql.ts';
import { promotionsOf, type Referentiel } from './referentiel.ts';

/** Place in the tree of a row that holds no article: below every node. */
const LIBRE = -1;
/** The price of an article without a public price. */
export const SANS_PRIX = 0;

export interface Lignes {
  readonly referentiel: Referentiel;
  /** Rows at or after it were never used. */
  fin: number;
  libres: number[];
  capacity: number;
  id: Int32Array;
  produit: Int32Array;
  gauche: Int32Array;
  rang: Int32Array;
  popularite: Int32Array;
  /** Days. */
  jour: Int32Array;
  /** Number of the brand. */
  marque: Int32Array;
  /** Hundredths; 0 without reviews. */
  note: Int32Array;
  /** Ten-thousandths of a euro, whole numbers. */
  prix: Float64Array;
  reference: string[];
  valeurs: Listes;
  /** Rows with stock in a place, by identifier of the place. */
  lieux: Map<number, Uint32Array>;
  univers: Map<number, Uint32Array>;
  offres: Map<number, Uint32Array>;
}

/** Lists of numbers of values by row, one after the other in `contenu`. */
interface Listes {
  debut: Int32Array;
  taille: Uint8Array;
  contenu: Uint32Array;
  fin: number;
}

/** Columns an order may depend on. */
export type Colonne = 'place' | 'popularite' | 'prix' | 'jour' | 'reference';
/** The whole row: an article that comes, goes or moves in the tree. */
export const TOUTES: readonly Colonne[] = ['place', 'popularite', 'prix', 'jour', 'reference'];

const MAX_VALEURS = 255;
/** Room for values by row, at first. */
const VALEURS_PAR_LIGNE = 5;

export function createLignes(referentiel: Referentiel, expected: number): Lignes {
  const capacity = Math.ceil(expected * 1.02) + 64;
  const column = () => new Int32Array(capacity);
  return {
    referentiel,
    fin: 0,
    libres: [],
    capacity,
    id: column(),
    produit: column(),
    gauche: column().fill(LIBRE),
    rang: column(),
    popularite: column(),
    jour: column(),
    marque: column(),
    note: column(),
    prix: new Float64Array(capacity),
    reference: [],
    valeurs: {
      debut: column(),
      taille: new Uint8Array(capacity),
      contenu: new Uint32Array(capacity * VALEURS_PAR_LIGNE),
      fin: 0,
    },
    lieux: new Map(),
    univers: new Map(referentiel.univers.map((id) => [id, createBits(capacity)])),
    offres: new Map([...referentiel.offres.keys()].map((id) => [id, createBits(capacity)])),
  };
}

/** A row for an article that has none yet. */
export function takeLigne(lignes: Lignes): number {
  const freed = lignes.libres.pop();
  if (freed !== undefined) return freed;
  if (lignes.fin === lignes.capacity) grow(lignes);
  return lignes.fin++;
}

export function freeLigne(lignes: Lignes, row: number): void {
  clearSets(lignes, row);
  lignes.gauche[row] = LIBRE;
  lignes.libres.push(row);
}

/** Writes an article into a row; returns what changed of what rows are ordered by. */
export function writeLigne(lignes: Lignes, row: number, ligne: LigneRow): readonly Colonne[] {
  const { referentiel } = lignes;
  const changed = diff(lignes, row, ligne);
  if (lignes.gauche[row] !== LIBRE) clearSets(lignes, row);
  lignes.id[row] = ligne.id;
  lignes.produit[row] = ligne.produitId;
  lignes.gauche[row] = ligne.gauche;
  lignes.rang[row] = ligne.rang;
  lignes.popularite[row] = ligne.popularite;
  lignes.jour[row] = ligne.jour;
  lignes.marque[row] = referentiel.numerosMarque.get(ligne.marqueId) ?? 0;
  lignes.note[row] = ligne.note ?? 0;
  lignes.prix[row] = ligne.prix ?? SANS_PRIX;
  lignes.reference[row] = ligne.reference;
  writeListe(lignes, row, numerosOf(referentiel, ligne));
  addToSets(lignes, lignes.lieux, row, parseIds(ligne.lieux));
  addToSets(lignes, lignes.univers, row, referentiel.universParProduit.get(ligne.produitId));
  addToSets(lignes, lignes.offres, row, referentiel.offresParArticle.get(ligne.id));
  return changed;
}

/** Where the article of a row lies, and nothing else of it; false: it lay there already. */
export function writeLieux(lignes: Lignes, row: number, texte: string | undefined): boolean {
  const { lieux } = lignes;
  const siens = new Set(parseIds(texte));
  let changed = false;
  for (const [id, bits] of lieux) {
    const isLa = siens.delete(id);
    if (hasBit(bits, row) === isLa) continue;
    writeBit(bits, row, isLa);
    changed = true;
  }
  addToSets(lignes, lieux, row, [...siens]);
  return changed || siens.size > 0;
}

function diff(lignes: Lignes, row: number, ligne: LigneRow): readonly Colonne[] {
  const moved =
    lignes.id[row] !== ligne.id ||
    lignes.gauche[row] !== ligne.gauche ||
    lignes.produit[row] !== ligne.produitId ||
    lignes.rang[row] !== ligne.rang;
  if (moved) return TOUTES;
  const changed: Colonne[] = [];
  if (lignes.popularite[row] !== ligne.popularite) changed.push('popularite');
  if (lignes.prix[row] !== (ligne.prix ?? SANS_PRIX)) changed.push('prix');
  if (lignes.jour[row] !== ligne.jour) changed.push('jour');
  if (lignes.reference[row] !== ligne.reference) changed.push('reference');
  return changed;
}

/** Values unknown to the index are too new: the catalogue is being read again because of them. */
function numerosOf(referentiel: Referentiel, ligne: LigneRow): number[] {
  const numeros = promotionsOf(referentiel, ligne);
  for (const id of parseIds(ligne.valeurs)) {
    const numero = referentiel.numerosValeur[id] ?? -1;
    if (numero >= 0) numeros.push(numero);
  }
  return numeros.slice(0, MAX_VALEURS);
}

function writeListe({ valeurs, fin }: Lignes, row: number, numeros: readonly number[]): void {
  if (numeros.length > (valeurs.taille[row] ?? 0)) {
    valeurs.taille[row] = 0;
    if (valeurs.fin + numeros.length > valeurs.contenu.length) compact(valeurs, fin);
    valeurs.debut[row] = valeurs.fin;
    valeurs.fin += numeros.length;
  }
  valeurs.taille[row] = numeros.length;
  valeurs.contenu.set(numeros, valeurs.debut[row] ?? 0);
}

/** Leaves behind what rows no longer use, in a larger room. */
function compact(valeurs: Listes, rows: number): void {
  const { debut, taille, contenu } = valeurs;
  const larger = new Uint32Array(Math.ceil(contenu.length * 1.5) + MAX_VALEURS);
  let fin = 0;
  for (let row = 0; row < rows; row++) {
    const start = debut[row] ?? 0;
    const length = taille[row] ?? 0;
    larger.set(contenu.subarray(start, start + length), fin);
    debut[row] = fin;
    fin += length;
  }
  valeurs.contenu = larger;
  valeurs.fin = fin;
}

function clearSets({ lieux, univers, offres }: Lignes, row: number): void {
  for (const sets of [lieux, univers, offres]) {
    for (const bits of sets.values()) writeBit(bits, row, false);
  }
}

function addToSets(
  { capacity }: Lignes,
  sets: Map<number, Uint32Array>,
  row: number,
  members: readonly number[] = [],
): void {
  for (const id of members) {
    let bits = sets.get(id);
    if (!bits) sets.set(id, (bits = createBits(capacity)));
    writeBit(bits, row, true);
  }
}

function grow(lignes: Lignes): void {
  const capacity = Math.ceil(lignes.capacity * 1.25);
  const larger = (column: Int32Array) => {
    const grown = new Int32Array(capacity);
    grown.set(column);
    return grown;
  };
  lignes.id = larger(lignes.id);
  lignes.produit = larger(lignes.produit);
  lignes.gauche = larger(lignes.gauche).fill(LIBRE, lignes.capacity);
  lignes.rang = larger(lignes.rang);
  lignes.popularite = larger(lignes.popularite);
  lignes.jour = larger(lignes.jour);
  lignes.marque = larger(lignes.marque);
  lignes.note = larger(lignes.note);
  const prix = new Float64Array(capacity);
  prix.set(lignes.prix);
  lignes.prix = prix;
  const { valeurs } = lignes;
  valeurs.debut = larger(valeurs.debut);
  const taille = new Uint8Array(capacity);
  taille.set(valeurs.taille);
  valeurs.taille = taille;
  for (const sets of [lignes.lieux, lignes.univers, lignes.offres]) {
    for (const [id, bits] of sets) sets.set(id, growBits(bits, capacity));
  }
  lignes.capacity = capacity;
}
