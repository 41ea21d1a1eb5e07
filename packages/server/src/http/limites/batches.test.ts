import { beforeEach, expect, it } from 'vitest';
import { BATCH_MS, createBatches, MAX_WAIT_MS, type Batches } from './batches.ts';

let clock: number;
let batches: Batches;
let soon: (() => void)[];
let begun: number[];
let refused: number;
beforeEach(() => {
  clock = 0;
  soon = [];
  begun = [];
  refused = 0;
  batches = createBatches({ now: () => clock, soon: (next) => soon.push(next) });
});

/** Each takes a millisecond to begin. */
function ask(count: number, from = 0): void {
  for (let n = from; n < from + count; n++) {
    batches.add({
      begin() {
        begun.push(n);
        clock++;
      },
      refuse: () => refused++,
    });
  }
}
/** What has arrived meanwhile was seen to. */
function turn(): void {
  for (const next of soon.splice(0)) next();
}

it('begins at once what is asked now and then', () => {
  for (let n = 1; n < 100; n++) {
    ask(1);
    expect(begun).toHaveLength(n);
    turn();
    clock += 1000;
  }
});

it('begins some of those that come together, and more in their order each time others had their turn', () => {
  ask(2 * BATCH_MS + 1);
  expect(begun).toHaveLength(BATCH_MS);
  turn();
  expect(begun).toHaveLength(2 * BATCH_MS);
  // Who comes now comes after those who wait.
  ask(1, 2 * BATCH_MS + 1);
  expect(begun.at(-1)).toBe(2 * BATCH_MS - 1);
  turn();
  expect(begun).toEqual([...Array(2 * BATCH_MS + 2).keys()]);
  turn();
  expect(soon).toHaveLength(0);
});

it('refuses who would be answered too late', () => {
  ask(BATCH_MS + 2);
  clock += MAX_WAIT_MS;
  ask(1);
  turn();
  expect(refused).toBe(2);
  expect(begun).toHaveLength(BATCH_MS + 1);
});
