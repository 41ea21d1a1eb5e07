/** Chantiers folded in this browser. */
import { useSyncExternalStore } from 'react';
import { createRemembered } from '../../remembered.ts';

const MOST_KEPT = 50;

const plies = createRemembered<readonly number[]>('comptoir.panier.plies', (stored) =>
  Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : [],
);

export function useIsPlie(chantierId: number): boolean {
  return useSyncExternalStore(
    plies.subscribe,
    () => plies.get().includes(chantierId),
    () => false,
  );
}

export function plier(chantierId: number, isPlie: boolean): void {
  const autres = plies.get().filter((id) => id !== chantierId);
  plies.set((isPlie ? [...autres, chantierId] : autres).slice(-MOST_KEPT));
}
