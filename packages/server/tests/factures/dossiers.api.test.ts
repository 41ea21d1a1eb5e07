/** The file of a month, the statement, and disputes, on the demo. */
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import {
  MAX_FACTURES_DOSSIER,
  type DossierFactures,
} from '@comptoir/contract/factures/dossiers.contract.ts';
import { sql } from '../../src/db/sql.ts';
import { factureDossier } from '../../src/factures/dossiers/ecrire-dossier.ts';
import { factureEmise } from '../../src/factures/emission/facture-emise.ts';
import { cloreLitige } from '../../src/factures/litiges/contester-facture.ts';
import { startApi, type TestApi } from '../api.ts';
import { envoi } from '../delegue/equipe.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { ouvrirFactures } from './factures-libres.ts';

const POSTES = '/api/factures/dossiers';
let api: TestApi;
let patron: Visitor;
let autre: Visitor;
beforeAll(async () => {
  api = await startApi({}, { demo: true });
  patron = await newBuyer(api, 'admin@menuiserie-morel.test');
  autre = await newBuyer(api, 'mairie@ville-de-clisson.test');
}, 400_000);
afterAll(() => api.close());

const read = async <T>(answer: Promise<Response>): Promise<T> => {
  const response = await answer;
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as T;
};

async function premiere(): Promise<{ key: string; emiseLe: string; reste: { montant: string } }> {
  const { factures } = await read<{ factures: never[] }>(
    patron.call('GET', '/api/factures?etat=payee&tri=-montant'),
  );
  const [une] = factures;
  if (!une) throw new Error('no invoice');
  return une;
}

test('a month leaves as one file with its papers, a summary and entries that balance', async () => {
  const { emiseLe } = await premiere();
  const periode = { du: `${emiseLe.slice(0, 7)}-01`, au: emiseLe };
  const demande = await read<DossierFactures>(patron.call('POST', POSTES, envoi(periode)));
  expect(demande).toMatchObject({ ...periode, etat: 'attente', chantier: null });
  expect((await patron.call('GET', `${POSTES}/${demande.key}`)).status).toBe(404);
  const { id } = await api.pool.one<{ id: number }>(
    sql`select id from facture_dossier where cle = ${demande.key}`,
  );
  const { signal } = new AbortController();
  await factureDossier(api.shop)({ id }, { signal, isLastAttempt: true });
  const fichier = await read<Fichier>(patron.call('GET', `${POSTES}/${demande.key}`));
  expect(fichier.type).toBe('application/zip');
  const parts = unzipSync(Buffer.from(fichier.data, 'base64'));
  const noms = Object.keys(parts);
  expect(noms.filter((nom) => nom.startsWith('factures/')).length).toBeGreaterThan(0);
  expect(noms.filter((nom) => nom.startsWith('commandes/')).length).toBeGreaterThan(0);
  expect(noms.filter((nom) => nom.startsWith('bons-de-livraison/')).length).toBeGreaterThan(0);
  expect(noms.some((nom) => nom.endsWith('.xlsx'))).toBe(true);
  const lignes = strFromU8(parts['ecritures-comptables.csv'] ?? new Uint8Array())
    .trim()
    .split('\r\n')
    .slice(1)
    .map((ligne) => ligne.split(';'));
  const cents = (place: number) =>
    lignes.reduce((n, champs) => n + Math.round(Number(champs[place]?.replace(',', '.')) * 100), 0);
  expect(cents(5)).toBe(cents(6));
  const { dossiers } = await read<{ dossiers: DossierFactures[] }>(patron.call('GET', POSTES));
  expect(dossiers[0]).toMatchObject({ etat: 'pret' });
  expect(dossiers[0]?.faits).toBe(dossiers[0]?.total);
  expect((await autre.call('GET', `${POSTES}/${demande.key}`)).status).toBe(404);
  expect(await read(autre.call('GET', POSTES))).toEqual({ dossiers: [] });
});

test('a month without an invoice is no file', async () => {
  const periode = { du: '2001-01-01', au: '2001-01-31' };
  const answer = await patron.call('POST', POSTES, envoi(periode));
  expect(await answer.json()).toMatchObject({ code: 'dossier-vide' });
});

test('a period of more invoices than one file takes is told how many it has', async () => {
  const nombre = MAX_FACTURES_DOSSIER + 1;
  const { key } = await premiere();
  await api.pool.execute(sql`
    with copies as (
      insert into facture (cle, numero, compte_id, genre, origine, emise_le, echeance_le, devise,
                           ht, tva, ttc, document)
      select f.cle || '-' || n, 'ERP-' || n, f.compte_id, f.genre, 'erp', '2010-03-01', '2010-03-31',
             f.devise, f.ht, f.tva, f.ttc, f.document
        from facture f, generate_series(1, ${nombre}) n
       where f.cle = ${key}
      returning id, compte_id, numero, genre, emise_le, echeance_le, devise, ttc
    )
    insert into facture_suivi (facture_id, compte_id, numero, genre, emise_le, echeance_le, devise,
                               ttc, regle, recherche)
    select id, compte_id, numero, genre, emise_le, echeance_le, devise, ttc, ttc, lower(numero)
      from copies`);
  const periode = { du: '2010-03-01', au: '2010-03-31' };
  const answer = await patron.call('POST', POSTES, envoi(periode));
  expect(await answer.json()).toMatchObject({
    code: 'dossier-trop-grand',
    data: { maximum: MAX_FACTURES_DOSSIER, nombre },
  });
});

test('the statement is a PDF', async () => {
  const { data, type } = await read<Fichier>(patron.call('GET', '/api/factures/releve'));
  expect(type).toBe('application/pdf');
  expect(Buffer.from(data, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});

test('a line is disputed under a number, for no more than it is, until it is settled', async () => {
  await ouvrirFactures(api, 'admin@menuiserie-morel.test', 1);
  const { factures } = await read<{ factures: { key: string }[] }>(
    patron.call('GET', '/api/factures?etat=a-payer&etat=en-retard'),
  );
  const key = factures[0]?.key ?? '';
  const demande = {
    rang: 1,
    montant: '0.01',
    motif: 'prix',
    texte: 'Le prix n’est pas celui convenu',
  };
  const path = `/api/factures/${key}/litiges`;
  const trop = await patron.call('POST', path, envoi({ ...demande, montant: '999999' }));
  expect(await trop.json()).toMatchObject({ code: 'litige-trop-grand' });
  const ailleurs = await autre.call('POST', path, envoi(demande));
  expect(await ailleurs.json()).toMatchObject({ code: 'introuvable' });
  const { numero } = await read<{ numero: string }>(patron.call('POST', path, envoi(demande)));
  expect(numero).toMatch(/^L\d\d-\d{6}$/);
  const etat = async () =>
    (await read<{ etat: string }>(patron.call('GET', `/api/factures/${key}`))).etat;
  expect(await etat()).toBe('en-litige');
  await cloreLitige(api.pool, numero, 'Avoir émis');
  expect(await etat()).toBe('a-payer');
});

test('who runs the account gets the invoice by mail', async () => {
  const { id } = await api.pool.one<{ id: number }>(sql`
    select f.id from facture f join utilisateur u on u.compte_id = f.compte_id
     where u.email = 'admin@menuiserie-morel.test' and f.origine = 'comptoir' limit 1`);
  const { signal } = new AbortController();
  const job = factureEmise({ pool: api.pool, url: api.url });
  await job({ factureId: id }, { signal, isLastAttempt: true });
  const rows = await api.pool.query<{ n: number }>(sql`
    select 1 as n from graphile_worker.jobs where task_identifier = 'courrier-envoyer'`);
  expect(rows.length).toBeGreaterThan(0);
});
