import { unitsOf, type Devise } from '@comptoir/contract/argent.ts';

/** Whole percent from one amount to another, half away from zero; undefined from nothing. */
export function evolution(avant: string, apres: string, devise: Devise): number | undefined {
  const debut = unitsOf({ montant: avant, devise });
  if (debut <= 0n) return undefined;
  const ecart = (unitsOf({ montant: apres, devise }) - debut) * 1000n;
  const milliemes = Number(ecart / debut);
  return Math.sign(milliemes) * Math.round(Math.abs(milliemes) / 10);
}
