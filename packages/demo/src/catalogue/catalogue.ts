/**
 * The categories of the demo catalogue, in the order of the menu. Loaded only when the demo is: a
 * shop that starts again does not read them.
 */
import type { CategorieDemo } from './modele.ts';

const CATEGORIES: readonly (() => Promise<{ categorie: CategorieDemo }>)[] = [
  () => import('./categories/fixation.ts'),
  () => import('./categories/quincaillerie-batiment.ts'),
  () => import('./categories/agencement.ts'),
  () => import('./categories/panneaux-bois.ts'),
  () => import('./categories/outillage-main.ts'),
  () => import('./categories/electroportatif.ts'),
  () => import('./categories/consommables.ts'),
  () => import('./categories/chimie-etancheite.ts'),
  () => import('./categories/electricite-eclairage.ts'),
  () => import('./categories/plomberie-chauffage.ts'),
  () => import('./categories/epi.ts'),
  () => import('./categories/vetements-travail.ts'),
  () => import('./categories/manutention-stockage.ts'),
];

export async function loadCategories(): Promise<CategorieDemo[]> {
  const modules = await Promise.all(CATEGORIES.map((load) => load()));
  return modules.map(({ categorie }) => categorie);
}
