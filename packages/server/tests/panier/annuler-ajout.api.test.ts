import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import { beforeAll, expect, test } from 'vitest';
import { startGolden } from '../articles/golden-api.ts';
import { forFile } from '../for-file.ts';
import { sql } from '../../src/db/sql.ts';
import { newVisitor, type Visitor } from '../visitors.ts';

const api = forFile(() => startGolden());
beforeAll(async () => {
  await api.pool.execute(
    sql`update article set multiple = 5, minimum = 10 where id = ${api.perceuse}`,
  );
});

const JSON_TYPE = { 'content-type': 'application/json' };

async function ajouter(who: Visitor, id: number, quantite: number): Promise<EcriturePanier> {
  const answer = await who.call('PUT', `/api/panier/articles/${id}?quantite=${quantite}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as EcriturePanier;
}

function annuler(who: Visitor, chantierId: number, lot: unknown, cle?: string): Promise<Response> {
  return who.call('POST', `/api/panier/chantiers/${chantierId}/annuler-ajout`, {
    body: JSON.stringify(lot),
    headers: { ...JSON_TYPE, ...(cle !== undefined && { 'idempotency-key': cle }) },
  });
}

async function quantites(who: Visitor): Promise<unknown> {
  const answer = await who.call('GET', '/api/panier/quantites');
  expect(answer.headers.get('cache-control')).toContain('private');
  return answer.json();
}

function chantierOf({ articles }: EcriturePanier): number {
  return articles[0]?.chantierId ?? 0;
}

test('an addition taken back leaves the line as it was before, or no line', async () => {
  const who = await newVisitor(api.url);
  await ajouter(who, api.vis, 2);
  const chantierId = chantierOf(await ajouter(who, api.vis, 3));
  const answer = await annuler(who, chantierId, [{ articleId: api.vis, quantite: 3 }]);
  expect(await answer.json()).toMatchObject({
    nombreArticles: 1,
    articles: [{ chantierId, articleId: api.vis, quantite: 2 }],
  });
  await annuler(who, chantierId, [{ articleId: api.vis, quantite: 2 }]);
  expect(await quantites(who)).toEqual([]);
});

test('what another tab added meanwhile stays', async () => {
  const who = await newVisitor(api.url);
  const chantierId = chantierOf(await ajouter(who, api.vis, 3));
  await ajouter(who, api.vis, 1);
  await annuler(who, chantierId, [{ articleId: api.vis, quantite: 3 }]);
  expect(await quantites(who)).toEqual([{ articleId: api.vis, quantite: 1 }]);
});

test('several articles are taken back at once, those already gone are no matter', async () => {
  const who = await newVisitor(api.url);
  await ajouter(who, api.vis, 3);
  const chantierId = chantierOf(await ajouter(who, api.perceuse, 10));
  await who.call('DELETE', `/api/panier/chantiers/${chantierId}/articles/${api.vis}`);
  const lot = [
    { articleId: api.vis, quantite: 3 },
    { articleId: api.perceuse, quantite: 10 },
  ];
  expect(await (await annuler(who, chantierId, lot)).json()).toMatchObject({ nombreArticles: 0 });
  expect((await annuler(who, chantierId, lot)).status).toBe(404);
});

test('sent twice under one key, it is taken back once', async () => {
  const who = await newVisitor(api.url);
  const chantierId = chantierOf(await ajouter(who, api.vis, 6));
  const lot = [{ articleId: api.vis, quantite: 2 }];
  await annuler(who, chantierId, lot, 'annule-1');
  await annuler(who, chantierId, lot, 'annule-1');
  expect(await quantites(who)).toEqual([{ articleId: api.vis, quantite: 4 }]);
});

test('quantities are summed over the chantiers and belong to who filled the basket', async () => {
  const who = await newVisitor(api.url);
  await ajouter(who, api.vis, 2);
  await who.call('PUT', '/api/panier/articles?chantier=Villa', {
    body: JSON.stringify([{ articleId: api.vis, quantite: 5 }]),
    headers: JSON_TYPE,
  });
  expect(await quantites(who)).toEqual([{ articleId: api.vis, quantite: 7 }]);
  expect(await quantites(await newVisitor(api.url))).toEqual([]);
});
