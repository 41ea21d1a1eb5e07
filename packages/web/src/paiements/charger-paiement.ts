import type { Paiement } from '@comptoir/contract/paiements/paiements.contract.ts';
import { isRefus } from '@comptoir/contract/http/erreurs.ts';
import { isQueryFailure } from '../http/query-failure.ts';
import type { PageContext } from '../page/page-loader.ts';
import { readAdresse } from './read-adresse.ts';
import { paiementQuery } from './paiements.queries.ts';

/** 404: not one of the company's; 409: a delegate who acts for nobody. */
const SANS_PAIEMENT = [404, 409];

/** Undefined: the address names no payment of who asks. */
export async function chargerPaiement(context: PageContext): Promise<Paiement | undefined> {
  const { key } = readAdresse(context.search);
  if (key === undefined) return undefined;
  try {
    return (await context.queryClient.fetchQuery(paiementQuery(context, key))) ?? undefined;
  } catch (error) {
    const { status = 0 } = isQueryFailure(error) ? error.response : isRefus(error) ? error : {};
    if (SANS_PAIEMENT.includes(status)) return undefined;
    throw error;
  }
}
