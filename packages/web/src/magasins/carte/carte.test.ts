import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTOURS } from './contours.ts';
import { grouper } from './grappes.ts';
import { nommer } from './noms.ts';
import { cadrer, FRANCE, projeter } from './projection.ts';
import { centreDe, deplacer, zoomer } from './vue.ts';

const NANTES = { id: 1, longitude: -1.553, latitude: 47.217 };
const CLISSON = { id: 2, longitude: -1.283, latitude: 47.087 };
const LYON = { id: 3, longitude: 4.848, latitude: 45.749 };

/** Of the path of a region. */
const pointsDe = (trace: string) =>
  trace
    .slice(1, -1)
    .split('L')
    .map((point) => point.split(' ').map(Number));

function isInside(trace: string, { x, y }: { x: number; y: number }): boolean {
  const points = pointsDe(trace);
  return points.reduce((inside, [px = 0, py = 0], index) => {
    const [qx = 0, qy = 0] = points.at(index - 1) ?? [];
    const crosses = py > y !== qy > y && x < ((qx - px) * (y - py)) / (qy - py) + px;
    return crosses ? !inside : inside;
  }, false);
}

describe('the drawing', () => {
  test('has north up and east to the right', () => {
    const [nantes, lyon] = [projeter(NANTES), projeter(LYON)];
    expect(nantes.x).toBeLessThan(lyon.x);
    expect(nantes.y).toBeLessThan(lyon.y);
  });

  test.each([
    ['pays-de-la-loire', NANTES],
    ['auvergne-rhone-alpes', LYON],
    ['bretagne', { longitude: -2.76, latitude: 47.66 }],
    ['ile-de-france', { longitude: 2.35, latitude: 48.85 }],
    ['grand-est', { longitude: 7.33, latitude: 47.75 }],
    ['occitanie', { longitude: 1.44, latitude: 43.6 }],
    ['nouvelle-aquitaine', { longitude: -0.46, latitude: 46.32 }],
    ['centre-val-de-loire', { longitude: 0.7, latitude: 47.39 }],
    ['bourgogne-franche-comte', { longitude: 6.02, latitude: 47.25 }],
    ['normandie', { longitude: 1.1, latitude: 49.44 }],
    ['hauts-de-france', { longitude: 2.08, latitude: 49.43 }],
    ['provence-alpes-cote-d-azur', { longitude: 4.81, latitude: 43.95 }],
    ['corse', { longitude: 9.15, latitude: 42.3 }],
  ])('%s holds its own town and no other region does', (slug, place) => {
    const held = CONTOURS.filter(({ trace }) => isInside(trace, projeter(place)));
    expect(held.map((contour) => contour.slug)).toEqual([slug]);
  });

  test('shows all the places it is drawn for, and the country without any', () => {
    expect(cadrer([])).toEqual(FRANCE);
    const { x, y, largeur, hauteur } = cadrer([NANTES, LYON]);
    for (const place of [NANTES, LYON]) {
      const point = projeter(place);
      expect(point.x).toBeGreaterThan(x);
      expect(point.x).toBeLessThan(x + largeur);
      expect(point.y).toBeGreaterThan(y);
      expect(point.y).toBeLessThan(y + hauteur);
    }
  });

  test('shows one place alone with its surroundings', () => {
    expect(cadrer([LYON]).largeur).toBeGreaterThan(100);
  });
});

describe('stores near each other', () => {
  test('are one mark from afar and two from near', () => {
    expect(
      grouper([NANTES, CLISSON, LYON], 40, undefined).map(({ magasins }) => magasins.length),
    ).toEqual([2, 1]);
    expect(grouper([NANTES, CLISSON, LYON], 5, undefined)).toHaveLength(3);
  });

  test('leave the one that was chosen alone', () => {
    const grappes = grouper([NANTES, CLISSON, LYON], 40, CLISSON.id);
    expect(grappes.map(({ magasins }) => magasins.map(({ id }) => id))).toEqual([[1], [2], [3]]);
  });
});

test('a name is left out where it would cover another, never that of the chosen one', () => {
  const villes = ['Nantes', 'Clisson', 'Lyon'];
  const places = [NANTES, CLISSON, LYON].map((place, rang) => ({
    ...place,
    adresse: { ville: villes[rang] ?? '' },
  }));
  const dites = (unite: number, choisi?: number) =>
    [...nommer(grouper(places, 0, undefined), unite, choisi)].toSorted((a, b) => a - b);
  expect(dites(0.2)).toEqual([1, 2, 3]);
  expect(dites(2)).toEqual([2, 3]);
  expect(dites(2, 1)).toEqual([1, 3]);
});

test('where two names do not fit, that of the larger town stays', () => {
  const place = (id: number, ville: string, latitude: number) => ({
    id,
    longitude: 2.35,
    latitude,
    adresse: { ville },
  });
  const petite = place(1, 'Vincennes', 48.86);
  const grande = place(2, 'Paris', 48.84);
  for (const places of [
    [petite, grande],
    [grande, petite],
  ]) {
    expect([...nommer(grouper(places, 0, undefined), 2, undefined)]).toEqual([2]);
  }
});

test('wherever one goes, the country stays in sight and the point one zooms on stays put', () => {
  const step = fc.oneof(
    fc.record({ facteur: fc.double({ min: 0.3, max: 3, noNaN: true }) }),
    fc.record({
      dx: fc.integer({ min: -900, max: 900 }),
      dy: fc.integer({ min: -900, max: 900 }),
    }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const vue = steps.reduce(
        (now, each) =>
          'facteur' in each ? zoomer(now, each.facteur) : deplacer(now, each.dx, each.dy),
        FRANCE,
      );
      const { x, y } = centreDe(vue);
      expect(x).toBeGreaterThanOrEqual(FRANCE.x - 1);
      expect(x).toBeLessThanOrEqual(FRANCE.x + FRANCE.largeur + 1);
      expect(y).toBeGreaterThanOrEqual(FRANCE.y - 1);
      expect(y).toBeLessThanOrEqual(FRANCE.y + FRANCE.hauteur + 1);
      expect(vue.largeur).toBeLessThanOrEqual(FRANCE.largeur + 1);
    }),
  );
  const pres = zoomer(FRANCE, 0.5, projeter(LYON));
  const part = (vue: typeof FRANCE) => (projeter(LYON).x - vue.x) / vue.largeur;
  expect(part(pres)).toBeCloseTo(part(FRANCE), 5);
});
