import { listerAdresses } from '@comptoir/contract/livraison/adresses.contract.ts';
import { callQuery } from '../../http/query-client.ts';
import type { ContexteTunnel } from '../piece-ouverte.queries.ts';

export const adressesQuery = (context: ContexteTunnel) => callQuery(context, listerAdresses, {});
