import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecherche, toRequete } from './recherche-saisie.ts';

const mots = (saisie: string) => readRecherche(saisie)?.mots;

describe('what a delegate types', () => {
  it.each([
    ['Menuiserie Morel', [['menuiserie'], ['morel']]],
    ['  ÉBÉNISTERIE   Cœur  ', [['ebenisterie'], ['coeur']]],
    ['SARL menuiserie de Morel', [['menuiserie'], ['morel']]],
    ['couverture le', [['couverture'], ['le']]],
    ['la', [['la']]],
    ['St Étienne', [['st', 'saint'], ['etienne']]],
    ['02 40 12 34 56', [['0240123456']]],
    ['+33 (0)2 40 12', [['024012']]],
    ['morel 44 000', [['morel'], ['44000']]],
    ['julien@morel.test', [['julien'], ['morel']]],
  ])('%s is made of words', (saisie, attendus) => {
    expect(mots(saisie)).toEqual(attendus);
  });

  it('is nothing when it holds no letter and no digit', () => {
    expect([readRecherche(''), readRecherche(' !? ')]).toEqual([undefined, undefined]);
  });

  it('may be a number only where it holds digits', () => {
    expect(readRecherche('C 10 001')?.numero).toBe('c10001');
    expect(readRecherche('morel')?.numero).toBeUndefined();
  });

  it('never leaves anything but letters and digits to the database', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'binary' }), (saisie) => {
        const lue = readRecherche(saisie);
        if (!lue) return;
        expect(lue.mots.length).toBeGreaterThan(0);
        expect(toRequete(lue.mots)).toMatch(/^(\('[a-z0-9]+':\*( \| '[a-z0-9]+':\*)*\)( & |$))+$/);
      }),
    );
  });
});
