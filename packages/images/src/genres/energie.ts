/** What drives a machine, as it is sold. */
import type { Valeurs } from './image.ts';

/** Sold with batteries, or alone. */
export function avecBatterie(v: Valeurs): boolean {
  return v.pack !== 'nue';
}

export function batteriePosee(v: Valeurs): 'aucune' | 'forte' {
  return avecBatterie(v) ? 'forte' : 'aucune';
}

/** Cord, battery, or neither. */
export function energieOf(v: Valeurs): 'filaire' | 'batterie' | 'nue' {
  if (v['source-energie'] === 'filaire') return 'filaire';
  return avecBatterie(v) ? 'batterie' : 'nue';
}
