import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heureOf, isFerie, jourOf } from '../jours-ouvres.ts';
import type { EtatOuverture } from './ouverture.schema.ts';
import {
  ajouterHeuresOuvertes,
  etatOuverture,
  ouverturesOf,
  prochainChangement,
  prochainJourOuvert,
  type Horaires,
  type Plage,
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
const OUVERTURES = ouverturesOf({ horaires: MAGASIN });
const JAMAIS = ouverturesOf({ horaires: {} });
const TOUJOURS: readonly Plage[] = [['00:00', '24:00']];

/** In winter Paris is an hour ahead of UTC, in summer two. */
const paris = (moment: string, offset = '+01:00') => new Date(`${moment}:00${offset}`);

describe('a store', () => {
  test.each<[string, EtatOuverture, string]>([
    [
      '2026-11-16T06:59',
      { ouvert: false, heure: '07:00', jour: null, reprise: null },
      'before it opens',
    ],
    [
      '2026-11-16T07:00',
      { ouvert: true, heure: '12:00', jour: null, reprise: '13:30' },
      'at the minute it opens',
    ],
    ['2026-11-16T12:00', { ouvert: false, heure: '13:30', jour: null, reprise: null }, 'at lunch'],
    [
      '2026-11-16T17:59',
      { ouvert: true, heure: '18:00', jour: null, reprise: null },
      'before it closes',
    ],
    [
      '2026-11-16T18:00',
      { ouvert: false, heure: '07:00', jour: '2026-11-17', reprise: null },
      'in the evening',
    ],
    [
      '2026-11-14T12:00',
      { ouvert: false, heure: '07:00', jour: '2026-11-16', reprise: null },
      'on a week-end',
    ],
    [
      '2026-11-17T00:00',
      { ouvert: false, heure: '07:00', jour: null, reprise: null },
      'at midnight',
    ],
    [
      '2026-11-11T10:00',
      { ouvert: false, heure: '07:00', jour: '2026-11-12', reprise: null },
      'on a holiday',
    ],
    [
      '2026-12-24T18:30',
      { ouvert: false, heure: '08:00', jour: '2026-12-26', reprise: null },
      'before Christmas',
    ],
  ])('at %s is %o: %s', (moment, expected) => {
    expect(etatOuverture(OUVERTURES, paris(moment))).toEqual(expected);
  });

  test('opens by the clock on the wall, before and after daylight saving', () => {
    const samedi = paris('2026-10-24T08:00', '+02:00');
    expect(etatOuverture(OUVERTURES, samedi)).toMatchObject({ ouvert: true, heure: '12:00' });
    const lundi = paris('2026-10-26T07:00');
    expect(etatOuverture(OUVERTURES, lundi)).toMatchObject({ ouvert: true, heure: '12:00' });
    expect(etatOuverture(OUVERTURES, paris('2026-10-26T06:59')).ouvert).toBe(false);
  });

  test('that never opens says nothing of when', () => {
    expect(etatOuverture(JAMAIS, paris('2026-11-16T10:00'))).toEqual({
      ouvert: false,
      heure: null,
      jour: null,
      reprise: null,
    });
  });

  test('that never closes is open at any hour, and says no hour at which it would', () => {
    expect(etatOuverture(() => TOUJOURS, paris('2026-11-16T23:59'))).toEqual({
      ouvert: true,
      heure: null,
      jour: null,
      reprise: null,
    });
  });

  test('that works through midnight closes on the next day', () => {
    const nuit = ouverturesOf({
      horaires: { 1: [['20:00', '24:00']], 2: [['00:00', '04:00']] },
    });
    const fini = { ouvert: true, heure: '04:00', reprise: null };
    expect(etatOuverture(nuit, paris('2026-11-16T23:59'))).toEqual({ ...fini, jour: '2026-11-17' });
    expect(etatOuverture(nuit, paris('2026-11-17T00:00'))).toEqual({ ...fini, jour: null });
    expect(etatOuverture(nuit, paris('2026-11-17T04:00')).ouvert).toBe(false);
    expect(prochainChangement(nuit, paris('2026-11-16T23:59'))).toEqual(paris('2026-11-17T00:00'));
  });

  test('that opens on Saturday morning alone says nothing of a break', () => {
    const matin = { ouvert: true, heure: '12:00', jour: null, reprise: null };
    expect(etatOuverture(OUVERTURES, paris('2026-11-14T09:00'))).toEqual(matin);
  });
});

describe('a day unlike others', () => {
  const exceptions = {
    '2026-11-17': [],
    '2026-11-22': [['08:30', '12:30']],
    '2026-11-11': [['09:00', '11:00']],
  } as const;
  const ouvertures = ouverturesOf({ horaires: MAGASIN, exceptions });

  test('is closed where its week says open: stocktaking', () => {
    const etat = { ouvert: false, heure: '07:00', jour: '2026-11-18', reprise: null };
    expect(etatOuverture(ouvertures, paris('2026-11-17T10:00'))).toEqual(etat);
    expect(etatOuverture(ouvertures, paris('2026-11-16T19:00'))).toEqual(etat);
    expect(ajouterHeuresOuvertes(ouvertures, paris('2026-11-16T17:00'), 2)).toEqual({
      jour: '2026-11-18',
      heure: '08:00',
    });
  });

  test('is open where its week says closed: a Sunday', () => {
    expect(etatOuverture(ouvertures, paris('2026-11-22T09:00'))).toMatchObject({
      ouvert: true,
      heure: '12:30',
    });
    expect(prochainJourOuvert(ouvertures, '2026-11-22')).toBe('2026-11-22');
  });

  test('goes before a holiday', () => {
    expect(etatOuverture(ouvertures, paris('2026-11-11T10:00')).ouvert).toBe(true);
    expect(etatOuverture(OUVERTURES, paris('2026-11-11T10:00')).ouvert).toBe(false);
  });

  test('may be one of many: a store shut for five weeks still says when it opens', () => {
    const aout = Object.fromEntries(
      Array.from({ length: 35 }, (_, rang) => [
        new Date(Date.UTC(2026, 6, 27 + rang)).toISOString().slice(0, 10),
        [],
      ]),
    );
    const fermee = ouverturesOf({ horaires: MAGASIN, exceptions: aout });
    expect(etatOuverture(fermee, paris('2026-07-27T10:00', '+02:00'))).toMatchObject({
      ouvert: false,
      jour: '2026-08-31',
    });
  });
});

describe('holidays', () => {
  test('of Alsace and Moselle close its stores alone', () => {
    const saintEtienne = paris('2026-12-26T09:00');
    const enAlsace = ouverturesOf({ horaires: MAGASIN, departement: '67' });
    const ailleurs = ouverturesOf({ horaires: MAGASIN, departement: '44' });
    expect(etatOuverture(enAlsace, saintEtienne)).toMatchObject({
      ouvert: false,
      heure: '07:00',
      jour: '2026-12-28',
    });
    expect(etatOuverture(ailleurs, saintEtienne).ouvert).toBe(true);
  });

  test.each([
    ['2027-03-29', 'Easter Monday'],
    ['2027-05-06', 'Ascension'],
    ['2027-05-17', 'Whit Monday'],
    ['2027-07-14', 'the national day'],
  ])('%s, %s, is closed', (jour) => {
    expect(etatOuverture(OUVERTURES, paris(`${jour}T10:00`, '+02:00')).ouvert).toBe(false);
  });
});

describe('what is said', () => {
  test.each([
    ['2026-11-16T06:00', '2026-11-16T07:00', 'until it opens'],
    ['2026-11-16T07:00', '2026-11-16T12:00', 'until lunch'],
    ['2026-11-16T12:10', '2026-11-16T13:30', 'until lunch is over'],
    ['2026-11-16T18:00', '2026-11-17T00:00', 'until midnight, when tomorrow becomes today'],
  ])('at %s holds to %s: %s', (moment, jusqua) => {
    expect(prochainChangement(OUVERTURES, paris(moment))).toEqual(paris(jusqua));
  });

  test('on the day the clocks go back holds to the hour on the wall', () => {
    const dimanche = ouverturesOf({ horaires: { 7: [['01:00', '05:00']] } });
    const avant = paris('2026-10-25T01:30', '+02:00');
    expect(etatOuverture(dimanche, avant)).toMatchObject({ ouvert: true, heure: '05:00' });
    expect(prochainChangement(dimanche, avant)).toEqual(paris('2026-10-25T05:00'));
    const printemps = ouverturesOf({ horaires: { 7: [['01:00', '05:00']] } });
    expect(prochainChangement(printemps, paris('2027-03-28T01:30'))).toEqual(
      paris('2027-03-28T05:00', '+02:00'),
    );
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
    expect(ajouterHeuresOuvertes(OUVERTURES, paris(from), 2)).toEqual({ jour, heure });
  });

  test('are not shortened by the night the clocks change', () => {
    const samedi = paris('2026-10-24T11:00', '+02:00');
    expect(ajouterHeuresOuvertes(OUVERTURES, samedi, 2)).toEqual({
      jour: '2026-10-26',
      heure: '08:00',
    });
  });

  test('never pass where nothing opens', () => {
    expect(ajouterHeuresOuvertes(JAMAIS, paris('2026-11-16T10:00'), 2)).toBeUndefined();
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
      const end = ajouterHeuresOuvertes(OUVERTURES, from, heures);
      const later = ajouterHeuresOuvertes(OUVERTURES, from, heures + 1);
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
  expect(prochainJourOuvert(OUVERTURES, '2026-11-14')).toBe('2026-11-14');
  expect(prochainJourOuvert(OUVERTURES, '2026-11-15')).toBe('2026-11-16');
  expect(prochainJourOuvert(OUVERTURES, '2026-11-11')).toBe('2026-11-12');
  expect(prochainJourOuvert(JAMAIS, '2026-11-11')).toBeUndefined();
});

const heure = fc
  .integer({ min: 0, max: 24 * 4 })
  .map(
    (quarts) =>
      `${String(Math.floor(quarts / 4)).padStart(2, '0')}:${String((quarts % 4) * 15).padStart(2, '0')}`,
  );
/** Spans in the order of the clock that do not touch. */
const plages = fc
  .uniqueArray(heure, { maxLength: 6 })
  .map((heures) => heures.toSorted())
  .map((heures) =>
    Array.from({ length: Math.floor(heures.length / 2) }, (_, rang): Plage => [
      heures[rang * 2] ?? '',
      heures[rang * 2 + 1] ?? '',
    ]),
  );
const semaine = fc.tuple(plages, plages, plages, plages, plages, plages, plages);

test('no store is ever said to be open outside its hours, nor closed within them', () => {
  const moment = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2027-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(semaine, plages, moment, (jours, exception, maintenant) => {
      const horaires = Object.fromEntries(jours.map((jour, rang) => [rang + 1, jour]));
      const [jour, now] = [jourOf(maintenant), heureOf(maintenant)];
      const demain = new Date(Date.parse(jour) + 86_400_000).toISOString().slice(0, 10);
      const ouvertures = ouverturesOf({ horaires, exceptions: { [demain]: exception } });
      const inside = ouvertures(jour).find(([de, a]) => de <= now && now < a);
      const etat = etatOuverture(ouvertures, maintenant);
      expect(etat.ouvert).toBe(inside !== undefined);
      if (isFerie(jour)) expect(etat.ouvert).toBe(false);
      if (inside && inside[1] !== '24:00') expect(etat.heure).toBe(inside[1]);
      // What is said stays true until it is said to change.
      const change = prochainChangement(ouvertures, maintenant);
      expect(change > maintenant).toBe(true);
      const before = new Date(change.getTime() - 1);
      expect(etatOuverture(ouvertures, before)).toEqual(etat);
    }),
  );
});
