/** Whether the shop can be reached: what the browser says, and whether the last call was answered. */
import { useSyncExternalStore } from 'react';

let isReached = true;
const listeners = new Set<() => void>();

export function isEnLigne(): boolean {
  return navigator.onLine && isReached;
}

/** After each call that needs the shop. */
export function noterReponse(reached: boolean): void {
  if (isReached === reached) return;
  isReached = reached;
  for (const listener of listeners) listener();
}

export function subscribeReseau(listener: () => void): () => void {
  const onOnline = () => {
    // Believed until a call says otherwise.
    isReached = true;
    listener();
  };
  listeners.add(listener);
  addEventListener('online', onOnline);
  addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', onOnline);
    removeEventListener('offline', listener);
  };
}

export function useEnLigne(): boolean {
  return useSyncExternalStore(subscribeReseau, isEnLigne, () => true);
}
