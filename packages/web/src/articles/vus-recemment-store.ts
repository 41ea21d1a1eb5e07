/** The last articles looked at, newest first; this browser remembers them. */
import { useEffect, useSyncExternalStore } from 'react';
import { createRemembered } from '../page/remembered.ts';
import { listIds } from './ids-retenus.ts';

const MAX_VUS = 12;

const remembered = createRemembered<readonly number[]>('comptoir.vus', (stored) =>
  listIds(stored, MAX_VUS),
);

export function useIdsVus(): readonly number[] {
  return useSyncExternalStore(remembered.subscribe, remembered.get, () => remembered.vide);
}

/** Notes that this article is being looked at. */
export function useVusRecemment(articleId: number): void {
  useEffect(() => {
    remembered.set(listIds([articleId, ...remembered.get()], MAX_VUS));
  }, [articleId]);
}
