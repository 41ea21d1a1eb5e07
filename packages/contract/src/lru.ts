/** What is kept in memory up to a bound: when there is no more room, what was used longest ago goes. */
export interface Lru<Key, Value> {
  /** As used now. */
  get(key: Key): Value | undefined;
  /** Without counting as used. */
  peek(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  delete(key: Key): void;
  clear(): void;
  /** Used longest ago first. What it gives may be deleted meanwhile. */
  entries(): IterableIterator<[Key, Value]>;
  readonly size: number;
}

export interface LruOptions<Value> {
  /** How much is kept: so many values, or so much weight. */
  max: number;
  /** The weight of one value, always the same; 1 unless said. */
  weigh?: (value: Value) => number;
}

/** A value heavier than the bound is not kept. Values are never undefined. */
export function createLru<Key, Value>({
  max,
  weigh = () => 1,
}: LruOptions<Value>): Lru<Key, Value> {
  // A Map gives its keys in the order they were put in: those used are put in again.
  const kept = new Map<Key, Value>();
  // Goes on where it stopped: from the start it would pass all that has left since, each time.
  let oldest = kept.keys();
  let weight = 0;

  function remove(key: Key): void {
    const value = kept.get(key);
    if (value === undefined) return;
    kept.delete(key);
    weight -= weigh(value);
  }

  function makeRoom(): void {
    while (weight > max) {
      const { value: key, done } = oldest.next();
      if (done) oldest = kept.keys();
      else remove(key);
    }
  }

  return {
    get(key) {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    peek: (key) => kept.get(key),
    set(key, value) {
      remove(key);
      const added = weigh(value);
      // All the others would go before it does.
      if (added > max) return;
      kept.set(key, value);
      weight += added;
      makeRoom();
    },
    delete: remove,
    clear() {
      kept.clear();
      weight = 0;
    },
    entries: () => kept.entries(),
    get size() {
      return kept.size;
    },
  };
}
