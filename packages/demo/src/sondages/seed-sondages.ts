import type { Seeder } from '../seed.ts';

/** Its texts are read only when they are loaded: a shop that starts again does not. */
export const sondages: Seeder = {
  nom: 'sondages',
  seed: async (tx) => (await import('./copy-sondages.ts')).copySondages(tx),
};
