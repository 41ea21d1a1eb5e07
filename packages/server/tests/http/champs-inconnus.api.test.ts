/** What the server would leave out of what was sent is refused, and named. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden } from '../articles/golden.ts';
import { json, refusee } from '../panier/paniers.ts';
import { newVisitor, type Visitor } from '../visitors.ts';

let api: TestApi;
let who: Visitor;
let vis: number;
beforeAll(async () => {
  api = await startApi();
  ({ vis } = await buildGolden(api.pool));
  who = await newVisitor(api.url);
});
afterAll(() => api.close());

describe('a field no call has', () => {
  test('is refused and named in a body, however deep', async () => {
    const lot = [{ articleId: vis, quantite: 1, couleur: 'bleu' }];
    expect(await refusee(who.call('PUT', '/api/panier/articles', json(lot)))).toMatchObject({
      status: 400,
      code: 'requete-invalide',
      data: { champs: [{ champ: 'body.0.couleur', raison: 'unknown field' }] },
    });
    expect((await who.call('HEAD', '/api/panier')).headers.get('x-nombre-articles')).toBe('0');
  });

  test('is refused and named in the query of a write', async () => {
    expect(await refusee(who.call('PATCH', '/api/panier?typ=Devis'))).toMatchObject({
      status: 400,
      code: 'requete-invalide',
      data: { champs: [{ champ: 'querystring.typ', raison: 'unknown field' }] },
    });
  });

  test('is refused where a write takes no parameter, or no body', async () => {
    expect(await refusee(who.call('POST', '/api/panier/vider?tout=1'))).toMatchObject({
      code: 'requete-invalide',
      data: { champs: [{ champ: 'querystring.tout' }] },
    });
    const chemin = `/api/panier/articles/${vis}`;
    expect(await refusee(who.call('PUT', chemin, json({ quantite: 3 })))).toMatchObject({
      code: 'requete-invalide',
      data: { champs: [{ champ: 'body' }] },
    });
    expect((await who.call('PUT', chemin, json({}))).status).toBe(200);
  });

  test('is no matter in the query of a read: nothing is lost', async () => {
    expect((await who.call('GET', '/api/panier?utm_source=lettre')).status).toBe(200);
  });
});
