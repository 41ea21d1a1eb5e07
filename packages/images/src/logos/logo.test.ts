import { describe, expect, test } from 'vitest';
import { MARQUES } from '../nuancier.ts';
import { writeLogo, estDessinee } from './logo.ts';
import { tracer } from './trace.ts';

/** The shop's own brand stands on its own sign. */
const CODES = Object.keys(MARQUES).filter((code) => code !== 'comptoir');

describe('the logo of a maker', () => {
  test('is drawn for every one of them, and for nobody else', () => {
    expect(CODES.filter((code) => !estDessinee(code))).toEqual([]);
    expect(estDessinee('comptoir')).toBe(false);
    expect(estDessinee('constructor')).toBe(false);
  });

  test.each(CODES.filter(estDessinee))(
    '%s is lines in a box, without font, style or script',
    (code) => {
      const svg = writeLogo(code);
      expect(svg).toMatch(/^<svg [^>]*viewBox="(-?[\d.]+ ){3}[\d.]+"/);
      expect(svg).not.toMatch(/<text|style=|<script|href|NaN|undefined|Infinity/);
      expect(svg.match(/<g/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
      // One path for each letter, at least one for the mark.
      expect(svg.match(/<path/g)?.length).toBeGreaterThan(MARQUES[code].nom.length);
    },
  );

  test('is that of no other, and all together are light', () => {
    const svgs = CODES.filter(estDessinee).map(writeLogo);
    expect(new Set(svgs).size).toBe(CODES.length);
    expect(svgs.join('').length).toBeLessThan(150_000);
  });
});

describe('a line', () => {
  const carre = {
    points: [
      [0, 0],
      [10, 0],
      [10, 10],
    ] as const,
  };

  test('turns its corner as its alphabet does', () => {
    expect(tracer(carre, 'vif', 4)).toBe('M0 0L10 0L10 10');
    expect(tracer(carre, 'coupe', 4)).toBe('M0 0L6 0L10 4L10 10');
    expect(tracer(carre, 'rond', 4)).toBe('M0 0L6 0A4 4 0 0 1 10 4L10 10');
  });

  test('never rounds more than a side is long, and shares a side between two corners', () => {
    expect(tracer(carre, 'coupe', 40)).toBe('M0 0L0 0L10 10L10 10');
    const ferme = {
      points: [
        [0, 0],
        [8, 0],
        [8, 8],
        [0, 8],
      ] as const,
      ferme: true,
    };
    expect(tracer(ferme, 'coupe', 40)).toBe('M0 4L4 0L4 0L8 4L8 4L4 8L4 8L0 4Z');
  });
});
