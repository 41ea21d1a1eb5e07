/** The list apart from one quote, whose code its page would otherwise load first. */
import { keepPreviousData } from '@tanstack/react-query';
import { listerDevis } from '@comptoir/contract/devis/devis.contract.ts';
import { callQuery } from '../../http/query-client.ts';
import type { RequeteDevis } from '../filtres-devis.ts';

export type ContexteDevis = Parameters<typeof callQuery>[0];

/** The other side may answer while one looks. */
export const FRAICHEUR_MS = 10_000;

export const listeDevisQuery = (context: ContexteDevis, query: RequeteDevis) => ({
  ...callQuery(context, listerDevis, { query }),
  staleTime: FRAICHEUR_MS,
  placeholderData: keepPreviousData,
});
