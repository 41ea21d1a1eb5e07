/** The rows that answer words: all that is asked for, and nothing that is not wanted. */
import { hasBit } from '../index/bits.ts';
import { equivalentsOf } from './equivalences.ts';
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
      ? { rows: dits, mots: nombreDeJetons(mots) }
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

/** None says that it is without: those that do not say that they are with. */
function sansEux(
  lecteur: Lecteur,
  voulus: readonly MotCherche[],
  nies: readonly MotCherche[],
): Int32Array {
  /** Each with what it has to have all of to be left out. */
  const exclues: Uint32Array[][] = [];
  for (const jeton of nies.flatMap(({ jetons }) => jetons)) {
    const bits = rowsQuiOnt(lecteur, jeton);
    const last = exclues.at(-1);
    if (jeton.suite && last) last.push(bits);
    else exclues.push([bits]);
  }
  return ensemble(lecteur, voulus).filter(
    (row) => !exclues.some((tous) => tous.every((bits) => hasBit(bits, row))),
  );
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
