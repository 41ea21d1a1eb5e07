/** What an attacker tries, by name. Those of signing in are in connexion.api.test.ts too. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { hacherMotDePasse } from '../../src/identite/mot-de-passe/mot-de-passe.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { newVisitor, type Visitor } from '../visitors.ts';
import { envoi, PATRONNE, poster, startBoutique, type Boutique } from './boutique.ts';
import { demanderCompte, siretOf } from './compte-demande.ts';
import { connecter, insertDelegue, MOT_DE_PASSE } from './personnes.ts';

const INCONNU = 'personne@nulle-part.test';

let boutique: Boutique;
beforeAll(async () => {
  boutique = await startBoutique();
  await insertDelegue(boutique.pool, 'DK07');
  // As the shop keeps it: how long a wrong one takes is compared.
  const empreinte = await hacherMotDePasse(MOT_DE_PASSE);
  await boutique.pool.execute(sql`update mot_de_passe set empreinte = ${empreinte}`);
});
afterAll(() => boutique.close());
beforeEach(async () => {
  await boutique.pool.execute(sql`delete from connexion_echouee`);
  await boutique.relever();
  await boutique.pool.execute(sql`delete from lien_unique`);
});

const signIn = (identifiant: string) => connecter(boutique.url, { identifiant });
const parCookie = async (cookie: string) =>
  (await fetch(`${boutique.url}/api/session`, { headers: { cookie } })).json();

describe('session fixation', () => {
  /** What someone who knew the cookie and the bearer of before has, once the victim is in. */
  async function restes(entrer: (victime: Visitor) => Promise<Response>) {
    const victime = await newVisitor(boutique.url);
    const { status } = await entrer(victime);
    return {
      entree: status,
      bearer: (await victime.call('GET', '/api/profil')).status,
      cookie: await parCookie(victime.cookie),
    };
  }
  const RIEN = { entree: 200, bearer: 401, cookie: { isAuthenticated: false } };

  test('by the cookie or the bearer of before fails when one signs in', async () => {
    const corps = envoi({ identifiant: MOREL, motDePasse: MOT_DE_PASSE });
    expect(await restes((victime) => victime.call('POST', '/api/session', corps))).toMatchObject(
      RIEN,
    );
  });

  test('fails when one signs in by a picture', async () => {
    const answer = await (await signIn(MOREL)).call('POST', '/api/session/qr');
    const { code } = (await answer.json()) as { code: string };
    const path = `/api/session/qr/${code}/consommer`;
    expect(await restes((victime) => victime.call('POST', path))).toMatchObject(RIEN);
  });
});

describe('token replay', () => {
  test('after signing out neither cookie nor bearer is anybody', async () => {
    const who = await signIn(MOREL);
    await who.call('DELETE', '/api/session');
    expect((await who.call('GET', '/api/profil')).status).toBe(401);
    expect((await who.call('GET', '/api/profil/donnees')).status).toBe(401);
    expect(await parCookie(who.cookie)).toMatchObject({ isAuthenticated: false });
  });
});

describe('cookie theft without bearer', () => {
  test.each([
    ['GET', '/api/profil/donnees'],
    ['PATCH', '/api/profil'],
    ['DELETE', '/api/profil'],
    ['PUT', '/api/profil/mot-de-passe'],
    ['POST', '/api/session/qr'],
    ['GET', '/api/compte/utilisateurs'],
    ['POST', '/api/compte/invitations'],
    ['PUT', '/api/panier/articles'],
  ])('the cookie alone does not authorise %s %s', async (method, path) => {
    const { cookie } = await signIn(PATRONNE);
    const answer = await fetch(boutique.url + path, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: '{}' }),
    });
    expect(answer.status).toBe(401);
  });
});

interface Reponse {
  status: number;
  body: string;
  headers: Record<string, string>;
}

/** All that whoever asks can see, but what names the request. */
async function vue(answer: Response): Promise<Reponse> {
  const { 'x-request-id': _id, date: _date, ...headers } = Object.fromEntries(answer.headers);
  return { status: answer.status, body: await answer.text(), headers };
}

let numero = 0;
const creer = (email: string) =>
  demanderCompte(boutique, {
    societe: { siret: siretOf(++numero) },
    personne: { email },
  });
const oublier = (identifiant: string) =>
  poster(boutique, '/api/mot-de-passe/oubli', { identifiant });
const renvoyer = (email: string) => poster(boutique, '/api/comptes/activation/renvoyer', { email });
const essayer = async (identifiant: string) =>
  (await newVisitor(boutique.url)).call(
    'POST',
    '/api/session',
    envoi({ identifiant, motDePasse: 'faux' }),
  );

const PORTES: [string, (identifiant: string) => Promise<Response>, number][] = [
  ['signing in', essayer, 403],
  ['a forgotten password', oublier, 204],
  ['opening an account', creer, 204],
  ['sending the activation again', renvoyer, 204],
];

describe('user enumeration', () => {
  test.each(PORTES)('by what %s answers fails', async (_name, ouvrir, status) => {
    const connu = await vue(await ouvrir(MOREL));
    expect(connu.status).toBe(status);
    expect(await vue(await ouvrir(INCONNU))).toEqual(connu);
  });

  test('by asking until no more is sent fails', async () => {
    const vues = [];
    for (let n = 0; n < 5; n++) vues.push(await vue(await oublier(MOREL)));
    expect(new Set(vues.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  test.each(PORTES)('by the time %s takes fails', async (_name, ouvrir) => {
    const temps = { [MOREL]: Infinity, [INCONNU]: Infinity };
    // A password hashed, or a mail written, for one of them only would be many times that.
    const isAlike = ({ [MOREL]: connu, [INCONNU]: inconnu }: typeof temps) =>
      Math.abs(connu - inconnu) < Math.max(20, (connu + inconnu) / 4);
    // The shortest of several, in turn: whatever else the machine does only adds to a time. Where
    // it does much, more tries find a quiet moment; what differs by itself differs in all of them.
    for (let n = 0; n < 9 || (n < 60 && !isAlike(temps)); n++) {
      for (const identifiant of [MOREL, INCONNU] as const) {
        await boutique.pool.execute(sql`delete from connexion_echouee`);
        const started = performance.now();
        await (await ouvrir(identifiant)).text();
        temps[identifiant] = Math.min(temps[identifiant], performance.now() - started);
      }
    }
    expect(temps).toSatisfy(isAlike);
  });
});

describe('brute force', () => {
  test('of the present password of a device left open has to wait', async () => {
    const who = await signIn(LEMAIRE);
    const statuses = [];
    for (let n = 0; n < 7; n++) {
      const answer = await who.call('DELETE', '/api/profil', envoi({ motDePasse: `faux${n}` }));
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
  });
});
