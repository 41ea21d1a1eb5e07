import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CoupePanneau } from './coupes-panneau.ts';
import { posesOf, tientDansPanneau, utileOf, type Panneau, type Rectangle } from './panneau.ts';
import type { PiecePanneau } from './piece.ts';
import { planifierPanneaux, type PanneauCoupe, type PlanPanneaux } from './plan-panneaux.ts';

const MELAMINE: Panneau = {
  longueur: 2800,
  largeur: 2070,
  trait: 4,
  affranchissement: 10,
  fil: true,
};

const piece = (quantite: number, longueur: number, largeur: number): PiecePanneau => ({
  quantite,
  longueur,
  largeur,
});

const demande = (maxPieces: number): fc.Arbitrary<{ pieces: PiecePanneau[]; panneau: Panneau }> =>
  fc
    .record({
      longueur: fc.integer({ min: 500, max: 3_000 }),
      largeur: fc.integer({ min: 300, max: 2_100 }),
      trait: fc.integer({ min: 0, max: 6 }),
      affranchissement: fc.constantFrom(0, 3, 10),
      fil: fc.boolean(),
    })
    .chain((panneau) =>
      fc.record({
        panneau: fc.constant(panneau),
        pieces: fc.array(
          fc
            .tuple(
              fc.integer({ min: 1, max: 2 }),
              fc.integer({ min: 50, max: panneau.longueur }),
              fc.integer({ min: 50, max: panneau.largeur }),
            )
            .map(([quantite, longueur, largeur]) => piece(quantite, longueur, largeur))
            .filter((one) => tientDansPanneau(one, panneau)),
          { minLength: 1, maxLength: maxPieces },
        ),
      }),
    );

const aire = ({ dx, dy }: Rectangle): number => dx * dy;
const overlap = (a: Rectangle, b: Rectangle): boolean =>
  a.x < b.x + b.dx && b.x < a.x + a.dx && a.y < b.y + b.dy && b.y < a.y + a.dy;

/** What one cut makes of the part it goes through; undefined when it does not go right through one. */
function scier(parts: Rectangle[], coupe: CoupePanneau, trait: number): Rectangle[] | undefined {
  const isTravers = coupe.sens === 'travers';
  const through = parts.findIndex(({ x, y, dx, dy }) =>
    isTravers
      ? coupe.debut === y && coupe.fin === y + dy && x <= coupe.position && coupe.position < x + dx
      : coupe.debut === x && coupe.fin === x + dx && y <= coupe.position && coupe.position < y + dy,
  );
  const part = parts[through];
  if (!part) return undefined;
  const before = coupe.position - (isTravers ? part.x : part.y);
  const after = (isTravers ? part.dx : part.dy) - before - trait;
  const halves = isTravers
    ? [
        { ...part, dx: before },
        { ...part, x: coupe.position + trait, dx: after },
      ]
    : [
        { ...part, dy: before },
        { ...part, y: coupe.position + trait, dy: after },
      ];
  return parts.toSpliced(through, 1, ...halves.filter(({ dx, dy }) => dx > 0 && dy > 0));
}

/** Follows the cuts one by one: pieces and offcuts are what is left on the table. */
function expectSciable(sheet: PanneauCoupe, panneau: Panneau): void {
  const { longueur, largeur, trait, affranchissement } = panneau;
  let parts: Rectangle[] = [{ x: 0, y: 0, dx: longueur, dy: largeur }];
  for (const coupe of sheet.coupes) {
    // A strip thinner than the blade is all dust: the blade then starts outside it.
    const isThin = coupe.position === 0 && affranchissement < trait;
    const sawn = scier(parts, coupe, isThin ? affranchissement : trait);
    expect(sawn).toBeDefined();
    parts = sawn ?? [];
  }
  const utile = utileOf(panneau);
  const key = ({ x, y, dx, dy }: Rectangle): string => [x, y, dx, dy].join();
  const left = parts.filter((part) => overlap(part, utile)).map(key);
  expect(left.sort()).toEqual([...sheet.pieces, ...sheet.chutes].map(key).sort());
}

/** Whether straight cuts, each through the whole of a part, can set the pieces apart. */
function isGuillotine(pieces: readonly Rectangle[], trait: number): boolean {
  if (pieces.length < 2) return true;
  for (const [start, size] of [
    ['x', 'dx'],
    ['y', 'dy'],
  ] as const) {
    for (const { [start]: from, [size]: length } of pieces) {
      const at = from + length;
      const before = pieces.filter((one) => one[start] + one[size] <= at);
      const after = pieces.filter((one) => one[start] >= at + trait);
      const isClean = before.length + after.length === pieces.length;
      if (isClean && after.length > 0)
        return isGuillotine(before, trait) && isGuillotine(after, trait);
    }
  }
  return false;
}

function expectValid(plan: PlanPanneaux, pieces: PiecePanneau[], panneau: Panneau): void {
  const name = (one: { longueur: number; largeur: number }): string =>
    `${one.longueur}x${one.largeur}`;
  const wanted = pieces.flatMap((one) => Array.from({ length: one.quantite }, () => name(one)));
  const posed = plan.panneaux.flatMap((sheet) => sheet.pieces);
  expect(posed.map(name).sort()).toEqual(wanted.sort());
  for (const { longueur, largeur, dx, dy, tournee } of posed) {
    expect([dx, dy]).toEqual(tournee ? [largeur, longueur] : [longueur, largeur]);
    if (panneau.fil) expect(tournee).toBe(false);
  }
  const { x, y, dx, dy } = utileOf(panneau);
  for (const sheet of plan.panneaux) {
    expect(sheet.pieces.length).toBeGreaterThan(0);
    for (const [i, one] of sheet.pieces.entries()) {
      expect(one.x >= x && one.y >= y && one.x + one.dx <= x + dx && one.y + one.dy <= y + dy).toBe(
        true,
      );
      const grown = { ...one, dx: one.dx + panneau.trait, dy: one.dy + panneau.trait };
      for (const other of sheet.pieces.slice(i + 1)) {
        const both = { ...other, dx: other.dx + panneau.trait, dy: other.dy + panneau.trait };
        expect(overlap(grown, both)).toBe(false);
      }
    }
    expectSciable(sheet, panneau);
    expect(isGuillotine(sheet.pieces, panneau.trait)).toBe(true);
  }
  const coupes = plan.panneaux.flatMap((sheet) => sheet.coupes);
  expect(plan.nombreCoupes).toBe(coupes.length);
  expect(plan.longueurCoupee).toBe(coupes.reduce((sum, { debut, fin }) => sum + fin - debut, 0));
  expect(plan.surfacePieces).toBe(posed.reduce((sum, one) => sum + aire(one), 0));
  const chutes = plan.panneaux.flatMap((sheet) => sheet.chutes);
  expect(plan.surfaceChutes).toBe(chutes.reduce((sum, one) => sum + aire(one), 0));
  expect(plan.panneaux.length).toBeGreaterThanOrEqual(plan.borne);
  expect(plan.isOptimal).toBe(plan.panneaux.length === plan.borne);
}

/** Least extents a few pieces need when sawn apart in every possible way: [dx, dy] pairs. */
function tailles(pieces: readonly PiecePanneau[], panneau: Panneau): [number, number][] {
  const [first, ...others] = pieces;
  if (!first) return [];
  if (others.length === 0) return posesOf(first, panneau).map(([dx, dy]) => [dx, dy]);
  const found: [number, number][] = [];
  for (let mask = 0; mask < 2 ** others.length - 1; mask++) {
    const a = [first, ...others.filter((_, i) => (mask & (1 << i)) !== 0)];
    const b = others.filter((_, i) => (mask & (1 << i)) === 0);
    for (const [ax, ay] of tailles(a, panneau)) {
      for (const [bx, by] of tailles(b, panneau)) {
        found.push([ax + panneau.trait + bx, Math.max(ay, by)]);
        found.push([Math.max(ax, bx), ay + panneau.trait + by]);
      }
    }
  }
  return found.filter(
    ([dx, dy], i) =>
      !found.some(([ox, oy], j) => ox <= dx && oy <= dy && (ox < dx || oy < dy || j < i)),
  );
}

/** Fewest sheets over every way to share the pieces out. */
function exhaustif(pieces: readonly PiecePanneau[], panneau: Panneau): number {
  const utile = utileOf(panneau);
  let best = pieces.length;
  const visit = (i: number, feuilles: PiecePanneau[][]): void => {
    if (feuilles.length >= best) return;
    const next = pieces[i];
    if (!next) {
      best = feuilles.length;
      return;
    }
    feuilles.forEach((feuille, j) => {
      const fuller = [...feuille, next];
      const fits = tailles(fuller, panneau).some(([dx, dy]) => dx <= utile.dx && dy <= utile.dy);
      if (fits) visit(i + 1, feuilles.with(j, fuller));
    });
    visit(i + 1, [...feuilles, [next]]);
  };
  visit(0, []);
  return best;
}

test('four quarters of a sheet come out of it by three cuts when its edges are good', () => {
  const panneau = { ...MELAMINE, affranchissement: 0 };
  const plan = planifierPanneaux([piece(4, 1398, 1033)], panneau);
  expect(plan.panneaux).toHaveLength(1);
  expect(plan.nombreCoupes).toBe(3);
  expect(plan.surfaceChutes).toBe(0);
  expect(plan.isOptimal).toBe(true);
  expect(plan.longueurCoupee).toBe(2070 + 2 * 1398);
});

test('trimming takes a cut along each edge, and the room they leave', () => {
  const plan = planifierPanneaux([piece(1, 2780, 2050)], MELAMINE);
  expect(plan.panneaux[0]?.coupes).toEqual([
    { sens: 'long', position: 6, debut: 0, fin: 2800 },
    { sens: 'long', position: 2060, debut: 0, fin: 2800 },
    { sens: 'travers', position: 6, debut: 10, fin: 2060 },
    { sens: 'travers', position: 2790, debut: 10, fin: 2060 },
  ]);
  expect(plan.panneaux[0]?.pieces).toMatchObject([{ x: 10, y: 10, dx: 2780, dy: 2050 }]);
});

test('a piece is turned only when the grain allows it', () => {
  const pieces = [piece(2, 1000, 2000)];
  const panneau = { ...MELAMINE, longueur: 2100, largeur: 2100, affranchissement: 0 };
  expect(planifierPanneaux(pieces, panneau).panneaux[0]?.pieces[0]?.tournee).toBe(false);
  const narrow = { ...panneau, longueur: 2000, largeur: 1000 };
  expect(() => planifierPanneaux(pieces, narrow)).toThrow(RangeError);
  const plan = planifierPanneaux(pieces, { ...narrow, fil: false });
  expect(plan.panneaux).toHaveLength(2);
  expect(plan.panneaux[0]?.pieces[0]?.tournee).toBe(true);
});

test('a pinwheel, which no saw can cut, takes a second sheet', () => {
  const panneau = { longueur: 500, largeur: 500, trait: 0, affranchissement: 0, fil: false };
  const pieces = [piece(4, 300, 200), piece(1, 100, 100)];
  const plan = planifierPanneaux(pieces, panneau);
  expectValid(plan, pieces, panneau);
  expect(plan.borne).toBe(1);
  expect(plan.panneaux).toHaveLength(2);
});

test('the bound knows that two large pieces cannot share a sheet', () => {
  const plan = planifierPanneaux([piece(5, 1500, 1100)], MELAMINE);
  expect(plan.borne).toBe(5);
  expect(plan.isOptimal).toBe(true);
});

test('the rest of a sheet is left in one large piece', () => {
  const { panneaux } = planifierPanneaux([piece(4, 600, 400)], MELAMINE);
  const [largest] = panneaux[0]?.chutes ?? [];
  expect(largest && aire(largest)).toBeGreaterThan(0.7 * 2780 * 2050);
});

test('no piece makes no sheet', () => {
  const plan = planifierPanneaux([], MELAMINE);
  expect(plan).toMatchObject({ panneaux: [], nombreCoupes: 0, borne: 0, isOptimal: true });
});

test('every piece comes out once, none overlaps, kerfs are kept, the saw can follow', () => {
  fc.assert(
    fc.property(demande(30), ({ pieces, panneau }) => {
      expectValid(planifierPanneaux(pieces, panneau), pieces, panneau);
    }),
    { numRuns: 40 },
  );
});

test('up to 4 pieces, as few sheets as an exhaustive search finds, and a bound that is no higher', () => {
  fc.assert(
    fc.property(demande(2), ({ pieces, panneau }) => {
      const all = pieces.flatMap((one) => Array.from({ length: one.quantite }, () => one));
      const plan = planifierPanneaux(pieces, panneau);
      const fewest = exhaustif(all, panneau);
      expect(plan.borne).toBeLessThanOrEqual(fewest);
      expect(plan.panneaux.length).toBe(fewest);
    }),
    { numRuns: 100 },
  );
});

test('the same pieces in any order give the same plan', () => {
  fc.assert(
    fc.property(demande(12), ({ pieces, panneau }) => {
      const plan = planifierPanneaux(pieces, panneau);
      expect(planifierPanneaux(pieces.toReversed(), panneau)).toEqual(plan);
    }),
    { numRuns: 20 },
  );
});

test('as many pieces as a line may have are planned, with a bound', () => {
  const pieces = Array.from({ length: 100 }, (_, i) =>
    piece(5, 200 + ((i * 331) % 900), 150 + ((i * 577) % 500)),
  );
  const plan = planifierPanneaux(pieces, { ...MELAMINE, fil: false });
  expectValid(plan, pieces, { ...MELAMINE, fil: false });
  expect(plan.panneaux.length).toBeLessThanOrEqual(plan.borne * 1.1 + 1);
});
