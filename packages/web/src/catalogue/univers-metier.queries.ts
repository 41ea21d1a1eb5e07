import { queryOptions } from '@tanstack/react-query';
import { lireUniversMetier } from '@comptoir/contract/catalogue/univers-metier.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { rechercher } from '@comptoir/contract/recherche/recherche.contract.ts';
import type { Api } from '../page/api.ts';
import { callQuery } from '../http/query-client.ts';

interface QueryContext {
  api: Api;
  locale: Locale;
}

export function universMetierQuery(context: QueryContext, id: number) {
  return callQuery(context, lireUniversMetier, { params: { id } });
}

const VENTES = 8;
const VENTES_LUES = 48;

/** The best seller of each product: eight lengths of one screw say little of a trade. */
export function meilleuresVentesQuery({ api, locale }: QueryContext, univers: number) {
  return queryOptions({
    queryKey: ['meilleures-ventes', locale, univers],
    queryFn: async ({ signal }) => {
      const query = { univers, tri: 'popularite', parPage: VENTES_LUES } as const;
      const { jour, articles } = await api.call(rechercher, { query }, { signal, locale });
      const parProduit = Map.groupBy(articles, ({ produitId }) => produitId);
      const premiers = [...parProduit.values()].flatMap(([premier]) => premier ?? []);
      return { jour, articles: premiers.slice(0, VENTES) };
    },
  });
}
