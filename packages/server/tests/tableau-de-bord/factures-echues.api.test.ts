/** Invoices past their date wait on the dashboard of who runs the account, as the list has them. */
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { listerFactures } from '@comptoir/contract/factures/factures.contract.ts';
import type { TableauDeBord } from '@comptoir/contract/tableau-de-bord/tableau-de-bord.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { ouvrirFactures } from '../factures/factures-libres.ts';
import { newBuyer, type Visitor } from '../visitors.ts';

const PATRON = 'admin@menuiserie-morel.test';

let api: TestApi;
let patron: Visitor;
let ids: number[];
beforeAll(async () => {
  api = await startApi({}, { demo: true });
  patron = await newBuyer(api, PATRON);
  ids = await ouvrirFactures(api, PATRON, 4);
}, 400_000);
afterAll(() => api.close());

async function lue(query = ''): Promise<unknown> {
  const answer = await patron.call('GET', `/api/tableau-de-bord${query}`);
  const { aFaire } = (await answer.json()) as TableauDeBord;
  return aFaire.find(({ genre }) => genre === 'factures');
}

const echoir = (jours: number, factures: readonly number[]) =>
  api.pool.execute(sql`
    update facture_suivi set echeance_le = current_date - ${jours}::int
     where facture_id = any (${factures}::bigint[])`);

test('in one line, of the company alone; what is disputed, paid or not due yet does not count', async () => {
  await api.pool.execute(sql`
    update facture_suivi set echeance_le = current_date + 5
     where compte_id = (select compte_id from utilisateur where email = ${PATRON})`);
  expect(await lue('?pour=societe')).toBeUndefined();
  await echoir(0, ids);
  expect(await lue('?pour=societe')).toBeUndefined();
  await echoir(3, ids.slice(1));
  await echoir(40, ids.slice(2, 3));
  await api.pool.execute(sql`
    update facture_suivi set en_litige = true where facture_id = ${ids[3] ?? 0}`);
  const answer = await patron.call('GET', '/api/factures?etat=en-retard&tri=echeance');
  const { factures, total } = (await answer.json()) as CallAnswer<typeof listerFactures>;
  expect(total).toBe(2);
  const somme = factures.reduce((sum, { reste }) => sum + Number(reste.montant), 0);
  const { depuis } = await api.pool.one<{ depuis: string }>(
    sql`select current_date - 40 as depuis`,
  );
  expect(await lue('?pour=societe')).toEqual({
    genre: 'factures',
    nombre: 2,
    reste: { montant: somme.toFixed(2), devise: 'EUR' },
    depuis,
  });
  expect(await lue('?pour=moi')).toBeUndefined();
});
