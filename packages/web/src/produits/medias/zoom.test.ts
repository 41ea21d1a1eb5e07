import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { deplacer, ECHELLE_MAX, ENTIER, zoomer, type Zoom } from './zoom.ts';

const CADRE = { largeur: 800, hauteur: 600 };
const point = fc.record({
  x: fc.integer({ min: -400, max: 400 }),
  y: fc.integer({ min: -300, max: 300 }),
});
const geste = fc.oneof(
  fc.record({ facteur: fc.double({ min: 0.2, max: 4, noNaN: true }), point }),
  point,
);

function apply(
  zoom: Zoom,
  each: { facteur: number; point: { x: number; y: number } } | { x: number; y: number },
) {
  return 'facteur' in each
    ? zoomer(zoom, each.facteur, each.point, CADRE)
    : deplacer(zoom, each, CADRE);
}

test('a picture is never smaller than its frame, nor beyond its largest size, nor out of the frame', () => {
  fc.assert(
    fc.property(fc.array(geste, { maxLength: 30 }), (gestes) => {
      const { echelle, x, y } = gestes.reduce(apply, ENTIER);
      expect(echelle).toBeGreaterThanOrEqual(1);
      expect(echelle).toBeLessThanOrEqual(ECHELLE_MAX);
      expect(Math.abs(x)).toBeLessThanOrEqual(((echelle - 1) * CADRE.largeur) / 2 + 1e-9);
      expect(Math.abs(y)).toBeLessThanOrEqual(((echelle - 1) * CADRE.hauteur) / 2 + 1e-9);
    }),
  );
});

test('what lies under the pointer stays under it', () => {
  const at = { x: 100, y: -50 };
  const zoom = zoomer(ENTIER, 2, at, CADRE);
  expect(zoom.echelle).toBe(2);
  expect((at.x - zoom.x) / zoom.echelle).toBeCloseTo(at.x);
  expect((at.y - zoom.y) / zoom.echelle).toBeCloseTo(at.y);
});

test('the whole picture does not move', () => {
  expect(deplacer(ENTIER, { x: 50, y: 50 }, CADRE)).toEqual(ENTIER);
});
