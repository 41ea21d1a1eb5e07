import { createStore } from '../loading/create-store.ts';

/** A value that this browser remembers and its tabs share. Without storage it lasts as the page. */
export interface Remembered<T> {
  /** What it is before anything is remembered, and on the server: always the same object. */
  readonly vide: T;
  get(): T;
  set(value: T): void;
  /** Also called when another tab changes it. */
  subscribe(listener: () => void): () => void;
}

/** @param read what is stored, which may be anything or nothing, as a value. */
export function createRemembered<T>(
  key: string,
  read: (stored: unknown) => T,
  storage: () => Storage = () => localStorage,
): Remembered<T> {
  const { get, set, subscribe } = createStore<{ value?: { current: T } }>({});
  let listening = 0;
  const onStorage = (event: StorageEvent) => {
    // A null key: everything was cleared.
    if (event.key === key || event.key === null) set({});
  };
  const vide = read(null);
  const readStored = () => {
    const stored = load(key, storage);
    return stored === null ? vide : read(stored);
  };
  return {
    vide,
    // The same object until it changes: what depends on it renders only then.
    get: () => (get().value ??= { current: readStored() }).current,
    set(next) {
      store(key, next, storage);
      set({ value: { current: next } });
    },
    subscribe(listener) {
      const stop = subscribe(listener);
      if (listening++ === 0) window.addEventListener('storage', onStorage);
      return () => {
        stop();
        if (--listening === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Storage may be forbidden, full or hold what another version wrote. */
function load(key: string, storage: () => Storage): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function store(key: string, value: unknown, storage: () => Storage): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // Remembered for this page only.
  }
}
