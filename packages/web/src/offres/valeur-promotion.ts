/** How much a promotion takes off: « −15 % », « −20,00 € ». */
import { negateMontant } from '@comptoir/contract/argent.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Promotion } from '@comptoir/contract/offres/offres.contract.ts';
import type { TranslateOf } from '../words/use-texts.ts';

type Valeur =
  | Pick<Extract<Promotion, { type: 'pourcentage' }>, 'type' | 'valeur'>
  | Pick<Extract<Promotion, { type: 'montant' }>, 'type' | 'valeur'>;

export function valeurPromotion(
  t: TranslateOf<'offres'>,
  locale: Locale,
  { type, valeur }: Valeur,
): string {
  return type === 'pourcentage'
    ? t('valeur.pourcentage', { valeur: formatNombre(locale, valeur) })
    : formatArgent(locale, negateMontant(valeur));
}
