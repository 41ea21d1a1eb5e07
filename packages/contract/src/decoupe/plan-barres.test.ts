import fc from 'fast-check';
import { expect, test } from 'vitest';
import { borneBarres } from './borne-barres.ts';
import { createDebit, type Barre } from './debit.ts';
import type { PieceBarre } from './piece.ts';
import { planifierBarres, type PlanBarres } from './plan-barres.ts';
import { remplirDecroissant } from './remplir-barres.ts';

const un = (...longueurs: number[]): PieceBarre[] =>
  longueurs.map((longueur) => ({ quantite: 1, longueur }));

const longueursOf = (plan: PlanBarres): number[][] =>
  plan.barres.map(({ pieces }) => pieces.map(({ longueur }) => longueur));

/** Pieces and a bar they fit into; sizes from one to `most` lie close, so that fillings are many. */
const demande = (maxPieces: number): fc.Arbitrary<{ pieces: PieceBarre[]; barre: Barre }> =>
  fc
    .record({
      longueur: fc.integer({ min: 60, max: 7_000 }),
      trait: fc.integer({ min: 0, max: 6 }),
    })
    .chain((barre) =>
      fc.record({
        barre: fc.constant(barre),
        pieces: fc.array(
          fc.record({
            quantite: fc.constant(1),
            longueur: fc.oneof(
              fc.integer({ min: 50, max: barre.longueur }),
              fc.integer({ min: 50, max: Math.max(50, Math.ceil(barre.longueur / 3)) }),
            ),
          }),
          { minLength: 1, maxLength: maxPieces },
        ),
      }),
    );

function expectValid({ barres, ...plan }: PlanBarres, pieces: PieceBarre[], barre: Barre): void {
  const wanted = pieces.flatMap(({ quantite, longueur }) =>
    Array.from({ length: quantite }, () => longueur),
  );
  const made = barres.flatMap((one) => one.pieces.map(({ longueur }) => longueur));
  expect(made.toSorted((a, b) => a - b)).toEqual(wanted.toSorted((a, b) => a - b));
  for (const { pieces: held, coupes, chute } of barres) {
    let end = -barre.trait;
    for (const { longueur, debut } of held) {
      expect(debut).toBe(end + barre.trait);
      end = debut + longueur;
    }
    expect(end).toBeLessThanOrEqual(barre.longueur);
    const ends = held.map(({ longueur, debut }) => debut + longueur);
    expect(coupes).toEqual(ends.filter((one) => one < barre.longueur));
    expect(chute).toBe(Math.max(0, barre.longueur - end - barre.trait));
  }
  expect(plan.nombreCoupes).toBe(barres.reduce((sum, { coupes }) => sum + coupes.length, 0));
  expect(plan.chuteTotale).toBe(barres.reduce((sum, { chute }) => sum + chute, 0));
  expect(barres.length).toBeGreaterThanOrEqual(plan.borne);
  expect(plan.isOptimal).toBe(barres.length === plan.borne);
}

/** Every way to share the pieces out, the first piece in the first bar, the next there or in a new one… */
function exhaustif(longueurs: readonly number[], barre: Barre): number {
  let best = longueurs.length;
  const visit = (i: number, restes: number[]): void => {
    if (restes.length >= best) return;
    const longueur = longueurs[i];
    if (longueur === undefined) {
      best = restes.length;
      return;
    }
    const taille = longueur + barre.trait;
    restes.forEach((reste, j) => {
      if (reste >= taille) visit(i + 1, restes.with(j, reste - taille));
    });
    visit(i + 1, [...restes, barre.longueur + barre.trait - taille]);
  };
  visit(0, []);
  return best;
}

test('three of 1200 and two of 800 come out of two bars of 3 metres, with 780 mm left', () => {
  const plan = planifierBarres(
    [
      { quantite: 3, longueur: 1200 },
      { quantite: 2, longueur: 800 },
    ],
    { longueur: 3000, trait: 4 },
  );
  expect(plan).toEqual({
    barres: [
      {
        pieces: [
          { longueur: 1200, debut: 0 },
          { longueur: 800, debut: 1204 },
          { longueur: 800, debut: 2008 },
        ],
        coupes: [1200, 2004, 2808],
        chute: 188,
      },
      {
        pieces: [
          { longueur: 1200, debut: 0 },
          { longueur: 1200, debut: 1204 },
        ],
        coupes: [1200, 2404],
        chute: 592,
      },
    ],
    nombreCoupes: 5,
    chuteTotale: 780,
    borne: 2,
    isOptimal: true,
  });
});

test('a piece that ends with the bar needs no last cut', () => {
  const { barres } = planifierBarres(un(1000, 996), { longueur: 2000, trait: 4 });
  expect(barres).toEqual([
    {
      pieces: [
        { longueur: 1000, debut: 0 },
        { longueur: 996, debut: 1004 },
      ],
      coupes: [1000],
      chute: 0,
    },
  ]);
});

test('a rest thinner than the blade still needs its cut and leaves nothing', () => {
  const { barres } = planifierBarres(un(1998), { longueur: 2000, trait: 4 });
  expect(barres).toEqual([{ pieces: [{ longueur: 1998, debut: 0 }], coupes: [1998], chute: 0 }]);
});

test('the kerf decides whether two pieces share a bar', () => {
  expect(planifierBarres(un(1000, 1000), { longueur: 2000, trait: 0 }).barres).toHaveLength(1);
  expect(planifierBarres(un(1000, 1000), { longueur: 2000, trait: 1 }).barres).toHaveLength(2);
});

test('no piece makes no bar', () => {
  expect(planifierBarres([], { longueur: 3000, trait: 4 })).toEqual({
    barres: [],
    nombreCoupes: 0,
    chuteTotale: 0,
    borne: 0,
    isOptimal: true,
  });
});

test.each([
  [un(3001), { longueur: 3000, trait: 4 }],
  [un(0), { longueur: 3000, trait: 4 }],
  [un(12.5), { longueur: 3000, trait: 4 }],
  [[{ quantite: 501, longueur: 100 }], { longueur: 3000, trait: 4 }],
  [[{ quantite: -1, longueur: 100 }], { longueur: 3000, trait: 4 }],
  [un(100), { longueur: Number.NaN, trait: 4 }],
  [un(100), { longueur: 3000, trait: -1 }],
])('%j out of %j is a mistake of the caller', (pieces, barre) => {
  expect(() => planifierBarres(pieces, barre)).toThrow(RangeError);
});

test('one long offcut is preferred to several short ones', () => {
  // Two bars of 600 + 600 + 300 would do as well, and leave 300 twice.
  const plan = planifierBarres(
    [
      { quantite: 4, longueur: 600 },
      { quantite: 2, longueur: 300 },
    ],
    { longueur: 1800, trait: 0 },
  );
  expect(plan.barres.map(({ chute }) => chute)).toEqual([0, 600]);
});

test('every piece comes out once, kerfs are kept, nothing lies outside, sums agree', () => {
  fc.assert(
    fc.property(demande(60), ({ pieces, barre }) => {
      expectValid(planifierBarres(pieces, barre), pieces, barre);
    }),
    { numRuns: 150 },
  );
});

test('up to 60 pieces, the plan is within one bar of its bound', () => {
  fc.assert(
    fc.property(demande(60), ({ pieces, barre }) => {
      const { barres, borne } = planifierBarres(pieces, barre);
      expect(barres.length).toBeLessThanOrEqual(borne + 1);
    }),
    { numRuns: 150 },
  );
});

test('never more bars than first-fit decreasing', () => {
  fc.assert(
    fc.property(demande(120), ({ pieces, barre }) => {
      const first = remplirDecroissant(createDebit(pieces, barre), 'premiere').length;
      expect(planifierBarres(pieces, barre).barres.length).toBeLessThanOrEqual(first);
    }),
    { numRuns: 100 },
  );
});

test('up to 8 pieces, as few bars as an exhaustive search finds, and a bound that is no higher', () => {
  fc.assert(
    fc.property(demande(8), ({ pieces, barre }) => {
      const fewest = exhaustif(
        pieces.map(({ longueur }) => longueur),
        barre,
      );
      const plan = planifierBarres(pieces, barre);
      expect(plan.barres.length).toBe(fewest);
      expect(plan.borne).toBeLessThanOrEqual(fewest);
      expect(borneBarres(createDebit(pieces, barre))).toBeLessThanOrEqual(fewest);
    }),
    { numRuns: 300 },
  );
});

test('the bound holds where pieces were cut out of full bars', () => {
  const coupures = fc.array(fc.integer({ min: 100, max: 2_900 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(coupures, { minLength: 1, maxLength: 12 }), (barres) => {
      const pieces = barres.flatMap((positions) => {
        const ends = [0, ...new Set(positions.toSorted((a, b) => a - b)), 3_000];
        return un(...ends.slice(1).map((end, i) => end - (ends[i] ?? 0)));
      });
      const plan = planifierBarres(pieces, { longueur: 3_000, trait: 0 });
      expect(plan.borne).toBe(barres.length);
      expect(plan.barres.length).toBeLessThanOrEqual(barres.length + 1);
    }),
    { numRuns: 40 },
  );
});

test('the same pieces in any order, together or one by one, give the same plan', () => {
  fc.assert(
    fc.property(demande(40), ({ pieces, barre }) => {
      const plan = planifierBarres(pieces, barre);
      expect(planifierBarres(pieces, barre)).toEqual(plan);
      expect(planifierBarres(pieces.toReversed(), barre)).toEqual(plan);
      const doubled = planifierBarres([...pieces, ...pieces], barre);
      const twice = pieces.map((piece) => ({ ...piece, quantite: 2 }));
      expect(planifierBarres(twice, barre)).toEqual(doubled);
    }),
    { numRuns: 50 },
  );
});

test('as many pieces as a line may have are planned, with a bound', () => {
  const pieces = Array.from({ length: 100 }, (_, i) => ({
    quantite: 5,
    longueur: 300 + ((i * 997) % 2_700),
  }));
  const barre = { longueur: 6_000, trait: 3 };
  const plan = planifierBarres(pieces, barre);
  expectValid(plan, pieces, barre);
  expect(longueursOf(plan).flat()).toHaveLength(500);
  expect(plan.barres.length).toBeLessThanOrEqual(plan.borne + 2);
});
