/** A value outside of React: a component renders again when what it selects of it changes. */
import { useSyncExternalStore } from 'react';

export interface Store<T> {
  get(): T;
  set(value: T): void;
  /** Says that something changed inside the value, which stays the same object. */
  notify(): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(value: T): Store<T> {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: () => value,
    set(next) {
      value = next;
      notify();
    },
    notify,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** @param initial what the server rendered, and the browser hydrates with. */
export function useStore<T, S>(store: Store<T>, select: (value: T) => S, initial: S): S {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => initial,
  );
}
