import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { EnvoiCourrier } from '../../src/courrier/envoi.ts';
import { sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { connecter } from '../identite/personnes.ts';
import { newVisitor, type Visitor } from '../visitors.ts';
import { envoi, journal, read, signIn, startEquipe, type Equipe } from './equipe.ts';

let equipe: Equipe;
let dk07: Visitor;
beforeAll(async () => {
  equipe = await startEquipe();
  dk07 = await signIn(equipe, 'DK07');
});
afterAll(() => equipe.api.close());
beforeEach(async () => {
  await equipe.pool.execute(sql`delete from lien_unique`);
  await equipe.pool.execute(sql`delete from graphile_worker._private_jobs`);
});

const renvoyer = (email: string, vers?: string) =>
  dk07.call(
    'POST',
    '/api/delegue/renvoyer-identifiants',
    envoi({ utilisateurId: equipe.personnes[email], ...(vers && { email: vers }) }),
  );

async function envois(): Promise<EnvoiCourrier[]> {
  const rows = await equipe.pool.query<{ envoi: EnvoiCourrier }>(
    sql`select payload as envoi from graphile_worker._private_jobs order by id`,
  );
  return rows.map((row) => row.envoi);
}

test('the customer gets a link to choose a password, from the delegate, and it works', async () => {
  expect((await renvoyer(MOREL)).status).toBe(204);
  const [mail, ...others] = await envois();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ a: MOREL, repondreA: 'dk07@comptoir.test' });
  expect(mail?.texte).toContain('Karine Dubois');
  expect(`${mail?.sujet}${mail?.texte}`).not.toMatch(/\{\{|delegue\./);
  const jeton = /jeton=([\w-]{43})/.exec(mail?.texte ?? '')?.[1];
  const motDePasse = 'équerre-niveau-cordeau';
  const visitor = await newVisitor(equipe.api.url);
  const answer = await visitor.call(
    'POST',
    '/api/mot-de-passe/reinitialisation',
    envoi({ jeton, motDePasse }),
  );
  expect(answer.status).toBe(200);
  const connecte = await connecter(equipe.api.url, { identifiant: MOREL, motDePasse });
  expect(connecte.answer.status).toBe(200);
  expect((await journal(equipe)).at(-1)).toBe(
    `DK07 C001 ${MOREL} identifiants-renvoyes {"email": "a…@morel.test"}`,
  );
});

test('to another address, the customer is notified at their own', async () => {
  expect((await renvoyer(MOREL, 'Anne@Ailleurs.test')).status).toBe(204);
  const [lien, avis] = await envois();
  expect([lien?.a, avis?.a]).toEqual(['anne@ailleurs.test', MOREL]);
  expect(lien?.texte).toContain(MOREL);
  expect(avis?.texte).toContain('a…@ailleurs.test');
  expect(avis?.texte).not.toContain('jeton=');
});

test('not to another address where the password opens a company of someone else', async () => {
  await equipe.pool.execute(sql`
    insert into utilisateur (compte_id, email, nom, prenom, role)
    values (${equipe.lemaire}, ${MOREL}, 'Morel', 'Anne', 'acheteur')`);
  const answer = await renvoyer(MOREL, 'dk07@comptoir.test');
  expect([answer.status, (await read<{ code: string }>(Promise.resolve(answer))).code]).toEqual([
    403,
    'hors-portefeuille',
  ]);
  expect(await envois()).toEqual([]);
  expect((await renvoyer(MOREL)).status).toBe(204);
});

test('three an hour to one customer', async () => {
  for (let fois = 0; fois < 3; fois++) expect((await renvoyer(MOREL)).status).toBe(204);
  const before = (await journal(equipe)).length;
  const answer = await renvoyer(MOREL);
  expect([answer.status, await answer.json()]).toMatchObject([
    429,
    { code: 'trop-de-tentatives', data: { secondes: 3600 } },
  ]);
  expect(await envois()).toHaveLength(3);
  expect(await journal(equipe)).toHaveLength(before);
});

test('only to the delegate’s own customers', async () => {
  expect(await read(renvoyer(LEMAIRE))).toMatchObject({ code: 'hors-portefeuille' });
  expect(await read(renvoyer('personne@x.test'))).toMatchObject({ code: 'requete-invalide' });
  expect(await envois()).toEqual([]);
});
