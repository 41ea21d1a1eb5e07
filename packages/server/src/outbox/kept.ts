/** What a server keeps in memory of the database until an event says that it changed. */
import { createLru } from '@comptoir/contract/lru.ts';
import type { Bus } from './bus.ts';
import type { Sujet } from './sujets.ts';

/**
 * Something small that is loaded whole, once for all its readers. Without a bus it is read each
 * time: what cannot be followed is not kept.
 */
export function keep<T>(
  bus: Bus | undefined,
  sujets: readonly Sujet[],
  load: () => Promise<T>,
): () => Promise<T> {
  if (!bus) return load;
  let kept: Promise<T> | undefined;
  for (const sujet of sujets) {
    bus.on(sujet, () => {
      kept = undefined;
    });
  }
  return () => {
    if (kept) return kept;
    const loading = load();
    kept = loading;
    loading.catch(() => {
      // The next reader tries again.
      if (kept === loading) kept = undefined;
    });
    return loading;
  };
}

/**
 * As `keep`, for what takes long to read and may lag a little: after a change the last one is
 * answered until the next is there, so that nobody waits.
 */
export function keepLast<T>(
  bus: Bus | undefined,
  sujets: readonly Sujet[],
  load: () => Promise<T>,
): () => Promise<T> {
  if (!bus) return load;
  let changes = 0;
  let isReading = false;
  let last: { value: Promise<T>; changes: number } | undefined;
  for (const sujet of sujets) {
    bus.on(sujet, () => {
      changes++;
    });
  }
  function readAnew(): void {
    isReading = true;
    const next = { value: load(), changes };
    const end = () => {
      isReading = false;
    };
    // The last one stays where it cannot be read, and the next reader tries again.
    next.value.then(() => {
      last = next;
      end();
    }, end);
  }
  return () => {
    if (!last) {
      const first = { value: load(), changes };
      last = first;
      first.value.catch(() => {
        if (last === first) last = undefined;
      });
    } else if (last.changes !== changes && !isReading) readAnew();
    return last.value;
  };
}

export interface KeptById<Value> {
  /** Those that exist among the ids, read together where they are not kept. */
  read(ids: readonly number[]): Promise<Map<number, Value>>;
  forget(ids: Iterable<number>): void;
  forgetWhere(isConcerned: (value: Value) => boolean): void;
  clear(): void;
}

export interface KeptByIdOptions<Value> {
  /** The longest unread go first; 0 keeps nothing. */
  max: number;
  load: (ids: number[]) => Promise<Value[]>;
}

export function createKeptById<Value extends { id: number }>({
  max,
  load,
}: KeptByIdOptions<Value>): KeptById<Value> {
  const kept = createLru<number, Value>({ max });
  // Who asks for what another is already reading waits with them.
  const reading = new Map<number, Promise<readonly Value[]>>();
  // What was being read while a change was announced may be older than the change.
  let changes = 0;

  function store(values: readonly Value[]): void {
    for (const value of values) kept.set(value.id, value);
  }

  async function loadAndStore(ids: number[]): Promise<readonly Value[]> {
    const before = changes;
    try {
      const values = await load(ids);
      if (before === changes) store(values);
      return values;
    } finally {
      if (before === changes) for (const id of ids) reading.delete(id);
    }
  }

  function told(): void {
    changes++;
    reading.clear();
  }

  /** Values kept go into `found`, the others are read or waited for. */
  function begin(
    ids: readonly number[],
    found: Map<number, Value>,
  ): Set<Promise<readonly Value[]>> {
    const awaited = new Set<Promise<readonly Value[]>>();
    const missing = new Set<number>();
    for (const id of ids) {
      const value = kept.get(id);
      if (value !== undefined) {
        found.set(id, value);
        continue;
      }
      const pending = reading.get(id);
      if (pending) awaited.add(pending);
      else missing.add(id);
    }
    if (missing.size > 0) {
      const pending = loadAndStore([...missing]);
      for (const id of missing) reading.set(id, pending);
      awaited.add(pending);
    }
    return awaited;
  }

  if (max === 0) return createUnkept(load);
  return {
    async read(ids) {
      const found = new Map<number, Value>();
      const awaited = begin(ids, found);
      if (awaited.size === 0) return found;
      const asked = new Set(ids);
      for (const values of await Promise.all(awaited)) {
        for (const value of values) if (asked.has(value.id)) found.set(value.id, value);
      }
      return found;
    },
    forget(ids) {
      told();
      for (const id of ids) kept.delete(id);
    },
    forgetWhere(isConcerned) {
      told();
      for (const [id, value] of kept.entries()) if (isConcerned(value)) kept.delete(id);
    },
    clear() {
      told();
      kept.clear();
    },
  };
}

function createUnkept<Value extends { id: number }>(
  load: KeptByIdOptions<Value>['load'],
): KeptById<Value> {
  return {
    async read(ids) {
      const values = ids.length === 0 ? [] : await load([...new Set(ids)]);
      return new Map(values.map((value) => [value.id, value]));
    },
    forget() {},
    forgetWhere() {},
    clear() {},
  };
}
