/** The counts of the account menu: those of the dashboard. */
import type { QueryClient } from '@tanstack/react-query';
import { lireCompteurs } from '@comptoir/contract/tableau-de-bord/tableau-de-bord.contract.ts';
import { callQuery } from '../http/query-client.ts';

type Contexte = Parameters<typeof callQuery>[0];

const FRAICHEUR_MS = 10_000;

export const compteursQuery = (context: Contexte) => ({
  ...callQuery(context, lireCompteurs, {}),
  staleTime: FRAICHEUR_MS,
});

/** For the loaders of account pages: a menu without its counts is still a menu. */
export function preloadCompteurs(context: Contexte & { queryClient: QueryClient }): Promise<void> {
  return context.queryClient.prefetchQuery(compteursQuery(context));
}

/** An order or a quote moved: the menu and the dashboard count anew. */
export async function oublierCompteurs(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [cle] }) =>
      typeof cle === 'string' && cle.startsWith('GET /api/tableau-de-bord'),
  });
}
