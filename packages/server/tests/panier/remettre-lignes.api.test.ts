import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden } from '../articles/golden.ts';
import { newVisitor, type Visitor } from '../visitors.ts';
import { ajouter, couper, ecrire, json, lignesDe, resumer, type LigneSituee } from './paniers.ts';

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
  return ecrire(who.call('DELETE', chemin));
}

const remettre = (who: Visitor, lot: object[]) =>
  ecrire(who.call('PUT', '/api/panier/articles', json(lot)));

async function ligneDe(who: Visitor, articleId: number): Promise<LigneSituee> {
  const ligne = (await lignesDe(who)).find(({ id }) => id === articleId);
  if (!ligne) throw new Error(`no line of ${articleId}`);
  return ligne;
}

test('a line that comes back with its identifier has the place it had', async () => {
  const who = await newVisitor(api.url);
  await ajouter(who, vis, 3);
  await ajouter(who, perceuse, 2);
  const partie = await ligneDe(who, vis);
  await retirer(who, partie);
  await remettre(who, [{ articleId: vis, quantite: 3, ligneId: partie.ligneId }]);
  expect(await resumer(who)).toEqual([`-: ${vis}×3 ${perceuse}×2`]);
  expect((await ligneDe(who, vis)).ligneId).toBe(partie.ligneId);
});

test('so does a cut one', async () => {
  const who = await newVisitor(api.url);
  await ecrire(couper(who, vis, '2x1200'));
  await ajouter(who, perceuse, 2);
  const partie = await ligneDe(who, vis);
  await retirer(who, partie);
  const chemin = `/api/panier/chantiers/${partie.chantierId}/articles/${vis}`;
  await ecrire(who.call('PUT', `${chemin}?quantite=1&traitCoupe=2x1200&ligneId=${partie.ligneId}`));
  expect((await lignesDe(who)).map(({ ligneId, traitCoupe }) => [ligneId, traitCoupe])).toEqual([
    [partie.ligneId, '2x1200'],
    [(await ligneDe(who, perceuse)).ligneId, ''],
  ]);
});

test('an identifier that is taken, or was never given, gives a new one', async () => {
  const autre = await newVisitor(api.url);
  await ajouter(autre, vis, 4);
  const { ligneId } = await ligneDe(autre, vis);
  const who = await newVisitor(api.url);
  await remettre(who, [
    { articleId: vis, quantite: 1, ligneId },
    { articleId: perceuse, quantite: 1, ligneId: 2_000_000_000 },
  ]);
  expect(await resumer(who)).toEqual([`-: ${vis}×1 ${perceuse}×1`]);
  const ids = (await lignesDe(who)).map((ligne) => ligne.ligneId);
  expect(ids).not.toContain(ligneId);
  expect(ids).not.toContain(2_000_000_000);
  expect(await resumer(autre)).toEqual([`-: ${vis}×4`]);
});

test('one identifier for two articles is that of the first', async () => {
  const who = await newVisitor(api.url);
  await ajouter(who, vis);
  const partie = await ligneDe(who, vis);
  await retirer(who, partie);
  const { ligneId } = partie;
  await remettre(who, [
    { articleId: perceuse, quantite: 1, ligneId },
    { articleId: vis, quantite: 1, ligneId },
  ]);
  expect((await ligneDe(who, perceuse)).ligneId).toBe(ligneId);
  expect(await resumer(who)).toEqual([`-: ${perceuse}×1 ${vis}×1`]);
});

test('a line that is there meanwhile keeps its place and takes the quantity', async () => {
  const who = await newVisitor(api.url);
  await ajouter(who, vis, 3);
  await ajouter(who, perceuse, 2);
  const partie = await ligneDe(who, vis);
  await retirer(who, partie);
  await ajouter(who, vis, 1);
  await remettre(who, [{ articleId: vis, quantite: 3, ligneId: partie.ligneId }]);
  expect(await resumer(who)).toEqual([`-: ${perceuse}×2 ${vis}×4`]);
});
