/** The rows that answer words: all that is asked for, and nothing that is not wanted. */
import { hasBit } from '../index/bits.ts';
import { equivalentsOf } from './equivalences.ts';
import type { Jeton } from './jeton.ts';
import { findRows } from './find.ts';
import { NOM_TROUVE } from './pertinence.ts';
import { isMesure, isNie, type MotCherche } from './requete.ts';
import { rowsQuiOnt, type Lecteur } from './sources.ts';

export interface Trouves {
  /** Valid until the next question, as the sums of the draft are. */
  rows: Int32Array;
  /** Words that the sums of weights are made of. */
  mots: number;
}

const AUCUN: Trouves = { rows: new Int32Array(0), mots: 1 };
/** More answers than that are no accident of figures. */
const PEU = 60;

export function findTrouves(lecteur: Lecteur, mots: readonly MotCherche[]): Trouves {
  const nies = mots.filter(isNie);
  const voulus = mots.filter((mot) => !isNie(mot));
  const read = (): Trouves => {
    const dits = ensemble(lecteur, mots);
    return dits.length > 0 || nies.length === 0 || voulus.length === 0
      ? { rows: avecEux(lecteur, voulus, dits), mots: nombreDeJetons(mots) }
      : { rows: sansEux(lecteur, voulus, nies), mots: nombreDeJetons(voulus) };
  };
  const trouves = read();
  const autres = voulus.filter((mot) => !isMesure(mot));
  const { length } = trouves.rows;
  const isSur =
    length === 0 || length > PEU || autres.length === 0 || autres.length === voulus.length;
  if (isSur) return trouves;
  // What is read next takes the place of what was found.
  const found = Int32Array.from(trouves.rows);
  return isAccident(lecteur, autres, found) ? AUCUN : read();
}

export function ensemble({ texte, brouillon }: Lecteur, mots: readonly MotCherche[]): Int32Array {
  return findRows(
    texte.listes,
    brouillon,
    mots.map(({ groupe }) => groupe),
  );
}

/** « avec batterie »: what goes by « sans batterie », a bare machine, is left out where more is found. */
function avecEux(lecteur: Lecteur, voulus: readonly MotCherche[], found: Int32Array): Int32Array {
  const nues = voulus
    .flatMap(({ jetons }) => jetons)
    .filter(({ voulu }) => voulu)
    .flatMap((jeton) => autrementDits(lecteur, { ...jeton, voulu: false, nie: true }));
  if (nues.length === 0 || found.length === 0) return found;
  const gardees = found.filter((row) => !isDansUn(nues, row));
  return gardees.length > 0 ? gardees : found;
}

/** What these words are also called, each as what an article has to have all of. */
function autrementDits(lecteur: Lecteur, jeton: Jeton): Uint32Array[][] {
  return equivalentsOf(lecteur.texte.equivalences, [jeton]).map((nom) =>
    nom.map((un) => rowsQuiOnt(lecteur, un)),
  );
}

function isDansUn(ensembles: readonly (readonly Uint32Array[])[], row: number): boolean {
  return ensembles.some((tous) => tous.every((bits) => hasBit(bits, row)));
}

/** None says that it is without: those that do not say that they are with. */
function sansEux(
  lecteur: Lecteur,
  voulus: readonly MotCherche[],
  nies: readonly MotCherche[],
): Int32Array {
  /** Each with what it has to have all of to be left out. */
  const exclues: Uint32Array[][] = [];
  const synonymes: Uint32Array[][] = [];
  for (const jeton of nies.flatMap(({ jetons }) => jetons)) {
    const bits = rowsQuiOnt(lecteur, { ...jeton, nie: false });
    const last = exclues.at(-1);
    if (jeton.suite && last) last.push(bits);
    else {
      exclues.push([bits]);
      if (!jeton.suite) synonymes.push(...autrementDits(lecteur, { ...jeton, nie: false }));
    }
  }
  const isExclue = (row: number) => isDansUn(exclues, row) || isDansUn(synonymes, row);
  return proposerLesVariantes(lecteur, ensemble(lecteur, voulus), isExclue, nombreDeJetons(voulus));
}

/** More than a word of the name against the word that says what it is. */
const AVANTAGE_VARIANTE = 12;

/**
 * What is sold with and without comes first: who wants a level that is not magnetic thinks of those
 * that may be, not of lasers.
 */
function proposerLesVariantes(
  { texte, brouillon }: Lecteur,
  found: Int32Array,
  isExclue: (row: number) => boolean,
  mots: number,
): Int32Array {
  const { produits } = texte.noms;
  const deuxSortes = new Set<number>();
  const gardees = found.filter((row) => {
    if (!isExclue(row)) return true;
    deuxSortes.add(produits[row] ?? 0);
    return false;
  });
  if (deuxSortes.size === 0) return gardees;
  for (const row of gardees) {
    if (!deuxSortes.has(produits[row] ?? 0)) continue;
    brouillon.sommes[row] = (brouillon.sommes[row] ?? 0) + AVANTAGE_VARIANTE * mots;
  }
  return gardees;
}

/**
 * A size and words found together by chance: « vis 5x65 » in an anchor « with screw M5 × 65 ». What
 * is meant answers the words about as well as what answers them best in any size.
 */
function isAccident(lecteur: Lecteur, autres: readonly MotCherche[], found: Int32Array): boolean {
  const { sommes } = lecteur.brouillon;
  let best = 0;
  for (const row of ensemble(lecteur, autres)) best = Math.max(best, poidsOf(sommes, row));
  const ecart = autres.reduce((sum, { jetons }) => sum + ecartPermis(lecteur, jetons), 0);
  return !found.some((row) => poidsOf(sommes, row) >= best - ecart);
}

function poidsOf(sommes: Int32Array, row: number): number {
  return (sommes[row] ?? 0) % NOM_TROUVE;
}

/** What is called otherwise is found by less. */
const ECART_DU_MOT = 7;
const ECART_DU_SYNONYME = 18;

function ecartPermis({ texte }: Lecteur, jetons: MotCherche['jetons']): number {
  const isNomme = equivalentsOf(texte.equivalences, jetons).length > 0;
  return (isNomme ? ECART_DU_SYNONYME : ECART_DU_MOT) * jetons.length;
}

function nombreDeJetons(mots: readonly MotCherche[]): number {
  return mots.reduce((sum, { jetons }) => sum + jetons.length, 0);
}
