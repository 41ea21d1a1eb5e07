import { lireAccueil } from '@comptoir/contract/accueil/accueil.contract.ts';
import { callQuery } from '../http/query-client.ts';

type Context = Parameters<typeof callQuery>[0];

/** Stock moves while one works: opened again, the page looks at it anew after that. */
const FRAICHEUR_MS = 60_000;

export const accueilQuery = (context: Context) => ({
  ...callQuery(context, lireAccueil, {}),
  staleTime: FRAICHEUR_MS,
});
