import { beforeAll, expect, test } from 'vitest';
import { startGolden } from './golden-api.ts';
import { forFile } from '../for-file.ts';
import { newVisitor, type Visitor } from '../visitors.ts';

const api = forFile(() => startGolden());
let visitor: Visitor;
beforeAll(async () => {
  visitor = await newVisitor(api.url);
});

function post(body: unknown, langue = 'fr') {
  return visitor.call('POST', '/api/articles/batch-tarifs', {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'accept-language': langue },
  });
}

test('prices a batch with tiers and the reason of each price', async () => {
  const answer = await post([{ articleId: api.vis, quantite: 5 }]);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual([
    {
      articleId: api.vis,
      quantite: 5,
      prixPublicHT: { montant: '20.9000', devise: 'EUR' },
      prixNetHT: { montant: '19.6500', devise: 'EUR' },
      remise: '5.98',
      origine: 'palier',
      paliers: [
        { quantite: 5, prixNetHT: { montant: '19.6500', devise: 'EUR' } },
        { quantite: 20, prixNetHT: { montant: '18.3900', devise: 'EUR' } },
      ],
      explication: [
        { origine: 'public', prixHT: { montant: '20.9000', devise: 'EUR' } },
        { origine: 'palier', prixHT: { montant: '19.6500', devise: 'EUR' } },
      ],
      promotion: null,
      ecoParticipation: null,
      tva: '20',
      familleId: expect.any(Number),
    },
  ]);
});

test('a batch without data asks for an identifier and a quantity', async () => {
  for (const body of [[], [{ articleId: 1 }], [{ quantite: 1 }], null]) {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'lot-sans-donnees',
      message:
        'Vous devez fournir un identifiant et une quantité pour récupérer les prix et les disponibilités.',
    });
  }
});

test('a batch without data is told in the language of the request', async () => {
  const answer = await visitor.call('POST', '/api/articles/batch-tarifs', {
    headers: { 'accept-language': 'en' },
  });
  expect(await answer.json()).toMatchObject({
    code: 'lot-sans-donnees',
    message: 'You must give an identifier and a quantity to get prices and availability.',
  });
});

test.each([
  [[{ articleId: '1', quantite: 1 }]],
  [[{ articleId: 1, quantite: 0 }]],
  [[{ articleId: 1, quantite: 1.5 }]],
  [[{ articleId: 1e12, quantite: 1 }]],
  [{ articleId: 1, quantite: 1 }],
  ['1'],
  [Array.from({ length: 1001 }, () => ({ articleId: 1, quantite: 1 }))],
])('refuses a batch that is not one (%#)', async (body) => {
  const answer = await post(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'requete-invalide' });
});

test('needs a session', async () => {
  const answer = await fetch(`${api.url}/api/articles/batch-tarifs`, {
    method: 'POST',
    body: '[]',
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(401);
});
