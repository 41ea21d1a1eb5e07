/** Which line one is at: the code being typed is not wrong yet, and its actions are at hand. */
import { useSyncExternalStore } from 'react';

let enFrappe: number | undefined;
let derniere: number | undefined;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function noterFrappe(id: number | undefined): void {
  if (enFrappe === id) return;
  enFrappe = id;
  tell();
}

export function noterDerniere(id: number): void {
  if (derniere === id) return;
  derniere = id;
  tell();
}

/** The line whose code is being typed. */
export function useFrappe(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => enFrappe,
    () => undefined,
  );
}

/** The line one was at last. */
export function useDerniere(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => derniere,
    () => undefined,
  );
}
