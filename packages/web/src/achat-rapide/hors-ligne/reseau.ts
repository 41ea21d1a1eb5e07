/** Whether the shop can be reached: what the browser says, and whether the last call was answered. */
import { useSyncExternalStore } from 'react';
import { createStore } from '../../loading/create-store.ts';

const isReached = createStore(true);

export function isEnLigne(): boolean {
  return navigator.onLine && isReached.get();
}

/** After each call that needs the shop. */
export function noterReponse(reached: boolean): void {
  if (isReached.get() !== reached) isReached.set(reached);
}

export function subscribeReseau(listener: () => void): () => void {
  // Believed until a call says otherwise.
  const onOnline = () => isReached.set(true);
  const stop = isReached.subscribe(listener);
  addEventListener('online', onOnline);
  addEventListener('offline', listener);
  return () => {
    stop();
    removeEventListener('online', onOnline);
    removeEventListener('offline', listener);
  };
}

export function useEnLigne(): boolean {
  return useSyncExternalStore(subscribeReseau, isEnLigne, () => true);
}
