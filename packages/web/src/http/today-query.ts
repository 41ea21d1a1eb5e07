/** The day of the page, in Paris: server and browser tell dates from the same one. */
import { jourDe } from '@comptoir/contract/jours-ouvres.ts';

const FRESH_MS = 60_000;

export const todayQuery = {
  queryKey: ['jour'],
  queryFn: () => jourDe(new Date()),
  staleTime: FRESH_MS,
};
