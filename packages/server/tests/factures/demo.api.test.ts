/** On the invoices of the demo: every kind of them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentFacture } from '@comptoir/contract/factures/document-facture.schema.ts';
import type { Facture } from '@comptoir/contract/factures/factures.contract.ts';
import { sql } from '../../src/db/sql.ts';
import { listEcarts } from '../../src/factures/verifier-factures.sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { newBuyer, type Visitor } from '../visitors.ts';

let api: TestApi;
let patron: Visitor;
beforeAll(async () => {
  api = await startApi({}, { demo: true });
  patron = await newBuyer(api, 'admin@menuiserie-morel.test');
});
afterAll(() => api.close());

interface Liste {
  factures: { key: string; numero: string; etat: string; genre: string; envoi: string | null }[];
  total: number;
  etats: { etat: string; nombre: number; reste: { montant: string } }[];
  retards: { tranche: string; nombre: number; reste: { montant: string } }[];
}
const read = async <T>(who: Visitor, path: string): Promise<T> => {
  const answer = await who.call('GET', path);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as T;
};

test('all that was delivered is invoiced once, to the cent', async () => {
  expect(await listEcarts(api.pool)).toEqual([]);
  const { n } = await api.pool.one<{ n: number }>(sql`select count(*) as n from facture`);
  expect(n).toBeGreaterThan(100);
});

test('states are counted, and their invoices found by them', async () => {
  const liste = await read<Liste>(patron, '/api/factures');
  expect(liste.total).toBe(liste.etats.reduce((n, { nombre }) => n + nombre, 0));
  for (const { etat, nombre } of liste.etats) {
    const { total } = await read<Liste>(patron, `/api/factures?etat=${etat}`);
    expect([etat, total]).toEqual([etat, nombre]);
  }
  const [premiere] = liste.factures;
  const numero = premiere?.numero ?? '';
  const trouvees = await read<Liste>(patron, `/api/factures?recherche=${numero}`);
  expect(trouvees.factures.map((each) => each.numero)).toContain(numero);
});

test('an invoice says all that it is of, and its file is always the same', async () => {
  const { factures } = await read<Liste>(patron, '/api/factures?tri=-montant');
  const [{ key = '' } = {}] = factures;
  const facture = await read<Facture>(patron, `/api/factures/${key}`);
  expect(facture.document.lignes.length).toBeGreaterThan(0);
  const premier = await read<{ data: string; type: string; name: string }>(
    patron,
    `/api/factures/${key}/export?format=factur-x`,
  );
  expect(premier.type).toBe('application/pdf');
  const second = await read<{ data: string }>(patron, `/api/factures/${key}/export`);
  expect(second.data === premier.data).toBe(true);
});

test('the town hall has its own on Chorus Pro, with its codes, in every state', async () => {
  const mairie = await newBuyer(api, 'mairie@ville-de-clisson.test');
  const { factures } = await read<Liste>(mairie, '/api/factures');
  const lues = await Promise.all(
    factures.map(({ key }) => read<Facture>(mairie, `/api/factures/${key}`)),
  );
  for (const { document, transmission, emiseLe } of lues) {
    expect(document.references).toMatchObject({
      codeService: expect.stringMatching(/./) as string,
      engagement: expect.stringMatching(/^EJ\d{7}$/) as string,
    });
    const jours = transmission?.etats.map(({ survenuLe }) => survenuLe) ?? [];
    expect(transmission?.canal).toBe('chorus');
    expect([emiseLe, ...jours]).toEqual([emiseLe, ...jours].toSorted());
  }
  expect(new Set(factures.map(({ envoi }) => envoi))).toEqual(
    new Set(['deposee', 'recue', 'payee', 'refusee', 'rejetee']),
  );
  const refusee = lues.find(({ envoi }) => envoi === 'refusee');
  expect(refusee?.transmission?.etats.at(-1)).toMatchObject({
    etat: 'refusee',
    motif: expect.stringContaining(refusee?.document.references.engagement ?? '?') as string,
  });
});

test('an invoice is never changed', async () => {
  await expect(api.pool.execute(sql`update facture set ttc = ttc`)).rejects.toThrow(
    'never changed',
  );
  await expect(api.pool.execute(sql`delete from facture_ligne`)).rejects.toThrow('never changed');
});

test('every kind of invoice is there', async () => {
  const rows = await api.pool.query<{ document: DocumentFacture }>(
    sql`select document from facture`,
  );
  const documents = rows.map(({ document }) => document);
  const lignes = documents.flatMap((each) => each.lignes);
  const is = (dit: boolean) => dit;
  expect({
    avoir: is(documents.some(({ genre }) => genre === 'avoir')),
    chorus: is(documents.some(({ references }) => references.engagement !== null)),
    payee: is(documents.some(({ cadre }) => cadre === 'B2')),
    cadeau: is(lignes.some(({ genre }) => genre === 'cadeau')),
    periode: is(documents.some(({ periode }) => periode.du !== periode.au)),
    eco: is(lignes.some(({ ecoHT }) => Number(ecoHT) > 0)),
    port: is(documents.some(({ frais }) => frais.length > 0)),
  }).toEqual({
    avoir: true,
    chorus: true,
    payee: true,
    cadeau: true,
    periode: true,
    eco: true,
    port: true,
  });
});
