import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import {
  basculerService,
  lienCriteres,
  readCriteres,
  sansFiltre,
  type Criteres,
} from './criteres.ts';

test.each([
  ['', { services: [] }],
  ['recherche=Nantes', { recherche: 'Nantes', services: [] }],
  [
    'recherche=+&latitude=47.2&longitude=-1.5',
    { position: { latitude: 47.2, longitude: -1.5 }, services: [] },
  ],
  ['latitude=47.2', { services: [] }],
  ['latitude=95&longitude=2', { services: [] }],
  ['latitude=&longitude=', { services: [] }],
  ['service=location&service=affutage&service=location', { services: ['location', 'affutage'] }],
  ['service=%3Cscript%3E&type=depot', { services: [] }],
  ['type=point-de-retrait', { services: [], type: 'point-de-retrait' }],
])('« %s » asks for %o', (search, expected) => {
  expect(readCriteres(parseQuery(search))).toEqual(expected);
});

test('a place leads to the search, filters alone stay on the locator', () => {
  expect(lienCriteres('fr', { recherche: 'Le Mans', services: ['location'] })).toBe(
    '/magasins-comptoir-en-france/recherche?recherche=Le+Mans&service=location',
  );
  expect(lienCriteres('en', { services: ['location'] })).toBe(
    '/en/magasins-comptoir-en-france?service=location',
  );
});

test('an address says again what it was made from', () => {
  const criteres = fc.record(
    {
      recherche: fc.stringMatching(/^[a-zéè][a-z éè-]{0,20}[a-z]$/),
      services: fc.uniqueArray(fc.stringMatching(/^[a-z-]{1,12}$/), {
        maxLength: 6,
      }),
      type: fc.constantFrom('magasin' as const, 'point-de-retrait' as const),
    },
    { requiredKeys: ['services'] },
  );
  fc.assert(
    fc.property(criteres, (asked) => {
      const href = lienCriteres('fr', asked);
      const search = href.split('?')[1] ?? '';
      expect(readCriteres(parseQuery(search))).toEqual(asked);
    }),
  );
});

test('a service is taken, then left', () => {
  const criteres: Criteres = { recherche: 'Lyon', services: ['location'] };
  const deux = basculerService(criteres, 'affutage');
  expect(deux.services).toEqual(['location', 'affutage']);
  expect(basculerService(deux, 'affutage')).toEqual(criteres);
  expect(sansFiltre({ ...deux, type: 'magasin' })).toEqual({
    recherche: 'Lyon',
    services: [],
  });
});
