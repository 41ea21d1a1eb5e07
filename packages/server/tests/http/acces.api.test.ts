/** Every call, by everyone: who is let in is what the contract says, and nothing else. */
import { ACCES } from '@comptoir/contract/http/call.ts';
import { ERREURS, type CodeErreur } from '@comptoir/contract/http/erreurs.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { ANONYME, type Acteur } from '../../src/http/acteur.ts';
import { motifDeRefus } from '../../src/http/permission.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden, LEMAIRE, MOREL } from '../articles/golden.ts';
import { connecter, insertDelegue, insertMotDePasse } from '../identite/personnes.ts';
import { newVisitor, type Visitor } from '../visitors.ts';
import { listCalls, nameOf } from './calls.ts';

const CALLS = await listCalls();

interface Personnage {
  acteur: Acteur;
  visitor: Visitor;
}

let api: TestApi;
const qui = new Map<string, Personnage>();
const NOMS = [
  'visiteur',
  'acheteur',
  'consultation',
  'administrateur',
  'bloque',
  'delegueSeul',
  'delegueAgissant',
];

beforeAll(async () => {
  api = await startApi();
  const { morel, lemaire } = await buildGolden(api.pool);
  await api.pool.execute(sql`
    insert into utilisateur (compte_id, email, nom, prenom, role)
    values (${morel}, 'patron@morel.test', 'Morel', 'Hélène', 'administrateur'),
           (${morel}, 'compta@morel.test', 'Marchand', 'Odile', 'consultation')`);
  await api.pool.execute(sql`update utilisateur set role = 'acheteur' where email = ${MOREL}`);
  for (const email of [MOREL, LEMAIRE, 'patron@morel.test', 'compta@morel.test'])
    await insertMotDePasse(api.pool, email);
  const dk07 = await insertDelegue(api.pool, 'DK07');
  await api.pool.execute(sql`
    insert into portefeuille (delegue_id, compte_id) values (${dk07}, ${morel})`);
  const acheteur = {
    sessionId: 1,
    role: 'Utilisateur',
    utilisateurId: 1,
    compteId: morel,
  } as const;
  const delegue = { sessionId: 1, role: 'Délégué', delegueId: 1 } as const;
  qui.set('visiteur', { acteur: ANONYME, visitor: await newVisitor(api.url) });
  qui.set('acheteur', { acteur: acheteur, visitor: await signIn(MOREL) });
  qui.set('administrateur', {
    acteur: { ...acheteur, administrateur: true },
    visitor: await signIn('patron@morel.test'),
  });
  qui.set('consultation', {
    acteur: { ...acheteur, consultation: 'role' },
    visitor: await signIn('compta@morel.test'),
  });
  qui.set('bloque', {
    acteur: { ...acheteur, compteId: lemaire, consultation: 'compte' },
    visitor: await signIn(LEMAIRE),
  });
  const agissant = await signIn('DK07');
  await api.pool.execute(sql`
    update session set utilisateur_id = (select id from utilisateur where email = ${MOREL})
     where delegue_id is not null`);
  qui.set('delegueAgissant', { acteur: { ...delegue, utilisateurId: 1 }, visitor: agissant });
  qui.set('delegueSeul', { acteur: delegue, visitor: await signIn('DK07') });
});
afterAll(() => api.close());

const signIn = (identifiant: string) => connecter(api.url, { identifiant });

const REFUS: (CodeErreur | undefined)[] = [
  'non-authentifie',
  'acces-interdit',
  'sans-client',
  'compte-bloque',
  'role-consultation',
];

describe.each(CALLS.map((call) => [nameOf(call), call] as const))('%s', (_name, call) => {
  test('declares who may call it', () => {
    expect(ACCES).toContain(call.acces);
    // What anyone may do without a credential cannot depend on who they are.
    if (call.credential === 'public' || call.credential === 'cookie') {
      expect(call.acces).toBe('tous');
    }
  });

  test.each(NOMS)('%s', async (nom) => {
    // Ending the session of everyone below would prove nothing more.
    if (call.method === 'DELETE' && call.path === '/api/session') return;
    const who = qui.get(nom);
    if (!who) throw new Error(nom);
    const path = call.path.replace(/\{\w+\}/g, '999999');
    const answer = await who.visitor.call(call.method, path);
    // An answer to HEAD has no body: its status alone tells.
    const { code } = (await answer.json().catch(() => ({}))) as { code?: CodeErreur };
    const attendu = motifDeRefus(who.acteur, call);
    if (!attendu) return expect(REFUS).not.toContain(code);
    expect(answer.status).toBe(ERREURS[attendu]);
    if (call.method !== 'HEAD') expect(code).toBe(attendu);
  });

  test('nobody without a bearer, unless it is for anyone', async () => {
    const path = call.path.replace(/\{\w+\}/g, '999999');
    const answer = await fetch(api.url + path, { method: call.method });
    const isFree = call.credential !== undefined && call.credential !== 'bearer';
    if (isFree) expect(answer.status).not.toBe(401);
    else expect(answer.status).toBe(401);
  });
});
