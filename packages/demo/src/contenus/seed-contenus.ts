import type { Seeder } from '../seed.ts';

/** Its texts are read only when they are loaded: a shop that starts again does not. */
export const contenus: Seeder = {
  nom: 'contenus',
  seed: async (tx) => (await import('./copy-contenus.ts')).copyContenus(tx),
};
