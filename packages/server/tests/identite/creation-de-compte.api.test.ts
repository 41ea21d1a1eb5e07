import { formatSiret } from '@comptoir/contract/identite/siret.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { MOREL } from '../articles/golden.ts';
import type { Visitor } from '../visitors.ts';
import { jetonOf, poster, startBoutique, type Boutique } from './boutique.ts';
import { demanderCompte, PERSONNE, siretOf, SOCIETE, type Changement } from './compte-demande.ts';
import { connecter, insertDelegue, insertMotDePasse, MOT_DE_PASSE } from './personnes.ts';

let boutique: Boutique;
beforeAll(async () => {
  boutique = await startBoutique();
});
afterAll(() => boutique.close());
beforeEach(() => boutique.pool.execute(sql`delete from connexion_echouee`));

const demander = (change?: Changement, langue?: string) => demanderCompte(boutique, change, langue);
const activer = (jeton: string, motDePasse: string | undefined = MOT_DE_PASSE) =>
  poster(boutique, '/api/comptes/activation', { jeton, motDePasse });
const ouvrirLien = (jeton: string) => poster(boutique, '/api/comptes/activation', { jeton });
const renvoyer = (email: string) => poster(boutique, '/api/comptes/activation/renvoyer', { email });

/** Asks for an account, reads the mail and uses its link. */
async function ouvrir(numero: number, email: string): Promise<unknown> {
  expect(
    (await demander({ societe: { siret: siretOf(numero) }, personne: { email } })).status,
  ).toBe(204);
  const answer = await activer(jetonOf(await boutique.courrier(email)));
  expect(answer.status).toBe(200);
  return answer.json();
}

async function prixOf(who: Visitor, articleId: number): Promise<unknown> {
  const answer = await who.call('POST', '/api/articles/batch-tarifs', {
    body: JSON.stringify([{ articleId, quantite: 1 }]),
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

describe('a company that opens its account', () => {
  test('exists once the link of the mail is used, run by who asked', async () => {
    expect((await demander()).status).toBe(204);
    const mail = await boutique.courrier(PERSONNE.email);
    expect(mail.subject).toBe('Activez votre compte Comptoir');
    // Anyone can give anyone's address: nothing typed is in it but the number.
    expect(mail.text).not.toMatch(/Zoé|Marchal|Lin/);
    expect(mail.text).toContain(formatSiret(SOCIETE.siret));
    expect((await connecter(boutique.url, { identifiant: PERSONNE.email })).answer.status).toBe(
      403,
    );
    const answer = await activer(jetonOf(mail));
    expect(await answer.json()).toEqual({
      email: PERSONNE.email,
      compte: 'Ateliers du Lin',
      etat: 'actif',
    });
    const zoe = await connecter(boutique.url, { identifiant: PERSONNE.email });
    expect(await (await zoe.call('GET', '/api/profil')).json()).toMatchObject({
      prenom: 'Zoé',
      nom: 'Marchal',
      administrateur: true,
      rgpdValide: true,
      telephone: '06 39 98 12 34',
      langue: 'fr',
      compte: { code: 'W00001', libelle: 'Ateliers du Lin', bloque: false },
    });
    expect(await (await zoe.call('GET', '/api/profil/magasin-reference')).json()).toMatchObject({
      magasin: { id: 3, libelle: 'Nantes Est' },
    });
    expect(await (await zoe.call('GET', '/api/compte/coordonnees')).json()).toMatchObject({
      raisonSociale: 'Ateliers du Lin',
      siret: SOCIETE.siret,
      metier: 'menuisier',
      adresse: { ligne1: '4 rue du Lin', ligne2: null, codePostal: '44190', ville: 'Clisson' },
      devise: 'EUR',
    });
  });

  test('has public prices and a basket from the first minute', async () => {
    await ouvrir(2, 'prix@neuf.test');
    const neuf = await connecter(boutique.url, { identifiant: 'prix@neuf.test' });
    const prix = await prixOf(neuf, boutique.vis);
    expect(JSON.stringify(prix)).toContain('20.9000');
    const add = await neuf.call('PUT', '/api/panier/articles', {
      body: JSON.stringify([{ articleId: boutique.vis, quantite: 3 }]),
      headers: { 'content-type': 'application/json' },
    });
    expect(add.status).toBe(200);
  });

  test('keeps the password someone already has, and the mail says so', async () => {
    const answer = await demander({
      societe: { siret: siretOf(3) },
      personne: { email: MOREL.toUpperCase() },
    });
    expect(answer.status).toBe(204);
    const mail = await boutique.courrier(MOREL);
    expect(mail.text).toContain('Vous avez déjà un accès');
    expect(mail.text).toContain('https://boutique.test/connexion');
    expect(mail.text).toContain('https://boutique.test/mot-de-passe-oublie');
    expect((await activer(jetonOf(mail), 'un tout autre secret')).status).toBe(200);
    const { answer: refused } = await connecter(boutique.url, {
      identifiant: MOREL,
      motDePasse: 'un tout autre secret',
    });
    expect(refused.status).toBe(403);
    // They buy for two companies now.
    const { body } = await connecter(boutique.url, { identifiant: MOREL });
    expect(body).toMatchObject({ code: 'choix-compte', data: { comptes: [{}, {}] } });
    await boutique.pool.execute(sql`
      delete from utilisateur where email = ${MOREL} and compte_id <> ${boutique.morel}`);
  });

  test('is asked for in the language of the page', async () => {
    await demander({ societe: { siret: siretOf(4) }, personne: { email: 'ana@obra.test' } }, 'es');
    const mail = await boutique.courrier('ana@obra.test');
    expect(mail.subject).toBe('Active su cuenta de Comptoir');
    expect(mail.text).toContain('https://boutique.test/es/activation-de-compte?jeton=');
  });
});

describe('what is asked for', () => {
  test('a SIRET is exactly 14 digits; its key is no reason to refuse it', async () => {
    const siret = `${siretOf(1).slice(0, 13)}${(Number(siretOf(1)[13]) + 1) % 10}`;
    const personne = { email: 'cle@autre.test' };
    expect((await demander({ societe: { siret }, personne })).status).toBeLessThan(300);
  });

  test.each([
    ['a SIRET of 13 digits', { societe: { siret: siretOf(1).slice(1) } }],
    ['a trade nobody knows', { societe: { metier: 'astronaute' } }],
    ['a name with a digit', { personne: { nom: 'Marchal 2' } }],
    ['a name of spaces', { personne: { prenom: '   ' } }],
    ['half an address', { personne: { email: 'zoe@' } }],
    ['a company of spaces', { societe: { raisonSociale: '   ' } }],
    ['a store that does not exist', { magasinId: 999 }],
    ['terms that are not accepted', { conditions: false }],
  ])('with %s is refused', async (_what, change) => {
    const answer = await demander(change);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'requete-invalide' });
  });

  test('brings no password: whoever types an address does not choose for who has it', async () => {
    const answer = await demander({ motDePasse: MOT_DE_PASSE });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      data: { champs: [{ champ: 'body.motDePasse', raison: 'unknown field' }] },
    });
  });
});

describe('the password', () => {
  const email = 'choix@ateliers-du-lin.test';

  test('is chosen by who opened the link, and a weak one leaves the link as it was', async () => {
    await demander({ societe: { siret: siretOf(8) }, personne: { email } });
    const jeton = jetonOf(await boutique.courrier(email));
    const asked = await ouvrirLien(jeton);
    expect(asked.status).toBe(409);
    expect(await asked.json()).toMatchObject({
      code: 'mot-de-passe-attendu',
      data: { email, compte: 'Ateliers du Lin', invitation: false },
    });
    for (const motDePasse of ['Marchal-Zoé-44', 'Ateliers-du-Lin']) {
      const answer = await activer(jeton, motDePasse);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ data: { raison: 'personnel' } });
    }
    expect((await activer(jeton)).status).toBe(200);
    expect((await connecter(boutique.url, { identifiant: email })).answer.status).toBe(200);
  });
});

describe('the link', () => {
  test('works once, and not after a day', async () => {
    const email = 'lien@neuf.test';
    await demander({ societe: { siret: siretOf(6) }, personne: { email } });
    const jeton = jetonOf(await boutique.courrier(email));
    await boutique.pool.execute(
      sql`update lien_unique set expire_le = expire_le - interval '1 day' where email = ${email}`,
    );
    const expired = await activer(jeton);
    expect(expired.status).toBe(410);
    expect(await expired.json()).toMatchObject({ code: 'lien-perime' });
    expect((await renvoyer(email.toUpperCase())).status).toBe(204);
    const autre = jetonOf(await boutique.courrier(email));
    expect((await activer(autre)).status).toBe(200);
    expect((await activer(autre)).status).toBe(410);
    // Nothing of the request is kept once it is a company.
    expect(
      await boutique.pool.one(sql`select count(*) as n from demande_compte where email = ${email}`),
    ).toEqual({ n: 0 });
  });

  test('is sent again at most three times an hour, and the one before ends', async () => {
    const email = 'encore@neuf.test';
    await demander({ societe: { siret: siretOf(7) }, personne: { email } });
    const premier = jetonOf(await boutique.courrier(email));
    for (let n = 0; n < 4; n++) expect((await renvoyer(email)).status).toBe(204);
    expect(await boutique.nombreDeCourriers(email)).toBe(3);
    expect((await activer(premier)).status).toBe(410);
    await boutique.courrier(email);
    expect((await activer(jetonOf(await boutique.courrier(email)))).status).toBe(200);
  });

  test('of an invitation is sent again too', async () => {
    await boutique.pool.execute(sql`
      insert into utilisateur (compte_id, email, nom, prenom, role, etat)
      values (${boutique.morel}, 'luc@morel.test', 'Roy', 'Luc', 'acheteur', 'invite')`);
    await insertMotDePasse(boutique.pool, 'luc@morel.test');
    await renvoyer('luc@morel.test');
    const mail = await boutique.courrier('luc@morel.test');
    expect(mail.subject).toBe('Hélène Morel vous invite à acheter pour C001');
    expect(await (await activer(jetonOf(mail))).json()).toMatchObject({ etat: 'actif' });
  });
});

test('trades are listed in the language of who asks', async () => {
  for (const [langue, libelle] of [
    ['fr', 'Menuisier'],
    ['en', 'Joiner'],
  ]) {
    const answer = await fetch(`${boutique.url}/api/comptes/metiers`, {
      headers: { 'accept-language': langue ?? '' },
    });
    expect(await answer.json()).toContainEqual({ code: 'menuisier', libelle });
  }
});

test('a new company is looked after by the delegate of its store, who finds it and is written to', async () => {
  const { pool } = boutique;
  const autre = await insertDelegue(pool, 'DA49');
  const sien = await insertDelegue(pool, 'DN44');
  await pool.execute(sql`update delegue set magasin_id = 4 where id = ${autre}`);
  await pool.execute(sql`update delegue set magasin_id = 3 where id = ${sien}`);
  await ouvrir(41, 'julie@kerbrat.test');
  const karine = await connecter(boutique.url, { identifiant: 'DN44' });
  const trouves = await karine.call('GET', '/api/delegue/comptes?recherche=julie@kerbrat.test');
  expect(await trouves.json()).toMatchObject({ total: 1, comptes: [{ ville: 'Clisson' }] });
  const paul = await connecter(boutique.url, { identifiant: 'DA49' });
  const aucun = await paul.call('GET', '/api/delegue/comptes?recherche=julie@kerbrat.test');
  expect(await aucun.json()).toMatchObject({ total: 0 });
  // Where nobody looks after a store, the delegate of its departement has the company.
  await pool.execute(sql`update delegue set magasin_id = null where id = ${autre}`);
  const { societe, ...loin } = {
    societe: { siret: siretOf(42), codePostal: '44600' },
    magasinId: 4,
  };
  await demander({ societe, personne: { email: 'marc@nazaire.test' }, ...loin });
  await activer(jetonOf(await boutique.courrier('marc@nazaire.test')));
  const voisins = await karine.call('GET', '/api/delegue/comptes?recherche=marc@nazaire.test');
  expect(await voisins.json()).toMatchObject({ total: 1 });
  await pool.execute(sql`delete from portefeuille`);
});
