import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import {
  compterExportCatalogue,
  listerExportsCatalogue,
  type ExportCatalogue,
} from '@comptoir/contract/exports-catalogue/exports-catalogue.contract.ts';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import { callQuery } from '../http/query-client.ts';
import type { RequeteExports } from './adresse-exports.ts';

type Contexte = Parameters<typeof callQuery>[0];

export const exportsQuery = (context: Contexte, query: RequeteExports) => ({
  ...callQuery(context, listerExportsCatalogue, { query }),
  placeholderData: keepPreviousData,
  // One may be ready since.
  staleTime: 0,
});

export const nombreQuery = (
  context: Contexte,
  body: { noeudIds: number[]; marqueIds: number[] },
) => ({
  ...callQuery(context, compterExportCatalogue, { body }),
  placeholderData: keepPreviousData,
});

type Liste = CallAnswer<typeof listerExportsCatalogue>;

const APPEL = `${listerExportsCatalogue.method} ${listerExportsCatalogue.path}`;
const LISTES = {
  predicate: ({ queryKey: [appel] }: { queryKey: readonly unknown[] }) => appel === APPEL,
};

/** Shown at once wherever it is listed. */
export function noterExport(queryClient: QueryClient, change: ExportCatalogue): void {
  queryClient.setQueriesData<Liste>(LISTES, (liste) =>
    liste
      ? {
          ...liste,
          exports: liste.exports.map((each) => (each.id === change.id ? change : each)),
        }
      : liste,
  );
}

export function relireExports(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries(LISTES);
}
