/** Ranges of filters and of facets, in ten-thousandths. */
import { readUnits, writeUnits } from '@comptoir/contract/articles/dix-milliemes.ts';
import { calculerTarif, type Change } from '@comptoir/contract/articles/tarif.ts';
import { parsePlage } from '@comptoir/contract/recherche/plage.ts';
import type { Plage } from '@comptoir/contract/recherche/recherche.contract.ts';
import { SANS_PRIX } from './lignes.ts';

export interface Bornes {
  min: number;
  max: number;
}

/** Steps of a histogram. */
const TRANCHES = 20;
/** Above any price: numeric(12, 4). */
const MAX_PRIX = 10 ** 12;
const CENT = 100;

/** Undefined for what bounds nothing or has its ends crossed. */
export function bornesOf(texte: string): Bornes | undefined {
  const ecrites = parsePlage(texte);
  if (!ecrites) return undefined;
  const bornes = {
    min: ecrites.min === null ? -Infinity : readUnits(ecrites.min),
    max: ecrites.max === null ? Infinity : readUnits(ecrites.max),
  };
  return bornes.min <= bornes.max ? bornes : undefined;
}

/**
 * Public prices in euros whose amount in the currency lies in a range. Two ranges, because whole
 * cents stay whole cents when they are converted: only within each kind do amounts rise with
 * prices (see calculerTarif).
 */
export interface PlagesDePrix {
  centimes: Bornes;
  fins: Bornes;
}

export function plagesDePrix(bornes: Bornes, change: Change): PlagesDePrix {
  if (change.devise === 'EUR') return { centimes: bornes, fins: bornes };
  return { centimes: enEuros(bornes, change, CENT), fins: enEuros(bornes, change, 1) };
}

/** An article without a price is in none. */
export function isInPlages(prix: number, { centimes, fins }: PlagesDePrix): boolean {
  if (prix === SANS_PRIX) return false;
  const { min, max } = centimes === fins || isCentimes(prix) ? centimes : fins;
  return min <= prix && prix <= max;
}

export function isCentimes(prix: number): boolean {
  // Not `prix % 100`: on numbers beyond 32 bits the remainder costs ten times as much.
  return Math.floor(prix / CENT) * CENT === prix;
}

/** A public price in the currency of who asks. */
export function convertirPrix(prix: number, change: Change): number {
  const donnees = { prixPublic: writeUnits(prix), paliers: [], promotions: [] };
  return readUnits(calculerTarif(donnees, 1, change).prixPublicHT.montant);
}

function enEuros({ min, max }: Bornes, change: Change, step: number): Bornes {
  // In the finer kind, whole cents are skipped: they are converted otherwise.
  const convert = (place: number) =>
    convertirPrix(step === 1 && place % CENT === 0 ? place + 1 : place * step, change);
  const first = (isBeyond: (montant: number) => boolean) => {
    let low = 0;
    let high = MAX_PRIX / step;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (isBeyond(convert(middle))) high = middle;
      else low = middle + 1;
    }
    return low * step;
  };
  return {
    min: min === -Infinity ? min : first((montant) => montant >= min),
    max: max === Infinity ? max : first((montant) => montant > max) - step,
  };
}

/** How many in each equal step, both ends included; `effectifs` of each number, one by default. */
export function toTranches(
  { min, max }: Bornes,
  nombres: ArrayLike<number>,
  effectifs?: ArrayLike<number>,
): number[] {
  const tranches = new Int32Array(TRANCHES + 1);
  const span = max - min || 1;
  for (let i = 0; i < nombres.length; i++) {
    const place = Math.trunc((((nombres[i] ?? 0) - min) * TRANCHES) / span);
    tranches[place] = (tranches[place] ?? 0) + (effectifs ? (effectifs[i] ?? 0) : 1);
  }
  const [...steps] = tranches.subarray(0, TRANCHES);
  // The highest number lies on the far end of the last step.
  steps[TRANCHES - 1] = (steps[TRANCHES - 1] ?? 0) + (tranches[TRANCHES] ?? 0);
  return steps;
}

export function toPlage({ min, max }: Bornes, tranches: number[]): Plage {
  return { min: toDecimal(min), max: toDecimal(max), tranches };
}

/** Without useless zeros: `12.5`. */
function toDecimal(units: number): string {
  return writeUnits(units).replace(/\.?0+$/, '');
}
