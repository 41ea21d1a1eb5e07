import { formatDate } from '@comptoir/contract/words/formats.ts';
import type { TranslateOf } from '../words/use-texts.ts';

interface Validite {
  debut: string;
  fin: string | null;
}

/** Since when is not said of what holds already: only until when counts. */
export function direValidite(
  t: TranslateOf<'tarif-compte'>,
  { debut, fin }: Validite,
  jour: string,
): string {
  if (debut > jour) {
    return fin === null
      ? t('validite.aPartirDu', { debut: formatDate(debut) })
      : t('validite.duAu', { debut: formatDate(debut), fin: formatDate(fin) });
  }
  return fin === null ? t('validite.sansFin') : t('validite.jusquau', { fin: formatDate(fin) });
}
