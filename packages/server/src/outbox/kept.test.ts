import { expect, test } from 'vitest';
import { createKeptById, keepLast } from './kept.ts';

interface Thing {
  id: number;
  version: number;
}

/** Things whose version says when they were read. */
function library(max: number) {
  const reads: number[][] = [];
  let version = 1;
  const kept = createKeptById<Thing>({
    max,
    load(ids) {
      reads.push(ids);
      const read = version;
      return Promise.resolve(ids.filter((id) => id < 100).map((id) => ({ id, version: read })));
    },
  });
  return { kept, reads, change: () => version++ };
}

test('what was read is not read again, what is missing is read together', async () => {
  const { kept, reads } = library(10);
  await kept.read([1, 2]);
  const found = await kept.read([3, 1, 4, 2, 3]);
  expect(reads).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(new Set(found.keys())).toEqual(new Set([1, 2, 3, 4]));
});

test('what does not exist is absent, and asked for again', async () => {
  const { kept, reads } = library(10);
  expect((await kept.read([500])).size).toBe(0);
  await kept.read([500]);
  expect(reads).toHaveLength(2);
});

test('the longest unread go first', async () => {
  const { kept, reads } = library(3);
  await kept.read([1, 2, 3]);
  await kept.read([1]);
  await kept.read([4]);
  await kept.read([1, 3, 4]);
  expect(reads).toEqual([[1, 2, 3], [4]]);
  await kept.read([2]);
  expect(reads.at(-1)).toEqual([2]);
});

test('room is made the same way after all was forgotten', async () => {
  const { kept, reads } = library(2);
  await kept.read([1, 2]);
  await kept.read([3]);
  kept.clear();
  await kept.read([4, 5]);
  await kept.read([6]);
  await kept.read([5, 6]);
  expect(reads).toEqual([[1, 2], [3], [4, 5], [6]]);
  await kept.read([4]);
  expect(reads.at(-1)).toEqual([4]);
});

test('what is forgotten is read again', async () => {
  const { kept, change } = library(10);
  await kept.read([1, 2, 3]);
  change();
  kept.forget([1]);
  kept.forgetWhere(({ id }) => id === 2);
  const versions = async () => {
    const found = await kept.read([1, 2, 3]);
    return [1, 2, 3].map((id) => found.get(id)?.version);
  };
  expect(await versions()).toEqual([2, 2, 1]);
  kept.clear();
  expect(await versions()).toEqual([2, 2, 2]);
});

test('what was being read when a change was told is not kept', async () => {
  const { kept, change } = library(10);
  const before = kept.read([1]);
  change();
  kept.forget([1]);
  expect((await before).get(1)?.version).toBe(1);
  expect((await kept.read([1])).get(1)?.version).toBe(2);
});

test('what another is already reading is waited for, not read twice', async () => {
  const { kept, reads } = library(10);
  const [a, b] = await Promise.all([kept.read([1, 2]), kept.read([2, 3])]);
  expect(reads).toEqual([[1, 2], [3]]);
  expect([[...a.keys()], new Set(b.keys())]).toEqual([[1, 2], new Set([2, 3])]);
});

test('who asks after a change was told does not wait for what was read before', async () => {
  const { kept, change } = library(10);
  const before = kept.read([1]);
  change();
  kept.forget([1]);
  const after = kept.read([1]);
  expect((await before).get(1)?.version).toBe(1);
  expect((await after).get(1)?.version).toBe(2);
  expect((await kept.read([1])).get(1)?.version).toBe(2);
});

test('a reading that fails is tried again by the next', async () => {
  let broken = true;
  const kept = createKeptById<Thing>({
    max: 10,
    load: (ids) =>
      broken
        ? Promise.reject(new Error('away'))
        : Promise.resolve(ids.map((id) => ({ id, version: 1 }))),
  });
  await expect(kept.read([1])).rejects.toThrow('away');
  broken = false;
  expect((await kept.read([1])).size).toBe(1);
});

test('nothing is kept with room for nothing', async () => {
  const { kept, reads } = library(0);
  await kept.read([1]);
  await kept.read([1]);
  expect(reads).toHaveLength(2);
});

/** Values that say how often they were read, let go one by one. */
function slow() {
  const handlers: (() => void)[] = [];
  const pending: { done: (value: number) => void; fail: (error: Error) => void }[] = [];
  let reads = 0;
  const bus = {
    on: (_sujet: string, handler: (donnees: never) => void) => {
      handlers.push(handler as () => void);
      return () => undefined;
    },
    close: () => Promise.resolve(),
  };
  const read = keepLast<number>(bus, ['catalogue-modifie'], () => {
    reads++;
    return new Promise((done, fail) => pending.push({ done, fail }));
  });
  return {
    read,
    count: () => reads,
    change: () => handlers.forEach((handler) => handler()),
    async finish() {
      pending.shift()?.done(reads);
      await new Promise(setImmediate);
    },
    async fail() {
      pending.shift()?.fail(new Error('database away'));
      await new Promise(setImmediate);
    },
  };
}

test('after a change the last value is answered until the next is there, read once for all', async () => {
  const { read, finish, change, count } = slow();
  const first = read();
  await finish();
  expect(await first).toBe(1);
  expect(await read()).toBe(1);
  change();
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect(count()).toBe(2);
  await finish();
  expect(await read()).toBe(2);
  expect(count()).toBe(2);
});

test('what changed while it was read is read once more', async () => {
  const { read, finish, change, count } = slow();
  void read();
  change();
  await finish();
  expect(await read()).toBe(1);
  expect(count()).toBe(2);
});

test('a reading that fails is tried again by the next reader, who has the last value meanwhile', async () => {
  const { read, finish, fail, change, count } = slow();
  await Promise.all([expect(read()).rejects.toThrow('database away'), fail()]);
  void read();
  await finish();
  change();
  expect(await read()).toBe(2);
  await fail();
  expect(await read()).toBe(2);
  expect(count()).toBe(4);
});
