import { describe, expect, test } from 'vitest';
import { createGestes } from './gestes.ts';

const LARGEUR = 400;

describe('one finger', () => {
  test('turns: across the whole view is half a turn', () => {
    const gestes = createGestes();
    gestes.poser(1, { x: 0, y: 0 });
    const geste = gestes.deplacer(1, { x: LARGEUR, y: 0 }, LARGEUR, 16);
    expect(geste?.azimut).toBeCloseTo(-Math.PI);
    expect(geste?.zoom).toBeUndefined();
  });

  test('throws what it lets go, not what it held still', () => {
    const jete = createGestes();
    jete.poser(1, { x: 0, y: 0 });
    jete.deplacer(1, { x: 10, y: 0 }, LARGEUR, 100);
    jete.deplacer(1, { x: 20, y: 0 }, LARGEUR, 116);
    expect(jete.lever(1, 120)?.azimut).toBeLessThan(-1);
    const tenu = createGestes();
    tenu.poser(1, { x: 0, y: 0 });
    tenu.deplacer(1, { x: 10, y: 0 }, LARGEUR, 100);
    expect(tenu.lever(1, 400)).toBeUndefined();
  });

  test('that was not put down here does nothing', () => {
    expect(createGestes().deplacer(7, { x: 5, y: 5 }, LARGEUR, 16)).toBeUndefined();
    expect(createGestes().lever(7, 16)).toBeUndefined();
  });
});

describe('two fingers', () => {
  test('bring nearer as they part, and throw nothing', () => {
    const gestes = createGestes();
    gestes.poser(1, { x: 100, y: 100 });
    gestes.poser(2, { x: 200, y: 100 });
    expect(gestes.deplacer(2, { x: 300, y: 100 }, LARGEUR, 16)?.zoom).toBeCloseTo(2);
    expect(gestes.lever(2, 20)).toBeUndefined();
  });
});
