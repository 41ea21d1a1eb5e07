import { describe, expect, test } from 'vitest';
import { instantOf } from '../jours-ouvres.ts';
import { ouverturesOf } from '../magasins/horaires.ts';
import { isCreneau, listCreneaux } from './creneaux.ts';

const SEMAINE = [1, 2, 3, 4, 5].map((jour) => [
  jour,
  [
    ['07:15', '09:20'],
    ['13:30', '15:00'],
  ],
]);
const ouvertures = ouverturesOf({ horaires: Object.fromEntries(SEMAINE) });
/** A Tuesday; Wednesday is the 11th of November. */
const MARDI = '2026-11-10';
const a = (heure: string, jour = MARDI) => instantOf(jour, heure);

describe('slots', () => {
  test('are whole half hours of the hours somebody works, from half an hour on', () => {
    const [mardi] = listCreneaux(ouvertures, a('06:00'));
    expect(mardi).toEqual({
      jour: MARDI,
      heures: ['07:30', '08:00', '08:30', '13:30', '14:00', '14:30'],
    });
    expect(listCreneaux(ouvertures, a('08:05'))[0]?.heures).toEqual(['13:30', '14:00', '14:30']);
    expect(listCreneaux(ouvertures, a('08:00'))[0]?.heures[0]).toBe('08:30');
  });

  test('leave out holidays, weekends and days that are over, and go on for five days', () => {
    expect(listCreneaux(ouvertures, a('14:45')).map(({ jour }) => jour)).toEqual([
      '2026-11-12',
      '2026-11-13',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
    ]);
  });

  test('leave out what is taken, and a day of which all is taken', () => {
    const isPris = ({ jour, heure }: { jour: string; heure: string }) =>
      jour === '2026-11-12' || heure === '08:00';
    const jours = listCreneaux(ouvertures, a('14:45'), isPris);
    expect(jours[0]).toMatchObject({
      jour: '2026-11-13',
      heures: ['07:30', '08:30', '13:30', '14:00', '14:30'],
    });
  });

  test('of the end of a day begin the next one', () => {
    const nuit = ouverturesOf({ horaires: { 2: [['23:00', '24:00']], 4: [['08:00', '09:00']] } });
    expect(listCreneaux(nuit, a('23:40'))[0]).toEqual({
      jour: '2026-11-12',
      heures: ['08:00', '08:30'],
    });
  });
});

describe('a slot that is asked for', () => {
  test('is one of the hours, to come, and not too far on', () => {
    const voulu = (jour: string, heure: string) =>
      isCreneau(ouvertures, a('08:10'), { jour, heure });
    expect(voulu(MARDI, '08:30')).toBe(true);
    expect(voulu(MARDI, '08:00')).toBe(false);
    expect(voulu(MARDI, '08:15')).toBe(false);
    expect(voulu(MARDI, '12:00')).toBe(false);
    expect(voulu('2026-11-11', '08:00')).toBe(false);
    expect(voulu('2026-11-23', '08:00')).toBe(true);
    expect(voulu('2026-11-24', '08:00')).toBe(false);
    expect(voulu('2026-11-09', '08:00')).toBe(false);
  });
});
