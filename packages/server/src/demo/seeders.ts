/** The parts of the demo company, in the order they are loaded. A capability adds its own here. */
import { catalogue } from './catalogue/seed-catalogue.ts';
import { comptes } from './comptes/seed-comptes.ts';
import { magasins } from './magasins/seed-magasins.ts';
import { offres } from './offres/seed-offres.ts';
import type { Seeder } from './seed.ts';
import { stock } from './stock/seed-stock.ts';

export const SEEDERS: readonly Seeder[] = [catalogue, magasins, stock, comptes, offres];
