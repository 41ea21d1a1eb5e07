import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encoderWindows1252, enSignesWindows } from './signes-windows.ts';

describe('signs of code page 1252', () => {
  it.each([
    ['Raccord 12×17 (3/8″)', 'Raccord 12×17 (3/8")'],
    ['5′ 2″', '5\' 2"'],
    ['Mousse −10 °C', 'Mousse -10 °C'],
    ['Extincteur CO₂', 'Extincteur CO2'],
    ['≥ 4 m², ⅜, 10 μm', '>= 4 m², 3/8, 10 µm'],
    ['1\u202f500 €, cœur’s', '1\u00a0500 €, cœur’s'],
    ['Żabka, Łódź, İstanbul', 'Zabka, Lódz, Istanbul'],
    ['e\u0301tage', 'étage'],
    ['Chantier 👷‍♀️', 'Chantier ??'],
  ])('writes %s as %s', (texte, ecrit) => {
    expect(enSignesWindows(texte)).toBe(ecrit);
  });

  it('leaves alone what the page has, and writes nothing it has not', () => {
    const decoder = new TextDecoder('windows-1252');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (texte) => {
        const ecrit = enSignesWindows(texte);
        expect(enSignesWindows(ecrit)).toBe(ecrit);
        expect(decoder.decode(encoderWindows1252(texte))).toBe(ecrit);
      }),
    );
  });
});
