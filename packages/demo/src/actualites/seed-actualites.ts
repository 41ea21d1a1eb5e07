import type { Seeder } from '../seed.ts';

/** Its texts are read only when they are loaded: a shop that starts again does not. */
export const actualites: Seeder = {
  nom: 'actualites',
  seed: async (tx) => (await import('./copy-actualites.ts')).copyActualites(tx),
};
