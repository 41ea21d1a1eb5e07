import { beforeAll, expect, test } from 'vitest';
import { startGolden } from '../articles/golden-api.ts';
import { forFile } from '../for-file.ts';
import { sql } from '../../src/db/sql.ts';
import { newVisitor, type Visitor } from '../visitors.ts';
import { ajouter, couper, written, json, lignesOf, resumer, type LigneSituee } from './paniers.ts';

const api = forFile(() => startGolden());
beforeAll(async () => {
  await api.pool.execute(sql`
    update article
       set trait_de_scie = 4, debit = 'barre', debit_longueur = 3000, prix_coupe = 1.20,
           unite = 'barre'
     where id = ${api.vis}`);
});

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
  await ajouter(who, api.vis, 3);
  await ajouter(who, api.perceuse, 2);
  for (let fois = 0; fois < 2; fois++) {
    const partie = await ligneOf(who, api.vis);
    await retirer(who, partie);
    await remettre(who, [{ articleId: api.vis, quantite: 3, place: partie.place }]);
    expect(await resumer(who)).toEqual([`-: ${api.vis}×3 ${api.perceuse}×2`]);
  }
});

test('so does a cut one', async () => {
  const who = await newVisitor(api.url);
  await written(couper(who, api.vis, '2x1200'));
  await ajouter(who, api.perceuse, 2);
  const partie = await ligneOf(who, api.vis);
  await retirer(who, partie);
  const chemin = `/api/panier/chantiers/${partie.chantierId}/articles/${api.vis}`;
  await written(who.call('PUT', `${chemin}?quantite=1&traitCoupe=2x1200&place=${partie.place}`));
  expect((await lignesOf(who)).map(({ traitCoupe }) => traitCoupe)).toEqual(['2x1200', '']);
});

test('a place that another line has is shared with it, in the order they came', async () => {
  const who = await newVisitor(api.url);
  await ajouter(who, api.perceuse, 2);
  const { place } = await ligneOf(who, api.perceuse);
  await remettre(who, [{ articleId: api.vis, quantite: 1, place }]);
  expect(await resumer(who)).toEqual([`-: ${api.perceuse}×2 ${api.vis}×1`]);
});

test('a line that is there meanwhile keeps its place and takes the quantity', async () => {
  const who = await newVisitor(api.url);
  await ajouter(who, api.vis, 3);
  await ajouter(who, api.perceuse, 2);
  const partie = await ligneOf(who, api.vis);
  await retirer(who, partie);
  await ajouter(who, api.vis, 1);
  await remettre(who, [{ articleId: api.vis, quantite: 3, place: partie.place }]);
  expect(await resumer(who)).toEqual([`-: ${api.perceuse}×2 ${api.vis}×4`]);
});
