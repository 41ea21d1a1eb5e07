import {
  listerDemandesDelegue,
  SUIVIS_DEMANDES,
} from '@comptoir/contract/delegue/demandes-delegue.contract.ts';
import type { CallInput } from '@comptoir/contract/http/call.ts';
import { callQuery } from '../../http/query-client.ts';

type Context = Parameters<typeof callQuery>[0];
export type RequeteDemandes = CallInput<typeof listerDemandesDelegue>['query'];

/** Customers ask while one looks. */
const FRAICHEUR_MS = 10_000;

export const demandesQuery = (context: Context, query: RequeteDemandes) => ({
  ...callQuery(context, listerDemandesDelegue, { query }),
  staleTime: FRAICHEUR_MS,
});

/** What the address asks for; what is not one of them is left out. */
export function readRequete({ suivi, page }: Record<string, unknown>): RequeteDemandes {
  const liste = SUIVIS_DEMANDES.find((each) => each === suivi);
  const numero = Number(page);
  return {
    ...(liste && { suivi: liste }),
    ...(Number.isInteger(numero) && numero > 1 && numero <= 10_000 && { page: numero }),
  };
}
