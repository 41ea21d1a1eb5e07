/** The largest basket there may be: what does not fit is reported, and nobody waits for it. */
import { setTimeout } from 'node:timers/promises';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import { MAX_LIGNES_PANIER } from '@comptoir/contract/panier/limites.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { connecter, insertMotDePasse } from '../identite/personnes.ts';
import { newVisitor, type Visitor } from '../visitors.ts';
import { importer } from './imports/envois.ts';
import { json, lirePanier, refusee } from './paniers.ts';

const MOREL = 'admin@menuiserie-morel.test';
let api: TestApi;
let ids: number[];
let comble: Promise<Visitor> | undefined;

beforeAll(async () => {
  api = await startApi({}, { demo: true, index: true });
  await api.pool.execute(sql`delete from mot_de_passe where email = ${MOREL}`);
  await insertMotDePasse(api.pool, MOREL);
  const rows = await api.pool.query<{ id: number }>(sql`
    select id from article where not retire and trait_de_scie is null order by id limit 1000`);
  ids = rows.map(({ id }) => id);
});
afterAll(() => api.close());

/** The same articles for one chantier after the other. */
async function remplir(who: Visitor, lignes: number): Promise<void> {
  for (let chantier = 0; chantier * ids.length < lignes; chantier++) {
    const siens = ids.slice(0, lignes - chantier * ids.length);
    const lot = siens.map((articleId) => ({ articleId, quantite: 1000 }));
    const answer = await who.call('PUT', `/api/panier/articles?chantier=C${chantier}`, json(lot));
    expect(answer.status, await answer.clone().text()).toBe(200);
  }
}

/** Someone whose basket is full, one for all: filling it takes seconds. */
function combler(): Promise<Visitor> {
  comble ??= (async () => {
    const who = await newVisitor(api.url);
    await remplir(who, MAX_LIGNES_PANIER);
    return who;
  })();
  return comble;
}

async function compter(who: Visitor): Promise<number> {
  const answer = await who.call('HEAD', '/api/panier');
  return Number(answer.headers.get('x-nombre-articles'));
}

const PLEIN = { status: 422, code: 'panier-plein', data: { maximum: MAX_LIGNES_PANIER } };

test('a basket holds 5 000 lines: what comes on top is refused whole, and it can be made smaller', async () => {
  const who = await combler();
  const lot = ids.map((articleId) => ({ articleId, quantite: 1000 }));
  const put = who.call('PUT', '/api/panier/articles?chantier=De trop', json(lot));
  expect(await refusee(put)).toEqual(PLEIN);
  const [premier = 0] = ids;
  expect(await refusee(who.call('PUT', `/api/panier/articles/${premier}`))).toEqual(PLEIN);
  const { reference } = await api.pool.one<{ reference: string }>(
    sql`select reference from article where id = ${premier}`,
  );
  expect(await refusee(importer(who, { texte: `${reference};1000` }))).toEqual(PLEIN);
  expect(await compter(who)).toBe(MAX_LIGNES_PANIER);
  await api.pool.execute(sql`
    insert into panier_ligne (chantier_id, article_id, quantite, version)
    select id, ${premier}, 1, 1 from chantier where libelle is null`);
  const [chantier] = (await lirePanier(who)).chantiers;
  const retiree = await who.call(
    'DELETE',
    `/api/panier/chantiers/${chantier?.id}/articles/${premier}`,
  );
  expect(retiree.status).toBe(200);
});

test('two baskets that are too large together are not joined at sign-in, and none of them is lost', async () => {
  const lui = await connecter(api.url, { identifiant: MOREL, panier: 'garder' });
  await lui.call('POST', '/api/panier/vider');
  await remplir(lui, MAX_LIGNES_PANIER - 1);
  const visiteur = await newVisitor(api.url);
  await remplir(visiteur, 2);
  const fusion = await connecter(api.url, { identifiant: MOREL, panier: 'fusionner' }, visiteur);
  expect(fusion.answer.status).toBe(422);
  expect(fusion.body).toMatchObject({ code: 'panier-plein', data: PLEIN.data });
  expect(await compter(visiteur)).toBe(2);
  const garde = await connecter(api.url, { identifiant: MOREL, panier: 'garder' }, visiteur);
  expect(await compter(garde)).toBe(MAX_LIGNES_PANIER - 1);

  // A telephone that reads a picture is asked nothing, but told that its basket is a list now.
  const montrer = async () =>
    ((await (await garde.call('POST', '/api/session/qr')).json()) as { code: string }).code;
  const read = async (appareil: Visitor) => {
    const answer = await appareil.call('POST', `/api/session/qr/${await montrer()}/consommer`);
    return (await answer.json()) as { panierMisDeCote: boolean };
  };
  const vide = await newVisitor(api.url);
  expect(await read(vide)).toMatchObject({ isAuthenticated: true, panierMisDeCote: false });
  const telephone = await newVisitor(api.url);
  await remplir(telephone, 2);
  expect(await read(telephone)).toMatchObject({ isAuthenticated: true, panierMisDeCote: true });
  const listes = (await (await garde.call('GET', '/api/listes-achats')).json()) as {
    nombreArticles: number;
  }[];
  expect(listes.slice(0, 2).map(({ nombreArticles }) => nombreArticles)).toEqual([2, 2]);
});

test('who exports the largest basket holds up nobody else', { timeout: 60_000 }, async () => {
  const who = await combler();
  const autre = await newVisitor(api.url);
  const attentes: number[] = [];
  let ecrit = false;
  const exporte = who.call('GET', '/api/panier/export?format=0').finally(() => (ecrit = true));
  while (!ecrit) {
    const debut = performance.now();
    await autre.call('HEAD', '/api/panier');
    attentes.push(performance.now() - debut);
    await setTimeout(50);
  }
  const answer = await exporte;
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as Fichier;
  const pdf = Buffer.from(data, 'base64').toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(100);
  // They are answered all along: reading so many prices takes a moment, writing them none.
  expect(attentes.length).toBeGreaterThan(10);
  const [presqueTous = Infinity] = attentes.toSorted((a, b) => b - a).slice(attentes.length / 10);
  expect(presqueTous).toBeLessThan(300);
});
