import {
  lireDevisDelegue,
  listerDevisDelegue,
  SUIVIS_DEVIS,
  TRIS_DEVIS_DELEGUE,
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

/** What is not one of them is left out. */
export function readRequete({ suivi, tri, page }: Record<string, unknown>): RequeteDevisSuivis {
  const liste = SUIVIS_DEVIS.find((each) => each === suivi);
  const ordre = TRIS_DEVIS_DELEGUE.find((each) => each === tri);
  const numero = Number(page);
  return {
    ...(liste && { suivi: liste }),
    ...(ordre && { tri: ordre }),
    ...(Number.isInteger(numero) && numero > 1 && { page: numero }),
  };
}
