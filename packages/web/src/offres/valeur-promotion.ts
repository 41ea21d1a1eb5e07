/** How much a promotion takes off: « −15 % », « −20,00 € ». */
import { formatArgent, formatNombre } from '@comptoir/contract/formats.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import type { Promotion } from '@comptoir/contract/offres/offres.contract.ts';
import type { TranslateOf } from '../use-texts.ts';

export function valeurPromotion(
  t: TranslateOf<'offres'>,
  locale: Locale,
  { type, valeur }: Pick<Promotion, 'type' | 'valeur'>,
): string {
  if (type === 'pourcentage')
    return t('valeur.pourcentage', { valeur: formatNombre(locale, valeur) });
  return formatArgent(locale, { montant: `-${valeur}`, devise: 'EUR' });
}
