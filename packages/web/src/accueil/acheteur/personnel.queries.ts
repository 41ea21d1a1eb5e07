import { lireAccueilPersonnel } from '@comptoir/contract/accueil/personnel.contract.ts';
import { callQuery } from '../../http/query-client.ts';

type Context = Parameters<typeof callQuery>[0];

/** Orders move on while one works: opened again, the page looks at them anew after that. */
const FRAICHEUR_MS = 60_000;

export const personnelQuery = (context: Context) => ({
  ...callQuery(context, lireAccueilPersonnel, {}),
  staleTime: FRAICHEUR_MS,
});
