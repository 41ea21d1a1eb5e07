import { keepPreviousData } from '@tanstack/react-query';
import { listerHabitudesAchats } from '@comptoir/contract/habitudes-achats/habitudes-achats.contract.ts';
import { callQuery } from '../http/query-client.ts';
import type { RequeteHabitudes } from './filtres-habitudes.ts';

/** Orders of others move them: a page that is opened again looks at them anew after that long. */
const FRAICHEUR_MS = 10_000;

export const habitudesQuery = (
  context: Parameters<typeof callQuery>[0],
  query: RequeteHabitudes,
) => ({
  ...callQuery(context, listerHabitudesAchats, { query }),
  staleTime: FRAICHEUR_MS,
  placeholderData: keepPreviousData,
});
