import { expect, test } from 'vitest';
import type { Attribut } from '@comptoir/contract/articles/article.schema.ts';
import { attributsDifferents } from './attributs-differents.ts';

const attribut = (code: string) => ({ code }) as Attribut;

test('equivalents are compared by what differs, and by nothing where all is the same', () => {
  const attributs = [attribut('tension'), attribut('couple')];
  const un = { attributs: { tension: '18', couple: '60' } };
  const autre = { attributs: { tension: '18', couple: '50' } };
  expect(attributsDifferents(attributs, [un, autre]).map(({ code }) => code)).toEqual(['couple']);
  expect(attributsDifferents(attributs, [un, { ...un }])).toEqual([]);
  // One that does not say it differs too: nobody knows whether it has it.
  expect(attributsDifferents(attributs, [un, { attributs: { tension: '18' } }])).toHaveLength(1);
});
