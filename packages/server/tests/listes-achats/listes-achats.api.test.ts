import type { ListeAchats } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { startGolden } from '../articles/golden-api.ts';
import { forFile } from '../for-file.ts';
import { json, refusee, resumer } from '../panier/paniers.ts';
import { importe } from '../panier/imports/envois.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';

const api = forFile(() => startGolden({ index: true }));
let morel: Visitor;
let lemaire: Visitor;

beforeAll(async () => {
  morel = await newBuyer(api, MOREL);
  lemaire = await newBuyer(api, LEMAIRE);
});

async function liste(answer: Promise<Response>): Promise<ListeAchats> {
  const response = await answer;
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as ListeAchats;
}

const creer = (who: Visitor, libelle: string, articles: object[] = []) =>
  who.call('POST', '/api/listes-achats', json({ libelle, articles }));
const completer = (who: Visitor, id: number, articles: object[]) =>
  who.call('POST', `/api/listes-achats/${id}/articles`, json(articles));
const mesListes = async (who: Visitor) =>
  (await (await who.call('GET', '/api/listes-achats')).json()) as ListeAchats[];
const lignesOf = (id: number) =>
  api.pool.query(sql`
    select article_id as article, quantite from liste_achats_ligne where liste_id = ${id} order by rang`);

test('a list is made with articles and completed; the same article adds up', async () => {
  const { id, ...faite } = await liste(
    creer(morel, '  Fourgon  1 ', [{ articleId: api.vis, quantite: 3 }]),
  );
  expect(faite).toMatchObject({ libelle: 'Fourgon 1', nombreArticles: 1 });
  await liste(
    completer(morel, id, [
      { articleId: api.perceuse, quantite: 1 },
      { articleId: api.vis, quantite: 2 },
      { articleId: api.vis, quantite: 1_000_000 },
    ]),
  );
  expect(await lignesOf(id)).toEqual([
    { article: api.vis, quantite: 1_000_000 },
    { article: api.perceuse, quantite: 1 },
  ]);
});

test('the last changed comes first, and nobody has those of another', async () => {
  const a = await liste(creer(lemaire, 'A'));
  const b = await liste(creer(lemaire, 'B'));
  await liste(completer(lemaire, a.id, [{ articleId: api.vis, quantite: 1 }]));
  expect((await mesListes(lemaire)).map(({ id }) => id)).toEqual([a.id, b.id]);
  expect((await mesListes(morel)).map(({ libelle }) => libelle)).not.toContain('A');
  expect(
    await refusee(completer(morel, a.id, [{ articleId: api.vis, quantite: 1 }])),
  ).toMatchObject({ code: 'introuvable' });
});

test('all of the articles or none', async () => {
  const { id } = await liste(creer(morel, 'Rien'));
  const lot = [
    { articleId: api.vis, quantite: 1 },
    { articleId: 999_999, quantite: 1 },
  ];
  expect(await refusee(completer(morel, id, lot))).toMatchObject({ code: 'introuvable' });
  expect(await refusee(creer(morel, 'Pas faite', lot))).toMatchObject({ code: 'introuvable' });
  expect(await refusee(completer(morel, id, []))).toMatchObject({ code: 'lot-sans-donnees' });
  expect(await refusee(creer(morel, ' \u200b '))).toMatchObject({ code: 'requete-invalide' });
  expect(await lignesOf(id)).toEqual([]);
  expect((await mesListes(morel)).map(({ libelle }) => libelle)).not.toContain('Pas faite');
});

test('a list goes to the basket, what is no longer sold is told', async () => {
  const { id } = await liste(
    creer(lemaire, 'Toiture', [
      { articleId: api.perceuse, quantite: 2 },
      { articleId: api.vis, quantite: 4 },
    ]),
  );
  const importer = (who: Visitor, query: string) =>
    who.call('POST', `/api/panier/importer-liste?${query}`);
  expect(await importe(importer(lemaire, `listeId=${id}&chantier=Angers`))).toMatchObject({
    importes: 2,
    nonImportes: [],
  });
  expect(await resumer(lemaire)).toEqual([`Angers: ${api.perceuse}×2 ${api.vis}×4`]);
  await api.pool.execute(sql`update article set retire = true where id = ${api.perceuse}`);
  await expect
    .poll(async () => (await importe(importer(lemaire, `listeId=${id}`))).nonImportes)
    .toMatchObject([{ ligne: 1, texte: 'PVX-18-60 · a', raison: 'retire', quantite: 2 }]);
  expect(await refusee(importer(morel, `listeId=${id}`))).toMatchObject({ code: 'introuvable' });
  const vide = await liste(creer(morel, 'Vide'));
  expect(await importe(importer(morel, `listeId=${vide.id}`))).toMatchObject({ importes: 0 });
});

test('a visitor has no lists', async () => {
  const visiteur = await newVisitor(api.url);
  expect((await visiteur.call('GET', '/api/listes-achats')).status).toBe(401);
  expect((await creer(visiteur, 'A')).status).toBe(401);
  expect((await visiteur.call('POST', '/api/panier/importer-liste?listeId=1')).status).toBe(401);
});
