/** « 2 barres », « 1 panneau », « 53 m ». */
import type { Debit } from '@comptoir/contract/decoupe/matiere.schema.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { TranslateOf } from '../../words/use-texts.ts';

const CLES = {
  barre: 'plan.barres',
  panneau: 'plan.panneaux',
  metre: 'plan.metres',
} as const;

export function direUnites(
  t: TranslateOf<'decoupe'>,
  locale: Locale,
  { debit, count }: { debit: Debit; count: number },
): string {
  return t(CLES[debit], { count, nombre: formatNombre(locale, count) });
}
