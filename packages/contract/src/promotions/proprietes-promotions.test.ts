/** What holds whatever the basket and the promotions. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appliquerPromotions } from './appliquer-promotions.ts';
import type { LignePromue, PromotionComptee } from './promotion-comptee.ts';
import { remiserLignes, totalOf, type Remise } from './remiser-lignes.ts';

const LIGNES = 5;
const cents = (max: number) => fc.integer({ min: 1, max }).map((n) => BigInt(n) * 100n);

const ligne = fc
  .record({ quantite: fc.integer({ min: 1, max: 40 }), montant: cents(50_000), part: fc.nat(100) })
  .map(({ quantite, montant, part }) => ({
    quantite,
    montant,
    // One line in two has a floor.
    plafond: part > 50 ? montant : (((montant / 100n) * BigInt(part)) / 100n) * 100n,
  }));
const lignes = fc
  .array(ligne, { minLength: 1, maxLength: LIGNES })
  .map((les): LignePromue[] => les.map((each, i) => ({ ...each, cle: 10 + i })));

const places = fc.subarray([0, 1, 2, 3, 4], { minLength: 1 });
const avantage = fc.oneof(
  fc.record({ seuil: cents(20_000), pourcent: fc.integer({ min: 1, max: 1_000_000 }).map(BigInt) }),
  fc.record({ seuil: cents(20_000), montant: cents(20_000) }),
);
const genre = fc.oneof(
  fc.record({ paliers: fc.array(avantage, { minLength: 1, maxLength: 1 }) }),
  fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }))
    .map(([payes, offertes]) => ({ paliers: [], lot: { achetes: payes + offertes, payes } })),
);

interface Tirage {
  id: number;
  cumulable: boolean;
  places: number[];
  genre: Pick<PromotionComptee, 'paliers' | 'lot'>;
}
const tirage = fc.record({
  id: fc.integer({ min: 1, max: 99 }),
  cumulable: fc.boolean(),
  places,
  genre,
});
const tirages = fc.uniqueArray(tirage, { maxLength: 5, selector: ({ id }) => id }) as fc.Arbitrary<
  Tirage[]
>;

/** On the lines of these keys, wherever they stand. */
function poser(tires: readonly Tirage[], les: readonly LignePromue[]): PromotionComptee[] {
  return tires.map(({ id, cumulable, places: voulues, genre: sien }) => {
    const siennes = voulues
      .map((place) => les.findIndex(({ cle }) => cle === 10 + place))
      .filter((place) => place >= 0);
    return {
      id,
      cumulable,
      mesure: 'montant',
      genre: sien.lot ? 'lot' : 'remise',
      ...sien,
      comptees: siennes,
      remisees: siennes,
    };
  });
}

/** By promotion and key of line. */
function read(les: readonly LignePromue[], tires: readonly Tirage[]): Map<string, bigint> {
  const { appliquees } = appliquerPromotions(les, poser(tires, les));
  return new Map(
    appliquees
      .flatMap(({ promotion, parts }) =>
        [...parts].map(([i, part]): [string, bigint] => [`${promotion.id} ${les[i]?.cle}`, part]),
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const total = (lues: ReadonlyMap<string, bigint>) => [...lues.values()].reduce((a, b) => a + b, 0n);

test('parts are whole cents, add up to their promotion, and leave no line under what it may cost', () => {
  fc.assert(
    fc.property(lignes, tirages, (les, tires) => {
      const { appliquees } = appliquerPromotions(les, poser(tires, les));
      const parLigne = les.map(() => 0n);
      for (const { montant, parts } of appliquees) {
        expect([...parts.values()].reduce((a, b) => a + b, 0n)).toBe(montant);
        for (const [i, part] of parts) {
          expect(part > 0n && part % 100n === 0n).toBe(true);
          parLigne[i] = (parLigne[i] ?? 0n) + part;
        }
      }
      les.forEach(({ plafond }, i) => expect((parLigne[i] ?? 0n) <= plafond).toBe(true));
    }),
  );
});

test('neither the order of the lines nor that of the promotions matters', () => {
  fc.assert(
    fc.property(lignes, tirages, fc.integer(), (les, tires, graine) => {
      const tourne = <T>(liste: readonly T[]) => {
        const n = liste.length === 0 ? 0 : Math.abs(graine) % liste.length;
        return [...liste.slice(n), ...liste.slice(0, n)].toReversed();
      };
      expect(read(tourne(les), tourne(tires))).toEqual(read(les, tires));
    }),
  );
});

test('a discount that is not combinable shares no line', () => {
  fc.assert(
    fc.property(lignes, tirages, (les, tires) => {
      const { appliquees } = appliquerPromotions(les, poser(tires, les));
      for (const { promotion, parts } of appliquees) {
        if (promotion.cumulable) continue;
        const autres = appliquees.filter((each) => each.promotion !== promotion);
        for (const i of parts.keys()) {
          expect(autres.some((each) => each.parts.has(i))).toBe(false);
        }
      }
    }),
  );
});

test('lines go where most is taken off: as much as the best of every order of service', () => {
  fc.assert(
    fc.property(lignes, tirages, (les, tires) => {
      const promotions = poser(tires, les);
      expect(total(read(les, tires))).toBe(meilleurOrdre(les, promotions));
    }),
  );
});

function meilleurOrdre(
  les: readonly LignePromue[],
  promotions: readonly PromotionComptee[],
): bigint {
  const atteintes = promotions.flatMap((promotion): Remise[] => {
    const { lot, paliers, comptees } = promotion;
    const quantite = comptees.reduce((sum, i) => sum + (les[i]?.quantite ?? 0), 0);
    const montant = comptees.reduce((sum, i) => sum + (les[i]?.montant ?? 0n), 0n);
    if (lot) return quantite >= lot.achetes ? [{ promotion, palier: { seuil: 0n } }] : [];
    const [palier] = paliers;
    return palier && montant >= palier.seuil ? [{ promotion, palier }] : [];
  });
  const cumulables = atteintes.filter(({ promotion }) => promotion.cumulable);
  const seules = atteintes.filter(({ promotion }) => !promotion.cumulable);
  const servis = [...(cumulables.length > 0 ? [cumulables] : []), ...seules.map((each) => [each])];
  const gains = permutations(servis).map((ordre) => {
    const prises = new Set<number>();
    let gain = 0n;
    for (const remises of ordre) {
      gain += totalOf(remiserLignes(les, remises, (i) => !prises.has(i)));
      for (const { promotion } of remises) for (const i of promotion.remisees) prises.add(i);
    }
    return gain;
  });
  return gains.reduce((best, gain) => (gain > best ? gain : best), 0n);
}

function permutations<T>(liste: readonly T[]): T[][] {
  if (liste.length === 0) return [[]];
  return liste.flatMap((premier, i) =>
    permutations(liste.toSpliced(i, 1)).map((suite) => [premier, ...suite]),
  );
}

test('adding a line never lowers what is taken off', () => {
  // Without floors, and with lots kept apart: a free unit may pass from a line to another that a
  // percent had made cheaper.
  const sansPlancher = lignes.map((les) => les.map((each) => ({ ...each, plafond: each.montant })));
  const lotsSeuls = tirages.map((tires) =>
    tires.map((each) => ({ ...each, cumulable: each.cumulable && !each.genre.lot })),
  );
  fc.assert(
    fc.property(sansPlancher, lotsSeuls, (les, tires) => {
      const moins = les.slice(0, -1);
      // A lot works on the price of a unit, which a line rounded to the cent holds to a hair.
      const unCent = tires.some(({ genre: { lot } }) => lot) ? 100n : 0n;
      expect(total(read(les, tires)) + unCent >= total(read(moins, tires))).toBe(true);
    }),
  );
});
