import { beforeAll, describe, expect, test } from 'vitest';
import { startGolden } from '../articles/golden-api.ts';
import { forFile } from '../for-file.ts';
import { sql } from '../../src/db/sql.ts';
import { newVisitor, type Visitor } from '../visitors.ts';
import { ajouter, cheminOf, written, json, lirePanier, refusee, resumer } from './paniers.ts';

const api = forFile(() => startGolden());
beforeAll(async () => {
  await api.pool.execute(
    sql`update article set multiple = 5, minimum = 10 where id = ${api.perceuse}`,
  );
});

const visiteur = () => newVisitor(api.url);

async function retirer<T>(articleId: number, work: () => Promise<T>): Promise<T> {
  await api.pool.execute(sql`update article set retire = true where id = ${articleId}`);
  try {
    return await work();
  } finally {
    await api.pool.execute(sql`update article set retire = false where id = ${articleId}`);
  }
}

async function lignesOf(who: Visitor): Promise<number[]> {
  const { chantiers } = await lirePanier(who);
  return chantiers.flatMap(({ articles }) => articles.map(({ ligneId }) => ligneId));
}

describe('adding to a chantier by its address', () => {
  const nouveau = (who: Visitor, query: string, cle?: string) =>
    who.call('PUT', `/api/panier/chantiers/nouveau/articles/${api.vis}${query}`, {
      headers: cle === undefined ? {} : { 'idempotency-key': cle },
    });

  test('« nouveau » makes one by its name, once', async () => {
    const who = await visiteur();
    await written(nouveau(who, '?libelle=Lilas&quantite=2'));
    await written(nouveau(who, '?libelle=lilas'));
    expect(await resumer(who)).toEqual([`Lilas: ${api.vis}×3`]);
    const chemin = await cheminOf(who, api.vis);
    await written(who.call('PUT', `${chemin}?traitCoupe=`));
    expect(await resumer(who)).toEqual([`Lilas: ${api.vis}×4`]);
  });

  test('repeated with the same key adds once', async () => {
    const who = await visiteur();
    const first = await written(nouveau(who, '?libelle=Lilas&quantite=2', 'k-1'));
    expect(await written(nouveau(who, '?libelle=Lilas&quantite=2', 'k-1'))).toEqual(first);
    expect(await resumer(who)).toEqual([`Lilas: ${api.vis}×2`]);
    expect((await nouveau(who, '?libelle=Roses&quantite=2', 'k-1')).status).toBe(400);
  });

  test.each([
    '',
    '?libelle=',
    '?libelle=%20',
    `?libelle=a&traitCoupe=${'9'.repeat(2001)}`,
    '?libelle=a&remise=x',
  ])('« nouveau » with « %s » is an invalid request', async (query) => {
    expect(await refusee(nouveau(await visiteur(), query))).toMatchObject({
      status: 400,
      code: 'requete-invalide',
    });
  });
});

describe('changing a line', () => {
  test('sets its quantity, and says when it went up', async () => {
    const who = await visiteur();
    await ajouter(who, api.perceuse, 10);
    const chemin = await cheminOf(who, api.perceuse);
    expect(await written(who.call('PATCH', `${chemin}?quantite=20`))).toMatchObject({
      nombreArticles: 1,
      articles: [{ articleId: api.perceuse, quantite: 20 }],
      messages: [],
    });
    expect(await written(who.call('PATCH', `${chemin}?quantite=22`))).toMatchObject({
      articles: [{ quantite: 25 }],
      messages: [{ code: 'quantite-multiple', demande: 22, quantite: 25 }],
    });
    expect(await written(who.call('PATCH', `${chemin}?quantite=1`))).toMatchObject({
      messages: [{ code: 'quantite-minimum', demande: 1, quantite: 10 }],
    });
    expect(await resumer(who)).toEqual([`-: ${api.perceuse}×10`]);
  });

  test('by the article alone changes the first chantier that holds it, one unless told', async () => {
    const who = await visiteur();
    await ajouter(who, api.vis, 5, 'Lilas');
    await ajouter(who, api.vis, 5, 'Roses');
    await written(who.call('PATCH', `/api/panier/articles/${api.vis}`));
    expect(await resumer(who)).toEqual([`Lilas: ${api.vis}×1`, `Roses: ${api.vis}×5`]);
    await written(who.call('PATCH', `/api/panier/articles/${api.vis}?quantite=8`));
    expect(await resumer(who)).toEqual([`Lilas: ${api.vis}×8`, `Roses: ${api.vis}×5`]);
  });

  test('that is not there is not found, and neither is one of an empty basket', async () => {
    const who = await visiteur();
    await ajouter(who, api.vis);
    const chemin = (await cheminOf(who, api.vis)).replace(/\d+$/, String(api.perceuse));
    const introuvable = { status: 404, code: 'introuvable' };
    expect(await refusee(who.call('PATCH', `${chemin}?quantite=2`))).toMatchObject(introuvable);
    expect(await refusee(who.call('DELETE', chemin))).toMatchObject(introuvable);
    const autre = await visiteur();
    const vide = autre.call('PATCH', `/api/panier/articles/${api.vis}`);
    expect(await refusee(vide)).toMatchObject(introuvable);
    expect((await lirePanier(autre)).id).toBeNull();
  });

  test('of an article no longer sold is refused; it can be removed', async () => {
    const who = await visiteur();
    await ajouter(who, api.vis, 3);
    const chemin = await cheminOf(who, api.vis);
    await retirer(api.vis, async () => {
      expect(await refusee(who.call('PATCH', `${chemin}?quantite=2`))).toMatchObject({
        status: 409,
        code: 'article-retire',
      });
      await written(who.call('DELETE', chemin));
    });
    expect(await resumer(who)).toEqual([]);
  });

  test.each([
    '',
    '?quantite=0',
    '?quantite=-3',
    '?quantite=1.5',
    '?quantite=1e9',
    `?quantite=${'9'.repeat(10_000)}`,
    '?quantite=2&quantite=3',
    `?traitCoupe=${'9'.repeat(2001)}`,
    '?remise=-1',
    '?remise=1.234',
    '?remise=1000000',
  ])('with « %.20s » is an invalid request', async (query) => {
    const who = await visiteur();
    await ajouter(who, api.vis, 3);
    const chemin = await cheminOf(who, api.vis);
    expect(await refusee(who.call('PATCH', chemin + query))).toMatchObject({
      status: 400,
      code: 'requete-invalide',
    });
    expect(await resumer(who)).toEqual([`-: ${api.vis}×3`]);
  });

  test('by a million digits is refused before it is read', async () => {
    const who = await visiteur();
    await ajouter(who, api.vis, 3);
    const chemin = await cheminOf(who, api.vis);
    const million = '9'.repeat(1_000_000);
    const answer = await who.call('PATCH', `${chemin}?quantite=${million}`).catch(() => undefined);
    // Node hangs up or answers 431: the line is longer than any request may be.
    expect(answer?.status ?? 431).toBe(431);
    const lot = `[{"articleId":${api.vis},"quantite":${million}}]`;
    const headers = { 'content-type': 'application/json' };
    const body = await refusee(who.call('PUT', '/api/panier/articles', { body: lot, headers }));
    expect(body).toMatchObject({ status: 400, code: 'requete-invalide' });
    expect(await resumer(who)).toEqual([`-: ${api.vis}×3`]);
  });
});

describe('removing', () => {
  test('a line leaves the others', async () => {
    const who = await visiteur();
    await ajouter(who, api.vis, 3);
    await ajouter(who, api.perceuse, 10);
    const chemin = await cheminOf(who, api.vis);
    const ecriture = await written(who.call('DELETE', chemin));
    expect(ecriture).toMatchObject({ nombreArticles: 1, articles: [], messages: [] });
    expect(await resumer(who)).toEqual([`-: ${api.perceuse}×10`]);
  });

  test('several lines of a chantier leaves those of the others', async () => {
    const who = await visiteur();
    await ajouter(who, api.vis, 3);
    await ajouter(who, api.vis, 4, 'Lilas');
    await ajouter(who, api.perceuse, 10, 'Lilas');
    const lilas = (await lirePanier(who)).chantiers.at(-1)?.id;
    const path = `/api/panier/chantiers/${lilas}/articles`;
    await written(who.call('DELETE', path, json([api.vis, api.perceuse, 999_999])));
    expect(await resumer(who)).toEqual([`-: ${api.vis}×3`]);
    expect((await who.call('DELETE', path, json([api.vis]))).status).toBe(404);
  });

  test.each([[], ['x'], [0], { ids: [1] }, Array.from({ length: 1001 }, () => 1)])(
    'the list %j is an invalid request',
    async (body) => {
      const who = await visiteur();
      await ajouter(who, api.vis);
      const chemin = (await cheminOf(who, api.vis)).replace(/\/\d+$/, '');
      expect((await who.call('DELETE', chemin, json(body))).status).toBe(400);
    },
  );
});

describe('moving lines', () => {
  const deplacer = (who: Visitor, body: object) =>
    who.call('POST', '/api/panier/lignes/deplacer', json(body));

  test('to a new chantier and back adds up lines of the same thing', async () => {
    const who = await visiteur();
    await ajouter(who, api.vis, 3);
    await ajouter(who, api.perceuse, 10);
    await ajouter(who, api.vis, 4, 'Lilas');
    const ecriture = await written(
      deplacer(who, { ligneIds: (await lignesOf(who)).slice(0, 2), chantier: 'Lilas' }),
    );
    expect(ecriture.nombreArticles).toBe(2);
    expect(await resumer(who)).toEqual([`Lilas: ${api.vis}×7 ${api.perceuse}×10`]);
    await written(deplacer(who, { ligneIds: await lignesOf(who) }));
    expect(await resumer(who)).toEqual([`-: ${api.vis}×7 ${api.perceuse}×10`]);
  });

  test('tells which lines they are from now on, so that they can be moved back', async () => {
    const who = await visiteur();
    await ajouter(who, api.vis, 3);
    const { articles } = await written(
      deplacer(who, { ligneIds: await lignesOf(who), chantier: 'Lilas' }),
    );
    const [arrivee = 0] = await lignesOf(who);
    expect(articles).toMatchObject([{ articleId: api.vis, ligneId: arrivee, traitCoupe: '' }]);
    await written(deplacer(who, { ligneIds: [arrivee] }));
    expect(await resumer(who)).toEqual([`-: ${api.vis}×3`]);
  });

  test('where they already are changes nothing', async () => {
    const who = await visiteur();
    await ajouter(who, api.vis, 3);
    await written(deplacer(who, { ligneIds: await lignesOf(who) }));
    expect(await resumer(who)).toEqual([`-: ${api.vis}×3`]);
  });

  test('all of them or none, and never over 10 000', async () => {
    const who = await visiteur();
    await ajouter(who, api.vis, 6000);
    await ajouter(who, api.vis, 6000, 'Lilas');
    const [premiere = 0, seconde = 0] = await lignesOf(who);
    const absente = deplacer(who, { ligneIds: [seconde, 999_999_999] });
    expect(await refusee(absente)).toMatchObject({ status: 404 });
    const trop = deplacer(who, { ligneIds: [premiere], chantier: 'Lilas' });
    expect(await refusee(trop)).toMatchObject({ status: 400, data: { champ: 'quantite' } });
    expect(await resumer(who)).toEqual([`-: ${api.vis}×6000`, `Lilas: ${api.vis}×6000`]);
  });

  test.each([{}, { ligneIds: [] }, { ligneIds: ['1'] }, { ligneIds: [1], chantier: '' }])(
    '%j is an invalid request',
    async (body) => {
      expect((await deplacer(await visiteur(), body)).status).toBe(400);
    },
  );
});

describe('replacing an article', () => {
  test('takes the same quantity of the other, rounded as it is sold', async () => {
    const who = await visiteur();
    await ajouter(who, api.vis, 12);
    const chemin = await cheminOf(who, api.vis);
    const answer = who.call('POST', `${chemin}/remplacer?articleId=${api.perceuse}`);
    expect(await written(answer)).toMatchObject({
      nombreArticles: 1,
      articles: [{ articleId: api.perceuse, quantite: 15 }],
      messages: [{ code: 'quantite-multiple', demande: 12, quantite: 15 }],
    });
    expect(await resumer(who)).toEqual([`-: ${api.perceuse}×15`]);
  });

  test('by itself, by nothing or by what is no longer sold is refused', async () => {
    const who = await visiteur();
    await ajouter(who, api.vis, 12);
    const chemin = await cheminOf(who, api.vis);
    const par = async (id: number) =>
      (await refusee(who.call('POST', `${chemin}/remplacer?articleId=${id}`))).code;
    expect(await par(api.vis)).toBe('requete-invalide');
    expect(await par(999_999)).toBe('introuvable');
    expect(await retirer(api.perceuse, () => par(api.perceuse))).toBe('article-retire');
    expect(await resumer(who)).toEqual([`-: ${api.vis}×12`]);
  });
});
