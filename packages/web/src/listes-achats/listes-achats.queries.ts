import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { lireAccueilPersonnel } from '@comptoir/contract/accueil/personnel.contract.ts';
import { lireComptage } from '@comptoir/contract/listes-achats/comptage.contract.ts';
import type { ListeDetaillee } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import {
  lireListe,
  lireValeurs,
  listerListes,
} from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import { lireTableauDeBord } from '@comptoir/contract/tableau-de-bord/tableau-de-bord.contract.ts';
import { callQuery } from '../http/query-client.ts';
import { trancheQuery } from '../panier/suite.public.ts';
import type { RequeteListes } from './filtres-listes.ts';
import { nombreLues } from './suite/partie-lue.ts';

export type ContexteListes = Parameters<typeof callQuery>[0];

/** Others fill them, prices and stock move: a page that is opened again looks at them anew. */
const FRAICHEUR_MS = 10_000;

export const listesQuery = (
  context: ContexteListes,
  { recherche, tri, archivees }: RequeteListes,
) => ({
  ...callQuery(context, listerListes, {
    query: {
      ...(recherche !== undefined && { recherche }),
      ...(tri && { tri }),
      ...(archivees && { archivees }),
    },
  }),
  staleTime: FRAICHEUR_MS,
  placeholderData: keepPreviousData,
});

export const valeursQuery = (context: ContexteListes, ids: readonly number[]) => ({
  ...callQuery(context, lireValeurs, { query: { ids: [...ids] } }),
  staleTime: FRAICHEUR_MS,
  enabled: ids.length > 0,
});

/** `depuis`: the lines after so many, for who reads without scripts. */
export function listeQuery(context: ContexteListes, id: number, depuis = 0) {
  const { api, locale } = context;
  const params = { id };
  const query = depuis > 0 ? { depuis } : {};
  return {
    ...trancheQuery<ListeDetaillee>({
      queryKey: callQuery(context, lireListe, { params, query }).queryKey,
      depuis,
      nombreLues,
      read: (tranche, signal) =>
        api.call(lireListe, { params, query: tranche }, { signal, locale }),
    }),
    staleTime: FRAICHEUR_MS,
  };
}

export const comptageQuery = (context: ContexteListes, id: number) => ({
  ...callQuery(context, lireComptage, { params: { id } }),
  staleTime: FRAICHEUR_MS,
});

const DE_LISTES = [
  listerListes,
  lireValeurs,
  lireListe,
  lireComptage,
  lireAccueilPersonnel,
  lireTableauDeBord,
].map(({ method, path }) => `${method} ${path}`);

/** After something was done to a list: whatever shows lists reads them again. */
export function relireListes(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [appel] }) => DE_LISTES.includes(String(appel)),
  });
}
