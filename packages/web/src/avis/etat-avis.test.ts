import { TRIS_AVIS } from '@comptoir/contract/avis/avis.contract.ts';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEtat, writeEtat } from './etat-avis.ts';

test('an address says which reviews are shown, and nothing that goes without saying', () => {
  fc.assert(
    fc.property(
      fc.record(
        {
          note: fc.integer({ min: 1, max: 5 }),
          tri: fc.constantFrom(...TRIS_AVIS),
          page: fc.integer({ min: 1, max: 10_000 }),
        },
        { requiredKeys: ['tri', 'page'] },
      ),
      (etat) => {
        expect(parseEtat(parseQuery(writeEtat(etat)))).toEqual(etat);
      },
    ),
  );
  expect(writeEtat({ tri: 'recents', page: 1 })).toBe('');
});

test.each([
  [{ page: '0' }],
  [{ page: '-1' }],
  [{ page: 'abc' }],
  [{ page: ['1', '2'] }],
  [{ page: '99999' }],
  [{ note: '6' }],
  [{ note: '0' }],
  [{ note: '4.5' }],
  [{ tri: 'prix' }],
])('what cannot be is as if it had not been said: %o', (search) => {
  expect(parseEtat(search)).toEqual({ tri: 'recents', page: 1 });
});
