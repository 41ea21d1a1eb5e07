/** What an attacker tries with the links of mails and of pictures, by name. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { MOREL } from '../articles/golden.ts';
import { envoi, jetonOf, PATRONNE, poster, startBoutique, type Boutique } from './boutique.ts';
import { demanderCompte, siretOf } from './compte-demande.ts';
import { connecter, MOT_DE_PASSE } from './personnes.ts';

const NOUVEAU = 'gouge ciseau bédane';

let boutique: Boutique;
beforeAll(async () => {
  boutique = await startBoutique();
});
afterAll(() => boutique.close());
beforeEach(async () => {
  await boutique.relever();
  await boutique.pool.execute(sql`delete from lien_unique`);
});

const signIn = (identifiant: string) => connecter(boutique.url, { identifiant });
const oublier = (identifiant: string) =>
  poster(boutique, '/api/mot-de-passe/oubli', { identifiant });
let numero = 0;
const creer = (email: string) =>
  demanderCompte(boutique, {
    societe: { siret: siretOf(++numero) },
    personne: { email },
  });

test('brute force of links fails: none is guessed, and a wrong one says no more than an old one', async () => {
  const faux = 'A'.repeat(43);
  for (const [path, body] of [
    ['/api/mot-de-passe/reinitialisation', { jeton: faux, motDePasse: NOUVEAU }],
    ['/api/comptes/activation', { jeton: faux }],
    [`/api/session/qr/${faux}/consommer`, {}],
  ] as const) {
    const answer = await poster(boutique, path, body);
    expect(answer.status).toBe(410);
    expect(await answer.json()).toMatchObject({ code: 'lien-perime', data: {} });
  }
});

describe('a link used twice at the same moment', () => {
  const statuses = async (calls: Promise<Response>[]) =>
    (await Promise.all(calls)).map(({ status }) => status).sort((a, b) => a - b);

  test('chooses one password', async () => {
    await oublier(MOREL);
    const jeton = jetonOf(await boutique.courrier(MOREL));
    const choisir = (motDePasse: string) =>
      poster(boutique, '/api/mot-de-passe/reinitialisation', { jeton, motDePasse });
    expect(await statuses([choisir(MOT_DE_PASSE), choisir(MOT_DE_PASSE)])).toEqual([200, 410]);
    await boutique.courrier(MOREL);
  });

  test('signs one device in', async () => {
    const answer = await (await signIn(MOREL)).call('POST', '/api/session/qr');
    const { code } = (await answer.json()) as { code: string };
    const scanner = () => poster(boutique, `/api/session/qr/${code}/consommer`, {});
    expect(await statuses([scanner(), scanner(), scanner()])).toEqual([200, 410, 410]);
  });

  test('makes one company', async () => {
    await creer('ensemble@neuf.test');
    const jeton = jetonOf(await boutique.courrier('ensemble@neuf.test'));
    const activer = () =>
      poster(boutique, '/api/comptes/activation', { jeton, motDePasse: NOUVEAU });
    expect(await statuses([activer(), activer()])).toEqual([200, 410]);
  });
});

describe('a link for one thing', () => {
  test('does not open another', async () => {
    await oublier(MOREL);
    const reinitialisation = jetonOf(await boutique.courrier(MOREL));
    await creer('usage@neuf.test');
    const activation = jetonOf(await boutique.courrier('usage@neuf.test'));
    const qr = await (await signIn(MOREL)).call('POST', '/api/session/qr');
    const { code } = (await qr.json()) as { code: string };
    const choisir = (jeton: string) =>
      poster(boutique, '/api/mot-de-passe/reinitialisation', { jeton, motDePasse: NOUVEAU });
    const activer = (jeton: string) =>
      poster(boutique, '/api/comptes/activation', { jeton, motDePasse: NOUVEAU });
    const scanner = (jeton: string) => poster(boutique, `/api/session/qr/${jeton}/consommer`, {});
    for (const [ouvrir, siens] of [
      [choisir, reinitialisation],
      [activer, activation],
      [scanner, code],
    ] as const) {
      for (const jeton of [reinitialisation, activation, code]) {
        if (jeton !== siens) expect((await ouvrir(jeton)).status).toBe(410);
      }
    }
    // None of the tries used one up.
    expect((await activer(activation)).status).toBe(200);
    expect((await scanner(code)).status).toBe(200);
  });

  test('is worth nothing to who reads the database', async () => {
    await oublier(MOREL);
    const jeton = jetonOf(await boutique.courrier(MOREL));
    const [row] = await boutique.pool.query<{ texte: string }>(
      sql`select lien_unique::text as texte from lien_unique`,
    );
    expect(row?.texte).not.toContain(jeton);
    expect(row?.texte).not.toContain(Buffer.from(jeton).toString('hex'));
  });
});

test('a mail to a stranger cannot carry the words of who asked for it', async () => {
  const mots = 'Gagnez 1000 euros sur https://piege.test';
  await demanderCompte(boutique, {
    societe: { siret: siretOf(++numero), raisonSociale: mots, adresseLigne1: mots },
    personne: { prenom: 'Gagnez', nom: 'Mille', email: 'stranger@nulle-part.test' },
  });
  const mail = await boutique.courrier('stranger@nulle-part.test');
  expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/Gagnez|piege/);
});

test('names in a mail are words, never HTML', async () => {
  const patronne = await signIn(PATRONNE);
  await boutique.pool.execute(
    sql`update utilisateur set nom = '<script>x</script>' where email = ${PATRONNE}`,
  );
  await patronne.call(
    'POST',
    '/api/compte/invitations',
    envoi({ prenom: 'Nina', nom: 'Leroy', email: 'nina@morel.test', role: 'acheteur' }),
  );
  const mail = await boutique.courrier('nina@morel.test');
  expect(mail.html).not.toContain('<script>');
  expect(mail.html).toContain('&lt;script&gt;');
});
