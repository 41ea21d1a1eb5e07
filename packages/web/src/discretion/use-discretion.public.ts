import { useQueryClient } from '@tanstack/react-query';
import { COOKIE_DISCRETION, type Discretion } from '@comptoir/contract/discretion/discretion.ts';
import { siteQuery } from '../page/site.ts';
import { coefficients } from './coefficients.ts';

/** One key, since a customer comes to the counter without a warning. */
export const TOUCHE_DISCRETION = 'F8';

const DAY_S = 86_400;

/** Shows or hides amounts on this device, from now on and on the next pages of the day. */
export function useDiscretion(): (discretion: Discretion | undefined) => void {
  const queryClient = useQueryClient();
  return (discretion) => {
    const age = discretion ? DAY_S : 0;
    document.cookie = `${COOKIE_DISCRETION}=${discretion ?? ''}; path=/; max-age=${age}; samesite=lax`;
    queryClient.setQueryData(
      siteQuery.queryKey,
      (site) => site && { ...site, session: { ...site.session, discretion } },
    );
  };
}

/** What the person chose to show instead. */
export const discretionChoisie = (): Discretion => coefficients.get().mode;

/** Amounts are hidden by marks that old browsers do not have. */
export const isDiscretionPossible = (): boolean => 'highlights' in CSS;
