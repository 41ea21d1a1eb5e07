/** Steps and bounds of a range, from the decimals of what is there. */
import type { Plage } from '@comptoir/contract/recherche/recherche.contract.ts';
import type { Range } from '../../../ui/number/range-rules.ts';
import type { PlageChoisie } from '../etat-listing.ts';

export interface ReglesPlage {
  min: number;
  max: number;
  step: number;
}

/** From this many steps on, whole numbers are fine enough. */
const FINE = 50;

/** Both ends are inside, whatever the step. */
export function reglesPlage({ min, max }: Pick<Plage, 'min' | 'max'>): ReglesPlage {
  const [low, high] = [Number(min), Number(max)];
  const decimals = high - low >= FINE ? 0 : Math.min(2, Math.max(decimalsOf(min), decimalsOf(max)));
  const scale = 10 ** decimals;
  return {
    min: Math.floor(low * scale) / scale,
    max: Math.ceil(high * scale) / scale,
    step: 1 / scale,
  };
}

export function rangeOf({ min, max }: ReglesPlage, choisie: PlageChoisie | undefined): Range {
  const low = choisie?.min == null ? min : Math.max(min, Math.min(max, Number(choisie.min)));
  const high = choisie?.max == null ? max : Math.min(max, Math.max(low, Number(choisie.max)));
  return [low, high];
}

/** An end left where it was is no filter. */
export function plageOf({ min, max }: ReglesPlage, [low, high]: Range): PlageChoisie {
  return { min: low <= min ? null : String(low), max: high >= max ? null : String(high) };
}

function decimalsOf(decimal: string): number {
  return decimal.replace(/\.?0+$/, '').split('.')[1]?.length ?? 0;
}
