/** When an offer or a promotion ends, as people say it. */
import { formatJour } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { TranslateOf } from '../words/use-texts.ts';

const JOUR_MS = 86_400_000;
const SEMAINE = 7;
/** From how many days left it is said in days. */
const BIENTOT = 3;

export interface Datee {
  /** yyyy-MM-dd; null while it lasts. */
  fin: string | null;
}

/** Days after this one, 0 on the last day. */
export function joursRestants(fin: string, jour: string): number {
  return Math.round((Date.parse(fin) - Date.parse(jour)) / JOUR_MS);
}

export function finitBientot({ fin }: Datee, jour: string): boolean {
  return fin !== null && joursRestants(fin, jour) <= BIENTOT;
}

/** « jusqu’au 28 nov. », « jusqu’à mardi », « dernier jour ». */
export function texteFin(
  t: TranslateOf<'offres'>,
  locale: Locale,
  { fin }: Datee,
  jour: string,
): string {
  if (fin === null) return t('fin.sans');
  const restants = joursRestants(fin, jour);
  if (restants <= 0) return t('fin.aujourdhui');
  if (restants === 1) return t('fin.demain');
  const dernier = formatJour(locale, fin, jour);
  return restants < SEMAINE ? t('fin.jour', { jour: dernier }) : t('fin.date', { jour: dernier });
}

/** What ends first comes first, what has no end last; the order given otherwise. */
export function parFin<T extends Datee>(liste: readonly T[]): T[] {
  return liste.toSorted((a, b) => {
    const [x, y] = [a.fin ?? '9999', b.fin ?? '9999'];
    return x < y ? -1 : x > y ? 1 : 0;
  });
}
