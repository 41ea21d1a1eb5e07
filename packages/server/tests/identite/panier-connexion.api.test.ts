import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden, MOREL } from '../articles/golden.ts';
import { newVisitor, type Visitor } from '../visitors.ts';
import { connecter, insertMotDePasse } from './personnes.ts';

let api: TestApi;
let vis: number;
let perceuse: number;
beforeAll(async () => {
  api = await startApi();
  ({ vis, perceuse } = await buildGolden(api.pool));
  await insertMotDePasse(api.pool, MOREL);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.pool.execute(sql`delete from panier`);
  await api.pool.execute(sql`delete from liste_achats`);
});

async function ajouter(who: Visitor, articleId: number, quantite: number, chantier = '') {
  const query = chantier && `?chantier=${chantier}`;
  const answer = await who.call('PUT', `/api/panier/articles${query}`, {
    body: JSON.stringify([{ articleId, quantite }]),
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(200);
}

/** `chantier:article×quantité`, in the order of the basket. */
async function lignes(): Promise<string[]> {
  const rows = await api.pool.query<{ texte: string }>(sql`
    select coalesce(c.libelle, '-') || ':' || l.article_id || '×' || l.quantite as texte
      from panier p
      join chantier c on c.panier_id = p.id
      join panier_ligne l on l.chantier_id = c.id
      join utilisateur u on u.id = p.utilisateur_id
     where u.email = ${MOREL}
     order by c.rang, l.id`);
  return rows.map(({ texte }) => texte);
}

async function listes(): Promise<string[]> {
  const rows = await api.pool.query<{ texte: string }>(sql`
    select li.libelle || ' ' || string_agg(l.article_id || '×' || l.quantite, ',' order by l.rang) as texte
      from liste_achats li
      join liste_achats_ligne l on l.liste_id = li.id
     group by li.id`);
  return rows.map(({ texte }) => texte);
}

const signIn = (body: object = {}, from?: Visitor) =>
  connecter(api.url, { identifiant: MOREL, ...body }, from);

describe('the basket of a visitor who signs in', () => {
  test('becomes his own when he had none', async () => {
    const visitor = await newVisitor(api.url);
    await ajouter(visitor, vis, 3);
    await signIn({}, visitor);
    expect(await lignes()).toEqual([`-:${vis}×3`]);
  });

  test('takes the place of an empty one', async () => {
    await ajouter(await signIn(), vis, 1);
    await api.pool.execute(sql`delete from panier_ligne`);
    const visitor = await newVisitor(api.url);
    await ajouter(visitor, perceuse, 2);
    await signIn({}, visitor);
    expect(await lignes()).toEqual([`-:${perceuse}×2`]);
  });

  test('when it is empty leaves his own alone', async () => {
    await ajouter(await signIn(), vis, 4);
    await signIn({}, await newVisitor(api.url));
    expect(await lignes()).toEqual([`-:${vis}×4`]);
  });
});

describe('when both hold lines', () => {
  async function deuxPaniers(): Promise<Visitor> {
    const buyer = await signIn();
    await ajouter(buyer, vis, 4);
    await ajouter(buyer, vis, 1, 'Lilas');
    const visitor = await newVisitor(api.url);
    await ajouter(visitor, vis, 3);
    await ajouter(visitor, perceuse, 2, 'lilas');
    await ajouter(visitor, perceuse, 5, 'Roses');
    return visitor;
  }

  test('he is asked what to do, and nothing changes meanwhile', async () => {
    const visitor = await deuxPaniers();
    const before = await lignes();
    const { answer, body } = await signIn({}, visitor);
    expect(answer.status).toBe(409);
    expect(body).toMatchObject({ code: 'choix-panier', data: { visiteur: 3, compte: 2 } });
    expect(await lignes()).toEqual(before);
    expect((await visitor.call('GET', '/api/profil')).status).toBe(200);
  });

  test('merging adds quantities, chantier by chantier', async () => {
    await signIn({ panier: 'fusionner' }, await deuxPaniers());
    expect(await lignes()).toEqual([
      `-:${vis}×7`,
      `Lilas:${vis}×1`,
      `Lilas:${perceuse}×2`,
      `Roses:${perceuse}×5`,
    ]);
    expect(await listes()).toEqual([]);
  });

  test('keeping his own puts the other aside as a list', async () => {
    await signIn({ panier: 'garder' }, await deuxPaniers());
    expect(await lignes()).toEqual([`-:${vis}×4`, `Lilas:${vis}×1`]);
    expect(await listes()).toEqual([
      expect.stringMatching(`^Panier du .* ${vis}×3,${perceuse}×7$`),
    ]);
  });

  test('replacing his own puts it aside as a list', async () => {
    await signIn({ panier: 'remplacer' }, await deuxPaniers());
    expect(await lignes()).toEqual([`-:${vis}×3`, `lilas:${perceuse}×2`, `Roses:${perceuse}×5`]);
    expect(await listes()).toEqual([expect.stringMatching(`^Panier du .* ${vis}×5$`)]);
  });
});
