import { expect, test } from 'vitest';
import type { AxeDepenses } from '@comptoir/contract/tableau-de-bord/depenses.schema.ts';
import { grouperDepenses, listMois } from './depenses.ts';
import type { DepenseRow } from './depenses.sql.ts';

const row = (mois: string, cle: string, montantHT: string): DepenseRow => ({
  mois,
  cle,
  libelle: cle,
  montantHT,
});
const grouper = (rows: readonly DepenseRow[], par: AxeDepenses = 'chantier') =>
  grouperDepenses(rows, { par, devise: 'EUR', jour: '2026-11-18' });

test('months are those before and the one that runs, across the turn of the year', () => {
  expect(listMois('2026-02-28', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(listMois('2026-12-01', 12)[0]).toBe('2026-01');
});

test('the three greatest chantiers have a name, the others and what has none are the rest', () => {
  const { series, mois, total } = grouper([
    row('2026-10', 'Lycée', '10.00'),
    row('2026-10', 'Villa', '30.10'),
    row('2026-11', 'Villa', '30.10'),
    row('2026-11', 'Gare', '20.00'),
    row('2026-11', 'Cave', '5.00'),
    row('2026-11', '', '100.00'),
  ]);
  expect(series).toEqual([
    { genre: 'nommee', cle: 'Villa', libelle: 'Villa', total: '60.20' },
    { genre: 'nommee', cle: 'Gare', libelle: 'Gare', total: '20.00' },
    { genre: 'nommee', cle: 'Lycée', libelle: 'Lycée', total: '10.00' },
    { genre: 'autres', cle: '', libelle: '', total: '105.00' },
  ]);
  expect(mois).toHaveLength(12);
  expect(mois.at(-1)).toEqual({
    mois: '2026-11',
    total: '155.10',
    avant: '0.00',
    parts: ['30.10', '20.00', '0.00', '105.00'],
  });
  expect(total).toBe('195.20');
});

test('where only what has no chantier is left, it is called so', () => {
  const { series } = grouper([row('2026-11', 'Villa', '30.00'), row('2026-11', '', '2.00')]);
  expect(series.map(({ genre }) => genre)).toEqual(['nommee', 'sans']);
});

test('a month stands beside the same one of the year before, which has no part in the names', () => {
  const { mois, series, total, avant } = grouper([
    row('2025-10', 'Ancien', '80.00'),
    row('2026-10', 'Villa', '40.00'),
  ]);
  expect(series).toMatchObject([{ cle: 'Villa' }]);
  expect(mois.at(-2)).toMatchObject({ mois: '2026-10', total: '40.00', avant: '80.00' });
  expect({ total, avant }).toEqual({ total: '40.00', avant: '80.00' });
});

test('parts of a month add up to its total, and series to that of the year', () => {
  const rows = listMois('2026-11-18', 24).flatMap((mois, i) =>
    ['A', 'B', 'C', 'D', ''].map((cle, j) => row(mois, cle, `${i * 7 + j}.${10 + j}`)),
  );
  const { mois, series, total } = grouper(rows);
  const cents = (textes: readonly string[]) =>
    textes.reduce((somme, texte) => somme + Math.round(Number(texte) * 100), 0);
  for (const { parts, total: sien } of mois) expect(cents(parts)).toBe(cents([sien]));
  expect(cents(series.map(({ total: sienne }) => sienne))).toBe(cents([total]));
});

test('an account that bought nothing has twelve months of nothing', () => {
  const { series, mois } = grouper([], 'mois');
  expect(series).toEqual([{ genre: 'tout', cle: '', libelle: '', total: '0.00' }]);
  expect(mois.every(({ parts }) => parts.join() === '0.00')).toBe(true);
});
