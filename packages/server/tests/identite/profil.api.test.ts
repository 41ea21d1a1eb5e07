import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden, LEMAIRE, MOREL } from '../articles/golden.ts';
import { newVisitor } from '../visitors.ts';
import { connecter, insertDelegue, insertMotDePasse } from './personnes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await buildGolden(api.pool);
  await insertMotDePasse(api.pool, MOREL);
  await insertMotDePasse(api.pool, LEMAIRE);
  await insertDelegue(api.pool, 'DK07');
});
afterAll(() => api.close());

const entete = (answer: Response, name: string) => {
  const value = answer.headers.get(name);
  return value === null ? null : Buffer.from(value, 'base64').toString();
};

test('nobody is a visitor, with or without a session', async () => {
  const visitor = await newVisitor(api.url);
  for (const answer of [
    await fetch(`${api.url}/api/profil`),
    await visitor.call('GET', '/api/profil'),
  ]) {
    expect(entete(answer, 'x-utilisateur-role')).toBe('Anonyme');
    expect(answer.headers.get('x-delegue-code')).toBeNull();
    expect(await answer.json()).toMatchObject({ id: null, role: 'Anonyme', initiales: '' });
  }
});

test('a buyer has their name, their company and their initials', async () => {
  const buyer = await connecter(api.url, { identifiant: MOREL });
  const answer = await buyer.call('GET', '/api/profil');
  expect(entete(answer, 'x-utilisateur-role')).toBe('Utilisateur');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(await answer.json()).toMatchObject({
    email: MOREL,
    role: 'Utilisateur',
    delegue: null,
    rgpdValide: false,
    compte: { code: 'C001', bloque: false },
  });
});

test('a delegate is named in the headers too, whichever person they act for', async () => {
  const delegue = await connecter(api.url, { identifiant: 'DK07' });
  const alone = await delegue.call('GET', '/api/profil');
  expect(entete(alone, 'x-utilisateur-role')).toBe('Délégué');
  expect(entete(alone, 'x-delegue-code')).toBe('DK07');
  expect(entete(alone, 'x-delegue-initiales')).toBe('KD');
  expect(entete(alone, 'x-delegue-nom')).toBe('Karine Dubois');
  expect(entete(alone, 'x-delegue-email')).toBe('dk07@comptoir.test');
  expect(await alone.json()).toMatchObject({ id: null, compte: null, delegue: { code: 'DK07' } });
  await api.pool.execute(sql`update delegue set tous_comptes = true`);
  await api.pool.execute(sql`
    update session set utilisateur_id = (select id from utilisateur where email = ${LEMAIRE})
     where delegue_id is not null`);
  expect(await (await delegue.call('GET', '/api/profil')).json()).toMatchObject({
    email: LEMAIRE,
    role: 'Délégué',
    administrateur: false,
    compte: { code: 'C002', bloque: true },
    delegue: { code: 'DK07' },
  });
});
