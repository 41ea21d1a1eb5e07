import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afficherDisponibilite,
  calculerDelais,
  createCalendrier,
  type DonneesDisponibilite,
} from './disponibilite.ts';

/** Monday, ten in the morning in Paris. */
const LUNDI = new Date('2026-11-16T09:00:00Z');
const RIEN: DonneesDisponibilite = { magasin: 0, depot: 0, attendus: [], delaiFournisseur: 5 };

test('what is in the store is there today, the rest of the warehouse tomorrow', () => {
  expect(calculerDelais({ ...RIEN, magasin: 12, depot: 40 }, 20, createCalendrier(LUNDI))).toEqual([
    { quantite: 12, date: '2026-11-16', heure: null, origine: 'magasin' },
    { quantite: 8, date: '2026-11-17', heure: null, origine: 'depot' },
  ]);
});

test('goods on their way come the working day after they arrive, the maker makes the rest', () => {
  const donnees = { ...RIEN, depot: 4, attendus: [{ quantite: 60, date: '2026-11-17' }] };
  expect(calculerDelais(donnees, 100, createCalendrier(LUNDI))).toEqual([
    { quantite: 4, date: '2026-11-17', heure: null, origine: 'depot' },
    { quantite: 60, date: '2026-11-18', heure: null, origine: 'reappro' },
    { quantite: 36, date: '2026-11-24', heure: null, origine: 'fournisseur' },
  ]);
});

test('ordered at the cut-off or later, it leaves on the next working day', () => {
  const before = new Date('2026-11-16T15:29:00Z');
  const after = new Date('2026-11-16T15:30:00Z');
  expect(calculerDelais({ ...RIEN, depot: 1 }, 1, createCalendrier(before))[0]?.date).toBe(
    '2026-11-17',
  );
  expect(calculerDelais({ ...RIEN, depot: 1 }, 1, createCalendrier(after))[0]?.date).toBe(
    '2026-11-18',
  );
});

test('a week-end or a holiday is not counted', () => {
  const vendredi = new Date('2026-11-13T16:00:00Z');
  const dimanche = new Date('2026-11-15T10:00:00Z');
  expect(calculerDelais({ ...RIEN, depot: 1 }, 1, createCalendrier(vendredi))[0]?.date).toBe(
    '2026-11-17',
  );
  expect(calculerDelais({ ...RIEN, magasin: 1 }, 1, createCalendrier(dimanche))[0]?.date).toBe(
    '2026-11-16',
  );
  expect(calculerDelais({ ...RIEN, depot: 1 }, 1, createCalendrier(dimanche))[0]?.date).toBe(
    '2026-11-17',
  );
});

test('goods on their way that come later than the maker are not waited for', () => {
  const donnees = { ...RIEN, attendus: [{ quantite: 60, date: '2026-12-20' }] };
  expect(calculerDelais(donnees, 10, createCalendrier(LUNDI))).toEqual([
    { quantite: 10, date: '2026-11-24', heure: null, origine: 'fournisseur' },
  ]);
});

test('a store that opens later than the warehouse delivers comes after it', () => {
  const donnees = { ...RIEN, magasin: 12, depot: 5 };
  expect(
    calculerDelais(donnees, 10, createCalendrier(LUNDI, { jour: '2026-11-19', heure: '10:00' })),
  ).toEqual([
    { quantite: 5, date: '2026-11-17', heure: null, origine: 'depot' },
    { quantite: 5, date: '2026-11-19', heure: '10:00', origine: 'magasin' },
  ]);
});

test('what is shown tells what there is and when, whatever will be asked', () => {
  const donnees = {
    ...RIEN,
    magasin: 3,
    depot: 40,
    attendus: [
      { quantite: 10, date: '2026-11-12' },
      { quantite: 5, date: '2026-11-17' },
      { quantite: 20, date: '2026-11-17' },
      { quantite: 99, date: '2026-12-20' },
    ],
  };
  expect(afficherDisponibilite(donnees, createCalendrier(LUNDI), true)).toEqual({
    magasin: { quantite: 3, date: '2026-11-16' },
    depot: { quantite: 40, date: '2026-11-17' },
    // Late goods come as soon as can be; those of one day together; none after the maker.
    arrivages: [
      { quantite: 10, date: '2026-11-17' },
      { quantite: 25, date: '2026-11-18' },
    ],
    fournisseur: '2026-11-24',
  });
  expect(afficherDisponibilite(RIEN, createCalendrier(LUNDI), false).magasin).toBeNull();
});

test('the parts add up to what was asked, by rising date', () => {
  const donnees = fc.record({
    magasin: fc.nat(50),
    depot: fc.nat(50),
    attendus: fc
      .array(fc.record({ quantite: fc.integer({ min: 1, max: 50 }), jours: fc.nat(60) }), {
        maxLength: 3,
      })
      .map((list) =>
        list
          .map(({ quantite, jours }) => ({
            quantite,
            date: new Date(Date.UTC(2026, 10, 16 + jours)).toISOString().slice(0, 10),
          }))
          .sort((a, b) => a.date.localeCompare(b.date)),
      ),
    delaiFournisseur: fc.integer({ min: 1, max: 30 }),
  });
  const moment = fc.date({
    min: new Date('2026-11-01'),
    max: new Date('2026-11-16'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(donnees, fc.integer({ min: 1, max: 500 }), moment, (given, quantite, now) => {
      const delais = calculerDelais(given, quantite, createCalendrier(now));
      expect(delais.reduce((sum, delai) => sum + delai.quantite, 0)).toBe(quantite);
      const dates = delais.map(({ date }) => date);
      expect(dates).toEqual([...dates].sort());
    }),
  );
});
