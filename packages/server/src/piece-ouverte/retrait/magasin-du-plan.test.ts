import type { Plage } from '@comptoir/contract/magasins/horaires.ts';
import { expect, test } from 'vitest';
import { prochainMatin } from './magasin-du-plan.ts';

/** Open from seven, closed on 2026-11-18. */
const ouvertures = (jour: string): readonly Plage[] =>
  jour === '2026-11-18'
    ? []
    : [
        ['07:00', '12:00'],
        ['13:30', '18:00'],
      ];

test.each([
  ['before it opens', '2026-11-16T06:30:00+01:00', '2026-11-16 07:00'],
  ['as it opens', '2026-11-16T07:00:00+01:00', '2026-11-17 07:00'],
  ['at noon', '2026-11-16T12:30:00+01:00', '2026-11-17 07:00'],
  ['before a day on which it is closed', '2026-11-17T20:00:00+01:00', '2026-11-19 07:00'],
])('the next morning of a store, %s', (_quand, maintenant, matin) => {
  const trouve = prochainMatin({ ouvertures }, new Date(maintenant));
  expect(trouve && `${trouve.jour} ${trouve.heure}`).toBe(matin);
});

test('a store that never opens has none', () => {
  expect(prochainMatin({ ouvertures: () => [] }, new Date())).toBeUndefined();
});
