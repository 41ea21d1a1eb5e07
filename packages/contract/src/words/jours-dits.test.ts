import { expect, test } from 'vitest';
import { jourDate, jourDit, jusqua } from './jours-dits.ts';
import { LOCALES } from './locales.ts';

const NB = '\u00a0';
const MARDI = '2026-11-17';

test.each([
  [MARDI, 'aujourd’hui', 'today', 'hoy'],
  ['2026-11-18', 'demain', 'tomorrow', 'mañana'],
  ['2026-11-20', 'vendredi', 'on Friday', 'el viernes'],
  ['2026-11-24', `le 24${NB}nov.`, `on 24${NB}Nov`, `el 24${NB}nov`],
  ['2026-11-16', `le 16${NB}nov.`, `on 16${NB}Nov`, `el 16${NB}nov`],
])('after a verb %s is said as each language does', (date, ...dits) => {
  expect(LOCALES.map((locale) => jourDit(locale, date, MARDI))).toEqual(dits);
});

test.each([
  [MARDI, 'jusqu’à ce soir', 'until tonight', 'hasta hoy'],
  ['2026-11-18', 'jusqu’à demain', 'until tomorrow', 'hasta mañana'],
  ['2026-11-20', 'jusqu’à vendredi', 'until Friday', 'hasta el viernes'],
  ['2026-11-24', `jusqu’au 24${NB}nov.`, `until 24${NB}Nov`, `hasta el 24${NB}nov`],
])('what holds through %s says how long', (date, ...dits) => {
  expect(LOCALES.map((locale) => jusqua(locale, date, MARDI))).toEqual(dits);
});

test.each([
  [MARDI, 'aujourd’hui', 'today', 'hoy'],
  ['2026-11-18', 'demain', 'tomorrow', 'mañana'],
  ['2026-11-24', `mardi 24${NB}nov.`, `Tuesday 24${NB}Nov`, `martes 24${NB}nov`],
])('a day told in full is today, tomorrow, or a weekday with its date: %s', (date, ...dits) => {
  expect(LOCALES.map((locale) => jourDate(locale, date, MARDI))).toEqual(dits);
});
