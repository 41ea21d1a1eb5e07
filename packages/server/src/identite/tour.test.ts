import { expect, test } from 'vitest';
import { createTour } from './tour.ts';

test('no more than so many at a time, in the order they came, whatever fails', async () => {
  const enTour = createTour(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = (n: number) => async () => {
    begun.push(n);
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    if (n === 3) throw new Error('three');
    return n;
  };
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((n) => enTour(work(n))));
  expect(begun).toEqual([1, 2, 3, 4, 5, 6]);
  expect(most).toBe(2);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});
