/** The parts of the demo company, in the order they are loaded. A capability adds its own here. */
import type { Seeder } from './seed.ts';

export const SEEDERS: readonly Seeder[] = [];
