import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden, type Golden } from '../articles/golden.ts';
import { ajouter, lirePanier } from '../panier/paniers.ts';
import { newVisitor } from '../visitors.ts';
import { insertPromotion } from './promotions.ts';

let api: TestApi;
let golden: Golden;
beforeAll(async () => {
  api = await startApi({}, { suivi: true });
  golden = await buildGolden(api.pool);
});
afterAll(() => api.close());

test('what is kept in memory follows the promotions, whoever writes them', async () => {
  const who = await newVisitor(api.url);
  await ajouter(who, golden.vis, 2);
  const promotions = async () =>
    (await lirePanier(who)).tarif.promotions.map(({ libelle, montant }) => [
      libelle,
      montant.montant,
    ]);
  expect(await promotions()).toEqual([]);
  const id = await insertPromotion(api.pool, {
    code: 'Dix',
    paliers: [['1', { pourcentage: '10' }]],
  });
  await expect.poll(promotions).toEqual([['Dix', '4.18']]);
  await api.pool.execute(sql`
    update promotion_panier_palier set pourcentage = 20 where promotion_id = ${id}`);
  await expect.poll(promotions).toEqual([['Dix', '8.36']]);
  await api.pool.execute(sql`delete from promotion_panier where id = ${id}`);
  await expect.poll(promotions).toEqual([]);
});
