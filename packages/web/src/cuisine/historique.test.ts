import fc from 'fast-check';
import { expect, test } from 'vitest';
import { annuler, noter, retablir, SANS_HISTOIRE, type Historique } from './historique.ts';

interface Etat {
  present: number;
  histoire: Historique<number>;
}

const changer = ({ present, histoire }: Etat, to: number, cle?: string): Etat => ({
  present: to,
  histoire: noter(histoire, present, cle),
});
const debut: Etat = { present: 0, histoire: SANS_HISTOIRE };

test('undoing everything leads back to the beginning, doing it again to the end', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 60 }), (suite) => {
      const fin = suite.reduce((etat, to) => changer(etat, to), debut);
      let etat = fin;
      for (let i = 0; i < suite.length; i += 1) {
        etat = annuler(etat.histoire, etat.present) ?? etat;
      }
      expect(etat.present).toBe(0);
      expect(annuler(etat.histoire, etat.present)).toBeUndefined();
      for (let i = 0; i < suite.length; i += 1) {
        etat = retablir(etat.histoire, etat.present) ?? etat;
      }
      expect(etat.present).toBe(fin.present);
      expect(retablir(etat.histoire, etat.present)).toBeUndefined();
    }),
  );
});

test('steps of one movement are undone together', () => {
  let etat = changer(debut, 10, 'pas e1');
  etat = changer(etat, 20, 'pas e1');
  etat = changer(etat, 30, 'pas e2');
  const avant = annuler(etat.histoire, etat.present);
  expect(avant?.present).toBe(20);
  expect(avant && annuler(avant.histoire, avant.present)?.present).toBe(0);
});

test('a change after an undo forgets what was undone', () => {
  const un = annuler(changer(debut, 1).histoire, 1) ?? debut;
  const autre = changer(un, 2);
  expect(retablir(autre.histoire, autre.present)).toBeUndefined();
});
