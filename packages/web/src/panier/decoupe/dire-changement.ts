/** A cut list sets the quantity of its line: « 6 → 2 barres », where that is another one. */
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { CoupeDemandee } from '../../overlay/overlay-data.ts';

export function direChangement(
  locale: Locale,
  { avant }: Pick<CoupeDemandee, 'avant'>,
  { quantite, unites }: { quantite: number; unites: string },
): string | undefined {
  if (!avant || avant.quantite === quantite) return undefined;
  return `${formatNombre(locale, avant.quantite)} → ${unites}`;
}
