import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFerie } from '../jours-ouvres.ts';
import type { EtatOuverture } from './ouverture.schema.ts';
import {
  ajouterHeuresOuvertes,
  etatOuverture,
  prochainJourOuvert,
  type Horaires,
} from './horaires.ts';

const JOURNEE = [
  ['07:00', '12:00'],
  ['13:30', '18:00'],
] as const;
/** Monday to Friday with a lunch break, Saturday morning. */
const MAGASIN: Horaires = {
  1: JOURNEE,
  2: JOURNEE,
  3: JOURNEE,
  4: JOURNEE,
  5: JOURNEE,
  6: [['08:00', '12:00']],
};
const TOUJOURS: Horaires = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7].map((jour) => [jour, [['00:00', '24:00']]]),
);

/** In winter Paris is an hour ahead of UTC, in summer two. */
const paris = (moment: string, offset = '+01:00') => new Date(`${moment}:00${offset}`);

describe('a store', () => {
  test.each<[string, EtatOuverture, string]>([
    ['2026-11-16T06:59', { ouvert: false, heure: '07:00', jour: null }, 'before it opens'],
    ['2026-11-16T07:00', { ouvert: true, heure: '12:00', jour: null }, 'at the minute it opens'],
    ['2026-11-16T12:00', { ouvert: false, heure: '13:30', jour: null }, 'at lunch'],
    ['2026-11-16T17:59', { ouvert: true, heure: '18:00', jour: null }, 'before it closes'],
    ['2026-11-16T18:00', { ouvert: false, heure: '07:00', jour: '2026-11-17' }, 'in the evening'],
    ['2026-11-14T12:00', { ouvert: false, heure: '07:00', jour: '2026-11-16' }, 'on a week-end'],
    ['2026-11-17T00:00', { ouvert: false, heure: '07:00', jour: null }, 'at midnight'],
    ['2026-11-11T10:00', { ouvert: false, heure: '07:00', jour: '2026-11-12' }, 'on a holiday'],
    ['2026-12-24T18:30', { ouvert: false, heure: '08:00', jour: '2026-12-26' }, 'before Christmas'],
  ])('at %s is %o: %s', (moment, expected) => {
    expect(etatOuverture(MAGASIN, isFerie, paris(moment))).toEqual(expected);
  });

  test('opens by the clock on the wall, before and after daylight saving', () => {
    const open = { ouvert: true, heure: '12:00', jour: null };
    expect(etatOuverture(MAGASIN, isFerie, paris('2026-10-24T08:00', '+02:00'))).toEqual(open);
    expect(etatOuverture(MAGASIN, isFerie, paris('2026-10-26T07:00'))).toEqual(open);
    expect(etatOuverture(MAGASIN, isFerie, paris('2026-10-26T06:59')).ouvert).toBe(false);
  });

  test('that never opens says nothing of when', () => {
    expect(etatOuverture({}, isFerie, paris('2026-11-16T10:00'))).toEqual({
      ouvert: false,
      heure: null,
      jour: null,
    });
  });

  test('that never closes is open at any hour', () => {
    expect(etatOuverture(TOUJOURS, () => false, paris('2026-11-16T23:59'))).toEqual({
      ouvert: true,
      heure: '24:00',
      jour: null,
    });
  });
});

describe('two hours of opening', () => {
  test.each([
    ['2026-11-16T08:10', '2026-11-16', '10:10', 'pass in a morning'],
    ['2026-11-16T11:00', '2026-11-16', '14:30', 'go on after lunch'],
    ['2026-11-16T10:00', '2026-11-16', '12:00', 'may end as it closes'],
    ['2026-11-16T12:30', '2026-11-16', '15:30', 'start after lunch'],
    ['2026-11-16T17:00', '2026-11-17', '08:00', 'go on the next day'],
    ['2026-11-16T19:00', '2026-11-17', '09:00', 'start the next day'],
    ['2026-11-14T11:30', '2026-11-16', '08:30', 'leave Sunday out'],
    ['2026-11-10T17:30', '2026-11-12', '08:30', 'leave a holiday out'],
    ['2026-12-31T17:00', '2027-01-02', '09:00', 'leave New Year out'],
    ['2026-11-17T00:00', '2026-11-17', '09:00', 'start in the morning, asked at midnight'],
  ])('from %s end on %s at %s: they %s', (from, jour, heure) => {
    expect(ajouterHeuresOuvertes(MAGASIN, isFerie, paris(from), 2)).toEqual({ jour, heure });
  });

  test('are not shortened by the night the clocks change', () => {
    const samedi = paris('2026-10-24T11:00', '+02:00');
    expect(ajouterHeuresOuvertes(MAGASIN, isFerie, samedi, 2)).toEqual({
      jour: '2026-10-26',
      heure: '08:00',
    });
  });

  test('never pass where nothing opens', () => {
    expect(ajouterHeuresOuvertes({}, isFerie, paris('2026-11-16T10:00'), 2)).toBeUndefined();
  });
});

test('a wait ends while the store is open or as it closes, later for more hours', () => {
  const moment = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2027-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 20 }), (from, heures) => {
      const end = ajouterHeuresOuvertes(MAGASIN, isFerie, from, heures);
      const later = ajouterHeuresOuvertes(MAGASIN, isFerie, from, heures + 1);
      if (!end || !later) throw new Error('it opens every week');
      const weekday = new Date(`${end.jour}T00:00:00Z`).getUTCDay();
      const plages = MAGASIN[String(weekday)] ?? [];
      expect(isFerie(end.jour)).toBe(false);
      expect(plages.some(([de, a]) => de < end.heure && end.heure <= a)).toBe(true);
      expect(`${later.jour} ${later.heure}` > `${end.jour} ${end.heure}`).toBe(true);
    }),
  );
});

test('the next day it opens is that very day when it does', () => {
  expect(prochainJourOuvert(MAGASIN, isFerie, '2026-11-14')).toBe('2026-11-14');
  expect(prochainJourOuvert(MAGASIN, isFerie, '2026-11-15')).toBe('2026-11-16');
  expect(prochainJourOuvert(MAGASIN, isFerie, '2026-11-11')).toBe('2026-11-12');
  expect(prochainJourOuvert({}, isFerie, '2026-11-11')).toBeUndefined();
});
