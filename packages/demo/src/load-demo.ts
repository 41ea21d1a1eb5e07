/** The door of this package: the server comes in here, and only when a demo is asked for. */
import { seedDemo, type SeedOptions } from './seed.ts';
import { SEEDERS } from './seeders.ts';

/** The whole company. Names of the parts loaded now. */
export function loadDemo(options: Omit<SeedOptions, 'seeders'>): Promise<string[]> {
  return seedDemo({ ...options, seeders: SEEDERS });
}
