/** Days worked out by hand on the calendar: cut-off, weekends, holidays, midnight, changes of clock. */
import { describe, expect, test } from 'vitest';
import { isDepartPasse, jourDeDepart, limiteOf } from './dates.ts';
import {
  AJACCIO,
  demandeEssai,
  HORAIRES,
  ligneEssai,
  MAGASIN,
  NANTES,
  STRASBOURG,
  stockEssai,
} from './plan-essai.ts';
import { planifierLivraison } from './plan.ts';
import type { DemandePlan } from './demande-plan.ts';

/** From the warehouse, where there is plenty. */
function arrivee(maintenant: string, autre: Partial<DemandePlan> = {}): string | undefined {
  const plan = planifierLivraison(demandeEssai(autre), [stockEssai(99)], new Date(maintenant));
  return plan.envois[0]?.jour;
}

describe('a parcel from stock arrives', () => {
  test.each([
    ['Monday morning', '2026-11-16T09:00:00+01:00', '2026-11-17'],
    ['a minute before the cut-off', '2026-11-16T16:29:59+01:00', '2026-11-17'],
    ['at the cut-off', '2026-11-16T16:30:00+01:00', '2026-11-18'],
    ['a second before midnight', '2026-11-16T23:59:59+01:00', '2026-11-18'],
    ['at midnight', '2026-11-17T00:00:00+01:00', '2026-11-18'],
    ['Friday before the cut-off', '2026-11-13T16:00:00+01:00', '2026-11-16'],
    ['Friday after it', '2026-11-13T17:00:00+01:00', '2026-11-17'],
    ['Saturday', '2026-11-14T10:00:00+01:00', '2026-11-17'],
    ['the eve of Armistice Day', '2026-11-10T10:00:00+01:00', '2026-11-12'],
    ['the eve of Armistice Day, late', '2026-11-10T16:30:00+01:00', '2026-11-13'],
    ['on Armistice Day', '2026-11-11T10:00:00+01:00', '2026-11-13'],
    ['on the last day of the year', '2026-12-31T10:00:00+01:00', '2027-01-04'],
    ['on the eve of Ascension', '2026-05-13T10:00:00+02:00', '2026-05-15'],
    ['the Friday before clocks go back, late', '2026-10-23T17:00:00+02:00', '2026-10-27'],
    ['the Sunday clocks go forward', '2026-03-29T12:00:00+02:00', '2026-03-31'],
  ])('ordered %s', (_quand, maintenant, jour) => {
    expect(arrivee(maintenant)).toBe(jour);
  });

  test.each([
    ['Nantes on Good Friday', NANTES, '2026-04-02T10:00:00+02:00', '2026-04-03'],
    ['Strasbourg after Easter Monday', STRASBOURG, '2026-04-02T10:00:00+02:00', '2026-04-07'],
    ['Nantes on 26 December', NANTES, '2028-12-22T10:00:00+01:00', '2028-12-26'],
    ['Strasbourg on the 27th', STRASBOURG, '2028-12-22T10:00:00+01:00', '2028-12-27'],
    ['Corsica a ship later', AJACCIO, '2026-11-16T09:00:00+01:00', '2026-11-18'],
  ])('in %s', (_ou, destination, maintenant, jour) => {
    expect(arrivee(maintenant, { destination })).toBe(jour);
  });

  test('the day after where it is long, or heavy as one piece', () => {
    const lundi = '2026-11-16T09:00:00+01:00';
    expect(arrivee(lundi, { lignes: [ligneEssai({ longueur: 2000 })] })).toBe('2026-11-17');
    expect(arrivee(lundi, { lignes: [ligneEssai({ longueur: 2001 })] })).toBe('2026-11-18');
    expect(arrivee(lundi, { lignes: [ligneEssai({ poids: 30_000 })] })).toBe('2026-11-17');
    expect(arrivee(lundi, { lignes: [ligneEssai({ poids: 30_001 })] })).toBe('2026-11-18');
  });
});

describe('what is fetched in a store', () => {
  const enMagasin = (maintenant: string, stock = [stockEssai(9, { lieuId: MAGASIN })]) =>
    planifierLivraison(
      demandeEssai({ mode: 'retrait-magasin', magasinId: MAGASIN, horaires: HORAIRES }),
      stock,
      new Date(maintenant),
    ).envois.map(({ jour, heure }) => `${jour} ${heure}`);

  test.each([
    ['2026-11-16T09:12:00+01:00', '2026-11-16 11:12'],
    ['2026-11-16T11:00:00+01:00', '2026-11-16 15:00'],
    ['2026-11-16T17:30:00+01:00', '2026-11-17 09:30'],
    ['2026-11-13T17:00:00+01:00', '2026-11-16 09:00'],
    ['2026-11-10T19:00:00+01:00', '2026-11-12 10:00'],
  ])('is ready after two hours of opening: %s', (maintenant, pret) => {
    expect(enMagasin(maintenant)).toEqual([pret]);
  });

  test('comes from the warehouse the next working day where the store has too few', () => {
    const stock = [stockEssai(2, { lieuId: MAGASIN }), stockEssai(9)];
    expect(enMagasin('2026-11-16T09:00:00+01:00', stock)).toEqual([
      '2026-11-16 11:00',
      '2026-11-17 null',
    ]);
  });
});

describe('a panel cut to size', () => {
  const pret = (autre: Partial<DemandePlan>) =>
    planifierLivraison(
      demandeEssai({
        mode: 'retrait-magasin',
        magasinId: MAGASIN,
        horaires: HORAIRES,
        lignes: [ligneEssai({ aScier: true })],
        ...autre,
      }),
      [stockEssai(9, { lieuId: MAGASIN }), stockEssai(9)],
      new Date('2026-11-16T09:00:00+01:00'),
    ).envois.map(({ jour, heure }) => `${jour} ${heure}`);

  test('is ready in a store with a saw, and comes cut from the warehouse to another', () => {
    expect(pret({})).toEqual(['2026-11-16 11:00']);
    expect(pret({ sansScie: true })).toEqual(['2026-11-17 null']);
    expect(pret({ sansScie: true, lignes: [ligneEssai()] })).toEqual(['2026-11-16 11:00']);
  });
});

describe('the cut-off', () => {
  test.each([
    ['2026-11-16T09:00:00+01:00', '2026-11-16', '2026-11-16T15:30:00.000Z'],
    ['2026-11-16T16:30:00+01:00', '2026-11-17', '2026-11-17T15:30:00.000Z'],
    ['2026-11-14T09:00:00+01:00', '2026-11-16', '2026-11-16T15:30:00.000Z'],
    // Across both changes of clock.
    ['2026-10-23T17:00:00+02:00', '2026-10-26', '2026-10-26T15:30:00.000Z'],
    ['2026-03-27T17:00:00+01:00', '2026-03-30', '2026-03-30T14:30:00.000Z'],
  ])('ahead of %s is on %s', (maintenant, jour, avant) => {
    expect(limiteOf(new Date(maintenant))).toEqual({ jour, avant, heure: '16:30' });
  });

  test('is over after its hour, and on days nothing leaves', () => {
    expect(isDepartPasse(new Date('2026-11-16T16:29:00+01:00'))).toBe(false);
    expect(isDepartPasse(new Date('2026-11-16T16:30:00+01:00'))).toBe(true);
    expect(isDepartPasse(new Date('2026-11-14T10:00:00+01:00'))).toBe(true);
    expect(jourDeDepart(new Date('2026-11-14T10:00:00+01:00'))).toBe('2026-11-16');
  });
});
