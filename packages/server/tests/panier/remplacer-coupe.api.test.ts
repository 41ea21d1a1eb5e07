/** An article that takes the place of one that is cut. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden } from '../articles/golden.ts';
import { newVisitor, type Visitor } from '../visitors.ts';
import { ajouter, couper, written, ligneOf, lignesOf } from './paniers.ts';

let api: TestApi;
/** Bars of 3 m; kerf 4. */
let barre: number;
beforeAll(async () => {
  api = await startApi();
  barre = (await buildGolden(api.pool)).vis;
  await api.pool.execute(sql`
    update article
       set trait_de_scie = 4, debit = 'barre', debit_longueur = 3000, unite = 'barre'
     where id = ${barre}`);
});
afterAll(() => api.close());

/** Another article of the shop, cut as told. */
async function autre(reference: string, decoupe: Record<string, string | number>) {
  const { longueur = null, largeur = null } = decoupe;
  const { id } = await api.pool.one<{ id: number }>(sql`
    insert into article (produit_id, rang, poids, delai_fournisseur, en_vente_le, reference, ean,
      unite, libelle_fr, libelle_en, libelle_es, trait_de_scie, debit, debit_longueur,
      debit_largeur)
    select produit_id, 9, 100, 5, '2026-01-01', ${reference},
           (select max(ean)::int + 1 from article)::text, 'piece', 'a', 'a', 'a', 4,
           ${decoupe['debit'] ?? null}, ${longueur}::int, ${largeur}::int
      from article where id = ${barre}
    returning id`);
  await api.pool.execute(sql`insert into tarif (article_id, prix, plancher) values (${id}, 30, 0)`);
  return id;
}

async function remplacer(who: Visitor, parId: number, query = '') {
  const [ligne] = await lignesOf(who);
  const chemin = `/api/panier/chantiers/${ligne?.chantierId}/articles/${ligne?.id}`;
  return written(who.call('POST', `${chemin}/remplacer?articleId=${parId}${query}`));
}

test('keeps the list where it can be cut from it, planned anew', async () => {
  const longue = await autre('BARRE-6M', { debit: 'barre', longueur: 6000 });
  const who = await newVisitor(api.url);
  await written(couper(who, barre, '4x2500', '&chutes=false'));
  const { articles, messages } = await remplacer(who, longue);
  expect(articles).toMatchObject([{ articleId: longue, quantite: 2 }]);
  expect(messages).toEqual([
    { code: 'quantite-coupe', articleId: longue, demande: 4, quantite: 2 },
  ]);
  expect(await ligneOf(who)).toMatchObject({
    id: longue,
    traitCoupe: '4x2500',
    quantite: 2,
    coupe: { matiere: { longueur: 6000 }, chutes: false, perimee: false },
  });
});

test('says that the list is gone where it cannot, and comes whole', async () => {
  const courte = await autre('BARRE-2M', { debit: 'barre', longueur: 2000 });
  const plaque = await autre('PLAQUE', { debit: 'panneau', longueur: 2500, largeur: 1250 });
  const entier = await autre('ENTIER', {});
  for (const parId of [courte, plaque, entier]) {
    const who = await newVisitor(api.url);
    await written(couper(who, barre, '4x2500'));
    const { articles, messages } = await remplacer(who, parId);
    expect(articles).toMatchObject([{ articleId: parId, quantite: 4 }]);
    expect(messages).toEqual([
      { code: 'coupe-abandonnee', articleId: parId, demande: 4, quantite: 4 },
    ]);
    expect(await ligneOf(who)).toMatchObject({ id: parId, traitCoupe: '', quantite: 4 });
  }
});

test('takes the place of the line named, or of all lines of the article', async () => {
  const longue = await autre('BARRE-4M', { debit: 'barre', longueur: 4000 });
  const who = await newVisitor(api.url);
  await ajouter(who, barre, 7);
  await written(couper(who, barre, '2x2500'));
  await written(couper(who, barre, '1x1000'));
  const resume = async () =>
    (await lignesOf(who)).map(({ id, traitCoupe, quantite }) => [id, traitCoupe, quantite]);
  const [, coupee] = await lignesOf(who);
  await remplacer(who, longue, `&ligneId=${coupee?.ligneId}`);
  expect(await resume()).toEqual([
    [barre, '', 7],
    [barre, '1x1000', 1],
    [longue, '2x2500', 2],
  ]);
  const { articles } = await remplacer(who, longue);
  expect(articles).toHaveLength(2);
  expect(new Set(await resume())).toEqual(
    new Set([
      [longue, '', 7],
      [longue, '1x1000', 1],
      [longue, '2x2500', 2],
    ]),
  );
});

test('keeps a list that is cut several times, and joins the same one of its own', async () => {
  const longue = await autre('BARRE-5M', { debit: 'barre', longueur: 5000 });
  const who = await newVisitor(api.url);
  await written(couper(who, barre, '300x2400'));
  await written(couper(who, barre, '300x2400'));
  expect(await ligneOf(who)).toMatchObject({ quantite: 600, coupe: { exemplaires: 2 } });
  await written(couper(who, longue, '300x2400'));
  const { articles } = await remplacer(who, longue);
  // Two of 2400 in a bar of 5 m, 900 of them.
  expect(articles).toMatchObject([{ articleId: longue, quantite: 450 }]);
  expect(await ligneOf(who)).toMatchObject({
    id: longue,
    traitCoupe: '300x2400',
    quantite: 450,
    coupe: { exemplaires: 3 },
  });
});
