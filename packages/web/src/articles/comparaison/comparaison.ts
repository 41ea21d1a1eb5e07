/** The articles a buyer puts side by side; this browser remembers them. */
import { useSyncExternalStore } from 'react';
import { createRemembered } from '../../page/remembered.ts';
import { listIds } from '../ids-retenus.ts';

export const MAX_COMPARES = 4;

const remembered = createRemembered<readonly number[]>('comptoir.comparaison', (stored) =>
  listIds(stored, MAX_COMPARES),
);

export interface Comparaison {
  ids: readonly number[];
  toggle: (id: number) => boolean;
  clear: () => void;
}

export function useComparaison(): Comparaison {
  const ids = useSyncExternalStore(remembered.subscribe, remembered.get, () => remembered.vide);
  return { ids, toggle, clear };
}

/** For one row among many: it renders again only when its own state changes. */
export function useIsCompare(id: number): boolean {
  return useSyncExternalStore(
    remembered.subscribe,
    () => remembered.get().includes(id),
    () => false,
  );
}

/** Adds it or takes it away; false when it would be one too many. */
export function toggle(id: number): boolean {
  const ids = remembered.get();
  const isIn = ids.includes(id);
  if (!isIn && ids.length >= MAX_COMPARES) return false;
  remembered.set(isIn ? ids.filter((each) => each !== id) : [...ids, id]);
  return true;
}

function clear(): void {
  remembered.set(remembered.vide);
}
