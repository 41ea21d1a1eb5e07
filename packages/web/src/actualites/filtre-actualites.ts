/** Topic, year and page of the news as their address holds them. */
import { SUJETS_ACTUALITE } from '@comptoir/contract/actualites/actualites.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { FiltreActualites } from './actualites.queries.ts';

/** What cannot be understood is left out. */
export function readFiltre(search: Record<string, unknown>): FiltreActualites {
  const sujet = SUJETS_ACTUALITE.find((each) => each === search['sujet']);
  const annee = /^[12]\d{3}$/.test(String(search['annee'])) ? Number(search['annee']) : undefined;
  const page = /^[1-9]\d{0,3}$/.test(String(search['page'])) ? Number(search['page']) : 1;
  return {
    ...(sujet && { sujet }),
    ...(annee && annee >= 1900 && { annee }),
    ...(page > 1 && { page }),
  };
}

export function lienFiltre(locale: Locale, { sujet, annee, page = 1 }: FiltreActualites): string {
  return liens.actualites(locale, { query: { sujet, annee, ...(page > 1 && { page }) } });
}
