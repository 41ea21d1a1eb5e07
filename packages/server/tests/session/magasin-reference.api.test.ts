import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';

const PATH = '/api/profil/magasin-reference';
const EMAIL = 'admin@menuiserie-morel.test';

/** A Monday, ten in the morning in Paris. */
const LUNDI_10H = new Date('2026-11-16T09:00:00Z');

let maintenant = LUNDI_10H;
let api: TestApi;
beforeAll(async () => {
  api = await startApi({}, { now: () => maintenant });
  await api.pool.execute(sql`insert into region (code, nom, slug) values ('52', 'Loire', 'loire')`);
  await api.pool.execute(sql`
    insert into departement (code, nom, slug, region_code) values ('44', 'LA', 'la', '52')`);
  await api.pool.execute(sql`
    insert into lieu (type) values ('depot'), ('magasin'), ('magasin'), ('magasin')`);
  await api.pool.execute(sql`insert into depot (id, code, libelle) values (1, 'D1', 'Dépôt')`);
  await api.pool.execute(sql`
    insert into magasin (id, type, code, libelle, slug, adresse_ligne1, code_postal, ville,
      departement_code, latitude, longitude, telephone, email, horaires, depot_id, actif)
    select v.id, 'magasin', 'M' || v.id, v.nom, 'm' || v.id, '1 rue', '44000', 'Nantes', '44', 47, -1,
           '+33199000000', 'm@comptoir.test', '{"1": [["08:00", "18:00"]]}', 1, v.actif
      from (values (2, 'Nantes Est', true), (3, 'Rezé', true), (4, 'Fermé', false))
        as v (id, nom, actif)`);
  await api.pool.execute(sql`
    insert into compte (code, raison_sociale, siret, metier, adresse_ligne1, code_postal, ville,
      telephone, magasin_id)
    values ('C1', 'Morel', '12345678901234', 'menuisier', '1 rue', '44000', 'Nantes', '+33', 2)`);
  await api.pool.execute(sql`
    insert into utilisateur (compte_id, email, nom, prenom, role)
    select id, ${EMAIL}, 'Morel', 'Anne', 'administrateur' from compte`);
});
afterAll(() => api.close());

async function read(visitor: Visitor) {
  return ((await (await visitor.call('GET', PATH)).json()) as { magasin: unknown }).magasin;
}

function choose(visitor: Visitor, body: unknown) {
  return visitor.call('PUT', PATH, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
}

test('a visitor has no store until they choose one', async () => {
  const visitor = await newVisitor(api.url);
  expect(await read(visitor)).toBeNull();
  const answer = await choose(visitor, { magasinId: 3 });
  const reze = { id: 3, libelle: 'Rezé', adresse: { departement: { code: '44' } } };
  expect(await answer.json()).toMatchObject({ magasin: reze });
  expect(await read(visitor)).toMatchObject(reze);
  expect(await read(await newVisitor(api.url))).toBeNull();
});

test('the store chosen is told open or closed, and until when that holds', async () => {
  const visitor = await newVisitor(api.url);
  const answer = await choose(visitor, { magasinId: 3 });
  const ouvert = {
    ouverture: { ouvert: true, heure: '18:00', jour: null, reprise: null },
    jour: '2026-11-16',
    jusqua: '2026-11-16T17:00:00.000Z',
  };
  expect(await answer.json()).toMatchObject({ magasin: ouvert });
  expect(await read(visitor)).toMatchObject(ouvert);
  maintenant = new Date(ouvert.jusqua);
  expect(await read(visitor)).toMatchObject({
    ouverture: { ouvert: false, heure: '08:00', jour: '2026-11-23' },
    jusqua: '2026-11-16T23:00:00.000Z',
  });
  maintenant = LUNDI_10H;
});

test.each([99, 4])('a store that does not exist or is closed down is refused: %s', async (id) => {
  const visitor = await newVisitor(api.url);
  const answer = await choose(visitor, { magasinId: id });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'introuvable' });
  expect(await read(visitor)).toBeNull();
});

test.each([{}, { magasinId: '3' }, { magasinId: 0 }, { magasinId: 1e12 }])(
  'a bad choice is refused: %j',
  async (body) => {
    expect((await choose(await newVisitor(api.url), body)).status).toBe(400);
  },
);

test('a buyer starts with the store of their company, and their choice lasts', async () => {
  const buyer = await newBuyer(api, EMAIL);
  expect(await read(buyer)).toMatchObject({ id: 2, libelle: 'Nantes Est' });
  await choose(buyer, { magasinId: 3 });
  expect(await read(await newBuyer(api, EMAIL))).toMatchObject({ id: 3, libelle: 'Rezé' });
});

test('the session says whether someone is signed in', async () => {
  const buyer = await newBuyer(api, EMAIL);
  const answer = await fetch(`${api.url}/api/session`, { headers: { cookie: buyer.cookie } });
  expect(await answer.json()).toMatchObject({
    isAuthenticated: true,
    sessionCourante: { consultation: false },
  });
  await api.pool.execute(sql`update compte set bloque = true`);
  const blocked = await fetch(`${api.url}/api/session`, { headers: { cookie: buyer.cookie } });
  expect(await blocked.json()).toMatchObject({ sessionCourante: { consultation: true } });
});
