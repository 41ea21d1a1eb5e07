import { lireExpediteur } from '@comptoir/contract/contact/contact.contract.ts';
import { callQuery } from '../http/query-client.ts';

type Context = Parameters<typeof callQuery>[0];

export const expediteurQuery = (context: Context) => callQuery(context, lireExpediteur, {});
