/** What time it is in the shop: one clock for all that is said and decided, and tests set it. */
import { jourOf } from '@comptoir/contract/jours-ouvres.ts';

export interface Clock {
  now(): Date;
  /** The day of the shop, `yyyy-MM-dd`. */
  today(): string;
}

export function createClock(now: () => Date = () => new Date()): Clock {
  return { now, today: () => jourOf(now()) };
}
