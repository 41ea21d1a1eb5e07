import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { heureOf } from '@comptoir/contract/jours-ouvres.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expiryOf, nextCalendarChange } from './page-expiry.ts';

const next = (instant: string) => new Date(nextCalendarChange(new Date(instant))).toISOString();

test.each([
  [
    'in the morning, the closing of the parcels',
    '2026-11-16T08:00:00Z',
    '2026-11-16T15:30:00.000Z',
  ],
  ['just before', '2026-11-16T15:29:59.999Z', '2026-11-16T15:30:00.000Z'],
  ['right at it, midnight', '2026-11-16T15:30:00Z', '2026-11-16T23:00:00.000Z'],
  ['in summer, an hour earlier', '2026-07-01T21:59:30Z', '2026-07-01T22:00:00.000Z'],
  ['the day of 23 hours', '2026-03-28T23:30:00Z', '2026-03-29T14:30:00.000Z'],
  ['the day of 25 hours', '2026-10-24T22:30:00Z', '2026-10-25T15:30:00.000Z'],
])('the calendar changes next: %s', (_, now, expected) => {
  expect(next(now)).toBe(expected);
});

test('a page ends when it says itself that it does, if nothing ends it before', () => {
  const now = new Date('2026-11-16T08:00:00Z');
  const tags = new Set(['magasins', 'jusqua:2026-11-16T11:00:00.000Z']);
  expect(expiryOf(tags, now)).toBe(Date.parse('2026-11-16T11:00:00.000Z'));
  expect(expiryOf(tags.add('stock'), now)).toBe(now.getTime() + 60_000);
});

test('a page with days never outlives midnight nor the closing of the parcels', () => {
  const any = fc.date({
    min: new Date('2024-01-01'),
    max: new Date('2030-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(any, (now) => {
      const change = nextCalendarChange(now);
      expect(change).toBeGreaterThan(now.getTime());
      expect(change - now.getTime()).toBeLessThan(18 * 3_600_000);
      expect(['00:00', enseigne.promesses.heureLimite]).toContain(heureOf(new Date(change)));
    }),
    { numRuns: 500 },
  );
});

test('a page with stock lasts a minute, less when the day changes before', () => {
  const now = new Date('2026-11-16T08:00:00Z');
  expect(expiryOf(new Set(['stock', 'jour']), now)).toBe(now.getTime() + 60_000);
  const late = new Date('2026-11-16T22:59:50Z');
  expect(expiryOf(new Set(['stock', 'jour']), late)).toBe(late.getTime() + 10_000);
  expect(expiryOf(new Set(['offres']), late)).toBe(late.getTime() + 10_000);
});

test('a page without days nor stock lasts until something changes', () => {
  expect(expiryOf(new Set(['catalogue', 'marques']), new Date())).toBeUndefined();
});
