import { lireContacts } from '@comptoir/contract/contact/contacts.contract.ts';
import { callQuery } from '../../http/query-client.ts';

type Context = Parameters<typeof callQuery>[0];

/** Others take slots meanwhile. */
const FRAICHEUR_MS = 15_000;

export const contactsQuery = (context: Context) => ({
  ...callQuery(context, lireContacts, {}),
  staleTime: FRAICHEUR_MS,
});
