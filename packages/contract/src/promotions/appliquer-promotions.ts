/**
 * Which promotions count in a basket, and what each takes off which line. Thresholds count the
 * goods before any promotion; gifts and free carriage go with everything; discounts share the
 * lines as partager-lignes.ts tells. See docs/promotions.md.
 */
import { partagerLignes } from './partager-lignes.ts';
import {
  compterPromotion,
  palierAtteint,
  type LignePromue,
  type PalierPromotion,
  type PromotionComptee,
} from './promotion-comptee.ts';
import type { Remise } from './remiser-lignes.ts';

export interface Appliquee<P extends PromotionComptee = PromotionComptee> {
  promotion: P;
  /** What made it count. */
  compte: bigint;
  palier: PalierPromotion;
  /** Off the basket, in whole cents. */
  montant: bigint;
  /** By place of line; they add up to `montant`. */
  parts: ReadonlyMap<number, bigint>;
}

export interface Promues<P extends PromotionComptee = PromotionComptee> {
  /** By id. */
  appliquees: Appliquee<P>[];
  /** Reached, but others take their lines and more off. */
  surpassees: P[];
}

const SANS_PARTS: ReadonlyMap<number, bigint> = new Map();

export function appliquerPromotions<P extends PromotionComptee>(
  lignes: readonly LignePromue[],
  promotions: readonly P[],
): Promues<P> {
  const atteintes = promotions.flatMap((promotion) => {
    const compte = compterPromotion(promotion, lignes);
    const palier = palierAtteint(promotion, compte);
    return palier && compte > 0n ? { promotion, compte, palier } : [];
  });
  const remises: Remise[] = atteintes.filter(({ promotion }) => isRemise(promotion));
  const remisees = remises.length === 0 ? undefined : partagerLignes(lignes, remises);
  const promues: Promues<P> = { appliquees: [], surpassees: [] };
  for (const atteinte of atteintes.sort((a, b) => a.promotion.id - b.promotion.id)) {
    const { promotion } = atteinte;
    const parts = remisees?.get(promotion.id) ?? SANS_PARTS;
    if (isRemise(promotion) && parts.size === 0) {
      promues.surpassees.push(promotion);
      continue;
    }
    const montant = [...parts.values()].reduce((sum, part) => sum + part, 0n);
    promues.appliquees.push({ ...atteinte, montant, parts });
  }
  return promues;
}

/** It takes something off lines. */
export function isRemise({ genre }: PromotionComptee): boolean {
  return genre === 'remise' || genre === 'lot';
}
