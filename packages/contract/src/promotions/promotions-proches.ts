/** Promotions that a little more of the same goods would bring, and how much more. */
import { isRemise } from './appliquer-promotions.ts';
import { compterPromotion, type LignePromue, type PromotionComptee } from './promotion-comptee.ts';

export interface Proche<P extends PromotionComptee = PromotionComptee> {
  promotion: P;
  /** In ten-thousandths, or in units of sale. */
  manque: bigint;
  seuil: bigint;
}

/** The nearest first, by what is missing of the whole. */
export function listPromotionsProches<P extends PromotionComptee>(
  lignes: readonly LignePromue[],
  promotions: readonly P[],
): Proche<P>[] {
  return promotions
    .flatMap((promotion) => {
      // A discount on goods the basket has none of says little.
      if (isRemise(promotion) && promotion.remisees.length === 0) return [];
      const compte = compterPromotion(promotion, lignes);
      const suivant = promotion.lot
        ? lotSuivant(promotion.lot, compte)
        : palierSuivant(promotion, compte);
      return suivant ? { promotion, ...suivant } : [];
    })
    .sort((a, b) => {
      const gap = a.manque * b.seuil - b.manque * a.seuil;
      return gap === 0n ? a.promotion.id - b.promotion.id : gap > 0n ? 1 : -1;
    });
}

/** From half of the way on. */
function palierSuivant({ paliers }: PromotionComptee, compte: bigint) {
  const suivant = paliers.find(({ seuil }) => seuil > compte);
  if (!suivant || compte === 0n || compte * 2n < suivant.seuil) return undefined;
  return { manque: suivant.seuil - compte, seuil: suivant.seuil };
}

/** Once the units that are paid for are there: the next ones are free. */
function lotSuivant({ achetes, payes }: { achetes: number; payes: number }, compte: bigint) {
  const entame = compte % BigInt(achetes);
  if (entame < BigInt(payes)) return undefined;
  return { manque: BigInt(achetes) - entame, seuil: BigInt(achetes) };
}
