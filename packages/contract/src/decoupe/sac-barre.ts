/**
 * The fillings of one bar that are worth most, each size having its value: a bounded knapsack. It
 * keeps only fillings that no shorter one is worth as much as, and that may still become worth more
 * than what is asked: they are few, however long the bar is in millimetres.
 */
import { compteOf, type Debit, type Effort } from './debit.ts';

export interface Remplissages {
  /** No filling is worth more. */
  valeur: number;
  /** For each longest piece a filling may have, the ranks of the best one, if worth more than `seuil`. */
  motifs: number[][];
}

/** `undefined` when the effort did not suffice. `valeurs` are whole and not negative. */
export type Sac = (
  valeurs: readonly number[],
  seuil: number,
  effort: Effort,
) => Remplissages | undefined;

interface Paquet {
  rang: number;
  nombre: number;
  poids: number;
}

/** A filling is a packet put beside another filling. */
interface Etat {
  poids: number;
  valeur: number;
  paquet: Paquet | undefined;
  avant: Etat | undefined;
}

const VIDE: Etat = { poids: 0, valeur: 0, paquet: undefined, avant: undefined };

export function createSac(debit: Debit): Sac {
  const { capacite } = debit;
  const paquets = listPaquets(debit);
  return (valeurs, seuil, effort) => {
    const worths = paquets.map(({ rang, nombre }) => (valeurs[rang] ?? 0) * nombre);
    const densites = densitesOf(paquets, worths);
    const motifs: number[][] = [];
    let best = seuil;
    let etats: Etat[] = [VIDE];
    for (const [i, paquet] of paquets.entries()) {
      const worth = worths[i] ?? 0;
      if (worth === 0) continue;
      if (effort.reste <= 0) return undefined;
      effort.reste -= etats.length * 2;
      const avant = findLast(etats, capacite - paquet.poids);
      const valeur = avant ? avant.valeur + worth : 0;
      if (valeur > seuil) motifs.push(rangsOf({ poids: 0, valeur, paquet, avant }));
      best = Math.max(best, valeur);
      const limite = { capacite, seuil, densite: densites[i + 1] ?? 0 };
      etats = ajouterPaquet(etats, paquet, worth, limite);
    }
    return { valeur: best, motifs };
  };
}

/** Merges fillings with and without one more packet, both by rising length, hence by rising value. */
function ajouterPaquet(
  etats: readonly Etat[],
  paquet: Paquet,
  worth: number,
  { capacite, seuil, densite }: { capacite: number; seuil: number; densite: number },
): Etat[] {
  const merged: Etat[] = [];
  let most = -1;
  const keep = (poids: number, valeur: number): boolean => {
    if (valeur <= most) return false;
    most = valeur;
    return valeur + (capacite - poids) * densite > seuil;
  };
  let j = 0;
  const shiftUpTo = (poidsMax: number, valeurAtMax: number): void => {
    for (; j < etats.length; j++) {
      const avant = etats[j];
      if (!avant) return;
      const poids = avant.poids + paquet.poids;
      const valeur = avant.valeur + worth;
      if (poids > poidsMax || (poids === poidsMax && valeur <= valeurAtMax)) return;
      if (keep(poids, valeur)) merged.push({ poids, valeur, paquet, avant });
    }
  };
  for (const etat of etats) {
    shiftUpTo(etat.poids, etat.valeur);
    if (keep(etat.poids, etat.valeur)) merged.push(etat);
  }
  shiftUpTo(capacite, -1);
  return merged;
}

/** The longest filling up to a length, hence the one worth most. */
function findLast(etats: readonly Etat[], poidsMax: number): Etat | undefined {
  let low = 0;
  let high = etats.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((etats[middle]?.poids ?? 0) <= poidsMax) low = middle + 1;
    else high = middle;
  }
  return etats[low - 1];
}

function rangsOf(etat: Etat): number[] {
  const rangs: number[] = [];
  for (let one: Etat | undefined = etat; one?.paquet; one = one.avant) {
    for (let n = 0; n < one.paquet.nombre; n++) rangs.push(one.paquet.rang);
  }
  return rangs;
}

/** The dearest millimetre of a packet or of those after it. */
function densitesOf(paquets: readonly Paquet[], worths: readonly number[]): number[] {
  const densites = Array.from({ length: paquets.length + 1 }, () => 0);
  for (let i = paquets.length - 1; i >= 0; i--) {
    const own = (worths[i] ?? 0) / (paquets[i]?.poids ?? 1);
    densites[i] = Math.max(own, densites[i + 1] ?? 0);
  }
  return densites;
}

/** The shortest size first. Any number of a size is a sum of packets of 1, 2, 4… and a rest. */
function listPaquets(debit: Debit): Paquet[] {
  return debit.tailles
    .flatMap((taille, rang) => {
      const paquets: Paquet[] = [];
      let left = Math.min(compteOf(debit, rang), Math.floor(debit.capacite / taille));
      for (let nombre = 1; left > 0; nombre *= 2) {
        const part = Math.min(nombre, left);
        paquets.push({ rang, nombre: part, poids: part * taille });
        left -= part;
      }
      return paquets.reverse();
    })
    .reverse();
}
