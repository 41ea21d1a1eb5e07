import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { Avis, lireAvis } from '@comptoir/contract/avis/avis.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modererAvis } from '../../src/avis/moderer-avis.ts';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';
import { buildGolden, type Golden } from '../articles/golden.ts';
import { insertAchat, insertAvis, insertUtilisateur, newProduit, produitOf } from './acheteurs.ts';

type Reponse = CallAnswer<typeof lireAvis>;

let api: TestApi;
let golden: Golden;
let produit: number;
/** A buyer of the company that bought the screws. */
let helene: Visitor;
let julien: Visitor;
/** A buyer of a company that bought nothing. */
let bruno: Visitor;
let visitor: Visitor;
beforeAll(async () => {
  api = await startApi();
  golden = await buildGolden(api.pool);
  const { morel, lemaire, vis } = golden;
  produit = await produitOf(api.pool, vis);
  await insertUtilisateur(api.pool, morel, {
    prenom: 'Hélène',
    nom: 'Morel',
    email: 'h@morel.test',
  });
  await insertUtilisateur(api.pool, morel, {
    prenom: 'Julien',
    nom: 'le Goff',
    email: 'j@morel.test',
  });
  await insertUtilisateur(api.pool, lemaire, {
    prenom: 'Bruno',
    nom: 'Lemaire',
    email: 'b@lemaire.test',
  });
  await insertAchat(api.pool, morel, vis);
  [helene, julien, bruno, visitor] = await Promise.all([
    newBuyer(api, 'h@morel.test'),
    newBuyer(api, 'j@morel.test'),
    newBuyer(api, 'b@lemaire.test'),
    newVisitor(api.url),
  ]);
});
afterAll(() => api.close());

const BON = { note: 5, titre: 'Rien à redire', texte: 'Bonne accroche, aucune tête abîmée.' };

function donner(who: Visitor, body: object, id: number = produit): Promise<Response> {
  return who.call('POST', `/api/produits/${id}/avis`, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'accept-language': 'es' },
  });
}

async function read(who: Visitor, query = '', id: number = produit): Promise<Reponse> {
  const answer = await who.call('GET', `/api/produits/${id}/avis${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Reponse;
}

const note = (id: number) =>
  api.pool.maybeOne<{ nombre: number; moyenne: string }>(
    sql`select nombre, moyenne from produit_note where produit_id = ${id}`,
  );

describe('who may write', () => {
  test('a call without bearer is not authorised', async () => {
    const answer = await fetch(`${api.url}/api/produits/${produit}/avis`, {
      method: 'POST',
      body: JSON.stringify(BON),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(401);
  });

  test('a visitor is asked to sign in', async () => {
    const answer = await donner(visitor, BON);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'non-authentifie' });
    expect((await read(visitor)).droit).toBe('non-connecte');
  });

  test('someone whose company bought nothing of the product may not', async () => {
    const answer = await donner(bruno, BON);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'avis-reserve-aux-acheteurs' });
    expect((await read(bruno)).droit).toBe('non-acheteur');
    const other = await donner(julien, BON, await produitOf(api.pool, golden.perceuse));
    expect(other.status).toBe(403);
  });

  test('a product that does not exist is not found', async () => {
    expect((await donner(helene, BON, 999_999)).status).toBe(404);
    expect((await visitor.call('GET', '/api/produits/999999/avis')).status).toBe(404);
  });
});

test('a good review of a buyer is shown at once, signed by first name, initial and trade', async () => {
  const id = await newProduit(api.pool, golden);
  expect((await read(helene, '', id)).droit).toBe('permis');
  const answer = await donner(helene, BON, id);
  expect(answer.status).toBe(200);
  const avis = (await answer.json()) as Avis;
  expect(avis).toMatchObject({
    ...BON,
    auteur: 'Hélène M.',
    metier: 'menuisier',
    langue: 'es',
    statut: 'publie',
    reference: `REF-${id}`,
    mien: true,
  });
  const seen = await read(visitor, '', id);
  expect(seen).toMatchObject({
    nombre: 1,
    moyenne: '5.00',
    repartition: [0, 0, 0, 0, 1],
    total: 1,
    droit: 'non-connecte',
  });
  expect(seen.avis).toEqual([{ ...avis, mien: false }]);
  expect((await read(helene, '', id)).droit).toBe('deja-donne');
});

test('an initial is a capital', async () => {
  const avis = (await (
    await donner(julien, BON, await newProduit(api.pool, golden))
  ).json()) as Avis;
  expect(avis.auteur).toBe('Julien L.');
});

test('a person writes one review of a product, even from two tabs at once', async () => {
  const id = await newProduit(api.pool, golden);
  const answers = await Promise.all([1, 2, 3].map(() => donner(helene, BON, id)));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
  const refused = await donner(helene, { ...BON, note: 1 }, id);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'avis-deja-donne' });
  expect((await donner(julien, BON, id)).status).toBe(200);
  expect(await note(id)).toEqual({ nombre: 2, moyenne: '5.00' });
});

test('a low score waits: only its author sees it, and it does not count', async () => {
  const id = await newProduit(api.pool, golden);
  const bas = { note: 2, titre: 'Déçu', texte: 'La moitié de la boîte au rebut.' };
  const avis = (await (await donner(helene, bas, id)).json()) as Avis;
  expect(avis.statut).toBe('en-attente');
  expect(await read(visitor, '', id)).toMatchObject({
    nombre: 0,
    moyenne: null,
    total: 0,
    avis: [],
  });
  expect(await read(julien, '', id)).toMatchObject({ total: 0, avis: [] });
  const own = await read(helene, '', id);
  expect(own).toMatchObject({ nombre: 0, moyenne: null, total: 1 });
  expect(own.avis).toEqual([avis]);
  expect((await read(helene, '?note=5', id)).total).toBe(0);
  expect((await read(helene, '?note=2', id)).total).toBe(1);

  await modererAvis(api.pool, avis.id, { statut: 'publie' });
  expect(await read(visitor, '', id)).toMatchObject({
    nombre: 1,
    moyenne: '2.00',
    repartition: [0, 1, 0, 0, 0],
    total: 1,
  });
  await modererAvis(api.pool, avis.id, { statut: 'refuse', motif: 'Autre produit' });
  expect(await read(visitor, '', id)).toMatchObject({ nombre: 0, moyenne: null, avis: [] });
  expect((await read(helene, '', id)).avis[0]?.statut).toBe('refuse');
  expect(await note(id)).toBeUndefined();
});

test('a review that holds an address waits, whatever its score', async () => {
  const avis = (await (
    await donner(
      helene,
      { ...BON, texte: 'Moins cher sur www.ailleurs.fr, voyez.' },
      await newProduit(api.pool, golden),
    )
  ).json()) as Avis;
  expect(avis.statut).toBe('en-attente');
});

test('deciding on a review that does not exist is refused', async () => {
  await expect(modererAvis(api.pool, 999_999, { statut: 'publie' })).rejects.toMatchObject({
    code: 'introuvable',
  });
});

describe('the score of a product', () => {
  test('counts reviews that are published at the same moment', async () => {
    const id = await newProduit(api.pool, golden);
    await insertAvis(
      api.pool,
      golden,
      id,
      Array.from({ length: 8 }, (_, i) => (i % 2 ? 4 : 5)),
      'en-attente',
    );
    const rows = await api.pool.query<{ id: number }>(
      sql`select id from avis where produit_id = ${id}`,
    );
    await Promise.all(rows.map((row) => modererAvis(api.pool, row.id, { statut: 'publie' })));
    expect(await note(id)).toEqual({ nombre: 8, moyenne: '4.50' });
  });

  test('is told to every server, by product', async () => {
    const id = await newProduit(api.pool, golden);
    await donner(helene, BON, id);
    const events = await api.pool.query<{ ids: number[] }>(sql`
      select donnees -> 'ids' as ids from outbox where sujet = 'produits-modifies' order by id desc limit 1`);
    expect(events).toEqual([{ ids: [id] }]);
  });

  test('goes with the product and with its authors', async () => {
    const id = await newProduit(api.pool, golden);
    await insertAvis(api.pool, golden, id, [5, 3], 'publie');
    await api.pool.execute(sql`
      delete from utilisateur where id in (
        select utilisateur_id from avis where produit_id = ${id} and note = 5)`);
    expect(await note(id)).toEqual({ nombre: 1, moyenne: '3.00' });
    await api.pool.execute(
      sql`delete from achat where article_id in (select id from article where produit_id = ${id})`,
    );
    await api.pool.execute(sql`delete from article where produit_id = ${id}`);
    await api.pool.execute(sql`delete from produit where id = ${id}`);
    expect(await note(id)).toBeUndefined();
  });
});

describe('an invalid review', () => {
  test.each([
    ['no score', { titre: BON.titre, texte: BON.texte }],
    ['a score of 0', { ...BON, note: 0 }],
    ['a score of 4.5', { ...BON, note: 4.5 }],
    ['a score as text', { ...BON, note: '5' }],
    ['a short text', { ...BON, texte: 'Bien' }],
    ['a text of spaces', { ...BON, texte: ' '.repeat(50) }],
    ['a title of line breaks', { ...BON, titre: '\n\n\n' }],
    ['a long title', { ...BON, titre: 'x'.repeat(101) }],
    ['a list', []],
  ])('%s is refused', async (_what, body) => {
    const answer = await donner(helene, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'requete-invalide' });
  });

  test('signs that cannot be kept are left out', async () => {
    const id = await newProduit(api.pool, golden);
    const texte = 'Bon\u0007 produit <b>gras</b>.\r\n\r\n\r\n\r\nFin.';
    const answer = await donner(helene, { ...BON, texte }, id);
    expect(await answer.json()).toMatchObject({ texte: 'Bon produit <b>gras</b>.\n\nFin.' });
  });
});
