/**
 * Baskets made out of what was read: who reads the same again is given the same. Everything of a
 * buyer is still read each time; what is spared is working it out again.
 */
import type { BaseLot } from '../articles/articles.public.ts';
import type { LignePanierRow } from './lecture.sql.ts';
import type { PanierLu } from './lire-panier.ts';
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
  // In the order they were last found.
  const gardees = new Map<string, Gardee>();
  let lignes = 0;

  function remove(cle: string, gardee: Gardee): void {
    gardees.delete(cle);
    lignes -= taille(gardee);
  }
  return {
    find(cle) {
      const found = gardees.get(cle);
      if (!found) return undefined;
      gardees.delete(cle);
      gardees.set(cle, found);
      return found;
    },
    store(cle, gardee) {
      const ancienne = gardees.get(cle);
      if (ancienne) remove(cle, ancienne);
      gardees.set(cle, gardee);
      lignes += taille(gardee);
      for (const [vieille, sienne] of gardees) {
        if (lignes <= LIGNES_GARDEES) break;
        remove(vieille, sienne);
      }
    },
  };
}

/** An empty one takes its place too. */
function taille({ lignes }: Gardee): number {
  return lignes.length + 1;
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
