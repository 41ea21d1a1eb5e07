import type { Delai } from '@comptoir/contract/articles/disponibilite.ts';
import { expect, test } from 'vitest';
import { joursAttendus } from './jours-attendus.ts';

const delai = (origine: Delai['origine'], date: string): Delai => ({
  quantite: 1,
  origine,
  date,
  heure: origine === 'magasin' ? '15:24' : null,
});

test('a line that comes in parts is counted once, on the day it is complete', () => {
  const jours = joursAttendus({
    1: [delai('depot', '2026-11-18'), delai('reappro', '2026-11-24')],
    2: [delai('depot', '2026-11-18')],
  });
  expect(jours).toEqual([
    { retrait: false, date: '2026-11-18', heure: null, lignes: 1 },
    { retrait: false, date: '2026-11-24', heure: null, lignes: 1 },
  ]);
});

test('what the store holds whole is fetched from an hour on; in part, it is delivered with the rest', () => {
  const jours = joursAttendus({
    1: [delai('magasin', '2026-11-17')],
    2: [delai('magasin', '2026-11-17'), delai('depot', '2026-11-18')],
    3: [delai('depot', '2026-11-17')],
    4: [],
  });
  expect(jours).toEqual([
    { retrait: true, date: '2026-11-17', heure: '15:24', lignes: 1 },
    { retrait: false, date: '2026-11-17', heure: null, lignes: 1 },
    { retrait: false, date: '2026-11-18', heure: null, lignes: 1 },
  ]);
});
