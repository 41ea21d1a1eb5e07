/** Invoices past their date as a delegate sees them, and what the journal keeps of who takes them away. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { FicheClient } from '@comptoir/contract/delegue/comptes.contract.ts';
import type { lireJournal } from '@comptoir/contract/delegue/journal.contract.ts';
import type { Raison, Tournee } from '@comptoir/contract/delegue/tournee.contract.ts';
import type { listerFactures } from '@comptoir/contract/factures/factures.contract.ts';
import { sql } from '../../src/db/sql.ts';
import { reglerVirement } from '../../src/factures/virements/regler-virement.ts';
import { startApi, type TestApi } from '../api.ts';
import { envoi } from '../delegue/equipe.ts';
import { newBuyer, newDelegue, type Visitor } from '../visitors.ts';
import { ouvrirFactures } from './factures-libres.ts';

const EMAIL = 'admin@menuiserie-morel.test';
let api: TestApi;
let delegue: Visitor;
let patron: Visitor;
let compteId: number;
beforeAll(async () => {
  api = await startApi({}, { demo: true });
  const compte = await api.pool.one<{ id: number }>(
    sql`select compte_id as id from utilisateur where email = ${EMAIL}`,
  );
  compteId = compte.id;
  delegue = await newDelegue(api, 'DK07', EMAIL);
  patron = await newBuyer(api, EMAIL);
  await ouvrirFactures(api, EMAIL, 3, (document) => ({
    ...document,
    emiseLe: '2026-08-01',
    echeanceLe: '2026-08-31',
  }));
}, 400_000);
afterAll(() => api.close());

const read = async <T>(who: Visitor, path: string) =>
  (await (await who.call('GET', path)).json()) as T;
const fiche = () => read<FicheClient>(delegue, `/api/delegue/comptes/${compteId}`);
const enRetard = () =>
  read<CallAnswer<typeof listerFactures>>(patron, '/api/factures?etat=en-retard&tri=echeance');
async function raison() {
  const { clients } = await read<Tournee>(delegue, '/api/delegue/tournee?raison=retard');
  const sien = clients.find(({ client }) => client.id === compteId);
  const estRetard = (each: Raison) => each.genre === 'retard';
  return sien?.raisons.find(estRetard);
}

test('card and tour have the amount, the number and the oldest of the list, and follow a transfer', async () => {
  const { factures, total, etats } = await enRetard();
  const { reste } = etats.find(({ etat }) => etat === 'en-retard') ?? {};
  const [ancienne] = factures;
  expect(total).toBeGreaterThanOrEqual(3);
  const avant = await fiche();
  expect(Number(avant.retard.montant)).toBe(Number(reste?.montant));
  expect(avant.facturesEchues).toEqual({ nombre: total, depuis: ancienne?.echeanceLe });
  expect(await raison()).toMatchObject({
    montant: reste,
    nombre: total,
    depuis: ancienne?.echeanceLe,
  });
  await reglerVirement(api.pool, {
    reference: 'VIR-D',
    recuLe: '2026-11-18',
    montant: null,
    factures: factures.map(({ numero }) => ({ numero, montant: null })),
  });
  const reste2 = (await enRetard()).total;
  expect(reste2).toBe(total - factures.length);
  expect((await fiche()).facturesEchues?.nombre ?? 0).toBe(reste2);
});

test('who acts for a customer reads and takes away; each file is in the journal; they pay nothing', async () => {
  const { factures } = await read<CallAnswer<typeof listerFactures>>(delegue, '/api/factures');
  const { key = '', numero } = factures[0] ?? {};
  expect((await delegue.call('GET', `/api/factures/${key}`)).status).toBe(200);
  expect((await delegue.call('GET', `/api/factures/${key}/export?format=cii`)).status).toBe(200);
  expect((await delegue.call('GET', '/api/factures/releve')).status).toBe(200);
  const periode = envoi({ du: '2026-08-01', au: '2026-08-31' });
  expect((await delegue.call('POST', '/api/factures/dossiers', periode)).status).toBe(200);
  const { actes } = await read<CallAnswer<typeof lireJournal>>(
    delegue,
    `/api/delegue/journal?compteId=${compteId}`,
  );
  expect(actes.slice(0, 3).map(({ action, details }) => [action, details['numero']])).toEqual([
    ['factures', undefined],
    ['factures', undefined],
    ['facture', numero],
  ]);
  const paiement = await delegue.call('POST', '/api/factures/paiement', envoi({ cles: [key] }));
  expect(paiement.status).toBe(403);
  expect(await paiement.json()).toMatchObject({ code: 'acces-interdit' });
});
