import { expect, test } from 'vitest';
import { readAdresse, retenirAdresse } from './adresse-connue.ts';

function storageOf(value: string | null): () => Storage {
  let stored = value;
  const storage = {
    getItem: () => stored,
    setItem: (_: string, next: string) => {
      stored = next;
    },
  };
  return () => storage as unknown as Storage;
}

test('the address and what was done are told to the next page', () => {
  const storage = storageOf(null);
  expect(readAdresse(storage)).toEqual({ identifiant: '', fait: undefined });
  retenirAdresse({ identifiant: 'a@b.test', fait: 'compte-active' }, storage);
  expect(readAdresse(storage)).toEqual({ identifiant: 'a@b.test', fait: 'compte-active' });
});

test.each(['', '[]', '12', '{"identifiant":4,"fait":"<b>"}', 'null', '{'])(
  'what is no address is none: %s',
  (stored) => {
    const { identifiant, fait } = readAdresse(storageOf(stored));
    expect([identifiant, fait]).toEqual(['', undefined]);
  },
);

test('a browser that forbids storage knows no address', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(() => retenirAdresse({ identifiant: 'a@b.test' }, forbidden)).not.toThrow();
  expect(readAdresse(forbidden).identifiant).toBe('');
});
