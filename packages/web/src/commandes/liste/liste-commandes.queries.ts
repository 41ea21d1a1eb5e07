/** The list apart from one order, whose code its page would otherwise load first. */
import { keepPreviousData } from '@tanstack/react-query';
import { listerCommandes } from '@comptoir/contract/commandes/commandes.contract.ts';
import { callQuery } from '../../http/query-client.ts';
import type { RequeteCommandes } from '../filtres-commandes.ts';

export type ContexteCommandes = Parameters<typeof callQuery>[0];

/** Orders move on while one works: a page that is opened again looks at them anew after that long. */
export const FRAICHEUR_MS = 10_000;

export const commandesQuery = (context: ContexteCommandes, query: RequeteCommandes) => ({
  ...callQuery(context, listerCommandes, { query }),
  staleTime: FRAICHEUR_MS,
  placeholderData: keepPreviousData,
});
