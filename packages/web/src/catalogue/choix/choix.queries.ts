import {
  lireChoix,
  listerChoix,
  type ChoixQuery,
} from '@comptoir/contract/catalogue/choix.contract.ts';
import { PREFIXE_FILTRE } from '@comptoir/contract/recherche/recherche.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { callQuery } from '../../http/query-client.ts';
import type { Api } from '../../page/api.ts';

interface QueryContext {
  api: Api;
  locale: Locale;
}

export const genresQuery = (context: QueryContext) => callQuery(context, listerChoix, {});

export function choixQuery(context: QueryContext, genre: string, query: ChoixQuery) {
  return callQuery(context, lireChoix, { params: { genre }, query });
}

/** What the address says was chosen; the rest of it is of no concern here. */
export function readChoisies(search: Record<string, unknown>): ChoixQuery {
  return Object.fromEntries(
    Object.entries(search).flatMap(([nom, valeur]) =>
      nom.startsWith(PREFIXE_FILTRE) ? [[nom, String(valeur)]] : [],
    ),
  );
}

/** The same with another value for one step; undefined opens it again. */
export function choisir(query: ChoixQuery, etape: string, valeur: string | undefined): ChoixQuery {
  const nom = `${PREFIXE_FILTRE}${etape}` as const;
  const { [nom]: _, ...autres } = query;
  return valeur === undefined ? autres : { ...autres, [nom]: valeur };
}
