import { expect, test } from 'vitest';
import { effacerTraces } from './traces.ts';

function storageOf(entries: Record<string, string>): Storage {
  const methods = {
    removeItem: {
      value(this: Record<string, string>, key: string) {
        delete this[key];
      },
    },
  };
  return Object.assign(Object.create({}, methods) as object, entries) as Storage;
}

test('what a person left goes with them, the ways of the device and of others stay', () => {
  const storage = storageOf({
    'comptoir.recherches': '["vis"]',
    'comptoir.articles-gardes': '{}',
    'comptoir.panier': '3',
    'comptoir.vue': '"tableau"',
    autre: '1',
  });
  effacerTraces(() => storage);
  expect(Object.keys(storage)).toEqual(['comptoir.vue', 'autre']);
});

test('a browser that forbids storage has nothing to erase', () => {
  expect(() =>
    effacerTraces(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
  ).not.toThrow();
});

test('who put the terms off on this device stays known by their identifier', () => {
  const storage = storageOf({ 'comptoir.conditions': '[3]', 'comptoir.adresse': '{}' });
  effacerTraces(() => storage);
  expect(Object.keys(storage)).toEqual(['comptoir.conditions']);
});
