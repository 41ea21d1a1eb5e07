/**
 * Looks for a plan of a given number of bars, by bin completion: the longest piece left opens a bar,
 * every filling of it that no other one replaces is tried, the best first, and a branch ends when it
 * has wasted more than so many bars allow. Waste is counted in millimetres and, when prices are
 * known, in what the filling is worth less than the best one could be.
 */
import { compteOf, tailleOf, totalOf, type Debit, type Effort, type Remplissage } from './debit.ts';

/** What a piece of each size is worth, such that no filling of a bar is worth more than `valeur`. */
export interface Prix {
  prix: readonly number[];
  valeur: number;
}

export interface Trouvaille {
  plan?: Remplissage;
  /** No plan of that many bars exists. */
  isImpossible: boolean;
}

interface Perte {
  longueur: number;
  valeur: number;
}

interface Suite {
  rangs: number[];
  perte: Perte;
}

interface Recherche extends Prix {
  debit: Debit;
  /** The dearest millimetre of a size or of those after it. */
  densites: number[];
  restants: number[];
  barres: Remplissage;
  impasses: Set<string>;
  effort: Effort;
  /** Every branch was followed to its end. */
  complete: boolean;
}

/** Fillings kept for one bar; when there are more, failing to find a plan proves nothing. */
const SUITES_MAX = 300;
/** Dead ends remembered. */
const IMPASSES_MAX = 20_000;

export function chercherBarres(
  debit: Debit,
  nombre: number,
  effort: Effort,
  { prix, valeur }: Prix = { prix: [], valeur: 0 },
): Trouvaille {
  const worth = debit.tailles.reduce(
    (total, _, rang) => total + (prix[rang] ?? 0) * compteOf(debit, rang),
    0,
  );
  const perte = {
    longueur: nombre * debit.capacite - totalOf(debit),
    valeur: nombre * valeur - worth,
  };
  if (perte.longueur < 0 || perte.valeur < 0) return { isImpossible: true };
  const recherche: Recherche = {
    debit,
    prix,
    valeur,
    densites: densitesOf(debit, prix),
    restants: [...debit.nombres],
    barres: [],
    impasses: new Set(),
    effort,
    complete: true,
  };
  if (completer(recherche, nombre, perte)) return { plan: recherche.barres, isImpossible: false };
  return { isImpossible: recherche.complete };
}

function densitesOf({ tailles }: Debit, prix: readonly number[]): number[] {
  const densites = Array.from({ length: tailles.length + 1 }, () => 0);
  for (let rang = tailles.length - 1; rang >= 0; rang--) {
    const own = (prix[rang] ?? 0) / (tailles[rang] ?? 1);
    densites[rang] = Math.max(own, densites[rang + 1] ?? 0);
  }
  return densites;
}

function completer(recherche: Recherche, libres: number, perte: Perte): boolean {
  const { debit, restants, barres, impasses } = recherche;
  const premier = restants.findIndex((nombre) => nombre > 0);
  if (premier === -1) return true;
  // With the loss within bounds, what is left fits into one bar.
  if (libres === 1) {
    barres.push(restants.flatMap((nombre, rang) => Array.from({ length: nombre }, () => rang)));
    return true;
  }
  if (perteMinimale(debit, restants) > perte.longueur) return false;
  const key = `${libres}:${restants.join()}`;
  if (impasses.has(key)) return false;
  for (const suite of listSuites(recherche, premier, perte)) {
    if (recherche.effort.reste <= 0) {
      recherche.complete = false;
      return false;
    }
    for (const rang of suite.rangs) restants[rang] = (restants[rang] ?? 0) - 1;
    barres.push(suite.rangs);
    const left = {
      longueur: perte.longueur - suite.perte.longueur,
      valeur: perte.valeur - suite.perte.valeur,
    };
    if (completer(recherche, libres - 1, left)) return true;
    barres.pop();
    for (const rang of suite.rangs) restants[rang] = (restants[rang] ?? 0) + 1;
  }
  if (impasses.size < IMPASSES_MAX) impasses.add(key);
  return false;
}

/** Fillings of a bar that begins with `premier`, the best first. */
function listSuites(recherche: Recherche, premier: number, perteMax: Perte): Suite[] {
  const { debit, restants, effort, prix, valeur, densites } = recherche;
  const { tailles, capacite } = debit;
  const suites: Suite[] = [];
  const apres = sommesApres(debit, restants);
  const chosen: number[] = [premier];
  const pris = Array.from({ length: tailles.length }, () => 0);
  pris[premier] = 1;
  const worthMin = valeur - perteMax.valeur;

  const visit = (rang: number, reste: number, worth: number): void => {
    if (effort.reste <= 0 || suites.length >= SUITES_MAX) {
      recherche.complete = false;
      return;
    }
    effort.reste--;
    if (rang === tailles.length) {
      effort.reste -= tailles.length >> 3;
      if (worth >= worthMin && !isRemplacable(recherche, chosen, pris, reste)) {
        suites.push({ rangs: [...chosen], perte: { longueur: reste, valeur: valeur - worth } });
      }
      return;
    }
    const taille = tailles[rang] ?? 0;
    const already = pris[rang] ?? 0;
    const most = Math.min((restants[rang] ?? 0) - already, Math.floor(reste / taille));
    for (let i = 0; i < most; i++) chosen.push(rang);
    for (let count = most; count >= 0; count--) {
      pris[rang] = already + count;
      const left = reste - count * taille;
      const gained = worth + count * (prix[rang] ?? 0);
      // Fewer of this size only leaves more.
      if (left - (apres[rang + 1] ?? 0) > perteMax.longueur) {
        chosen.length -= count;
        break;
      }
      if (Math.ceil(gained + left * (densites[rang + 1] ?? 0)) >= worthMin) {
        visit(rang + 1, left, gained);
      }
      if (count > 0) chosen.pop();
    }
    pris[rang] = already;
  };
  visit(premier, capacite - tailleOf(debit, premier), prix[premier] ?? 0);
  return suites.sort(
    (a, b) => a.perte.valeur - b.perte.valeur || a.perte.longueur - b.perte.longueur,
  );
}

/**
 * Another piece fits beside, or in the place of a shorter one, or of two: any plan with this filling
 * is as good with the fuller one, the pieces having changed places.
 */
function isRemplacable(
  { debit: { tailles }, restants }: Recherche,
  chosen: readonly number[],
  pris: readonly number[],
  reste: number,
): boolean {
  for (let rang = 0; rang < tailles.length; rang++) {
    if ((restants[rang] ?? 0) <= (pris[rang] ?? 0)) continue;
    const taille = tailles[rang] ?? 0;
    if (taille <= reste) return true;
    for (let i = 1; i < chosen.length; i++) {
      const one = tailles[chosen[i] ?? 0] ?? 0;
      if (one < taille && taille <= one + reste) return true;
      for (let j = i + 1; j < chosen.length; j++) {
        const two = one + (tailles[chosen[j] ?? 0] ?? 0);
        if (two <= taille && taille <= two + reste) return true;
      }
    }
  }
  return false;
}

function sommesApres({ tailles }: Debit, restants: readonly number[]): number[] {
  const sums = Array.from({ length: tailles.length + 1 }, () => 0);
  for (let rang = tailles.length - 1; rang >= 0; rang--) {
    sums[rang] = (sums[rang + 1] ?? 0) + (tailles[rang] ?? 0) * (restants[rang] ?? 0);
  }
  return sums;
}

/** What the pieces longer than half a bar lose at least, even if shorter ones could be cut at will to fill up. */
function perteMinimale({ tailles, capacite }: Debit, restants: readonly number[]): number {
  let perte = 0;
  let available = 0;
  let petit = tailles.length - 1;
  for (let rang = 0; (tailles[rang] ?? 0) * 2 > capacite; rang++) {
    const place = capacite - (tailles[rang] ?? 0);
    for (; petit > rang && (tailles[petit] ?? 0) <= place; petit--) {
      available += (tailles[petit] ?? 0) * (restants[petit] ?? 0);
    }
    const filled = Math.min(place * (restants[rang] ?? 0), available);
    perte += place * (restants[rang] ?? 0) - filled;
    available -= filled;
  }
  return perte;
}
