import { lireProfil } from '@comptoir/contract/identite/profil.contract.ts';
import { callQuery } from '../http/query-client.ts';

/** Who is signed in, and for which company. */
export const profilQuery = (context: Parameters<typeof callQuery>[0]) =>
  callQuery(context, lireProfil, {});
