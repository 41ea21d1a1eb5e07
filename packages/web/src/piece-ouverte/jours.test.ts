import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jourDate, jourDateCourt, moisAnnee, plusJours, semainesDuMois } from './jours.ts';

test.each([
  ['fr', '2026-11-19', 'jeudi 19\u00a0nov.', 'jeu. 19\u00a0nov.'],
  ['en', '2026-11-19', 'Thursday 19\u00a0Nov', 'Thu 19\u00a0Nov'],
  ['es', '2026-11-18', 'miércoles 18\u00a0nov', 'mié 18\u00a0nov'],
  ['fr', '2027-01-01', 'vendredi 1er\u00a0janv.', 'ven. 1er\u00a0janv.'],
  ['fr', '2026-12-31', 'jeudi 31\u00a0déc.', 'jeu. 31\u00a0déc.'],
] as const)('in %s, %s is « %s », shorter « %s »', (locale, jour, long, court) => {
  expect(jourDate(locale, jour)).toBe(long);
  expect(jourDateCourt(locale, jour)).toBe(court);
});

test('a month is named with its year', () => {
  expect(moisAnnee('fr', '2026-11')).toBe('novembre 2026');
  expect(moisAnnee('es', '2026-01')).toBe('enero 2026');
});

test('the weeks of a month begin on Monday and hold each of its days once', () => {
  expect(semainesDuMois('2026-11')[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  const mois = fc
    .tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }))
    .map(([annee, rang]) => `${annee}-${String(rang).padStart(2, '0')}`);
  fc.assert(
    fc.property(mois, (nom) => {
      const jours = semainesDuMois(nom).flat();
      const siens = jours.filter((jour) => jour !== null);
      expect(jours.length % 7).toBe(0);
      expect(new Set(siens).size).toBe(siens.length);
      expect(siens.length).toBe(
        new Date(Number(nom.slice(0, 4)), Number(nom.slice(5)), 0).getDate(),
      );
      expect(siens.at(-1) && plusJours(siens.at(-1) ?? '', 1).startsWith(nom)).toBe(false);
    }),
  );
});
