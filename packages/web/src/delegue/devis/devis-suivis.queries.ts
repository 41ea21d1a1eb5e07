import {
  lireDevisDelegue,
  listerDevisDelegue,
} from '@comptoir/contract/delegue/devis-delegue.contract.ts';
import type { CallInput } from '@comptoir/contract/http/call.ts';
import { callQuery } from '../../http/query-client.ts';

type Context = Parameters<typeof callQuery>[0];
export type RequeteDevisSuivis = CallInput<typeof listerDevisDelegue>['query'];

/** Customers ask while one looks. */
const FRAICHEUR_MS = 10_000;

export const devisSuivisQuery = (context: Context, query: RequeteDevisSuivis) => ({
  ...callQuery(context, listerDevisDelegue, { query }),
  staleTime: FRAICHEUR_MS,
});

export const devisSuiviQuery = (context: Context, key: string) => ({
  ...callQuery(context, lireDevisDelegue, { params: { key } }),
  staleTime: FRAICHEUR_MS,
});
