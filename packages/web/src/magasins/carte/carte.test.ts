import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTOURS } from './contours.ts';
import { grouper } from './grappes.ts';
import { nommer } from './noms.ts';
import { cadrer, FRANCE, projeter, type Vue } from './projection.ts';
import { centreOf, deplacer, zoomer } from './vue.ts';

const NANTES = { id: 1, longitude: -1.553, latitude: 47.217 };
const CLISSON = { id: 2, longitude: -1.283, latitude: 47.087 };
const LYON = { id: 3, longitude: 4.848, latitude: 45.749 };

/** The points of the path of a region. */
const pointsOf = (trace: string) =>
  trace
    .slice(1, -1)
    .split('L')
    .map((point) => point.split(' ').map(Number));

function isInside(trace: string, { x, y }: { x: number; y: number }): boolean {
  const points = pointsOf(trace);
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

describe('names of towns', () => {
  const lieu = (id: number, ville: string, longitude: number, latitude: number) => ({
    id,
    longitude,
    latitude,
    adresse: { ville },
  });
  const dites = (
    lieux: readonly ReturnType<typeof lieu>[],
    {
      unite,
      rayon = 0,
      choisi,
      vue = FRANCE,
    }: { unite: number; rayon?: number; choisi?: number; vue?: Vue },
  ) => nommer(grouper(lieux, rayon, choisi), { vue, unite, choisi });
  const textes = (noms: ReturnType<typeof dites>) =>
    [...noms.values()].map(({ texte }) => texte).toSorted();

  const PARIS = lieu(1, 'Paris', 2.35, 48.85);
  const MELUN = lieu(2, 'Melun', 2.66, 48.54);
  const GAP = lieu(3, 'Gap', 6.08, 44.56);
  const BASTIA = lieu(4, 'Bastia', 9.45, 42.7);

  test('of the whole country are those of the large towns, and of the chosen store', () => {
    expect(textes(dites([PARIS, MELUN, GAP], { unite: 1 }))).toEqual(['Paris']);
    expect(textes(dites([PARIS, MELUN, GAP], { unite: 1, choisi: GAP.id }))).toEqual([
      'Gap',
      'Paris',
    ]);
  });

  test('of a part of it are those of every town', () => {
    const vue = cadrer([PARIS, MELUN]);
    expect(textes(dites([PARIS, MELUN], { unite: 0.3, vue }))).toEqual(['Melun', 'Paris']);
  });

  test('stand by several stores too: that of the largest town among them', () => {
    const noms = dites([MELUN, PARIS], { unite: 2, rayon: 60 });
    expect(textes(noms)).toEqual(['Paris']);
  });

  test('cover no mark, no other name and stay on the map', () => {
    const unite = FRANCE.largeur / 400;
    const villes = [
      'Paris',
      'Lyon',
      'Lille',
      'Nantes',
      'Metz',
      'Nice',
      'Rouen',
      'Caen',
      'Pau',
      'Gap',
    ];
    const place = fc.record({
      longitude: fc.double({ min: -4.5, max: 9.4, noNaN: true }),
      latitude: fc.double({ min: 41.5, max: 51, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: villes.length }), (places) => {
        const lieux = places.map(({ longitude, latitude }, id) =>
          lieu(id, villes[id] ?? '', longitude, latitude),
        );
        const grappes = grouper(lieux, 30 * unite, undefined);
        const boites = [...nommer(grappes, { vue: FRANCE, unite, choisi: undefined }).values()].map(
          ({ texte, x, y, ancre }) => {
            // What is drawn of it: 12 px high, letters of 6.8 px on average.
            const largeur = texte.length * 6.8 * unite;
            const gauche = x - { start: 0, middle: largeur / 2, end: largeur }[ancre];
            return { gauche, droite: gauche + largeur, haut: y - 7 * unite, bas: y + 7 * unite };
          },
        );
        for (const [rang, { gauche, droite, haut, bas }] of boites.entries()) {
          expect(gauche).toBeGreaterThanOrEqual(FRANCE.x);
          expect(droite).toBeLessThanOrEqual(FRANCE.x + FRANCE.largeur);
          for (const { x, y } of grappes)
            expect(x > gauche && x < droite && y > haut && y < bas).toBe(false);
          for (const autre of boites.slice(rang + 1))
            expect(
              gauche < autre.droite &&
                autre.gauche < droite &&
                haut < autre.bas &&
                autre.haut < bas,
            ).toBe(false);
        }
      }),
    );
  });

  test('that would leave the map on the right stand before their mark', () => {
    const [bastia] = dites([BASTIA], { unite: 2 }).values();
    expect(bastia?.ancre).toBe('end');
  });

  test('of which one alone has room is that of the larger town', () => {
    const mark = (x: number, magasin: ReturnType<typeof lieu>) => ({
      x,
      y: 10,
      magasins: [magasin],
    });
    // One line high, and nothing free but what lies between the two marks.
    const vue = { x: 53, y: 0, largeur: 114, hauteur: 20 };
    const orleans = lieu(5, 'Orléans', 0, 0);
    for (const grappes of [
      [mark(60, PARIS), mark(160, orleans)],
      [mark(60, orleans), mark(160, PARIS)],
    ]) {
      expect(textes(nommer(grappes, { vue, unite: 1, choisi: undefined }))).toEqual(['Paris']);
    }
  });
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
      const { x, y } = centreOf(vue);
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
