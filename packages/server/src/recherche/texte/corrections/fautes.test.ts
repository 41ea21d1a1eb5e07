import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance } from '../../../../tests/recherche/naive-fautes.ts';
import { createDictionnaire, fautesPermises, findFautes } from './fautes.ts';

const mots = (length: number) => fc.stringMatching(new RegExp(`^[a-c]{1,${length}}$`));

describe('misspelt words', () => {
  it('find every word within the distance, and no other', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(mots(9), { maxLength: 60 }),
        mots(9),
        fc.integer({ min: 1, max: 3 }),
        (words, mot, permises) => {
          const sorted = words.toSorted();
          const found = findFautes(createDictionnaire(sorted), mot, permises);
          const expected = sorted
            .map((autre, place) => ({ place, distance: distance(mot, autre) }))
            .filter((faute) => faute.distance <= permises);
          expect(found).toEqual(expected);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('count two letters swapped as one fault, wherever they are', () => {
    const dictionnaire = createDictionnaire(['marteau']);
    expect(findFautes(dictionnaire, 'amrteau', 1)).toEqual([{ place: 0, distance: 1 }]);
    expect(findFautes(dictionnaire, 'marteua', 1)).toEqual([{ place: 0, distance: 1 }]);
  });

  it('may have no letter wrong below four, one below eight, two from there on', () => {
    expect(['vis', 'clou', 'marteau', 'perceuse'].map(fautesPermises)).toEqual([0, 1, 1, 2]);
  });
});
