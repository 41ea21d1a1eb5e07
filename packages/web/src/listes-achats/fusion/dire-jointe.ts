import type { LigneJointe } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { TranslateOf } from '../../words/use-texts.ts';

/** « VBF-05060-ZJ : 5 + 3 = 8 ». */
export function direJointe(
  t: TranslateOf<'listes-achats'>,
  locale: Locale,
  { reference, avant, ajoutee, quantite }: LigneJointe,
): string {
  return t('ordre.jointe', {
    reference,
    avant: formatNombre(locale, avant),
    ajoutee: formatNombre(locale, ajoutee),
    quantite: formatNombre(locale, quantite),
  });
}
