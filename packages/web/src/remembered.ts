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
  let value: { current: T } | undefined;
  const listeners = new Set<() => void>();
  const onStorage = (event: StorageEvent) => {
    // A null key: everything was cleared.
    if (event.key !== key && event.key !== null) return;
    value = undefined;
    for (const listener of listeners) listener();
  };
  const vide = read(null);
  const readStored = () => {
    const stored = load(key, storage);
    return stored === null ? vide : read(stored);
  };
  return {
    vide,
    // The same object until it changes: what depends on it renders only then.
    get: () => (value ??= { current: readStored() }).current,
    set(next) {
      value = { current: next };
      store(key, next, storage);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
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
