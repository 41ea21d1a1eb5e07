/** Invoices on their way to a platform that is down, slow, refuses, or answers later. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DocumentFacture } from '@comptoir/contract/factures/document-facture.schema.ts';
import type { Facture } from '@comptoir/contract/factures/factures.contract.ts';
import { silentLog } from '../../src/db/log.ts';
import { sql } from '../../src/db/sql.ts';
import { factureEmise } from '../../src/factures/emission/facture-emise.ts';
import { createEnvoiDossier } from '../../src/factures/envoi/envoi-dossier.ts';
import { createEnvoiHttp } from '../../src/factures/envoi/envoi-http.ts';
import { listPerdus } from '../../src/factures/envoi/envois.sql.ts';
import {
  envoyerFacture,
  envoyerFactures,
  MAX_TENTATIVES,
  renvoyerFacture,
  type DepsEnvoi,
} from '../../src/factures/envoi/envoyer-factures.ts';
import { startApi, type TestApi } from '../api.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { CLE_PLATEFORME, startPlateforme, type FaussePlateforme } from './fausse-plateforme.ts';
import { ouvrirFactures } from './factures-libres.ts';

const MAIRIE = 'mairie@ville-de-clisson.test';
let api: TestApi;
let mairie: Visitor;
let plateforme: FaussePlateforme;
let deps: DepsEnvoi;
const { signal } = new AbortController();

beforeAll(async () => {
  api = await startApi({}, { demo: true });
  mairie = await newBuyer(api, MAIRIE);
}, 400_000);
beforeEach(async () => {
  plateforme = await startPlateforme();
  const envoi = createEnvoiHttp({
    url: plateforme.url,
    cleSecrete: CLE_PLATEFORME,
    timeoutMs: 300,
  });
  deps = { pool: api.pool, log: silentLog, envoi };
  return plateforme.close;
});
afterAll(() => api.close());

const avecReferences = (document: DocumentFacture): DocumentFacture => ({
  ...document,
  references: { ...document.references, codeService: 'VOIRIE', engagement: 'EJ-1' },
});

/** Issued to the town hall, and told of: it waits to be sent. */
async function emettre(changer = avecReferences): Promise<number> {
  const [id = 0] = await ouvrirFactures(api, MAIRIE, 1, changer);
  await factureEmise({ pool: api.pool, url: api.url })(
    { factureId: id },
    { signal, isLastAttempt: true },
  );
  return id;
}

const envoiOf = (id: number) =>
  api.pool.one<{ etat: string; tentatives: number; attente: number; motif: string; cle: string }>(
    sql`
    select etat, tentatives, cle, motif,
           round(extract(epoch from prochaine_le - now()) / 60)::int as attente
      from facture_envoi where facture_id = ${id}`,
  );
/** As if its wait were over. */
const presser = (id: number) =>
  api.pool.execute(sql`update facture_envoi set prochaine_le = now() where facture_id = ${id}`);
const envoyer = (id: number) => envoyerFacture(deps, id);

async function factureOf(id: number): Promise<Facture> {
  const { cle } = await api.pool.one<{ cle: string }>(
    sql`select cle from facture where id = ${id}`,
  );
  return (await (await mairie.call('GET', `/api/factures/${cle}`)).json()) as Facture;
}

test('an invoice of a public body goes to Chorus Pro, and its states come back', async () => {
  const id = await emettre();
  await envoyerFactures(deps, signal);
  const [depot] = plateforme.depots.values();
  const { document } = await factureOf(id);
  expect(depot).toMatchObject({ numero: document.numero, destinataire: document.acheteur.siret });
  expect(depot?.octets.subarray(0, 5).toString()).toBe('%PDF-');
  if (depot) Object.assign(depot, { etat: 'rejetee', motif: 'engagement clos' });
  await envoyerFactures(deps, signal);
  expect((await envoiOf(id)).etat).toBe('deposee');
  await presser(id);
  await envoyerFactures(deps, signal);
  const { envoi, transmission } = await factureOf(id);
  expect(envoi).toBe('rejetee');
  expect(transmission).toMatchObject({
    canal: 'chorus',
    etats: [
      { etat: 'attente' },
      { etat: 'deposee' },
      { etat: 'rejetee', motif: 'engagement clos' },
    ],
  });
});

test('told twice, an invoice is sent once and told once', async () => {
  const courriers = async () =>
    (
      await api.pool.one<{ n: number }>(sql`
      select count(*)::int as n from graphile_worker.jobs
       where task_identifier = 'courrier-envoyer'`)
    ).n;
  const id = await emettre();
  const avant = await courriers();
  await factureEmise({ pool: api.pool, url: api.url })(
    { factureId: id },
    { signal, isLastAttempt: true },
  );
  expect(await courriers()).toBe(avant);
  await Promise.all(Array.from({ length: 6 }, () => envoyer(id)));
  expect([...plateforme.depots.values()].map(({ fois }) => fois)).toEqual([1]);
});

test('a platform that is down is tried again, later each time, until it takes it', async () => {
  const id = await emettre();
  const attentes: number[] = [];
  for (const humeur of ['panne', 'bavarde', 'panne', 'panne'] as const) {
    plateforme.humeur = humeur;
    await presser(id);
    await envoyer(id);
    attentes.push((await envoiOf(id)).attente);
  }
  expect(attentes).toEqual([1, 2, 4, 8]);
  plateforme.humeur = 'bonne';
  await envoyer(id);
  expect(plateforme.depots.size).toBe(0);
  await presser(id);
  await envoyer(id);
  expect([plateforme.depots.size, (await envoiOf(id)).etat]).toEqual([1, 'deposee']);
});

test('one that took it and is too slow to say so has it once', async () => {
  const id = await emettre();
  plateforme.humeur = 'muette';
  await envoyer(id);
  expect(await envoiOf(id)).toMatchObject({ etat: 'attente', tentatives: 1 });
  plateforme.humeur = 'bonne';
  await presser(id);
  await envoyer(id);
  expect([...plateforme.depots.values()]).toMatchObject([{ fois: 2 }]);
  expect(await envoiOf(id)).toMatchObject({ etat: 'deposee' });
});

test('a process killed while it sends leaves an invoice that is sent once', async () => {
  const id = await emettre();
  plateforme.humeur = 'muette';
  const { base } = await api.pool.one<{ base: string }>(sql`select current_database() as base`);
  const adresse = new URL(api.databaseUrl);
  expect(adresse.pathname).toBe(`/${base}`);
  const enfant = fork(
    new URL('./envoi-a-tuer.ts', import.meta.url),
    [adresse.href, plateforme.url, CLE_PLATEFORME, String(id)],
    { execArgv: [], stdio: 'inherit' },
  );
  const fini = once(enfant, 'exit');
  await plateforme.pris;
  enfant.kill('SIGKILL');
  await fini;
  expect(await envoiOf(id)).toMatchObject({ etat: 'attente', tentatives: 1 });
  plateforme.humeur = 'bonne';
  await envoyer(id);
  expect((await envoiOf(id)).etat).toBe('attente');
  await presser(id);
  await envoyer(id);
  expect([...plateforme.depots.keys()]).toEqual([(await envoiOf(id)).cle]);
  expect((await envoiOf(id)).etat).toBe('deposee');
});

test('what is refused says why and waits for the accounts; sent again, it is taken', async () => {
  const id = await emettre();
  plateforme.humeur = 'refus';
  await envoyer(id);
  const { numero, transmission } = await factureOf(id);
  expect(transmission?.etats.at(-1)).toMatchObject({
    etat: 'refusee',
    motif: 'destinataire absent de l’annuaire',
  });
  expect((await listPerdus(api.pool)).map((each) => each.numero)).toContain(numero);
  await presser(id);
  await envoyerFactures(deps, signal);
  expect((await envoiOf(id)).etat).toBe('refusee');
  plateforme.humeur = 'bonne';
  await renvoyerFacture(api.pool, numero);
  await envoyer(id);
  expect((await envoiOf(id)).etat).toBe('deposee');
  await expect(renvoyerFacture(api.pool, numero)).rejects.toMatchObject({ code: 'introuvable' });
});

test('what nobody takes is given up in the end, and shown', async () => {
  const id = await emettre();
  plateforme.humeur = 'panne';
  await api.pool.execute(sql`
    update facture_envoi set tentatives = ${MAX_TENTATIVES - 1} where facture_id = ${id}`);
  await envoyer(id);
  expect(await envoiOf(id)).toMatchObject({ etat: 'abandonnee', attente: 360 });
  const { numero } = await factureOf(id);
  expect((await listPerdus(api.pool)).find((each) => each.numero === numero)).toMatchObject({
    etat: 'abandonnee',
    motif: 'the platform answered 503',
  });
});

test('what its Chorus Pro would refuse is not even sent', async () => {
  const id = await emettre((document) => ({
    ...document,
    references: { ...document.references, codeService: null, engagement: null },
  }));
  await envoyer(id);
  expect(plateforme.depots.size).toBe(0);
  expect(await envoiOf(id)).toMatchObject({ etat: 'refusee', motif: 'CHORUS-BT-10' });
});

test('a folder has each invoice whole and once', async () => {
  const dossier = await mkdtemp(path.join(tmpdir(), 'factures-'));
  deps = { ...deps, envoi: createEnvoiDossier(dossier) };
  const id = await emettre();
  await envoyer(id);
  const { numero } = await factureOf(id);
  await api.pool.execute(sql`
    update facture_envoi set etat = 'attente', prochaine_le = now() where facture_id = ${id}`);
  await envoyer(id);
  const noms = await readdir(path.join(dossier, 'chorus'));
  expect(noms).toHaveLength(1);
  expect(noms[0]).toContain(numero);
  const octets = await readFile(path.join(dossier, 'chorus', noms[0] ?? ''));
  expect(octets.subarray(0, 5).toString()).toBe('%PDF-');
  expect(octets.subarray(-8).toString()).toContain('%%EOF');
  await rm(dossier, { recursive: true });
});
