import { expect, test } from 'vitest';
import { digestModele } from './epreuves.ts';
import { listModeles } from './paquet.ts';

test('every model has a digest of its own, the same each time', () => {
  const digests = listModeles().map(digestModele);
  expect(new Set(digests).size).toBe(digests.length);
  expect(listModeles().map(digestModele)).toEqual(digests);
});
