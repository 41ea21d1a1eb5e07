import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { MOREL } from '../articles/golden.ts';
import type { Visitor } from '../visitors.ts';
import { envoi, startBoutique, type Boutique } from './boutique.ts';
import { connecter, insertDelegue, MOT_DE_PASSE } from './personnes.ts';

const NOUVEAU = 'gouge ciseau bédane';

let boutique: Boutique;
beforeAll(async () => {
  boutique = await startBoutique();
  await insertDelegue(boutique.pool, 'DK07');
});
afterAll(() => boutique.close());
beforeEach(() => boutique.pool.execute(sql`delete from connexion_echouee`));

const changer = (who: Visitor, actuel: string, nouveau: string) =>
  who.call('PUT', '/api/profil/mot-de-passe', envoi({ actuel, nouveau }));

test('a changed password signs the other devices out and gives this one a new cookie', async () => {
  const autre = await connecter(boutique.url, { identifiant: MOREL });
  const delegue = await connecter(boutique.url, { identifiant: 'DK07' });
  await boutique.pool.execute(sql`
    update session set utilisateur_id = (select id from utilisateur where email = ${MOREL})
     where delegue_id is not null`);
  const celui = await connecter(boutique.url, { identifiant: MOREL });
  const answer = await changer(celui, MOT_DE_PASSE, NOUVEAU);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { token, isAuthenticated } = (await answer.json()) as {
    isAuthenticated: boolean;
    token: { access_token: string };
  };
  expect(isAuthenticated).toBe(true);
  const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  expect(cookie).not.toBe(celui.cookie);
  for (const ended of [autre, celui]) {
    expect((await ended.call('GET', '/api/profil')).status).toBe(401);
    const read = await fetch(`${boutique.url}/api/session`, { headers: { cookie: ended.cookie } });
    expect(await read.json()).toMatchObject({ isAuthenticated: false });
  }
  const headers = { authorization: `Bearer ${token.access_token}` };
  expect((await fetch(`${boutique.url}/api/profil`, { headers })).status).toBe(200);
  const kept = await fetch(`${boutique.url}/api/session`, { headers: { cookie } });
  expect(await kept.json()).toMatchObject({ isAuthenticated: true });
  // A delegate who acts for them is another person.
  expect((await delegue.call('GET', '/api/profil')).status).toBe(200);
  expect((await boutique.courrier(MOREL)).subject).toBe('Votre mot de passe a changé');
  expect((await connecter(boutique.url, { identifiant: MOREL })).answer.status).toBe(403);
  const again = await connecter(boutique.url, { identifiant: MOREL, motDePasse: NOUVEAU });
  expect((await changer(again, NOUVEAU, MOT_DE_PASSE)).status).toBe(200);
});

test('the present one is asked for, and guessing it has to wait as when signing in', async () => {
  const who = await connecter(boutique.url, { identifiant: MOREL });
  for (let n = 0; n < 5; n++) {
    const refused = await changer(who, `faux${n}`, NOUVEAU);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'mot-de-passe-refuse' });
  }
  const held = await changer(who, MOT_DE_PASSE, NOUVEAU);
  expect(held.status).toBe(429);
  expect(await held.json()).toMatchObject({ code: 'trop-de-tentatives' });
  // Neither way around the other.
  expect((await connecter(boutique.url, { identifiant: MOREL })).answer.status).toBe(429);
});

test('a weak one is refused, and nothing changes', async () => {
  const who = await connecter(boutique.url, { identifiant: MOREL });
  const refused = await changer(who, MOT_DE_PASSE, 'AnneMorel2026');
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    code: 'mot-de-passe-faible',
    data: { raison: 'personnel' },
  });
  expect((await who.call('GET', '/api/profil')).status).toBe(200);
  expect((await connecter(boutique.url, { identifiant: MOREL })).answer.status).toBe(200);
});
