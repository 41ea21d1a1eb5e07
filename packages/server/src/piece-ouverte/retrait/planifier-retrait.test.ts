import { MAX_ARRETS, RAYON_RETRAIT_KM } from '@comptoir/contract/panier/plan-retrait.contract.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceKm } from '../../magasins/magasins.public.ts';
import { planifierRetrait } from './planifier-retrait.ts';
import { parcourir } from './partage.ts';
import { isServie, type LigneARetirer, type MagasinOuRetirer } from './stock-retrait.ts';

/** A degree of latitude is 111 km: stores stand on a line north of the job site. */
const CHANTIER = { latitude: 47, longitude: -1.5 };
const auNord = (id: number, km: number, autre: Partial<MagasinOuRetirer> = {}) => ({
  id,
  latitude: 47 + km / 111.19,
  longitude: -1.5,
  scie: false,
  ...autre,
});
const ligne = (ligneId: number, articleId: number, quantite = 1, autre = {}): LigneARetirer => ({
  ligneId,
  articleId,
  quantite,
  ...autre,
});

interface Cas {
  lignes: LigneARetirer[];
  magasins: MagasinOuRetirer[];
  /** By store: how many of each article. */
  stocks: Record<number, Record<number, number>>;
}

function planifier({ lignes, magasins, stocks }: Cas, depuis: typeof CHANTIER | null = CHANTIER) {
  return planifierRetrait({
    lignes,
    magasins,
    stock: (magasinId, articleId) => stocks[magasinId]?.[articleId] ?? 0,
    depuis: depuis ?? undefined,
  });
}

/** `store distance: line line`, then what is left and why. */
function resumer(plan: ReturnType<typeof planifier>): string[] {
  return [
    ...plan.entiers.map(({ magasinId, distance }) => `${magasinId} à ${distance} km: tout`),
    ...plan.arrets.map(
      ({ magasinId, distance, lignes }) =>
        `${magasinId} à ${distance} km: ${lignes.map(({ ligneId }) => ligneId).join(' ')}`,
    ),
    ...plan.reste.map(({ ligne: { ligneId }, raison }) => `${ligneId}: ${raison}`),
  ];
}

describe('stores that have everything', () => {
  const lignes = [ligne(1, 10, 2), ligne(2, 11, 5)];
  const magasins = [auNord(1, 40), auNord(2, 12), auNord(3, 5)];

  test('come first, the nearest before the others, and no stops are proposed', () => {
    const stocks = { 1: { 10: 2, 11: 5 }, 2: { 10: 9, 11: 9 }, 3: { 10: 9, 11: 4 } };
    const plan = planifier({ lignes, magasins, stocks });
    expect(resumer(plan)).toEqual(['2 à 12 km: tout', '1 à 40 km: tout']);
    expect(plan.nombreEntiers).toBe(2);
  });

  test('two lines of one article share what lies there', () => {
    const deux = [ligne(1, 10, 3), ligne(2, 10, 3)];
    const stocks = { 2: { 10: 6 }, 3: { 10: 5 } };
    expect(resumer(planifier({ lignes: deux, magasins, stocks }))).toEqual(['2 à 12 km: tout']);
  });

  test('one that is too far is told of, beside the stops that are near', () => {
    const loin = [...magasins, auNord(9, 150), auNord(10, 200)];
    const plan = planifier({
      lignes,
      magasins: loin,
      stocks: { 9: { 10: 2, 11: 5 }, 3: { 10: 2 } },
    });
    expect(resumer(plan)).toEqual(['3 à 5 km: 1', '2: stock']);
    expect(plan.plusLoin).toEqual({ magasinId: 9, distance: 150 });
    const trop = planifier({ lignes, magasins: loin, stocks: { 10: { 10: 2, 11: 5 } } });
    expect([trop.plusLoin, trop.nombreEntiers]).toEqual([null, 1]);
  });

  test('without a place nothing is near: they are only counted', () => {
    const stocks = { 1: { 10: 2, 11: 5 }, 2: { 10: 2 } };
    const plan = planifier({ lignes, magasins, stocks }, null);
    expect(resumer(plan)).toEqual([]);
    expect(plan.nombreEntiers).toBe(1);
  });

  test('nothing asked for is nowhere to be collected', () => {
    expect(planifier({ lignes: [], magasins, stocks: {} }).nombreEntiers).toBe(0);
  });
});

describe('otherwise stops', () => {
  test('are as few as can be, however near others are', () => {
    const lignes = [ligne(1, 10), ligne(2, 11), ligne(3, 12)];
    const magasins = [auNord(1, 2), auNord(2, 3), auNord(3, 4), auNord(4, 50)];
    const stocks = { 1: { 10: 1 }, 2: { 11: 1 }, 3: { 12: 1 }, 4: { 11: 1, 12: 1 } };
    expect(resumer(planifier({ lignes, magasins, stocks }))).toEqual([
      '4 à 50 km: 2 3',
      '1 à 2 km: 1',
    ]);
  });

  test('make the shortest way, which ends at the job site', () => {
    const lignes = [ligne(1, 10), ligne(2, 11)];
    const ouest = { ...auNord(3, 10), longitude: -1.9 };
    const magasins = [auNord(1, 10), auNord(2, 30), ouest];
    const stocks = { 1: { 10: 1 }, 2: { 11: 1 }, 3: { 11: 1 } };
    // Store 3 is as near as 2 is far, but 2 lies beyond 1 on the same road.
    const plan = planifier({ lignes, magasins, stocks });
    expect(plan.arrets.map(({ magasinId }) => magasinId)).toEqual([2, 1]);
    expect(plan.kilometres).toBe(30);
  });

  test('a stop more is made only where it brings a line more', () => {
    const lignes = [ligne(1, 10), ligne(2, 11), ligne(3, 12)];
    const magasins = [auNord(1, 2), auNord(2, 3)];
    const stocks = { 1: { 10: 1, 11: 1 }, 2: { 10: 1 } };
    expect(resumer(planifier({ lignes, magasins, stocks }))).toEqual(['1 à 2 km: 1 2', '3: stock']);
  });

  test('a line is never cut in two between stores', () => {
    const stocks = { 1: { 10: 4 }, 2: { 10: 4 } };
    const magasins = [auNord(1, 2), auNord(2, 3)];
    expect(resumer(planifier({ lignes: [ligne(1, 10, 6)], magasins, stocks }))).toEqual([
      '1: stock',
    ]);
  });

  test('lines of one article go where there is enough for each', () => {
    const lignes = [ligne(1, 10, 4), ligne(2, 10, 3), ligne(3, 10, 2)];
    const magasins = [auNord(1, 2), auNord(2, 3)];
    // The smallest first would leave 2 + 3 in the first store and no room for 4 in the second.
    const stocks = { 1: { 10: 6 }, 2: { 10: 3 } };
    expect(resumer(planifier({ lignes, magasins, stocks }))).toEqual([
      '2 à 3 km: 2',
      '1 à 2 km: 1 3',
    ]);
  });

  test('a panel is cut where there is a saw, and made-to-measure goods are in no store', () => {
    const lignes = [
      ligne(1, 10, 1, { aScier: true }),
      ligne(2, 11, 1, { aScier: true }),
      ligne(3, 12, 1, { surMesure: true }),
    ];
    const magasins = [auNord(1, 2), auNord(2, 30, { scie: true })];
    const stocks = { 1: { 10: 9, 11: 9, 12: 9 }, 2: { 10: 1 } };
    expect(resumer(planifier({ lignes, magasins, stocks }))).toEqual([
      '2 à 30 km: 1',
      '2: coupe',
      '3: sur-mesure',
    ]);
  });

  test('nothing in stock anywhere leaves everything', () => {
    const plan = planifier({ lignes: [ligne(1, 10)], magasins: [auNord(1, 2)], stocks: {} });
    expect(resumer(plan)).toEqual(['1: stock']);
    expect(plan.plusLoin).toBeNull();
  });
});

describe('whatever is asked', () => {
  const ARTICLES = [10, 11, 12, 13];
  const petit = fc
    .record({
      lignes: fc.array(
        fc.record({
          articleId: fc.constantFrom(...ARTICLES),
          quantite: fc.integer({ min: 1, max: 4 }),
          aScier: fc.boolean(),
          surMesure: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      magasins: fc.array(fc.tuple(fc.integer({ min: 0, max: 120 }), fc.boolean(), fc.boolean()), {
        minLength: 1,
        maxLength: 4,
      }),
      stocks: fc.array(fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 4, maxLength: 4 }), {
        minLength: 4,
        maxLength: 4,
      }),
    })
    .map(({ lignes, magasins, stocks }): Cas => ({
      lignes: lignes.map((each, i) => ({ ligneId: i + 1, ...each })),
      magasins: magasins.map(([km, isOuest, scie], i) => ({
        ...auNord(i + 1, km, { scie }),
        longitude: isOuest ? -1.8 : -1.5,
      })),
      stocks: Object.fromEntries(
        stocks.map((quantites, i) => [
          i + 1,
          Object.fromEntries(ARTICLES.map((id, rang) => [id, quantites[rang] ?? 0])),
        ]),
      ),
    }));

  test('a plan never promises more than the stock, and every line has one place', () => {
    fc.assert(
      fc.property(petit, (cas) => {
        const plan = planifier(cas);
        const dits = [
          ...plan.arrets.flatMap(({ lignes }) => lignes.map(({ ligneId }) => ligneId)),
          ...plan.reste.map((each) => each.ligne.ligneId),
        ];
        const tous = cas.lignes.map(({ ligneId }) => ligneId);
        expect(dits.toSorted((a, b) => a - b)).toEqual(plan.entiers.length > 0 ? [] : tous);
        for (const { magasinId } of plan.entiers) {
          expect(pris(cas.lignes)).toSatisfy(tientDans(cas.stocks[magasinId]));
        }
        for (const { magasinId, lignes, distance } of plan.arrets) {
          expect(lignes.length).toBeGreaterThan(0);
          expect(distance).toBeLessThanOrEqual(RAYON_RETRAIT_KM);
          expect(pris(lignes)).toSatisfy(tientDans(cas.stocks[magasinId]));
          const scie = cas.magasins.find(({ id }) => id === magasinId)?.scie;
          expect(lignes.some((each) => each.surMesure || (each.aScier && !scie))).toBe(false);
        }
      }),
    );
  });

  test('no choice of stores serves more lines, with fewer stops, on a shorter way', () => {
    fc.assert(
      fc.property(petit, (cas) => {
        const plan = planifier(cas);
        fc.pre(plan.entiers.length === 0);
        const { arrets, reste, kilometres } = plan;
        expect([reste.length, arrets.length, kilometres]).toEqual(auMieux(cas));
      }),
      { numRuns: 200 },
    );
  });
});

function pris(lignes: readonly LigneARetirer[]): Map<number, number> {
  const sommes = new Map<number, number>();
  for (const { articleId, quantite } of lignes) {
    sommes.set(articleId, (sommes.get(articleId) ?? 0) + quantite);
  }
  return sommes;
}

const tientDans =
  (stock: Record<number, number> = {}) =>
  (sommes: Map<number, number>): boolean =>
    [...sommes].every(([articleId, quantite]) => quantite <= (stock[articleId] ?? 0));

/** Every way to give each line to a store or to none: the best of what is left, stops and kilometres. */
function auMieux({ lignes, magasins, stocks }: Cas): number[] {
  const proches = magasins.filter((each) => distanceKm(CHANTIER, each) <= RAYON_RETRAIT_KM);
  let best = [lignes.length, 0, 0];
  const choix: (MagasinOuRetirer | undefined)[] = [];
  const essayer = (i: number): void => {
    const courante = lignes[i];
    if (!courante) {
      const vus = new Set(choix.filter((each) => each !== undefined));
      if (vus.size > MAX_ARRETS) return;
      const tient = [...vus].every((magasin) =>
        tientDans(stocks[magasin.id])(pris(lignes.filter((_, rang) => choix[rang] === magasin))),
      );
      if (!tient) return;
      const laissees = choix.filter((each) => each === undefined).length;
      const essai = [laissees, vus.size, parcourir([...vus], CHANTIER).kilometres];
      if (compare(essai, best) < 0) best = essai;
      return;
    }
    for (const magasin of [undefined, ...proches]) {
      if (magasin && !isServie(courante, magasin, (id, a) => stocks[id]?.[a] ?? 0)) continue;
      choix[i] = magasin;
      essayer(i + 1);
    }
  };
  essayer(0);
  return best;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) if (value !== b[i]) return value - (b[i] ?? 0);
  return 0;
}
