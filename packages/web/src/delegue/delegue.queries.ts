import type { CallInput } from '@comptoir/contract/http/call.ts';
import { lireFicheClient, listerComptes } from '@comptoir/contract/delegue/comptes.contract.ts';
import { lireJournal } from '@comptoir/contract/delegue/journal.contract.ts';
import { lireRemise } from '@comptoir/contract/delegue/remise.contract.ts';
import { listerUtilisateurs } from '@comptoir/contract/delegue/utilisateurs.contract.ts';
import { listerMagasins } from '@comptoir/contract/magasins/magasins.contract.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callQuery } from '../http/query-client.ts';

type Context = Parameters<typeof callQuery>[0];
type Recherche = Omit<CallInput<typeof listerComptes>['query'], 'page'>;

/** First word of the keys of every list of customers. */
export const COMPTES_KEY = 'GET /api/delegue/comptes';

export const comptesQuery = ({ api, locale }: Context, recherche: Recherche) =>
  infiniteQueryOptions({
    queryKey: [COMPTES_KEY, locale, 'pages', recherche] as const,
    queryFn: ({ pageParam: page, signal }) =>
      api.call(listerComptes, { query: { ...recherche, page } }, { signal, locale }),
    initialPageParam: 1,
    getNextPageParam: ({ page, comptes, total, plus }, pages) =>
      comptes.length > 0 && (plus || seen(pages) < total) ? page + 1 : undefined,
  });

function seen(pages: readonly { comptes: readonly unknown[] }[]): number {
  return pages.reduce((sum, { comptes }) => sum + comptes.length, 0);
}

export const ficheQuery = (context: Context, id: number) =>
  callQuery(context, lireFicheClient, { params: { id } });

/** The people of a customer; of the present one without an identifier. */
export const utilisateursQuery = (context: Context, compteId?: number) =>
  callQuery(context, listerUtilisateurs, { query: compteId === undefined ? {} : { compteId } });

export const journalQuery = (context: Context, compteId: number, page: number) =>
  callQuery(context, lireJournal, { query: { compteId, page } });

export const magasinsQuery = (context: Context) => callQuery(context, listerMagasins, {});

export const remiseQuery = (context: Context, jeton: string) =>
  callQuery(context, lireRemise, { params: { jeton } });
