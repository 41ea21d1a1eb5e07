import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden } from '../articles/golden.ts';
import { newVisitor, type Visitor } from '../visitors.ts';
import { ajouter, couper, written, json, lignesOf, resumer, type LigneSituee } from './paniers.ts';

let api: TestApi;
let vis: number;
let perceuse: number;
beforeAll(async () => {
  api = await startApi();
  ({ vis, perceuse } = await buildGolden(api.pool));
  await api.pool.execute(sql`
    update article
       set trait_de_scie = 4, debit = 'barre', debit_longueur = 3000, prix_coupe = 1.20,
           unite = 'barre'
     where id = ${vis}`);
});
afterAll(() => api.close());

function retirer(who: Visitor, { chantierId, id, ligneId }: LigneSituee) {
  const chemin = `/api/panier/chantiers/${chantierId}/articles/${id}?ligneId=${ligneId}`;
  return written(who.call('DELETE', chemin));
}

const remettre = (who: Visitor, lot: object[]) =>
  written(who.call('PUT', '/api/panier/articles', json(lot)));

async function ligneOf(who: Visitor, articleId: number): Promise<LigneSituee> {
  const ligne = (await lignesOf(who)).find(({ id }) => id === articleId);
  if (!ligne) throw new Error(`no line of ${articleId}`);
  return ligne;
}

test('a line that comes back stands where it stood, however often', async () => {
  const who = await newVisitor(api.url);
  await ajouter(who, vis, 3);
  await ajouter(who, perceuse, 2);
  for (let fois = 0; fois < 2; fois++) {
    const partie = await ligneOf(who, vis);
    await retirer(who, partie);
    await remettre(who, [{ articleId: vis, quantite: 3, place: partie.place }]);
    expect(await resumer(who)).toEqual([`-: ${vis}×3 ${perceuse}×2`]);
  }
});

test('so does a cut one', async () => {
  const who = await newVisitor(api.url);
  await written(couper(who, vis, '2x1200'));
  await ajouter(who, perceuse, 2);
  const partie = await ligneOf(who, vis);
  await retirer(who, partie);
  const chemin = `/api/panier/chantiers/${partie.chantierId}/articles/${vis}`;
  await written(who.call('PUT', `${chemin}?quantite=1&traitCoupe=2x1200&place=${partie.place}`));
  expect((await lignesOf(who)).map(({ traitCoupe }) => traitCoupe)).toEqual(['2x1200', '']);
});

test('a place that another line has is shared with it, in the order they came', async () => {
  const who = await newVisitor(api.url);
  await ajouter(who, perceuse, 2);
  const { place } = await ligneOf(who, perceuse);
  await remettre(who, [{ articleId: vis, quantite: 1, place }]);
  expect(await resumer(who)).toEqual([`-: ${perceuse}×2 ${vis}×1`]);
});

test('a line that is there meanwhile keeps its place and takes the quantity', async () => {
  const who = await newVisitor(api.url);
  await ajouter(who, vis, 3);
  await ajouter(who, perceuse, 2);
  const partie = await ligneOf(who, vis);
  await retirer(who, partie);
  await ajouter(who, vis, 1);
  await remettre(who, [{ articleId: vis, quantite: 3, place: partie.place }]);
  expect(await resumer(who)).toEqual([`-: ${perceuse}×2 ${vis}×4`]);
});
