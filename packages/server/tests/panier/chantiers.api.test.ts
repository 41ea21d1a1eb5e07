import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import { describe, expect, test } from 'vitest';
import { startGolden } from '../articles/golden-api.ts';
import { forFile } from '../for-file.ts';
import { newVisitor, type Visitor } from '../visitors.ts';

const api = forFile(() => startGolden());

const visiteur = () => newVisitor(api.url);

function ajouter(
  who: Visitor,
  query: string,
  cle?: string,
  articleId = api.vis,
): Promise<Response> {
  return who.call('PUT', `/api/panier/articles${query}`, {
    body: JSON.stringify([{ articleId, quantite: 2 }]),
    headers: {
      'content-type': 'application/json',
      ...(cle !== undefined && { 'idempotency-key': cle }),
    },
  });
}

async function lister(who: Visitor): Promise<Chantier[]> {
  const answer = await who.call('GET', '/api/panier/chantiers');
  expect(answer.status).toBe(200);
  return (await answer.json()) as Chantier[];
}

describe('adding to a chantier', () => {
  test('without a choice goes to the first one, which has no name', async () => {
    const who = await visiteur();
    expect(await lister(who)).toEqual([]);
    expect((await ajouter(who, '')).status).toBe(200);
    expect(await lister(who)).toMatchObject([{ libelle: null, nombreArticles: 1 }]);
  });

  test('by a name makes it once, whatever the spaces and capitals', async () => {
    const who = await visiteur();
    for (const nom of ['Rue des Lilas', ' rue  des lilas ', 'École']) {
      expect((await ajouter(who, `?chantier=${encodeURIComponent(nom)}`)).status).toBe(200);
    }
    // The first one, which holds nothing, is hidden.
    expect(await lister(who)).toMatchObject([
      { libelle: 'Rue des Lilas', nombreArticles: 1 },
      { libelle: 'École', nombreArticles: 1 },
    ]);
  });

  test('by its identifier adds to the line it holds', async () => {
    const who = await visiteur();
    await ajouter(who, '?chantier=Lilas');
    const lilas = (await lister(who)).at(-1)?.id;
    const answer = await ajouter(who, `?chantierId=${lilas}`);
    expect(await answer.json()).toMatchObject({ articles: [{ articleId: api.vis, quantite: 4 }] });
    expect(await (await ajouter(who, '')).json()).toMatchObject({
      nombreArticles: 2,
      articles: [{ quantite: 2 }],
    });
  });

  test('of someone else is not found, and nothing is added', async () => {
    const [one, other] = await Promise.all([visiteur(), visiteur()]);
    await ajouter(one, '?chantier=Lilas');
    const chantierId = (await lister(one)).at(-1)?.id;
    const answer = await ajouter(other, `?chantierId=${chantierId}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'introuvable', data: { chantierId } });
    expect(await lister(other)).toEqual([]);
    expect((await lister(one)).at(-1)).toMatchObject({ nombreArticles: 1 });
  });

  test('tabs that name the same new one make one', async () => {
    const who = await visiteur();
    await Promise.all(Array.from({ length: 8 }, () => ajouter(who, '?chantier=Lilas')));
    expect(await lister(who)).toHaveLength(1);
  });

  test('a key used again for another chantier is refused', async () => {
    const who = await visiteur();
    expect((await ajouter(who, '?chantier=Lilas', 'k-1')).status).toBe(200);
    expect((await ajouter(who, '?chantier=Lilas', 'k-1')).status).toBe(200);
    expect((await ajouter(who, '?chantier=Roses', 'k-1')).status).toBe(400);
    expect(await lister(who)).toHaveLength(1);
  });

  test('a refused article makes no chantier', async () => {
    const who = await visiteur();
    await ajouter(who, '', undefined, api.perceuse);
    expect((await ajouter(who, '?chantier=Lilas', undefined, 999_999)).status).toBe(404);
    expect(await lister(who)).toHaveLength(1);
  });

  test.each(['?chantier=', '?chantier=%20%00', `?chantier=${'x'.repeat(81)}`, '?chantierId=0'])(
    '%s is an invalid request',
    async (query) => {
      expect((await ajouter(await visiteur(), query)).status).toBe(400);
    },
  );
});

test('the chantiers of a basket need a bearer', async () => {
  expect((await fetch(`${api.url}/api/panier/chantiers`)).status).toBe(401);
});
