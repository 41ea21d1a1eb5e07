import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOuvre } from '../jours-ouvres.ts';
import { FORMULES_LIVRAISON } from './choix.schema.ts';
import { demandeEssai, DEPOT, ligneEssai, NANTES, STRASBOURG, stockEssai } from './plan-essai.ts';
import { planifierLivraison } from './plan.ts';
import type { DemandePlan, StockLu } from './demande-plan.ts';

const LUNDI = new Date('2026-11-16T09:00:00+01:00');

const planifier = (autre: Partial<DemandePlan>, stock: StockLu[]) =>
  planifierLivraison(demandeEssai(autre), stock, LUNDI);

const resumer = ({ envois }: ReturnType<typeof planifier>) =>
  envois.map(
    ({ jour, heure, lignes }) =>
      `${jour}${heure ? ` ${heure}` : ''}: ${lignes.map((l) => `${l.ligneId}×${l.quantite}`).join(' ')}`,
  );

describe('as soon as it can', () => {
  test('stock first, then what is on its way, then the maker', () => {
    const stock = [stockEssai(2, { attendu: 2, attenduLe: '2026-11-18' })];
    const plan = planifier({}, stock);
    expect(resumer(plan)).toEqual(['2026-11-17: 1×2', '2026-11-19: 1×2', '2026-11-24: 1×1']);
    expect(plan.allocations.map(({ lieuId, quantite }) => [lieuId, quantite])).toEqual([
      [DEPOT, 2],
      [null, 2],
      [null, 1],
    ]);
  });

  test('what comes later than the maker could send it is not waited for', () => {
    const stock = [stockEssai(0, { attendu: 9, attenduLe: '2026-12-01' })];
    expect(resumer(planifier({}, stock))).toEqual(['2026-11-24: 1×5']);
  });

  test('what was due before today is counted as if it came now', () => {
    const stock = [stockEssai(0, { attendu: 9, attenduLe: '2026-11-02' })];
    expect(resumer(planifier({}, stock))).toEqual(['2026-11-17: 1×5']);
  });

  test('two lines of an article share what there is, in their order', () => {
    const lignes = [ligneEssai(), ligneEssai({ ligneId: 2, chantierId: 101 })];
    expect(resumer(planifier({ lignes }, [stockEssai(7)]))).toEqual([
      '2026-11-17: 1×5 2×2',
      '2026-11-24: 2×3',
    ]);
  });

  test('several warehouses give, the first one first', () => {
    const stock = [stockEssai(3, { lieuId: 2 }), stockEssai(4)];
    const { allocations } = planifier({ depotIds: [1, 2] }, stock);
    expect(allocations.map(({ lieuId, quantite }) => [lieuId, quantite])).toEqual([
      [1, 4],
      [2, 1],
    ]);
  });

  test('the store of another gives nothing', () => {
    expect(resumer(planifier({}, [stockEssai(9, { lieuId: 44 })]))).toEqual(['2026-11-24: 1×5']);
  });
});

describe('the other ways', () => {
  const lignes = [ligneEssai(), ligneEssai({ ligneId: 2, articleId: 11, chantierId: 101 })];
  const stock = [stockEssai(9)];

  test('all at once waits for the last', () => {
    expect(resumer(planifier({ formule: 'complete', lignes }, stock))).toEqual([
      '2026-11-24: 1×5 2×5',
    ]);
  });

  test('on a day: what is ready by then, the rest when it comes', () => {
    const jour = '2026-11-19';
    expect(resumer(planifier({ formule: 'jour-choisi', jour, lignes }, stock))).toEqual([
      '2026-11-19: 1×5',
      '2026-11-24: 2×5',
    ]);
    const apres = planifier({ formule: 'jour-choisi', jour: '2026-11-27', lignes }, stock);
    expect(resumer(apres)).toEqual(['2026-11-27: 1×5 2×5']);
  });

  test('express is before noon', () => {
    expect(resumer(planifier({ formule: 'express' }, stock))).toEqual(['2026-11-17 12:00: 1×5']);
  });

  test('by chantier: each its day and its place, never together', () => {
    const chantiers = [
      { chantierId: 100, destination: NANTES, jour: '2026-11-24' },
      { chantierId: 101, destination: STRASBOURG, jour: null },
    ];
    const plan = planifier({ formule: 'par-chantier', chantiers, lignes }, stock);
    expect(resumer(plan)).toEqual(['2026-11-24: 1×5', '2026-11-24: 2×5']);
    expect(plan.envois.map(({ chantierId }) => chantierId)).toEqual([100, 101]);
  });

  test('weighs what is in it, in grams', () => {
    expect(planifier({ lignes }, stock).envois.map(({ poids }) => poids)).toEqual([2500, 2500]);
  });
});

describe('whatever is ordered', () => {
  const lignes = fc
    .array(
      fc.record({
        articleId: fc.integer({ min: 10, max: 13 }),
        chantierId: fc.integer({ min: 100, max: 102 }),
        quantite: fc.integer({ min: 1, max: 40 }),
        poids: fc.integer({ min: 0, max: 40_000 }),
        longueur: fc.integer({ min: 0, max: 4000 }),
        dangereux: fc.boolean(),
        delaiFournisseur: fc.integer({ min: 0, max: 30 }),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map((each) => each.map((ligne, i) => ({ ...ligne, ligneId: i + 1 })));
  const stock = fc.uniqueArray(
    fc.record({
      articleId: fc.integer({ min: 10, max: 13 }),
      lieuId: fc.integer({ min: 1, max: 3 }),
      quantite: fc.integer({ min: 0, max: 60 }),
      attendu: fc.integer({ min: 1, max: 60 }),
      attenduLe: fc.option(fc.constantFrom('2026-11-12', '2026-11-18', '2026-12-03')),
    }),
    { selector: ({ articleId, lieuId }) => `${articleId} ${lieuId}` },
  );
  const cas = fc.record({
    lignes,
    stock,
    formule: fc.constantFrom(...FORMULES_LIVRAISON),
    jour: fc.constantFrom('2026-11-17', '2026-11-23', '2026-12-04'),
    destination: fc.constantFrom(NANTES, STRASBOURG),
    minutes: fc.integer({ min: 0, max: 60 * 24 * 60 }),
  });
  type Cas = typeof cas extends fc.Arbitrary<infer C> ? C : never;
  const demander = ({ minutes, stock: libre, ...autre }: Cas) => ({
    demande: demandeEssai({ ...autre, depotIds: [1, 2] }),
    libre,
    quand: new Date(LUNDI.getTime() + minutes * 60_000),
  });

  test('all of it is sent, once, and no place gives more than it has or awaits', () => {
    fc.assert(
      fc.property(cas, (each) => {
        const { demande, libre, quand } = demander(each);
        const { allocations, envois } = planifierLivraison(demande, libre, quand);
        for (const { ligneId, quantite } of demande.lignes) {
          const allouee = allocations.filter((a) => a.ligneId === ligneId);
          expect(somme(allouee)).toBe(quantite);
          const envoyee = envois.flatMap((envoi) => envoi.lignes);
          expect(somme(envoyee.filter((l) => l.ligneId === ligneId))).toBe(quantite);
        }
        for (const { articleId, lieuId, quantite, attendu, attenduLe } of libre) {
          const siennes = allocations.filter((a) => a.articleId === articleId);
          expect(somme(siennes.filter((a) => a.lieuId === lieuId))).toBeLessThanOrEqual(quantite);
          const arrivages = siennes.filter((a) => a.arrivage?.lieuId === lieuId);
          expect(somme(arrivages)).toBeLessThanOrEqual(attendu);
          for (const { arrivage } of arrivages) expect(arrivage?.jour).toBe(attenduLe);
        }
      }),
    );
  });

  test('it arrives on working days after the order, in order, and when it was asked for', () => {
    fc.assert(
      fc.property(cas, (each) => {
        const { demande, libre, quand } = demander(each);
        const jours = planifierLivraison(demande, libre, quand).envois.map(({ jour }) => jour);
        expect(jours).toEqual(jours.toSorted());
        for (const jour of jours) {
          const isDemande = demande.formule === 'jour-choisi' && jour === demande.jour;
          expect(isDemande || isOuvre(jour, demande.destination.departement)).toBe(true);
          expect(jour > quand.toISOString().slice(0, 10) || isDemande).toBe(true);
          if (demande.formule === 'jour-choisi') expect(jour >= (demande.jour ?? '')).toBe(true);
        }
        if (demande.formule === 'complete') expect(jours).toHaveLength(1);
      }),
    );
  });

  test('more in stock never makes it later', () => {
    fc.assert(
      fc.property(cas, (each) => {
        const { demande, libre, quand } = demander(each);
        const plus = libre.map((row) => ({ ...row, quantite: row.quantite + 10 }));
        const dernier = (rows: StockLu[]) =>
          planifierLivraison(demande, rows, quand).envois.at(-1)?.jour ?? '';
        expect(dernier(plus) <= dernier(libre)).toBe(true);
      }),
    );
  });
});

function somme(parts: readonly { quantite: number }[]): number {
  return parts.reduce((sum, { quantite }) => sum + quantite, 0);
}
