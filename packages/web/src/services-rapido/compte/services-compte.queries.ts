import { lireServicesDuCompte } from '@comptoir/contract/services-rapido/services-compte.contract.ts';
import { callQuery } from '../../http/query-client.ts';

type Context = Parameters<typeof callQuery>[0];

export const servicesCompteQuery = (context: Context) =>
  callQuery(context, lireServicesDuCompte, {});
