import type { Montant } from '@comptoir/contract/argent.ts';

/** Whole percent off a price, to be read beside it: « −22 % ». It is never computed with. */
export function pourcentDit(publicHT: Montant, netHT: Montant): number {
  const total = Number(publicHT.montant);
  return total > 0 ? Math.round((1 - Number(netHT.montant) / total) * 100) : 0;
}
