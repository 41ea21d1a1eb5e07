import { describe, expect, test } from 'vitest';
import { cleOf, slugOf } from './cles.ts';
import { ecartEntre } from './ressemblance.ts';

describe('the key of a picture', () => {
  test('does not depend on the order its parameters are written in', () => {
    const a = cleOf({ modele: 'vis', params: { tete: 'ronde', elancement: 8 } });
    expect(a).toBe('vis?elancement=8&tete=ronde');
    expect(cleOf({ modele: 'vis', params: { elancement: 8, tete: 'ronde' } })).toBe(a);
  });

  test('tells a word that reads as a number from a number: 5 Ah printed is never nearly 4', () => {
    const cle = (capacite: string | number) => cleOf({ modele: 'batterie', params: { capacite } });
    expect(ecartEntre(cle('5'), cle('4'))).toBe(Infinity);
    expect(ecartEntre(cle('5'), cle('5'))).toBe(0);
    expect(ecartEntre(cle(5), cle(4))).toBeCloseTo(1 / 9);
  });

  test('gives a slug of letters, digits and hyphens, short enough for a file', () => {
    const params = { a: 'Chêne & hêtre', b: 1.5, c: true, d: false };
    expect(slugOf({ modele: 'x', params })).toBe('ch-ne-h-tre-1-5-c');
    const long = slugOf({ modele: 'x', params: { a: 'mot-'.repeat(40) } });
    expect(long.length).toBeLessThanOrEqual(48);
    expect(long).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});
