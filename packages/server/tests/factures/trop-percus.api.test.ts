/** Money taken for an invoice that was settled meanwhile: kept for the company, used or paid back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { Facture, listerFactures } from '@comptoir/contract/factures/factures.contract.ts';
import { sql } from '../../src/db/sql.ts';
import { rembourserTropPercu } from '../../src/factures/trop-percus/rembourser-trop-percu.ts';
import { listEcarts } from '../../src/factures/verifier-factures.sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { envoi } from '../delegue/equipe.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { ouvrirFactures } from './factures-libres.ts';
import { rappeler } from './rappel.ts';

let api: TestApi;
let patron: Visitor;
let acheteur: Visitor;
let autre: Visitor;
beforeAll(async () => {
  api = await startApi({}, { demo: true });
  patron = await newBuyer(api, 'admin@menuiserie-morel.test');
  acheteur = await newBuyer(api, 'acheteur@menuiserie-morel.test');
  autre = await newBuyer(api, 'mairie@ville-de-clisson.test');
  await ouvrirFactures(api, 'admin@menuiserie-morel.test', 12);
}, 400_000);
afterAll(() => api.close());

const lister = async (who: Visitor, query = '') =>
  (await (await who.call('GET', `/api/factures?${query}`)).json()) as CallAnswer<
    typeof listerFactures
  >;
const credits = async () => (await lister(patron)).tropPercus;

/** The dearest first, so that a credit of one is more than enough for the last. */
async function dues() {
  const { factures } = await lister(patron, 'etat=a-payer&etat=en-retard&tri=-montant');
  expect(factures.length).toBeGreaterThan(2);
  return factures;
}

/** The page of the payment asks the bank for its own. */
async function ouvrir(who: Visitor, ...cles: string[]): Promise<string> {
  const answer = await who.call('POST', '/api/factures/paiement', envoi({ cles }));
  const { key } = (await answer.json()) as { key: string };
  expect((await who.call('GET', `/api/paiements/${key}`)).status).toBe(200);
  return key;
}

const reponse = (answer: Response | undefined): Promise<unknown> =>
  answer ? answer.json() : Promise.reject(new Error('no answer'));

const read = async (key: string) =>
  (await (await patron.call('GET', `/api/factures/${key}`)).json()) as Facture;

test.each([
  ['in their order', false],
  ['the last one first', true],
])('two payments of one invoice, %s: one pays it, the other is kept', async (_nom, inverse) => {
  const [facture] = await dues();
  const avant = await credits();
  const { key = '', reste } = facture ?? {};
  const payes = [await ouvrir(patron, key), await ouvrir(acheteur, key)];
  if (inverse) payes.reverse();
  for (const paye of [...payes, ...payes]) expect(await rappeler(api, paye, 'pris')).toBe(204);
  for (const paye of payes) expect(await rappeler(api, paye, 'redit')).toBe(204);
  const { etat, reglements } = await read(key);
  expect([etat, reglements.filter(({ moyen }) => moyen === 'carte').length]).toEqual(['payee', 1]);
  const gardes = (await credits()).slice(avant.length);
  expect(gardes).toMatchObject([{ montant: reste, reste, reclame: false }]);
  expect((await lister(autre)).tropPercus).toEqual([]);
  expect(await listEcarts(api.pool)).toEqual([]);
});

test('payments that arrive at once take no more than what is left', async () => {
  const [une, deux] = await dues();
  const cles = [une?.key ?? '', deux?.key ?? ''];
  const avant = await credits();
  const payes = [await ouvrir(patron, ...cles), await ouvrir(acheteur, ...cles.slice(0, 1))];
  await Promise.all(payes.flatMap((paye) => ['a', 'b'].map((nom) => rappeler(api, paye, nom))));
  for (const cle of cles) expect((await read(cle)).etat).toBe('payee');
  expect((await credits()).slice(avant.length)).toMatchObject([{ reste: une?.reste }]);
  expect(await listEcarts(api.pool)).toEqual([]);
});

test('a credit pays invoices as far as it goes, once, and never those of another company', async () => {
  const cles = (await dues()).slice(-2).map(({ key }) => key);
  const imputer = (who: Visitor) =>
    who.call('POST', '/api/factures/trop-percus/imputation', envoi({ cles }));
  expect(await (await imputer(autre)).json()).toMatchObject({ code: 'introuvable' });
  const avant = await credits();
  const reponses = await Promise.all([imputer(patron), imputer(patron)]);
  const [faite, refusee] = reponses.toSorted((a, b) => a.status - b.status);
  expect([faite?.status, refusee?.status]).toEqual([200, 409]);
  const somme = (rows: { reste: { montant: string } }[]) =>
    rows.reduce((n, { reste }) => n + Math.round(Number(reste.montant) * 100), 0);
  const { montant } = (await reponse(faite)) as { montant: { montant: string } };
  expect(somme(avant) - somme(await credits())).toBe(Math.round(Number(montant.montant) * 100));
  const lues = await Promise.all(cles.map(read));
  expect(lues.map(({ etat }) => etat)).toEqual(['payee', 'payee']);
  expect(lues[0]?.reglements).toMatchObject([
    { moyen: 'trop-percu', reference: avant[0]?.numero, montant: lues[0]?.ttc },
  ]);
  expect(await listEcarts(api.pool)).toEqual([]);
});

test('what is asked back is deducted from nothing, and goes back once', async () => {
  const reclamer = (who: Visitor, key: string) =>
    who.call('POST', `/api/factures/trop-percus/${key}/remboursement`);
  const tous = await credits();
  for (const { key } of tous) {
    expect(await (await reclamer(autre, key)).json()).toMatchObject({ code: 'introuvable' });
    expect(await (await reclamer(patron, key)).json()).toMatchObject({ reclame: true });
    expect((await reclamer(patron, key)).status).toBe(200);
  }
  const [due] = await dues();
  const imputation = await patron.call(
    'POST',
    '/api/factures/trop-percus/imputation',
    envoi({ cles: [due?.key ?? ''] }),
  );
  expect(await imputation.json()).toMatchObject({ code: 'sans-trop-percu' });
  const [{ numero, key, reste } = { numero: '', key: '', reste: undefined }] = tous;
  const demande = { numero, reference: 'VIR-1', jour: '2026-11-20', url: api.url };
  await rembourserTropPercu(api.pool, demande);
  await expect(rembourserTropPercu(api.pool, demande)).rejects.toMatchObject({
    code: 'introuvable',
  });
  expect(await (await reclamer(patron, key)).json()).toMatchObject({ code: 'sans-trop-percu' });
  expect((await credits()).map((each) => each.numero)).toEqual(
    tous.slice(1).map((each) => each.numero),
  );
  expect(
    await api.pool.one(sql`select montant, reference from trop_percu_remboursement`),
  ).toMatchObject({ montant: reste?.montant, reference: 'VIR-1' });
  expect(await listEcarts(api.pool)).toEqual([]);
});
