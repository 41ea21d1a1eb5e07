import { lirePaiement } from '@comptoir/contract/paiements/paiements.contract.ts';
import { callQuery } from '../http/query-client.ts';

type Context = Parameters<typeof callQuery>[0];

/** Decided elsewhere, at any moment: it is read again whenever it is looked at. */
export const paiementQuery = (context: Context, key: string) => ({
  ...callQuery(context, lirePaiement, { params: { key } }),
  staleTime: 0,
});
