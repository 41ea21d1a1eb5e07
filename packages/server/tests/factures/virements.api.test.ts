/** Transfers that the accounts write: in parts, over several invoices, twice, and too much. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { Facture, listerFactures } from '@comptoir/contract/factures/factures.contract.ts';
import { sql } from '../../src/db/sql.ts';
import { listEcarts } from '../../src/factures/verifier-factures.sql.ts';
import { reglerVirement, repartir } from '../../src/factures/virements/regler-virement.ts';
import { startApi, type TestApi } from '../api.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { ouvrirFactures } from './factures-libres.ts';

const LE = '2026-11-18';
let api: TestApi;
let patron: Visitor;
beforeAll(async () => {
  api = await startApi({}, { demo: true });
  patron = await newBuyer(api, 'admin@menuiserie-morel.test');
  await ouvrirFactures(api, 'admin@menuiserie-morel.test', 8);
}, 400_000);
afterAll(() => api.close());

const lister = async (query = '') =>
  (await (await patron.call('GET', `/api/factures?${query}`)).json()) as CallAnswer<
    typeof listerFactures
  >;
const dues = async () =>
  (await lister('etat=a-payer&etat=partielle&etat=en-retard&tri=-montant')).factures;
const read = async (key = '') =>
  (await (await patron.call('GET', `/api/factures/${key}`)).json()) as Facture;
const sens = (numero: string | undefined, montant: string | null = null) => ({
  numero: numero ?? '',
  montant,
});

test('a part is paid, then the rest: each is told with its reference and its day', async () => {
  const [facture] = await dues();
  const une = {
    reference: 'VIR-1',
    recuLe: LE,
    montant: '10.50',
    factures: [sens(facture?.numero)],
  };
  expect(await reglerVirement(api.pool, une)).toMatchObject({
    deja: false,
    parts: [{ numero: facture?.numero, montant: '10.50' }],
    tropPercu: null,
  });
  const lue = await read(facture?.key);
  expect(lue.etat).toBe('partielle');
  expect(lue.reglements.at(-1)).toMatchObject({
    moyen: 'virement',
    reference: 'VIR-1',
    faitLe: LE,
    montant: { montant: '10.50' },
  });
  await reglerVirement(api.pool, { ...une, reference: 'VIR-2', montant: null });
  const payee = await read(facture?.key);
  expect([payee.etat, payee.reste.montant]).toEqual(['payee', '0.00']);
  expect(await listEcarts(api.pool)).toEqual([]);
});

test('one transfer pays several, as said of each, and what is over is a credit of the company', async () => {
  const [une, deux] = await dues();
  const avant = (await lister()).tropPercus.length;
  const trop = {
    reference: 'VIR-3',
    recuLe: LE,
    montant: '999999.00',
    factures: [sens(deux?.numero), sens(une?.numero, '12.00')],
  };
  const regle = await reglerVirement(api.pool, trop);
  expect(regle.parts).toHaveLength(2);
  expect((await read(deux?.key)).etat).toBe('payee');
  expect((await read(une?.key)).reglements.at(-1)?.montant.montant).toBe('12.00');
  const credits = (await lister()).tropPercus;
  expect(credits).toHaveLength(avant + 1);
  expect(credits.at(-1)).toMatchObject({ numero: regle.tropPercu?.numero, reference: 'VIR-3' });
  expect(await listEcarts(api.pool)).toEqual([]);
});

test('written twice, also at once, it pays once; another amount under its reference is refused', async () => {
  const [facture] = await dues();
  const meme = { reference: 'VIR-4', recuLe: LE, montant: null, factures: [sens(facture?.numero)] };
  const ecrits = await Promise.all(Array.from({ length: 4 }, () => reglerVirement(api.pool, meme)));
  expect(ecrits.filter(({ deja }) => !deja)).toHaveLength(1);
  expect(await reglerVirement(api.pool, meme)).toMatchObject({ deja: true });
  const { reglements } = await read(facture?.key);
  expect(reglements.filter(({ reference }) => reference === 'VIR-4')).toHaveLength(1);
  await expect(reglerVirement(api.pool, { ...meme, montant: '1.00' })).rejects.toThrow(/VIR-4/);
  expect(await listEcarts(api.pool)).toEqual([]);
});

test('invoices of two companies, of nobody, and more than came are refused', async () => {
  const [facture] = await dues();
  const etrangere = await api.pool.one<{ numero: string }>(sql`
    select s.numero from facture_suivi s
      join facture_suivi m on m.numero = ${facture?.numero ?? ''} and m.compte_id <> s.compte_id
     where s.genre = 'facture' limit 1`);
  const regler = (factures: { numero: string; montant: string | null }[]) =>
    reglerVirement(api.pool, { reference: 'VIR-5', recuLe: LE, montant: '5.00', factures });
  await expect(regler([sens(facture?.numero), sens(etrangere.numero)])).rejects.toThrow(
    /not of one company/,
  );
  await expect(regler([sens('FA99-000001')])).rejects.toThrow(/FA99-000001/);
  await expect(regler([sens(facture?.numero, '6.00')])).rejects.toThrow(/6.00/);
  await expect(regler([])).rejects.toThrow(/no invoice/);
});

test('money goes to what was said first, then by day as far as it goes', () => {
  const siennes = [
    { id: 1, numero: 'A', reste: '10.00' },
    { id: 2, numero: 'B', reste: '20.00' },
    { id: 3, numero: 'C', reste: '30.00' },
  ];
  const factures = [sens('A'), sens('B'), sens('C', '7.01')];
  expect(repartir({ factures, montant: '20.00' }, siennes)).toEqual({
    montant: '20.00',
    parts: [
      { id: 1, montant: '10.00' },
      { id: 2, montant: '2.99' },
      { id: 3, montant: '7.01' },
    ],
  });
  expect(repartir({ factures, montant: null }, siennes).montant).toBe('37.01');
});
