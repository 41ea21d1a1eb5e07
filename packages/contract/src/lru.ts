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

interface Kept<Key, Value> {
  key: Key;
  value: Value;
  /** Used before this one, and after it. */
  older: Kept<Key, Value> | undefined;
  newer: Kept<Key, Value> | undefined;
}

/** A value heavier than the bound is not kept. Values are never undefined. */
export function createLru<Key, Value>({
  max,
  weigh = () => 1,
}: LruOptions<Value>): Lru<Key, Value> {
  // Its order of use is a chain. The order of a Map would do, but the oldest of its keys is found
  // quickly only by an iterator that is kept; and that one, while nothing has to leave, holds on to
  // every table the Map has outgrown, with all they held.
  const kept = new Map<Key, Kept<Key, Value>>();
  let oldest: Kept<Key, Value> | undefined;
  let newest: Kept<Key, Value> | undefined;
  let weight = 0;

  function append(entry: Kept<Key, Value>): void {
    entry.older = newest;
    entry.newer = undefined;
    if (newest) newest.newer = entry;
    else oldest = entry;
    newest = entry;
  }

  function unlink({ older, newer }: Kept<Key, Value>): void {
    if (older) older.newer = newer;
    else oldest = newer;
    if (newer) newer.older = older;
    else newest = older;
  }

  function remove(key: Key): void {
    const entry = kept.get(key);
    if (!entry) return;
    kept.delete(key);
    unlink(entry);
    weight -= weigh(entry.value);
  }

  return {
    get(key) {
      const entry = kept.get(key);
      if (entry && entry !== newest) {
        unlink(entry);
        append(entry);
      }
      return entry?.value;
    },
    peek: (key) => kept.get(key)?.value,
    set(key, value) {
      remove(key);
      const added = weigh(value);
      // All the others would go before it does.
      if (added > max) return;
      const entry = { key, value, older: undefined, newer: undefined };
      kept.set(key, entry);
      append(entry);
      weight += added;
      while (weight > max && oldest) remove(oldest.key);
    },
    delete: remove,
    clear() {
      kept.clear();
      oldest = newest = undefined;
      weight = 0;
    },
    *entries() {
      for (let entry = oldest; entry;) {
        const next = entry.newer;
        yield [entry.key, entry.value];
        entry = next;
      }
    },
    get size() {
      return kept.size;
    },
  };
}
