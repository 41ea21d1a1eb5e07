/** What the tests of a file stand on: made before the first of them, closed after the last. */
import { afterAll, beforeAll } from 'vitest';

interface Closable {
  close(): Promise<void>;
}

/** Filled once the tests run; `start` is given the same object, for what has to look into it later. */
export function forFile<T extends Partial<Closable> & { api?: Closable }>(
  start: (made: T) => Promise<T>,
): T {
  const made = {} as T;
  beforeAll(async () => {
    Object.assign(made, await start(made));
  });
  afterAll(() => (made.api ?? made).close?.());
  return made;
}
