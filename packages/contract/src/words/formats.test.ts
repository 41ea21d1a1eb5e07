import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Devise } from '../argent.ts';
import {
  DEVISE_PAR_DEFAUT,
  formatArgent,
  formatArgentRond,
  formatDate,
  formatHeure,
  formatJour,
  formatNombre,
  formatPourcent,
  formatNote,
} from './formats.ts';
import { LOCALES, type Locale } from './locales.ts';

const NB = '\u00a0';

test('the default currency is EUR in French and Spanish, GBP in English', () => {
  expect(DEVISE_PAR_DEFAUT).toEqual({ fr: 'EUR', en: 'GBP', es: 'EUR' });
});

test.each<[Locale, string, Devise, string]>([
  ['fr', '1715.87', 'EUR', `1${NB}715,87${NB}€`],
  ['fr', '12.3400', 'EUR', `12,34${NB}€`],
  ['fr', '12', 'GBP', `12,00${NB}£`],
  ['fr', '-3.5', 'EUR', `−3,50${NB}€`],
  ['en', '1715.87', 'GBP', '£1,715.87'],
  ['en', '-3.5', 'EUR', '−€3.50'],
  ['es', '1715.87', 'EUR', `1715,87${NB}€`],
  ['es', '12345.6', 'EUR', `12.345,60${NB}€`],
  ['es', '12', 'GBP', `12,00${NB}£`],
])('in %s, %s %s is read %s', (locale, montant, devise, text) => {
  expect(formatArgent(locale, { montant, devise })).toBe(text);
});

test('an amount is never rounded by its display: unit prices keep up to four decimals', () => {
  expect(formatArgent('fr', { montant: '0.0345', devise: 'EUR' })).toBe(`0,0345${NB}€`);
  expect(formatArgent('en', { montant: '0.1250', devise: 'GBP' })).toBe('£0.125');
  expect(formatArgent('en', { montant: '123456789012345.6789', devise: 'GBP' })).toBe(
    '£123,456,789,012,345.6789',
  );
});

test('a threshold says its cents only where it has some', () => {
  expect(formatArgentRond('fr', { montant: '1500.00', devise: 'EUR' })).toBe(`1${NB}500${NB}€`);
  expect(formatArgentRond('en', { montant: '150', devise: 'GBP' })).toBe('£150');
  expect(formatArgentRond('es', { montant: '129.23', devise: 'GBP' })).toBe(`129,23${NB}£`);
  expect(formatArgentRond('en', { montant: '1.005', devise: 'GBP' })).toBe('£1.005');
});

test('every amount is read back from its display in every language', () => {
  const cents = fc.integer({ min: 0, max: 99_999_999 });
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), cents, (locale, n) => {
      const montant = `${Math.trunc(n / 100)}.${String(n % 100).padStart(2, '0')}`;
      const text = formatArgent(locale, { montant, devise: DEVISE_PAR_DEFAUT[locale] });
      expect(Number(text.replace(/\D/g, ''))).toBe(n);
    }),
  );
});

test('numbers follow the language, with a real minus sign', () => {
  expect(formatNombre('fr', 12345.678)).toBe(`12${NB}345,68`);
  expect(formatNombre('en', -1234)).toBe('−1,234');
  expect(formatNombre('es', '0.5')).toBe('0,5');
  expect(formatNote('fr', '4')).toBe('4,0');
  expect(formatNote('en', '4.25')).toBe('4.3');
  expect(formatNombre('fr', 2.5, 0)).toBe('3');
  expect(formatPourcent('fr', 37.5)).toBe(`37,5${NB}%`);
  expect(formatPourcent('en', 38)).toBe('38%');
});

test('dates are dd/MM/yyyy, on the clock of Paris', () => {
  expect(formatDate('2026-03-05')).toBe('05/03/2026');
  expect(formatDate('2026-12-31T23:30:00Z')).toBe('01/01/2027');
  expect(formatDate(new Date(Date.UTC(2026, 5, 30, 22)))).toBe('01/07/2026');
});

test.each<[string, string, string, string]>([
  ['16:30', '16h30', `4.30${NB}pm`, '16:30'],
  ['08:00:00', '08h00', `8${NB}am`, '8:00'],
  ['12:00', '12h00', 'noon', '12:00'],
  ['12:05', '12h05', `12.05${NB}pm`, '12:05'],
  ['00:00', '00h00', 'midnight', '0:00'],
  ['00:30', '00h30', `12.30${NB}am`, '0:30'],
  ['2026-07-01T14:05:00Z', '16h05', `4.05${NB}pm`, '16:05'],
  ['2026-01-01T23:00:00Z', '00h00', 'midnight', '0:00'],
])('the hour %s is said %s in French, %s in English, %s in Spanish', (heure, fr, en, es) => {
  expect(LOCALES.map((locale) => formatHeure(locale, heure))).toEqual([fr, en, es]);
});

test('what is not a date is refused', () => {
  expect(() => formatDate('demain')).toThrow(RangeError);
  expect(() => formatHeure('fr', '')).toThrow(RangeError);
});

test('today and tomorrow are said so, a day within the week is named, another is dated', () => {
  const samedi = '2026-11-21T09:00:00Z';
  const dit = (date: string) => LOCALES.map((locale) => formatJour(locale, date, samedi));
  expect(dit('2026-11-21')).toEqual(['aujourd’hui', 'today', 'hoy']);
  expect(dit('2026-11-22')).toEqual(['demain', 'tomorrow', 'mañana']);
  expect(dit('2026-11-23')).toEqual(['lundi', 'Monday', 'lunes']);
  expect(formatJour('fr', '2026-11-24', samedi)).toBe('mardi');
  expect(formatJour('en', '2026-11-24', samedi)).toBe('Tuesday');
  expect(formatJour('es', '2026-11-27', samedi)).toBe('viernes');
  expect(formatJour('fr', '2026-11-28', samedi)).toBe(`28${NB}nov.`);
  expect(formatJour('en', '2026-09-03', samedi)).toBe(`3${NB}Sep`);
  expect(formatJour('es', '2026-11-20', samedi)).toBe(`20${NB}nov`);
  expect(formatJour('fr', '2027-02-01', samedi)).toBe(`1er${NB}févr.${NB}2027`);
  expect(formatJour('es', '2027-02-01', samedi)).toBe(`1${NB}feb${NB}2027`);
});

test('today ends at midnight in Paris, also on the days that have 23 or 25 hours', () => {
  const vu = (maintenant: string) => formatJour('fr', '2026-11-18', maintenant);
  expect(vu('2026-11-17T23:59:59+01:00')).toBe('demain');
  expect(vu('2026-11-18T00:00:00+01:00')).toBe('aujourd’hui');
  for (const [jour, veille, fin] of [
    ['2026-03-29', '2026-03-28T23:59:59+01:00', '2026-03-29T23:59:59+02:00'],
    ['2026-10-25', '2026-10-24T23:59:59+02:00', '2026-10-25T23:59:59+01:00'],
  ] as const) {
    expect(formatJour('fr', jour, veille)).toBe('demain');
    expect(formatJour('fr', jour, fin)).toBe('aujourd’hui');
  }
});

test('the days between two dates are counted on the calendar of Paris, across changes of hour', () => {
  // In summer 22:30 UTC is already the next day in Paris.
  expect(formatJour('fr', '2026-03-30', '2026-03-24T00:30:00+01:00')).toBe('lundi');
  expect(formatJour('fr', '2026-03-31', '2026-03-24T23:30:00+01:00')).toBe(`31${NB}mars`);
  expect(formatJour('fr', '2026-07-07T22:30:00Z', '2026-07-01')).toBe(`8${NB}juil.`);
});
