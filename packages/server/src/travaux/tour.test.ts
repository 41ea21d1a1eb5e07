import { expect, test } from 'vitest';
import { createTour } from './tour.ts';

const LARGE = { attente: 100, attenteParQui: 100 };
const unMoment = () => new Promise((resolve) => setImmediate(resolve));

test('no more than so many at a time, in the order they came, whatever fails', async () => {
  const enTour = createTour({ max: 2, ...LARGE });
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = (n: number) => async () => {
    begun.push(n);
    most = Math.max(most, ++running);
    await unMoment();
    running--;
    if (n === 3) throw new Error('three');
    return n;
  };
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((n) => enTour('', work(n))));
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

test('one who brings much waits for the others as they wait for them', async () => {
  const enTour = createTour({ max: 1, ...LARGE });
  const done: string[] = [];
  const work = (nom: string) => async () => {
    await unMoment();
    done.push(nom);
  };
  await Promise.all([
    ...[1, 2, 3, 4].map((n) => enTour('insistant', work(`i${n}`))),
    enTour('autre', work('a1')),
    enTour('troisieme', work('t1')),
  ]);
  expect(done).toEqual(['i1', 'i2', 'a1', 't1', 'i3', 'i4']);
});

test('one who may have one place at a time leaves the other to others', async () => {
  const enTour = createTour({ max: 2, maxParQui: 1, ...LARGE });
  const done: string[] = [];
  const long = Promise.withResolvers<void>();
  const longs = [1, 2].map(() => enTour('lent', () => long.promise));
  await enTour('autre', async () => void done.push('autre'));
  await enTour('troisieme', async () => void done.push('troisieme'));
  expect(done).toEqual(['autre', 'troisieme']);
  long.resolve();
  await Promise.all(longs);
});

test('beyond what can wait, for one and in all, there is no room now', async () => {
  const enTour = createTour({ max: 1, attente: 3, attenteParQui: 2 });
  const jobs = ['a', 'a', 'a', 'a', 'b', 'c'].map((qui) => enTour(qui, unMoment));
  const results = await Promise.allSettled(jobs);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ]);
  expect(results[3]).toMatchObject({ reason: { code: 'service-indisponible' } });
  await enTour('a', unMoment);
  const autre = createTour({ max: 1, attente: 0, attenteParQui: 0, complet: 'panier-plein' });
  const long = autre('a', unMoment);
  await expect(autre('b', unMoment)).rejects.toMatchObject({ code: 'panier-plein' });
  await long;
});
