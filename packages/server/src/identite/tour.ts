/** Work that waits for its turn. */

export type EnTour = <T>(work: () => Promise<T>) => Promise<T>;

/** At most `max` at a time, in the order they came. */
export function createTour(max: number): EnTour {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      // The place goes to who waits, and is free only when nobody does.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
