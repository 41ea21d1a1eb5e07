import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden, LEMAIRE, MOREL } from '../articles/golden.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { envoi } from './boutique.ts';

let api: TestApi;
let anne: Visitor;
beforeAll(async () => {
  api = await startApi();
  const { lemaire } = await buildGolden(api.pool);
  await api.pool.execute(sql`
    insert into utilisateur (compte_id, email, nom, prenom, role)
    values (${lemaire}, ${MOREL}, 'Morel', 'Anne', 'acheteur')`);
  anne = await newBuyer(api, MOREL);
});
afterAll(() => api.close());

const modifier = (body: object, who = anne) => who.call('PATCH', '/api/profil', envoi(body));

test('only what is given changes', async () => {
  const answer = await modifier({ prenom: ' Anne-Lise ', telephone: '+33 6 39 98 11 22' });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    prenom: 'Anne-Lise',
    nom: 'Morel',
    telephone: '+33 6 39 98 11 22',
    langue: 'fr',
    rgpdValide: false,
    compte: { code: 'C001' },
  });
  expect(await (await modifier({ telephone: '', langue: 'es' })).json()).toMatchObject({
    prenom: 'Anne-Lise',
    telephone: null,
    langue: 'es',
  });
});

test('terms are accepted once, for all the companies of the person', async () => {
  expect(await (await modifier({ rgpdValide: true })).json()).toMatchObject({ rgpdValide: true });
  const dates = sql`
    select count(distinct rgpd_valide_le) as n from utilisateur where email = ${MOREL}`;
  expect(await api.pool.one(dates)).toEqual({ n: 1 });
  await api.pool.execute(
    sql`update utilisateur set rgpd_valide_le = '2026-01-01' where email = ${MOREL}`,
  );
  await modifier({ rgpdValide: true });
  expect(
    await api.pool.one(sql`
      select count(*) as n from utilisateur
       where email = ${MOREL} and rgpd_valide_le = '2026-01-01'`),
  ).toEqual({ n: 2 });
});

test('nobody else changes', async () => {
  await modifier({ nom: 'Durand' });
  expect(
    await api.pool.one(sql`select nom, prenom from utilisateur where email = ${LEMAIRE}`),
  ).toEqual({ nom: 'Lemaire', prenom: 'Paul' });
});

test.each([
  { prenom: 'A' },
  { nom: 'Mor3l' },
  { nom: 'a/b' },
  { nom: '    ' },
  { telephone: 'rien' },
  { langue: 'de' },
  { rgpdValide: false },
])('%j is refused', async (body) => {
  const answer = await modifier(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'requete-invalide' });
});

test('a delegate who acts for someone reads of the company, and changes nothing of the person', async () => {
  await api.pool.execute(sql`
    insert into delegue (code, prenom, nom, email, tous_comptes)
    values ('DK07', 'Karine', 'Dubois', 'dk07@comptoir.test', true)`);
  const delegue = await newBuyer(api, LEMAIRE);
  await api.pool.execute(sql`
    update session set delegue_id = (select id from delegue)
     where utilisateur_id = (select id from utilisateur where email = ${LEMAIRE})`);
  const answer = await modifier({ prenom: 'Autre' }, delegue);
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: 'acces-interdit' });
  const compte = await delegue.call('GET', '/api/compte/coordonnees');
  expect(await compte.json()).toMatchObject({ code: 'C002', devise: 'GBP', bloque: true });
});
