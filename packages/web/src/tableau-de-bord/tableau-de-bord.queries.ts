import { keepPreviousData } from '@tanstack/react-query';
import { AXES_DEPENSES } from '@comptoir/contract/tableau-de-bord/depenses.schema.ts';
import type { CallInput } from '@comptoir/contract/http/call.ts';
import {
  lireTableauDeBord,
  PORTEES,
} from '@comptoir/contract/tableau-de-bord/tableau-de-bord.contract.ts';
import { callQuery } from '../http/query-client.ts';

export type RequeteTableau = CallInput<typeof lireTableauDeBord>['query'];

/** What waits moves on while one works: a page that is opened again looks anew after that long. */
const FRAICHEUR_MS = 10_000;

export const tableauQuery = (context: Parameters<typeof callQuery>[0], query: RequeteTableau) => ({
  ...callQuery(context, lireTableauDeBord, { query }),
  staleTime: FRAICHEUR_MS,
  placeholderData: keepPreviousData,
});

/** Whatever an address says that is nothing of it is left out. */
export function readRequete(search: Record<string, unknown>): RequeteTableau {
  const pour = PORTEES.find((une) => une === search['pour']);
  const par = AXES_DEPENSES.find((un) => un === search['par']);
  return { ...(pour && { pour }), ...(par && { par }) };
}
