import { expect, test } from 'vitest';
import { prendreSuite, retenirSuite } from './suite-connue.ts';

function memoire(): Storage {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  } as Storage;
}

test('where one was going is told once', () => {
  const storage = memoire();
  retenirSuite('/panier', () => storage);
  expect(prendreSuite(() => storage)).toBe('/panier');
  expect(prendreSuite(() => storage)).toBeUndefined();
});

test.each(['https://ailleurs.test/', '//ailleurs.test', '/', ''])('%j leads home', (href) => {
  const storage = memoire();
  retenirSuite(href, () => storage);
  expect(prendreSuite(() => storage)).toBeUndefined();
});

test('forbidden storage is no failure', () => {
  const interdite = () => {
    throw new Error('forbidden');
  };
  retenirSuite('/panier', interdite);
  expect(prendreSuite(interdite)).toBeUndefined();
});
