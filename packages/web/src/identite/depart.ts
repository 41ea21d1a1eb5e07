/** The page goes: the session becomes someone else's, or nobody's. */
import type { Router } from '../app/router.tsx';
import { annoncerChangement, effacerTraces } from './traces.ts';

let isEnCours = false;

/** From the call on, what the page asks for is refused; that must not stop it from going. */
export const isDepart = (): boolean => isEnCours;

/** Whatever is asked for is given up first: its answer would be another's, or a refusal. */
export async function partir(
  { options }: Router,
  appel: (api: Router['options']['context']['api']) => Promise<unknown>,
): Promise<void> {
  const { api, queryClient } = options.context;
  isEnCours = true;
  await queryClient.cancelQueries();
  try {
    await appel(api);
  } catch (error) {
    isEnCours = false;
    void queryClient.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.data === undefined,
    });
    throw error;
  }
  effacerTraces();
  annoncerChangement();
}
