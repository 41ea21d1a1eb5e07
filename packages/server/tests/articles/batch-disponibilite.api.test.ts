import { beforeAll, expect, test } from 'vitest';
import { startGolden } from './golden-api.ts';
import { forFile } from '../for-file.ts';
import { newVisitor, type Visitor } from '../visitors.ts';

const api = forFile(() => startGolden());
let visitor: Visitor;
beforeAll(async () => {
  visitor = await newVisitor(api.url);
});

function post(body: unknown) {
  return visitor.call('POST', '/api/articles/batch-disponibilite', {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
}

test('tells when the quantity can be had', async () => {
  const answer = await post([{ articleId: api.vis, quantite: 3 }]);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject([
    { articleId: api.vis, disponibiliteStock: { delais: [{ quantite: 3 }] } },
  ]);
});

test('a batch without data asks for an identifier and a quantity', async () => {
  for (const body of [[], [{ articleId: 1 }]]) {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'lot-sans-donnees',
      message: expect.stringContaining('un identifiant et une quantité') as string,
    });
  }
});

test('refuses a batch that is not one', async () => {
  expect((await post([{ articleId: 1, quantite: -1 }])).status).toBe(400);
});
