import { expect, test } from 'vitest';
import { createRafale } from './rafale.ts';

function type(keys: readonly string[], everyMs: number): string | undefined {
  const rafale = createRafale();
  return keys.map((key, at) => rafale.touche(key, 1000 + at * everyMs)).at(-1);
}

test('fast keys that end with Enter are a scanned code', () => {
  expect(type([...'3250391234567'.split(''), 'Enter'], 8)).toBe('3250391234567');
});

test('modifier keys between the signs do not break the code', () => {
  expect(type(['Shift', 'V', 'Shift', 'B', 'F', '-', '0', '5', '0', 'Enter'], 10)).toBe('VBF-050');
});

test('what a hand types is no scan', () => {
  expect(type([...'3250391234567'.split(''), 'Enter'], 120)).toBeUndefined();
});

test('a few keys pressed together are no scan', () => {
  expect(type([...'vis'.split(''), 'Enter'], 5)).toBeUndefined();
});

test('Enter long after the last sign ends nothing', () => {
  const rafale = createRafale();
  for (const [at, key] of '3250391234567'.split('').entries()) rafale.touche(key, at * 8);
  expect(rafale.touche('Enter', 2000)).toBeUndefined();
});
