import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { MOREL } from '../articles/golden.ts';
import { jetonOf, poster, startBoutique, URL_BOUTIQUE, type Boutique } from './boutique.ts';
import { connecter, insertDelegue, insertMotDePasse } from './personnes.ts';

const NOUVEAU = 'gouge ciseau bédane';
const LES_DEUX = 'paul@les-deux.test';

let boutique: Boutique;
beforeAll(async () => {
  boutique = await startBoutique();
  await insertDelegue(boutique.pool, 'DK07');
  const id = await insertDelegue(boutique.pool, 'DX01');
  await boutique.pool.execute(sql`update delegue set email = ${LES_DEUX} where id = ${id}`);
  await boutique.pool.execute(sql`
    insert into utilisateur (compte_id, email, nom, prenom, role)
    values (${boutique.morel}, ${LES_DEUX}, 'Rousseau', 'Paul', 'acheteur')`);
  await insertMotDePasse(boutique.pool, LES_DEUX);
});
afterAll(() => boutique.close());
beforeEach(async () => {
  await boutique.pool.execute(sql`delete from lien_unique`);
  await boutique.pool.execute(sql`delete from connexion_echouee`);
});

const oublier = (identifiant: string, langue = 'fr') =>
  poster(boutique, '/api/mot-de-passe/oubli', { identifiant }, { langue });
const choisir = (jeton: string, body: object = {}) =>
  poster(boutique, '/api/mot-de-passe/reinitialisation', { jeton, motDePasse: NOUVEAU, ...body });

const verifier = (jeton: string) =>
  poster(boutique, '/api/mot-de-passe/reinitialisation/verification', { jeton });

async function lienPour(identifiant: string, a = identifiant): Promise<string> {
  expect((await oublier(identifiant)).status).toBe(204);
  return jetonOf(await boutique.courrier(a));
}

describe('a forgotten password', () => {
  test('is chosen again by the link of the mail, which signs every device out', async () => {
    const before = await connecter(boutique.url, { identifiant: MOREL });
    const jeton = await lienPour(MOREL);
    const answer = await choisir(jeton);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ identifiant: MOREL });
    expect((await before.call('GET', '/api/profil')).status).toBe(401);
    expect((await connecter(boutique.url, { identifiant: MOREL })).answer.status).toBe(403);
    const after = await connecter(boutique.url, { identifiant: MOREL, motDePasse: NOUVEAU });
    expect(after.answer.status).toBe(200);
    const told = await boutique.courrier(MOREL);
    expect(told.subject).toBe('Votre mot de passe a changé');
  });

  test.each([
    ['fr', 'Choisissez un nouveau mot de passe', '/mot-de-passe-oublie/reinitialisation'],
    ['en', 'Choose a new password', '/en/mot-de-passe-oublie/reinitialisation'],
    ['es', 'Elija una contraseña nueva', '/es/mot-de-passe-oublie/reinitialisation'],
  ])('is mailed in %s, as text and as HTML', async (langue, sujet, path) => {
    await oublier(MOREL, langue);
    const mail = await boutique.courrier(MOREL);
    expect(mail.subject).toBe(sujet);
    const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('content-language')).toBe(langue);
    expect(mail.text).toContain(`${URL_BOUTIQUE}${path}?jeton=${jetonOf(mail)}`);
    expect(mail.text).toContain(MOREL);
    expect(mail.html).toContain(`<html lang="${langue}">`);
    expect(mail.html).not.toMatch(/\{\{|identite\./);
  });

  test('is found by a space and capitals too', async () => {
    await oublier(` ${MOREL.toUpperCase()} `);
    expect((await boutique.courrier(MOREL)).subject).toBe('Choisissez un nouveau mot de passe');
  });

  test('of a delegate is asked for by their code, and mailed to their address', async () => {
    const jeton = await lienPour('dk07', 'dk07@comptoir.test');
    const before = await connecter(boutique.url, { identifiant: 'DK07' });
    expect(await (await choisir(jeton)).json()).toEqual({ identifiant: 'DK07' });
    expect((await before.call('GET', '/api/profil')).status).toBe(401);
    const after = await connecter(boutique.url, { identifiant: 'DK07', motDePasse: NOUVEAU });
    expect(after.answer.status).toBe(200);
    await boutique.courrier('dk07@comptoir.test');
  });

  test('holds nobody up any longer who guessed before', async () => {
    for (let n = 0; n < 6; n++) {
      await connecter(boutique.url, { identifiant: LES_DEUX, motDePasse: 'faux' });
    }
    await choisir(await lienPour(LES_DEUX), { type: 'acheteur' });
    await boutique.courrier(LES_DEUX);
    const after = await connecter(boutique.url, { identifiant: LES_DEUX, motDePasse: NOUVEAU });
    expect(after.answer.status).toBe(200);
  });
});

describe('an address of a buyer and of a delegate', () => {
  test('is asked whose password it is, once it holds the link', async () => {
    const jeton = await lienPour(LES_DEUX);
    const asked = await choisir(jeton);
    expect(asked.status).toBe(409);
    expect(await asked.json()).toMatchObject({ code: 'choix-type' });
    const answer = await choisir(jeton, { type: 'delegue' });
    expect(await answer.json()).toEqual({ identifiant: 'DX01' });
    await boutique.courrier(LES_DEUX);
  });

  test('is not asked when the code was given', async () => {
    const jeton = await lienPour('DX01', LES_DEUX);
    expect(await (await choisir(jeton)).json()).toEqual({ identifiant: 'DX01' });
    await boutique.courrier(LES_DEUX);
  });
});

describe('the link', () => {
  test('works once', async () => {
    const jeton = await lienPour(MOREL);
    // Looked at, it stays as it is.
    expect((await verifier(jeton)).status).toBe(204);
    expect((await choisir(jeton)).status).toBe(200);
    expect(await (await verifier(jeton)).json()).toMatchObject({ code: 'lien-perime' });
    const again = await choisir(jeton);
    expect(again.status).toBe(410);
    expect(await again.json()).toMatchObject({ code: 'lien-perime' });
    await boutique.courrier(MOREL);
  });

  test.each([
    ['court', 'trop court'],
    ['personnel', 'Anne-Morel-2026'],
    ['repetitif', 'azertyuiop123'],
    ['courant', 'Password1234'],
  ])('is not used up by a password that is %s', async (raison, motDePasse) => {
    const jeton = await lienPour(MOREL);
    const refused = await choisir(jeton, { motDePasse });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: 'mot-de-passe-faible', data: { raison } });
    expect((await choisir(jeton)).status).toBe(200);
    await boutique.courrier(MOREL);
  });

  test('ends when a newer one is asked for', async () => {
    const premier = await lienPour(MOREL);
    const second = await lienPour(MOREL);
    expect((await choisir(premier)).status).toBe(410);
    expect((await choisir(second)).status).toBe(200);
    await boutique.courrier(MOREL);
  });

  test('ends after an hour', async () => {
    const jeton = await lienPour(MOREL);
    await boutique.pool.execute(
      sql`update lien_unique set expire_le = expire_le - interval '61 minutes'`,
    );
    expect((await choisir(jeton)).status).toBe(410);
  });

  test('is sent at most three times an hour to one address', async () => {
    const before = await boutique.nombreDeCourriers(MOREL);
    for (let n = 0; n < 5; n++) expect((await oublier(MOREL)).status).toBe(204);
    expect(await boutique.nombreDeCourriers(MOREL)).toBe(before + 3);
  });
});

test('one address of the network cannot make the shop write to everyone', async () => {
  for (let n = 0; n < 30; n++) {
    expect((await oublier(`inconnu${n}@nulle-part.test`)).status).toBe(204);
  }
  const refused = await oublier(MOREL);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: 'trop-de-requetes' });
});

test('nobody unknown, waiting to be invited or gone is written to', async () => {
  await boutique.pool.execute(sql`
    insert into utilisateur (compte_id, email, nom, prenom, role, etat)
    values (${boutique.morel}, 'invite@morel.test', 'Roy', 'Max', 'acheteur', 'invite')`);
  for (const identifiant of ['personne@nulle-part.test', 'invite@morel.test', 'ZZ99']) {
    expect((await oublier(identifiant)).status).toBe(204);
  }
  expect(await boutique.nombreDeCourriers('personne@nulle-part.test')).toBe(0);
  expect(await boutique.nombreDeCourriers('invite@morel.test')).toBe(0);
});
