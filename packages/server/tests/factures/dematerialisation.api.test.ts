/** By which way a company gets its invoices: who chooses, what is asked for, what follows from it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dematerialisation } from '@comptoir/contract/factures/dematerialisation.contract.ts';
import type { Facture } from '@comptoir/contract/factures/factures.contract.ts';
import { sql } from '../../src/db/sql.ts';
import { factureEmise } from '../../src/factures/emission/facture-emise.ts';
import { startApi, type TestApi } from '../api.ts';
import { envoi } from '../delegue/equipe.ts';
import { newBuyer, newDelegue, type Visitor } from '../visitors.ts';
import { ouvrirFactures } from './factures-libres.ts';

const PAGE = '/api/factures/dematerialisation';
const PATRON = 'admin@menuiserie-morel.test';
let api: TestApi;
let patron: Visitor;
let mairie: Visitor;
let jour: string;
beforeAll(async () => {
  api = await startApi({}, { demo: true });
  patron = await newBuyer(api, PATRON);
  mairie = await newBuyer(api, 'mairie@ville-de-clisson.test');
  jour = api.shop.clock.today();
}, 400_000);
afterAll(() => api.close());

const read = async (who: Visitor) =>
  (await (await who.call('GET', PAGE)).json()) as Dematerialisation;
const choisir = (who: Visitor, choix: object) =>
  who.call('PUT', PAGE, envoi({ depuis: jour, adresse: '', consentement: true, ...choix }));
const essayer = (who: Visitor, choix: object) =>
  who.call('POST', `${PAGE}/essai`, envoi({ adresse: '', ...choix }));
const besoins = async (who: Visitor, canal: string, adresse = '') => {
  const query = new URLSearchParams({ canal, adresse });
  const answer = await who.call('GET', `${PAGE}/controles?${query.toString()}`);
  const { controles } = (await answer.json()) as { controles: { code: string; tenue: boolean }[] };
  return controles.filter(({ tenue }) => !tenue).map(({ code }) => code);
};
const courriers = () =>
  api.pool.query<{ a: string; sujet: string; nom: string }>(sql`
    select payload ->> 'a' as a, payload ->> 'sujet' as sujet,
           payload -> 'pieces' -> 0 ->> 'nom' as nom
      from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'courrier-envoyer' order by j.id`);

test('until somebody chooses, invoices come as PDF to who runs the account', async () => {
  expect(await read(patron)).toMatchObject({
    canal: 'pdf',
    depuis: null,
    exigence: null,
    modifiable: true,
    consentements: [],
  });
  expect(await read(mairie)).toMatchObject({ canal: 'chorus', exigence: 'les-deux' });
});

test('what a channel needs is told before it is chosen', async () => {
  const { siren, annuaire } = await read(patron);
  expect(await besoins(patron, 'pdf')).toEqual([]);
  expect(await besoins(patron, 'factur-x', 'compta@')).toEqual(['CANAL-COURRIEL']);
  expect(await besoins(patron, 'factur-x', 'compta@morel.test')).toEqual([]);
  expect(await besoins(patron, 'plateforme', annuaire)).toEqual([]);
  expect(await besoins(patron, 'plateforme', siren)).toEqual([]);
  expect(await besoins(patron, 'plateforme', `${siren}9`)).toEqual(['CANAL-ANNUAIRE-SIREN']);
  expect(await besoins(patron, 'chorus')).toEqual(['CANAL-PUBLIC']);
  expect(await besoins(mairie, 'chorus')).toEqual([]);
  expect(await besoins(mairie, 'pdf')).toEqual(['CANAL-PRIVE']);
});

test('an administrator chooses once, with consent; nobody else does', async () => {
  const choix = { canal: 'factur-x', adresse: ' factures@morel.test ' };
  const acheteur = await newBuyer(api, 'acheteur@menuiserie-morel.test');
  const delegue = await newDelegue(api, 'DK07', PATRON);
  for (const autre of [acheteur, delegue]) {
    expect((await choisir(autre, choix)).status).toBe(403);
    expect((await essayer(autre, choix)).status).toBe(403);
    expect(await read(autre)).toMatchObject({ canal: 'pdf', modifiable: false });
  }
  expect((await choisir(patron, { ...choix, consentement: false })).status).toBe(400);
  expect((await choisir(patron, { ...choix, depuis: '2020-01-01' })).status).toBe(400);
  expect(await (await choisir(patron, { canal: 'chorus' })).json()).toMatchObject({
    code: 'canal-refuse',
    data: { regle: 'CANAL-PUBLIC' },
  });
  await Promise.all([choisir(patron, choix), choisir(patron, choix)]);
  const { canal, adresse, depuis, consentements } = await read(patron);
  expect([canal, adresse, depuis]).toEqual(['factur-x', 'factures@morel.test', jour]);
  expect(consentements).toHaveLength(1);
  expect(consentements[0]).toMatchObject({ canal: 'factur-x', depuis: jour });
  expect((await read(mairie)).consentements).toEqual([]);
});

test('the next invoice goes that way', async () => {
  const [id = 0] = await ouvrirFactures(api, PATRON, 1, (document) => ({
    ...document,
    emiseLe: jour,
    echeanceLe: jour,
  }));
  const { signal } = new AbortController();
  await factureEmise({ pool: api.pool, url: api.url })(
    { factureId: id },
    { signal, isLastAttempt: true },
  );
  expect((await courriers()).map(({ a }) => a)).toContain('factures@morel.test');
  const { cle } = await api.pool.one<{ cle: string }>(
    sql`select cle from facture where id = ${id}`,
  );
  const facture = (await (await patron.call('GET', `/api/factures/${cle}`)).json()) as Facture;
  expect(facture.transmission).toMatchObject({
    canal: 'factur-x',
    adresse: 'factures@morel.test',
    etats: [{ etat: 'deposee' }],
  });
});

test('a test invoice keeps every rule and goes where the channel is mail, nowhere else', async () => {
  const { annuaire } = await read(patron);
  const essai = async (who: Visitor, choix: object) => {
    const answer = await essayer(who, choix);
    expect(answer.status).toBe(200);
    const lu = (await answer.json()) as {
      controles: { tenue: boolean }[];
      fichier: { data: string; name: string };
      envoyeA: string | null;
    };
    expect(lu.controles.length).toBeGreaterThan(50);
    expect(lu.controles.every(({ tenue }) => tenue)).toBe(true);
    expect(Buffer.from(lu.fichier.data, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    return lu.envoyeA;
  };
  expect(await essai(patron, { canal: 'factur-x', adresse: 'essai@morel.test' })).toBe(
    'essai@morel.test',
  );
  expect(await essai(patron, { canal: 'pdf' })).toBe(PATRON);
  expect(await essai(patron, { canal: 'plateforme', adresse: annuaire })).toBeNull();
  expect(await essai(mairie, { canal: 'chorus' })).toBeNull();
  const envoyes = (await courriers()).filter(({ nom }) => nom.includes('ESSAI'));
  expect(envoyes.map(({ a }) => a)).toEqual(['essai@morel.test', PATRON]);
  expect(await (await essayer(patron, { canal: 'factur-x', adresse: 'x' })).json()).toMatchObject({
    code: 'canal-refuse',
  });
});
