/** Invoices paid by card, on the demo and its test bank. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Facture } from '@comptoir/contract/factures/factures.contract.ts';
import { listIncoherences } from '../../src/commandes/passage/verifier-coherence.sql.ts';
import { listEcarts } from '../../src/factures/verifier-factures.sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { envoi } from '../delegue/equipe.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { rappeler } from './rappel.ts';

let api: TestApi;
let patron: Visitor;
let autre: Visitor;
beforeAll(async () => {
  api = await startApi({}, { demo: true });
  patron = await newBuyer(api, 'admin@menuiserie-morel.test');
  autre = await newBuyer(api, 'mairie@ville-de-clisson.test');
}, 400_000);
afterAll(() => api.close());

interface Due {
  key: string;
  etat: string;
  reste: { montant: string };
}

async function dues(): Promise<Due[]> {
  const answer = await patron.call('GET', '/api/factures?etat=a-payer&etat=partielle');
  return ((await answer.json()) as { factures: Due[] }).factures;
}

const payer = (who: Visitor, cles: readonly string[]) =>
  who.call('POST', '/api/factures/paiement', envoi({ cles }));

test('what is left of the chosen ones is paid once, whatever the bank repeats', async () => {
  const [une, deux] = await dues();
  const cles = [une, deux].flatMap((each) => each?.key ?? []);
  expect(cles.length).toBeGreaterThan(0);
  expect(await (await payer(autre, cles)).json()).toMatchObject({ code: 'introuvable' });
  const { key } = (await (await payer(patron, cles)).json()) as { key: string };
  const lu = await (await patron.call('GET', `/api/paiements/${key}`)).json();
  const somme = Number(une?.reste.montant) + Number(deux?.reste.montant ?? 0);
  expect(lu).toMatchObject({ etat: 'ouvert', montant: { montant: somme.toFixed(2) } });
  expect((lu as { factures: unknown[] }).factures).toHaveLength(cles.length);
  expect([
    await rappeler(api, key, 'un'),
    await rappeler(api, key, 'un'),
    await rappeler(api, key, 'deux'),
  ]).toEqual([204, 204, 204]);
  for (const cle of cles) {
    const facture = (await (await patron.call('GET', `/api/factures/${cle}`)).json()) as Facture;
    expect(facture.etat).toBe('payee');
    expect(facture.reglements.filter(({ moyen }) => moyen === 'carte')).toHaveLength(1);
  }
  expect(await (await payer(patron, cles)).json()).toMatchObject({ code: 'facture-deja-payee' });
  expect(await listEcarts(api.pool)).toEqual([]);
  const regles = (await listIncoherences(api.pool)).map(({ regle }) => regle);
  expect(regles).not.toContain('an accepted payment has its order');
});
