/**
 * Baskets made out of what was read: who reads the same again is given the same. Everything of a
 * buyer is still read each time; what is spared is working it out again.
 */
import { createLru } from '@comptoir/contract/lru.ts';
import type { BaseLot } from '../articles/articles.public.ts';
import type { LignePanierRow } from './lecture.sql.ts';
import type { PanierLu } from './panier-lu.ts';
import type { PromotionsDuJour } from './promotions/promotions-du-jour.ts';

export interface Gardee {
  entete: string;
  lignes: readonly LignePanierRow[];
  ids: readonly number[];
  base: BaseLot;
  promotions: PromotionsDuJour;
  lu: PanierLu;
}

export interface LecturesGardees {
  find(cle: string): Gardee | undefined;
  store(cle: string, gardee: Gardee): void;
}

/** About 25 MB. */
const LIGNES_GARDEES = 10_000;

export function createLectures(): LecturesGardees {
  const gardees = createLru<string, Gardee>({
    max: LIGNES_GARDEES,
    // An empty one takes its place too.
    weigh: ({ lignes }) => lignes.length + 1,
  });
  return { find: gardees.get, store: gardees.set };
}

/** Whether it was made out of the very same. */
export function isActuelle(gardee: Gardee, present: Omit<Gardee, 'lu'>): boolean {
  const { entete, lignes, ids, base, promotions } = gardee;
  return (
    entete === present.entete &&
    lignes === present.lignes &&
    promotions === present.promotions &&
    base.prixDuJour === present.base.prixDuJour &&
    ids.every((id) => base.articles.get(id) === present.base.articles.get(id))
  );
}
