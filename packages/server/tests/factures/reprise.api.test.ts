/** What an ERP invoiced, taken in from a folder: as it is, once, or refused with its reasons. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflateSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { DocumentFacture } from '@comptoir/contract/factures/document-facture.schema.ts';
import type { Facture, listerFactures } from '@comptoir/contract/factures/factures.contract.ts';
import { createClock } from '../../src/clock.ts';
import { sql } from '../../src/db/sql.ts';
import { factureDossier } from '../../src/factures/dossiers/ecrire-dossier.ts';
import { emettreAvoir } from '../../src/factures/emission/emettre-avoir.ts';
import { plusJours } from '../../src/factures/emission/echeance.ts';
import { writeCii } from '../../src/factures/formats/cii.ts';
import writeFacturX from '../../src/factures/formats/factur-x.travail.ts';
import { writeUbl } from '../../src/factures/formats/ubl.ts';
import { reprendreDossier } from '../../src/factures/reprise/reprendre-dossier.ts';
import { listEcarts } from '../../src/factures/verifier-factures.sql.ts';
import { reglerVirement } from '../../src/factures/virements/regler-virement.ts';
import { startApi, type TestApi } from '../api.ts';
import { envoi } from '../delegue/equipe.ts';
import { newBuyer, type Visitor } from '../visitors.ts';

const EMAIL = 'admin@menuiserie-morel.test';
let api: TestApi;
let patron: Visitor;
let modele: DocumentFacture;
let code: string;
let dossier: string;
let jour: string;
beforeAll(async () => {
  api = await startApi({}, { demo: true });
  patron = await newBuyer(api, EMAIL);
  jour = createClock().today();
  const compte = await api.pool.one<{ id: number; code: string }>(sql`
    select c.id, c.code from compte c join utilisateur u on u.compte_id = c.id
     where u.email = ${EMAIL} limit 1`);
  ({ code } = compte);
  const lue = await api.pool.one<{ document: DocumentFacture }>(sql`
    select document from facture
     where compte_id = ${compte.id} and genre = 'facture' and jsonb_array_length(document -> 'lignes') > 1
     order by id desc limit 1`);
  modele = {
    ...lue.document,
    emiseLe: plusJours(jour, -3),
    echeanceLe: plusJours(jour, 27),
    references: { ...lue.document.references, bon: null, commande: null },
  };
}, 400_000);
afterAll(() => api.close());
beforeEach(async () => {
  if (dossier) await rm(dossier, { recursive: true, force: true });
  dossier = await mkdtemp(join(tmpdir(), 'comptoir-reprise-'));
});

const poser = (nom: string, contenu: string | Uint8Array) => writeFile(join(dossier, nom), contenu);
const une = (numero: string, change: Partial<DocumentFacture> = {}): DocumentFacture => ({
  ...modele,
  numero,
  ...change,
});

async function reprendre() {
  const dit: string[] = [];
  const dire = (texte: string) => dit.push(texte);
  const bilan = await reprendreDossier(api.pool, { dossier, jour, url: api.url, dire });
  return { ...bilan, dit: dit.join('\n') };
}

async function read(numero: string): Promise<Facture> {
  const liste = (await (
    await patron.call('GET', `/api/factures?recherche=${numero}`)
  ).json()) as CallAnswer<typeof listerFactures>;
  const key = liste.factures.find((each) => each.numero === numero)?.key ?? '';
  return (await (await patron.call('GET', `/api/factures/${key}`)).json()) as Facture;
}

async function fichier(key: string, query = ''): Promise<{ name: string; octets: Buffer }> {
  const answer = await patron.call('GET', `/api/factures/${key}/export${query}`);
  const { name, data } = (await answer.json()) as { name: string; data: string };
  return { name, octets: Buffer.from(data ?? '', 'base64') };
}

test('Factur-X, UBL with its paper and CII alone are kept byte for byte, under their numbers', async () => {
  const facturX = await writeFacturX(une('ERP-1'));
  const papier = await writeFacturX(une('ERP-2'));
  await poser('a.pdf', facturX);
  await poser('b.xml', writeUbl(une('ERP-2')));
  await poser('b.PDF', papier);
  await poser('c.xml', writeCii(une('ERP/3')));
  expect(await reprendre()).toMatchObject({ reprises: 3, deja: 0, refusees: 0, dit: '' });
  const un = await read('ERP-1');
  expect(un).toMatchObject({ origine: 'erp', etat: 'a-payer', formats: ['factur-x', 'cii'] });
  expect(un.ttc.montant).toBe(modele.totaux.ttc);
  expect(un.document.lignes.map(({ montantHT }) => montantHT)).toEqual(
    modele.lignes.map(({ montantHT }) => montantHT),
  );
  expect((await fichier(un.key)).octets.equals(facturX)).toBe(true);
  const deux = await read('ERP-2');
  expect(deux.formats).toEqual(['factur-x', 'ubl']);
  expect((await fichier(deux.key, '?format=ubl')).octets.toString()).toBe(writeUbl(une('ERP-2')));
  const trois = await read('ERP/3');
  expect(trois.formats).toEqual(['cii']);
  // Nothing is issued again.
  const refuse = await patron.call('GET', `/api/factures/${trois.key}/export?format=ubl`);
  expect(refuse.status).toBe(404);
  const controles = await patron.call('GET', `/api/factures/${trois.key}/controles?format=cii`);
  const { controles: tenus } = (await controles.json()) as { controles: { tenue: boolean }[] };
  expect(tenus.length).toBeGreaterThan(40);
  expect(tenus.filter(({ tenue }) => !tenue)).toEqual([]);
  await expect(
    emettreAvoir(api.pool, 'ERP-1', { lignes: 'toutes', port: false, motif: 'x', emiseLe: jour }),
  ).rejects.toMatchObject({ code: 'introuvable' });
  expect(await listEcarts(api.pool)).toEqual([]);
});

test('taken in again it changes nothing; saying something else it is refused', async () => {
  await poser('a.xml', writeCii(une('ERP-10')));
  const bilans = await Promise.all([reprendre(), reprendre()]);
  expect(bilans.reduce((n, { reprises }) => n + reprises, 0)).toBe(1);
  expect(bilans.reduce((n, { deja }) => n + deja, 0)).toBe(1);
  await poser('autre-nom.xml', writeCii(une('ERP-10')));
  expect(await reprendre()).toMatchObject({ reprises: 0, deja: 2, refusees: 0 });
  await poser('autre-nom.xml', writeCii(une('ERP-10', { echeanceLe: plusJours(jour, 50) })));
  expect(await reprendre()).toMatchObject({ reprises: 0, deja: 1, refusees: 1 });
  await expect(
    api.pool.execute(sql`update facture set ttc = 1 where numero = 'ERP-10'`),
  ).rejects.toThrow(/never changed/);
  expect((await read('ERP-10')).echeanceLe).toBe(modele.echeanceLe);
});

const faux: readonly (readonly [string, (xml: string) => string, RegExp])[] = [
  ['a total', (x) => x.replace(/(<ram:GrandTotalAmount>)/, '$19'), /BT-112/],
  ['a line', (x) => x.replace(/(<ram:LineTotalAmount>)(\d)/, '$19$2'), /line 1: amount/],
  [
    'an amount of three decimals',
    (x) => x.replace(/(<ram:GrandTotalAmount>\d+\.\d\d)/, '$11'),
    /cents/,
  ],
  ['another seller', (x) => x.replaceAll('000100016', '552081317'), /BT-30/],
  ['a company nobody knows', (x) => x.replaceAll(modele.acheteur.siret, '73282932000074'), /BT-46/],
  ['dollars', (x) => x.replaceAll('EUR', 'USD'), /BT-5: currency USD/],
  ['pounds', (x) => x.replaceAll('EUR', 'GBP'), /BT-5: currency GBP/],
  ['a number of the shop', (x) => x.replace('ERP-FAUX', 'FA26-000001'), /here already|series/],
  ['a number of words', (x) => x.replace('ERP-FAUX', 'n° 12'), /BT-1/],
  ['a day to come', (x) => x.replaceAll(/(IssueDateTime>\s*<[^>]*>)\d{8}/g, '$120991231'), /BT-2/],
  ['a type nobody knows', (x) => x.replace('<ram:TypeCode>380', '<ram:TypeCode>999'), /BT-3/],
  ['entities', (x) => x.replace('?>', '?><!DOCTYPE a [<!ENTITY b "b">]>'), /DOCTYPE/],
  ['half of it', (x) => x.slice(0, x.length / 2), /ERP-FAUX|damaged|BT-/],
  ['nothing of an invoice', () => '<Order/>', /neither UBL nor CII/],
  ['a table', () => 'a;b', /no XML/],
];
test.each(faux)('what has %s is refused and says why', async (_quoi, changer, motif) => {
  await poser('faux.xml', changer(writeCii(une('ERP-FAUX'))));
  const { reprises, refusees, dit } = await reprendre();
  expect([reprises, refusees]).toEqual([0, 1]);
  expect(dit).toMatch(motif);
  expect(await api.pool.query(sql`select 1 as un from facture where numero = 'ERP-FAUX'`)).toEqual(
    [],
  );
});

test('hostile files are refused one by one, the others are taken in', async () => {
  await poser('a.xml', writeCii(une('ERP-20')));
  await poser('faux.pdf', Buffer.from('MZ no paper at all'));
  await poser('vide.pdf', '');
  const bombe = deflateSync(Buffer.alloc(200 * 1024 * 1024));
  const tete = `%PDF-1.7\n1 0 obj\n<< /Filter /FlateDecode /Length ${bombe.length} >>\nstream\n`;
  await poser('bombe.pdf', Buffer.concat([Buffer.from(tete), bombe, Buffer.from('\nendstream')]));
  await poser('profond.xml', `<Invoice>${'<a>'.repeat(200_000)}`);
  await poser('autre.xml', writeUbl(une('ERP-21')));
  await poser('autre.pdf', await writeFacturX(une('ERP-22')));
  await symlink('/etc/passwd', join(dossier, 'lien.xml'));
  const { dit, ...bilan } = await reprendre();
  expect(bilan).toEqual({ reprises: 1, deja: 0, refusees: 5 });
  expect(dit).toMatch(/faux\.pdf.*\n.*no PDF/);
  expect(dit).toMatch(/vide\.pdf.*\n.*empty/);
  expect(dit).toMatch(/bombe\.pdf.*\n.*too large/);
  expect(dit).toMatch(/the PDF holds invoice ERP-22, not ERP-21/);
}, 60_000);

test('a table gives lines or totals, with its papers; figures in French are read exactly', async () => {
  await poser('p.pdf', await writeFacturX(une('CSV-1')));
  const csv = [
    'numero;type;emise_le;echeance;devise;client;reference;libelle;quantite;prix_ht;montant_ht;tva;total_ttc;pdf',
    `CSV-1;facture;${plusJours(jour, -40)};${plusJours(jour, -10)};EUR;${code};P1;"Pose; sur mesure";2,5;40,00;100,00;20;;p.pdf`,
    `CSV-1;;;;;;P2;Vis;3;0,3333;1,00;5,5;;`,
    `CSV-2;facture;${plusJours(jour, -2)};;;${code};;;;;1 234,50;20;1481,40;`,
    `CSV-3;facture;${plusJours(jour, -2)};;;${code};;;;;10,00;20;13,00;`,
    `CSV-4;facture;${plusJours(jour, -2)};;;NOBODY;;;;;10,00;20;;`,
  ];
  await poser('factures.csv', csv.join('\r\n'));
  const { dit, ...bilan } = await reprendre();
  expect(bilan).toEqual({ reprises: 2, deja: 0, refusees: 2 });
  expect(dit).toMatch(/factures\.csv:5 {2}CSV-3 {2}refused\n {2}BT-112: 13\.00, .* 12\.00/);
  expect(dit).toMatch(/no company has the code or SIRET NOBODY/);
  const un = await read('CSV-1');
  expect(un).toMatchObject({ etat: 'en-retard', formats: ['factur-x', 'cii'] });
  expect(un.document.totaux).toMatchObject({ ht: '101.00', tva: '20.06', ttc: '121.06' });
  expect(un.document.lignes).toMatchObject([
    { libelle: 'Pose; sur mesure', quantite: 2.5, montantHT: '100.00' },
    { quantite: 3, prixHT: '0.3333', montantHT: '1.00', tva: '5.50' },
  ]);
  const deux = await read('CSV-2');
  expect(deux).toMatchObject({ formats: [], ttc: { montant: '1481.40' } });
  expect(deux.document.lignes[0]?.libelle).toBe('Selon le document joint');
  // Rows that moved are the same invoices.
  await poser('factures.csv', [csv[0], csv[3], csv[1], csv[2]].join('\n'));
  expect(await reprendre()).toMatchObject({ reprises: 0, deja: 2, refusees: 0 });
});

test('a credit note is deducted from its invoice; more than it asked for is refused', async () => {
  const references = (numero: string) => ({
    ...modele.references,
    facture: { numero, emiseLe: modele.emiseLe },
    motif: 'Retour',
  });
  const avoir = (numero: string, de: string) =>
    une(numero, { genre: 'avoir', echeanceLe: modele.emiseLe, references: references(de) });
  // By name, it comes first.
  await poser('0-avoir.xml', writeCii(avoir('AVERP-1', 'ERP-30')));
  await poser('1-facture.xml', writeCii(une('ERP-30')));
  expect(await reprendre()).toMatchObject({ reprises: 2, refusees: 0 });
  expect(await read('ERP-30')).toMatchObject({ etat: 'payee', avoirs: [{ numero: 'AVERP-1' }] });
  expect(await read('AVERP-1')).toMatchObject({ etat: 'deduite' });
  await poser('2.xml', writeCii(avoir('AVERP-2', 'ERP-30')));
  expect((await reprendre()).dit).toMatch(/BT-25: .* of which 0\.00 is left/);
  expect(await listEcarts(api.pool)).toEqual([]);
});

/** What the administrator was told of invoices: on the site, and by mail. */
const dits = () =>
  api.pool.one<{ messages: number; mails: number }>(sql`
    select (select count(*) from message m join utilisateur u on u.id = m.utilisateur_id
             where u.email = ${EMAIL} and m.objet like 'facture %') as messages,
           (select count(*) from graphile_worker.jobs
             where task_identifier = 'courrier-envoyer') as mails`);

test('it is told by the day’s mail, or not at all, to who wants that', async () => {
  for (const [numero, canal, attendu] of [
    ['ERP-38', 'resume', { messages: 1, mails: 0 }],
    ['ERP-39', 'aucun', { messages: 0, mails: 0 }],
  ] as const) {
    const preferences = envoi({ preferences: { notifications: { facture: canal } } });
    expect((await patron.call('PATCH', '/api/profil', preferences)).status).toBe(200);
    await poser('a.xml', writeCii(une(numero)));
    const avant = await dits();
    expect(await reprendre()).toMatchObject({ reprises: 1 });
    const apres = await dits();
    expect({
      messages: apres.messages - avant.messages,
      mails: apres.mails - avant.mails,
    }).toEqual(attendu);
  }
  const defaut = envoi({ preferences: { notifications: { facture: 'mail' } } });
  await patron.call('PATCH', '/api/profil', defaut);
});

test('it stands in the list, the pack and the entries, is paid as any other, and is told once', async () => {
  const papier = await writeFacturX(une('ERP-40'));
  await poser('a.pdf', papier);
  await poser(
    'b.xml',
    writeCii(une('ERP-41', { emiseLe: plusJours(jour, -200), echeanceLe: jour })),
  );
  const avant = await dits();
  await reprendre();
  await reprendre();
  // Nobody is told of the one of half a year ago.
  const { messages, mails } = await dits();
  expect([messages - avant.messages, mails - avant.mails]).toEqual([1, 1]);
  // Whoever has it before them is no longer told of it.
  await read('ERP-40');
  expect((await dits()).messages).toBe(avant.messages);
  const { id } = await api.pool.one<{ id: number }>(sql`
    insert into facture_dossier (cle, compte_id, utilisateur_id, langue, du, au)
    select 'dossier-repris', u.compte_id, u.id, 'fr', ${modele.emiseLe}::date, ${modele.emiseLe}::date
      from utilisateur u where u.email = ${EMAIL} limit 1
    returning id`);
  const { pool } = api;
  const { signal } = new AbortController();
  await factureDossier(api.shop)({ id }, { signal, isLastAttempt: true });
  const { octets } = await api.pool.one<{ octets: Buffer }>(
    sql`select octets from facture_dossier where id = ${id}`,
  );
  const zip = unzipSync(octets);
  const nom = Object.keys(zip).find((each) => each.endsWith('ERP-40.pdf')) ?? '';
  expect(Buffer.from(zip[nom] ?? []).equals(papier)).toBe(true);
  const ecritures = Object.keys(zip).find((each) => each.endsWith('.csv')) ?? '';
  expect(Buffer.from(zip[ecritures] ?? []).toString()).toContain('ERP-40');
  const payee = { reference: 'VIR-ERP', recuLe: jour, montant: null };
  await reglerVirement(pool, { ...payee, factures: [{ numero: 'ERP-40', montant: null }] });
  expect((await read('ERP-40')).etat).toBe('payee');
  expect(await listEcarts(pool)).toEqual([]);
});

test('a command that is killed is begun again, and nothing is there twice or in half', async () => {
  for (let i = 0; i < 60; i += 1) await poser(`${i}.xml`, writeCii(une(`ERP-5${i}`)));
  const commande = new URL('../../src/factures/factures.command.ts', import.meta.url).pathname;
  const env = { ...process.env, DATABASE_URL: api.databaseUrl };
  const controller = new AbortController();
  const tuee = promisify(execFile)(process.execPath, [commande, 'reprendre', dossier], {
    env,
    signal: controller.signal,
    killSignal: 'SIGKILL',
  });
  const fin = tuee.then(
    () => 'done',
    () => 'killed',
  );
  await expect
    .poll(
      () => api.pool.one(sql`select count(*) > 5 as assez from facture where numero like 'ERP-5%'`),
      { timeout: 60_000, interval: 20 },
    )
    .toEqual({ assez: true });
  controller.abort();
  expect(await fin).toBe('killed');
  const { stdout } = await promisify(execFile)(process.execPath, [commande, 'reprendre', dossier], {
    env,
  });
  expect(stdout).toMatch(/\d+ taken in, \d+ here before, 0 refused/);
  expect(
    await api.pool.one(sql`
      select count(*) as factures, count(r.facture_id) as reprises,
             (select count(*) from facture_suivi where numero like 'ERP-5%') as suivies
        from facture f left join facture_reprise r on r.facture_id = f.id
       where f.numero like 'ERP-5%'`),
  ).toEqual({ factures: 60, reprises: 60, suivies: 60 });
  expect(await listEcarts(api.pool)).toEqual([]);
}, 120_000);
