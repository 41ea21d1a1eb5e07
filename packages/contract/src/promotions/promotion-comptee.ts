/** What the engine of promotions works on: amounts in ten-thousandths of the buyer’s currency. */
import type { GenrePromotion } from './promotion-panier.schema.ts';

export interface LignePromue {
  /** Tells lines apart and breaks ties, so that their order never matters. */
  cle: number;
  quantite: number;
  /** What the line costs before promotions, in whole cents: customer prices, delegate’s discount taken off. */
  montant: bigint;
  /** The most that promotions may take off it, in whole cents; never more than `montant`. */
  plafond: bigint;
}

export interface PalierPromotion {
  /** In ten-thousandths for an amount, in units of sale for a quantity. */
  seuil: bigint;
  /** In ten-thousandths of a percent: 5 % is 50 000. */
  pourcent?: bigint;
  /** Off all its lines together, in whole cents. */
  montant?: bigint;
  /** How many of the gift. */
  cadeaux?: number;
}

/** A promotion open to the buyer, with the lines of their basket it bears on, by their place. */
export interface PromotionComptee {
  id: number;
  genre: GenrePromotion;
  cumulable: boolean;
  mesure: 'montant' | 'quantite';
  /** By rising threshold; none for a lot. */
  paliers: readonly PalierPromotion[];
  /** N for the price of M. */
  lot?: { achetes: number; payes: number } | undefined;
  /** Lines that count towards the threshold. */
  comptees: readonly number[];
  /** Lines the discount is taken off. */
  remisees: readonly number[];
}

/** Amount or units held by the lines that count. */
export function compterPromotion(
  { mesure, lot, comptees }: PromotionComptee,
  lignes: readonly LignePromue[],
): bigint {
  let compte = 0n;
  for (const i of comptees) {
    const ligne = lignes[i];
    if (!ligne) continue;
    compte += lot || mesure === 'quantite' ? BigInt(ligne.quantite) : ligne.montant;
  }
  return compte;
}

/** The highest threshold reached; of a lot, one whole lot. */
export function palierAtteint(
  { lot, paliers }: PromotionComptee,
  compte: bigint,
): PalierPromotion | undefined {
  if (!lot) return paliers.findLast(({ seuil }) => compte >= seuil);
  const seuil = BigInt(lot.achetes);
  return compte >= seuil ? { seuil } : undefined;
}
