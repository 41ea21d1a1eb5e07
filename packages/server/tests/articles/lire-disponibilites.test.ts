import { demandeEssai, ligneEssai } from '@comptoir/contract/livraison/plan-essai.ts';
import { planifierLivraison } from '@comptoir/contract/livraison/plan.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClock } from '../../src/clock.ts';
import { createArticles, type Articles } from '../../src/articles/articles.public.ts';
import { createLieux } from '../../src/magasins/magasins.public.ts';
import { createDatabase, type TestDatabase } from '../database.ts';
import { buildGolden, buildLieux, type Golden } from './golden.ts';

/** Monday, ten in the morning in Paris. */
const LUNDI = new Date('2026-11-16T09:00:00Z');

let database: TestDatabase;
let golden: Golden;
let articles: Articles;
beforeAll(async () => {
  database = await createDatabase();
  golden = await buildGolden(database.pool);
  const { pool } = database;
  await buildLieux(pool, golden.vis);
  articles = createArticles({
    pool,
    lieux: createLieux({ pool }),
    clock: createClock(() => LUNDI),
  });
});
afterAll(() => database.drop());

async function delais(quantite: number, magasinId?: number) {
  const acteur = { sessionId: 1, role: 'Anonyme' as const, ...(magasinId ? { magasinId } : {}) };
  const lot = [{ articleId: golden.vis, quantite }];
  const [ligne] = await articles.lireDisponibilites({ acteur, langue: 'fr' }, lot);
  return ligne?.disponibiliteStock.delais.map(({ quantite: n, date, origine }) => [
    n,
    date,
    origine,
  ]);
}

test('without a store all warehouses count', async () => {
  expect(await delais(50)).toEqual([
    [40, '2026-11-17', 'depot'],
    [10, '2026-11-19', 'reappro'],
  ]);
});

test('with a store it comes first, then the warehouse that serves it', async () => {
  expect(await delais(50, 3)).toEqual([
    [4, '2026-11-16', 'magasin'],
    [10, '2026-11-17', 'depot'],
    [25, '2026-11-19', 'reappro'],
    [11, '2026-11-24', 'fournisseur'],
  ]);
});

test.each([
  ['2026-11-16T10:00:00+01:00', { date: '2026-11-16', heure: '12:00' }],
  ['2026-11-16T11:00:00+01:00', { date: '2026-11-16', heure: '15:00' }],
  ['2026-11-16T22:10:00+01:00', { date: '2026-11-17', heure: '10:00' }],
])('sheet, basket and checkout tell one hour of a pick-up: %s', async (maintenant, pret) => {
  const { pool } = database;
  const lieux = createLieux({ pool });
  const clock = createClock(() => new Date(maintenant));
  const boutique = createArticles({ pool, lieux, clock });
  const acteur = { sessionId: 1, role: 'Anonyme' as const, magasinId: 3 };
  const demande = { acteur, langue: 'fr' as const };
  const articleId = golden.vis;
  const fiche = await boutique.lireDisponibilitesMagasins(demande, { articleId, quantite: 2 });
  const [panier] = await boutique.lireDisponibilites(demande, [{ articleId, quantite: 2 }]);
  expect(fiche?.magasins.find(({ reference }) => reference)?.retrait).toEqual(pret);
  expect(panier?.disponibiliteStock.delais).toEqual([{ quantite: 2, ...pret, origine: 'magasin' }]);

  const magasin = (await lieux()).magasins.get(3);
  const plan = planifierLivraison(
    demandeEssai({
      mode: 'retrait-magasin',
      magasinId: 3,
      horaires: magasin?.horaires ?? null,
      lignes: [ligneEssai({ articleId, quantite: 2 })],
    }),
    await boutique.readStockRows([articleId], 3),
    clock.now(),
  );
  expect(plan.envois).toMatchObject([{ jour: pret.date, heure: pret.heure }]);
});

test('an article without any stock is made by its maker', async () => {
  const demande = { acteur: { sessionId: 1, role: 'Anonyme' as const }, langue: 'fr' as const };
  const lot = [
    { articleId: 999_999, quantite: 1 },
    { articleId: golden.perceuse, quantite: 2 },
  ];
  expect(await articles.lireDisponibilites(demande, lot)).toEqual([
    {
      articleId: golden.perceuse,
      quantite: 2,
      disponibiliteStock: {
        delais: [{ quantite: 2, date: '2026-11-24', heure: null, origine: 'fournisseur' }],
      },
    },
  ]);
});
