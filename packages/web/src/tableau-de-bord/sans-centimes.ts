import { centsOf, unitsOf, type Montant } from '@comptoir/contract/argent.ts';
import { formatArgentRond } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';

const UNITES = 10_000n;

/** « 8 420 € »: to the nearest whole, for figures one looks at and does not pay. */
export function sansCentimes(locale: Locale, montant: Montant): string {
  const units = unitsOf(montant);
  const moitie = units < 0n ? -UNITES / 2n : UNITES / 2n;
  const entier = ((units + moitie) / UNITES) * UNITES;
  return formatArgentRond(locale, centsOf(entier, montant.devise));
}
