import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_SIGNES_LUS } from '@comptoir/contract/recherche/recherche.contract.ts';
import { readTexte, nettoyer, sansUnMot } from './texte-cherche.ts';

describe('what was typed', () => {
  test('loses control signs and spare spaces, nothing else', () => {
    expect(nettoyer('  vis\t4 × 40 \u0000\u200b inox\r\n')).toBe('vis 4 × 40 inox');
    expect(nettoyer('(a|b)*\\d+ 🔩 « É »')).toBe('(a|b)*\\d+ 🔩 « É »');
  });

  test('is short, well formed and cleaned once for all, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (texte) => {
        const net = nettoyer(texte);
        expect(net.length).toBeLessThanOrEqual(MAX_SIGNES_LUS);
        expect(net.isWellFormed()).toBe(true);
        expect(nettoyer(net)).toBe(net);
      }),
    );
  });

  test('is read from an address, also when it is repeated or missing', () => {
    expect(readTexte('vis')).toBe('vis');
    expect(readTexte(['vis', 'bois'])).toBe('vis bois');
    expect(readTexte(undefined)).toBe('');
  });
});

describe('one word fewer', () => {
  test('leaves out the last words first', () => {
    expect(sansUnMot('vis bois zzz')).toEqual(['vis bois', 'vis zzz', 'bois zzz']);
  });

  test('is not proposed for one word, nor for a pasted sentence', () => {
    expect(sansUnMot('vis')).toEqual([]);
    expect(sansUnMot('un deux trois quatre cinq six')).toEqual([]);
  });

  test('says each shorter search once', () => {
    expect(sansUnMot('vis vis')).toEqual(['vis']);
  });
});
