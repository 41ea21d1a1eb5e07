import { keepPreviousData } from '@tanstack/react-query';
import {
  controlerFacture,
  lireFacture,
  listerFactures,
} from '@comptoir/contract/factures/factures.contract.ts';
import { listerDossiers } from '@comptoir/contract/factures/dossiers.contract.ts';
import type { FormatFacture } from '@comptoir/contract/factures/etats-facture.ts';
import { callQuery } from '../http/query-client.ts';
import type { RequeteFactures } from './filtres-factures.ts';

type Contexte = Parameters<typeof callQuery>[0];

/** A payment changes them while one looks at the list. */
const FRAICHEUR_MS = 10_000;

export const facturesQuery = (context: Contexte, query: RequeteFactures) => ({
  ...callQuery(context, listerFactures, { query }),
  staleTime: FRAICHEUR_MS,
  placeholderData: keepPreviousData,
});

export const factureQuery = (context: Contexte, key: string) => ({
  ...callQuery(context, lireFacture, { params: { key } }),
  staleTime: FRAICHEUR_MS,
});

/** What a file is held against never changes. */
export const controlesQuery = (context: Contexte, key: string, format: FormatFacture) => ({
  ...callQuery(context, controlerFacture, { params: { key }, query: { format } }),
  staleTime: Infinity,
});

/** How far the files of a month are: read anew each time. */
export const dossiersQuery = (context: Contexte) => ({
  ...callQuery(context, listerDossiers, {}),
  staleTime: 0,
});
