import type { Montant } from '@comptoir/contract/argent.ts';

/** Percent more or less than before, rounded; null where there was nothing to compare with. */
export function tendance(courant: Montant, precedent: Montant): number | null {
  const avant = Number(precedent.montant);
  if (avant <= 0 || courant.devise !== precedent.devise) return null;
  return Math.round((Number(courant.montant) / avant - 1) * 100);
}
