/** The one line of which equivalents are shown. */
import { useSyncExternalStore } from 'react';

let ouverte: number | undefined;
const listeners = new Set<() => void>();

export function ouvrirEquivalents(ligneId: number | undefined): void {
  ouverte = ligneId;
  for (const listener of listeners) listener();
}

export function useIsEquivalents(ligneId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => ouverte === ligneId,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
