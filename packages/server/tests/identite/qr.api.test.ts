import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { newVisitor, type Visitor } from '../visitors.ts';
import { envoi, startBoutique, URL_BOUTIQUE, type Boutique } from './boutique.ts';
import { connecter } from './personnes.ts';

let boutique: Boutique;
let anne: Visitor;
beforeAll(async () => {
  boutique = await startBoutique();
  anne = await connecter(boutique.url, { identifiant: MOREL });
});
afterAll(() => boutique.close());
beforeEach(() => boutique.pool.execute(sql`delete from panier`));

async function montrer(who = anne): Promise<{ code: string; url: string; expireLe: string }> {
  const answer = await who.call('POST', '/api/session/qr', {
    headers: { 'accept-language': 'es' },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { code: string; url: string; expireLe: string };
}
const read = async (code: string, who = anne) =>
  (await who.call('GET', `/api/session/qr/${code}`)).json();

/** Opens the code on a device, which calls as whoever it stands for afterwards. */
async function scanner(code: string, from?: Visitor) {
  const appareil = from ?? (await newVisitor(boutique.url));
  const answer = await appareil.call('POST', `/api/session/qr/${code}/consommer`);
  const body = (await answer.json()) as { code?: string; token?: { access_token: string } };
  const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  const profil = async () =>
    (
      await fetch(`${boutique.url}/api/profil`, {
        headers: { authorization: `Bearer ${body.token?.access_token ?? ''}` },
      })
    ).json();
  return { appareil, answer, body, cookie, profil };
}

async function remplir(who: Visitor, quantite: number): Promise<void> {
  const answer = await who.call(
    'PUT',
    '/api/panier/articles',
    envoi([{ articleId: boutique.vis, quantite }]),
  );
  expect(answer.status).toBe(200);
}

describe('the picture', () => {
  test('signs another device in as the same person, once', async () => {
    const { code, url, expireLe } = await montrer();
    expect(url).toBe(`${URL_BOUTIQUE}/es/connexion?qr=${code}`);
    expect(Date.parse(expireLe) - Date.now()).toBeLessThanOrEqual(120_000);
    expect(await read(code)).toEqual({ etat: 'attente' });
    const { answer, body, appareil, cookie, profil } = await scanner(code);
    expect(answer.status).toBe(200);
    expect(body).toMatchObject({ isAuthenticated: true });
    expect(await profil()).toMatchObject({ email: MOREL, compte: { code: 'C001' } });
    // Under another cookie and another bearer.
    expect(cookie).not.toBe(appareil.cookie);
    expect((await appareil.call('GET', '/api/profil')).status).toBe(401);
    expect(await read(code)).toEqual({ etat: 'utilise' });
    const again = await scanner(code);
    expect(again.answer.status).toBe(410);
    expect(again.body).toMatchObject({ code: 'lien-perime' });
    // The first device stays signed in.
    expect((await anne.call('GET', '/api/profil')).status).toBe(200);
  });

  test('ends with the session that showed it', async () => {
    const who = await connecter(boutique.url, { identifiant: LEMAIRE });
    const { code } = await montrer(who);
    expect((await who.call('DELETE', '/api/session')).status).toBeLessThan(300);
    expect((await scanner(code)).answer.status).toBe(410);
  });

  test('lasts two minutes', async () => {
    const { code } = await montrer();
    await boutique.pool.execute(
      sql`update lien_unique set expire_le = expire_le - interval '2 minutes' where usage = 'qr'`,
    );
    expect(await read(code)).toEqual({ etat: 'perime' });
    expect((await scanner(code)).answer.status).toBe(410);
  });

  test('ends when another is shown', async () => {
    const premier = await montrer();
    const second = await montrer();
    expect(await read(premier.code)).toEqual({ etat: 'perime' });
    expect((await scanner(premier.code)).answer.status).toBe(410);
    expect((await scanner(second.code)).answer.status).toBe(200);
  });

  test('of another person tells nothing', async () => {
    const { code } = await montrer();
    const autre = await connecter(boutique.url, { identifiant: LEMAIRE });
    expect(await read(code, autre)).toEqual({ etat: 'perime' });
  });

  test('of someone who has left since signs nobody in', async () => {
    const { code } = await montrer();
    await boutique.pool.execute(
      sql`update utilisateur set etat = 'attente' where email = ${MOREL}`,
    );
    expect((await scanner(code)).answer.status).toBe(410);
    await boutique.pool.execute(sql`update utilisateur set etat = 'actif' where email = ${MOREL}`);
  });
});

describe('the device', () => {
  test('that stood for someone else stands for who showed the code', async () => {
    const { code } = await montrer();
    const autre = await connecter(boutique.url, { identifiant: LEMAIRE });
    expect(await (await scanner(code, autre)).profil()).toMatchObject({ email: MOREL });
  });

  test('brings what it had in its basket, added to that of the person', async () => {
    await remplir(anne, 4);
    const visiteur = await newVisitor(boutique.url);
    await remplir(visiteur, 3);
    const { code } = await montrer();
    expect((await scanner(code, visiteur)).answer.status).toBe(200);
    expect(await boutique.pool.query(sql`select quantite from panier_ligne`)).toEqual([
      { quantite: 7 },
    ]);
  });
});
