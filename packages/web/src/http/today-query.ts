/** The day of the page, in Paris: server and browser count dates from the same one. */
import { jourOf } from '@comptoir/contract/jours-ouvres.ts';

const FRESH_MS = 60_000;

export const todayQuery = {
  queryKey: ['jour'],
  queryFn: () => jourOf(new Date()),
  staleTime: FRESH_MS,
};
