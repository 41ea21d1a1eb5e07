/**
 * Requests are begun for a while; then comes what those under way wait for: the database, files,
 * timers, new connections. Node would begin all that have arrived before it looks at anything else:
 * with a thousand connections, each step of an answer would wait for a thousand others, however
 * little is done for each.
 */
/** A hundred pages kept in memory, or refusals. */
export const BATCH_MS = 30;

/** With what it takes to be answered once it is let in: two seconds. */
export const MAX_WAIT_MS = 800;

export interface Batched {
  begin(): void;
  /** Instead of beginning it, where it has waited too long. */
  refuse(): void;
}

export interface Batches {
  /** Begins it in this batch or in a later one. */
  add(batched: Batched): void;
}

interface BatchesOptions {
  now?: () => number;
  /** Calls back once what has arrived meanwhile was seen to. */
  soon?: (next: () => void) => unknown;
}

export function createBatches({
  now = () => performance.now(),
  soon = setImmediate,
}: BatchesOptions = {}): Batches {
  const waiting: { batched: Batched; arrived: number }[] = [];
  let since = now();
  let isOpen = false;

  function open(): void {
    isOpen = true;
    since = now();
    soon(next);
  }

  function next(): void {
    isOpen = false;
    if (waiting.length > 0) open();
    while (now() - since < BATCH_MS) {
      const first = waiting.shift();
      if (!first) return;
      if (now() - first.arrived >= MAX_WAIT_MS) first.batched.refuse();
      else first.batched.begin();
    }
  }

  return {
    add(batched) {
      if (!isOpen) open();
      if (waiting.length === 0 && now() - since < BATCH_MS) batched.begin();
      else waiting.push({ batched, arrived: now() });
    },
  };
}
