import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lesPlusProches, listVariantes, longueursVoisines } from './fautes.ts';

const mot = fc.stringMatching(/^[a-z]{5,12}$/);

describe('what a mistyped word may have been', () => {
  it.each([
    ['nnates', 'nantes'],
    ['etiene', 'etienne'],
    ['lemairre', 'lemaire'],
    ['bordaux', 'bordeaux'],
    ['grenovle', 'grenoble'],
  ])('%s: %s', (tape, voulu) => {
    expect(listVariantes(tape)).toContain(voulu);
  });

  it('holds the word before one sign was left out, added, changed or moved', () => {
    fc.assert(
      fc.property(mot, fc.nat(), fc.constantFrom('a', 'e', 'z'), (voulu, n, lettre) => {
        const place = n % voulu.length;
        const [avant, apres] = [voulu.slice(0, place), voulu.slice(place)];
        const tapes = [
          avant + apres.slice(1),
          avant + lettre + apres,
          avant + lettre + apres.slice(1),
          avant + apres.slice(0, 2).split('').toReversed().join('') + apres.slice(2),
        ];
        for (const tape of tapes) {
          // A beginning of the word is found without any correction.
          if (voulu.startsWith(tape)) continue;
          expect(listVariantes(tape)).toContain(voulu);
        }
      }),
    );
  });

  it('has two faults in a longer word, its first sign being right', () => {
    const connus = ['clisson', 'clermont', 'cholet', 'classon'];
    expect(lesPlusProches('claison', connus)).toEqual(['classon', 'clisson']);
    expect(lesPlusProches('bordaeux', ['bordeaux', 'bordure'])).toEqual(['bordeaux']);
    expect(longueursVoisines('claison')).toEqual({ min: 5, max: 9 });
    for (const tape of ['nante', '440000', 'c10001'])
      expect(longueursVoisines(tape)).toBeUndefined();
  });

  it('is nothing for what is too short, too long, or a number', () => {
    for (const tape of ['', 'mor', 'a'.repeat(17), '44000', 'c10001']) {
      expect(listVariantes(tape)).toEqual([]);
    }
  });
});
