import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ajouterJoursOuvres,
  heureOf,
  instantOf,
  isFerie,
  isOuvre,
  jourOf,
} from './jours-ouvres.ts';

test.each([
  ['2026-04-06', 'Easter Monday'],
  ['2026-05-14', 'Ascension'],
  ['2026-05-25', 'Whit Monday'],
  ['2027-03-29', 'Easter Monday'],
  ['2025-06-09', 'Whit Monday'],
  ['2026-05-08', 'Victory day'],
  ['2026-07-14', 'the national day'],
  ['2026-12-25', 'Christmas'],
])('%s is a holiday: %s', (jour) => {
  expect(isFerie(jour)).toBe(true);
  expect(isOuvre(jour)).toBe(false);
});

test('Good Friday is a working day outside Alsace and Moselle', () => {
  expect(isOuvre('2026-04-03')).toBe(true);
});

test.each([
  ['2026-11-13', 1, '2026-11-16'],
  ['2026-11-13', 0, '2026-11-13'],
  ['2026-11-14', 0, '2026-11-16'],
  ['2026-11-10', 1, '2026-11-12'],
  ['2026-12-24', 1, '2026-12-28'],
  ['2026-12-31', 1, '2027-01-04'],
  ['2026-04-30', 1, '2026-05-04'],
])('%s and %i working days is %s', (jour, nombre, expected) => {
  expect(ajouterJoursOuvres(jour, nombre)).toBe(expected);
});

test('the day and the hour are those of Paris, across daylight saving', () => {
  expect(jourOf(new Date('2026-11-15T23:30:00Z'))).toBe('2026-11-16');
  expect(jourOf(new Date('2026-07-15T22:30:00Z'))).toBe('2026-07-16');
  expect(heureOf(new Date('2026-11-15T15:29:59Z'))).toBe('16:29');
  expect(heureOf(new Date('2026-07-15T14:30:00Z'))).toBe('16:30');
  expect(heureOf(new Date('2026-07-15T22:05:00Z'))).toBe('00:05');
});

test('the day reached is a working day, later for more days', () => {
  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 40 }), (jour, nombre) => {
      const reached = ajouterJoursOuvres(jour, nombre);
      expect(isOuvre(reached)).toBe(true);
      expect(reached >= jour).toBe(true);
      expect(ajouterJoursOuvres(jour, nombre + 1) > reached).toBe(true);
    }),
  );
});

test('Good Friday and 26 December are holidays in Moselle, Bas-Rhin and Haut-Rhin alone', () => {
  expect(['57', '67', '68'].map((code) => isFerie('2026-04-03', code))).toEqual([true, true, true]);
  expect(isFerie('2028-12-26', '67')).toBe(true);
  expect([isFerie('2026-04-03'), isFerie('2026-04-03', '44'), isOuvre('2028-12-26')]).toEqual([
    false,
    false,
    true,
  ]);
  expect(isFerie('2026-11-11', '67')).toBe(true);
  expect(ajouterJoursOuvres('2026-04-02', 1, '67')).toBe('2026-04-07');
});

test('an hour of Paris is the instant its clocks show it', () => {
  const instant = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instant, (date) => {
      const found = instantOf(jourOf(date), heureOf(date));
      expect([jourOf(found), heureOf(found)]).toEqual([jourOf(date), heureOf(date)]);
    }),
  );
});

test('the clocks of Paris show what the time zone database says', () => {
  const paris = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Paris',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const expectSame = (date: Date) => {
    expect(`${jourOf(date)} ${heureOf(date)}`).toBe(paris.format(date));
  };
  // Around each change of clock, to the minute.
  for (let year = 2000; year <= 2040; year++) {
    for (const month of [2, 9]) {
      for (let day = 24; day <= 31; day++) {
        for (const minute of [59, 60, 61])
          expectSame(new Date(Date.UTC(year, month, day, 0, minute)));
      }
    }
  }
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1999-01-01'), max: new Date('2041-01-01'), noInvalidDate: true }),
      expectSame,
    ),
  );
});
