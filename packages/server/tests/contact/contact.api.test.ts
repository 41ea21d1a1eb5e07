import { readFile } from 'node:fs/promises';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import {
  SUJETS_CONTACT,
  type lireExpediteur,
  type PieceJointe,
} from '@comptoir/contract/contact/contact.contract.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { MAX_OCTETS_FICHIER } from '@comptoir/contract/http/fichier-recu.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanPieces } from '../../src/contact/contact.public.ts';
import { listContenus, listEnAttente } from '../../src/contact/demandes.sql.ts';
import { repondreDemande } from '../../src/contact/repondre-demande.ts';
import type { EnvoiCourrier } from '../../src/courrier/envoi.ts';
import { createMailer } from '../../src/courrier/mailer.ts';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { startMailServer, type MailServer } from '../courrier/mail-server.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';

const ACHETEUR = 'acheteur@menuiserie-morel.test';
const DEMANDE = {
  sujet: 'livraison',
  nom: 'Jeanne Roux',
  societe: 'Roux Agencement',
  email: 'jeanne@roux.test',
  telephone: '06 99 00 12 34',
  texte: 'Le colis est arrivé ouvert, il manque deux boîtes.',
};

let api: TestApi;
let courrier: MailServer;
beforeAll(async () => {
  api = await startApi({}, { demo: true });
  courrier = await startMailServer();
});
// What one person may be sent within an hour is counted over all tests.
beforeEach(() => api.pool.execute(sql`delete from connexion_echouee`));
afterAll(async () => {
  await api.close();
  await courrier.close();
});

let cles = 0;
function envoyer(
  who: Visitor,
  body: object,
  { langue = 'fr', cle = `cle-${++cles}` } = {},
): Promise<Response> {
  return who.call('POST', '/api/contact', {
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'accept-language': langue,
      'idempotency-key': cle,
    },
  });
}

function joindre(who: Visitor, contenu: Buffer, name = 'photo.pdf'): Promise<Response> {
  return who.call('POST', '/api/contact/pieces', {
    body: JSON.stringify({ fichier: { data: contenu.toString('base64'), name } }),
    headers: { 'content-type': 'application/json' },
  });
}

const PDF = Buffer.from('%PDF-1.7 un bon de livraison');

async function numeroOf(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  expect(response.status).toBe(200);
  return ((await response.json()) as { numero: string }).numero;
}

async function codeOf(answer: Promise<Response>): Promise<unknown> {
  return ((await (await answer).json()) as { code: string }).code;
}

async function listEnvois(numero: string): Promise<EnvoiCourrier[]> {
  const rows = await api.pool.query<{ envoi: EnvoiCourrier }>(sql`
    select payload as envoi from graphile_worker._private_jobs
     where payload ->> 'sujet' like ${`%${numero}%`}
     order by id`);
  return rows.map(({ envoi }) => envoi);
}

describe('a request', () => {
  test('gets a number; the service and who wrote each get a mail, over SMTP', async () => {
    const who = await newVisitor(api.url);
    const piece = (await (await joindre(who, PDF)).json()) as PieceJointe;
    expect(piece).toMatchObject({ nom: 'photo.pdf', type: 'application/pdf', octets: PDF.length });
    const numero = await numeroOf(
      envoyer(who, { ...DEMANDE, pieces: [piece.cle] }, { langue: 'en' }),
    );
    expect(numero).toMatch(/^M\d\d-\d{6}$/);
    const mailer = createMailer({
      pool: api.pool,
      from: 'boutique@comptoir.test',
      smtpUrl: courrier.url,
    });
    for (const envoi of await listEnvois(numero)) await mailer.send(envoi);
    const [service, accuse, ...autres] = courrier.received;
    expect(autres).toEqual([]);
    expect(service?.recipients).toEqual([enseigne.supportDigital.email]);
    expect(service?.mail.replyTo?.[0]?.address).toBe(DEMANDE.email);
    for (const mot of [DEMANDE.texte, DEMANDE.societe, DEMANDE.telephone, 'photo.pdf', numero]) {
      expect(service?.mail.text).toContain(mot);
    }
    expect(accuse?.recipients).toEqual([DEMANDE.email]);
    expect(accuse?.mail.subject).toBe(`We have received your message ${numero}`);
    // Anyone can give anyone's address: nothing typed goes to it.
    for (const mot of [DEMANDE.texte, DEMANDE.nom, 'photo.pdf']) {
      expect(accuse?.mail.text).not.toContain(mot);
    }
  });

  test('may be about every topic that the form names', async () => {
    for (const sujet of SUJETS_CONTACT) {
      const who = await newVisitor(api.url);
      expect(await numeroOf(envoyer(who, { ...DEMANDE, sujet }))).toMatch(/^M/);
    }
  });

  test('sent twice with the same key counts once', async () => {
    const who = await newVisitor(api.url);
    const [un, deux] = await Promise.all([
      numeroOf(envoyer(who, DEMANDE, { cle: 'la-meme' })),
      numeroOf(envoyer(who, DEMANDE, { cle: 'la-meme' })),
    ]);
    expect(deux).toBe(un);
    expect(await listEnvois(un)).toHaveLength(2);
    const autre = envoyer(who, { ...DEMANDE, sujet: 'autre' }, { cle: 'la-meme' });
    expect((await autre).status).toBe(400);
  });

  test('knows who writes and the orders of their company, of which one may be named', async () => {
    const buyer = await newBuyer(api, ACHETEUR);
    const expediteur = (await (
      await buyer.call('GET', '/api/contact/expediteur')
    ).json()) as CallAnswer<typeof lireExpediteur>;
    expect(expediteur.email).toBe(ACHETEUR);
    const [commande] = expediteur.commandes;
    const numero = await numeroOf(envoyer(buyer, { ...DEMANDE, commande: commande?.key }));
    const attente = (await listEnAttente(api.pool)).find((each) => each.numero === numero);
    expect(attente?.commande).toBe(commande?.numero);
    const { cle } = await api.pool.one<{ cle: string }>(sql`
      select c.cle from commande c
       where c.compte_id <> (select compte_id from utilisateur where email = ${ACHETEUR})
       limit 1`);
    expect(await codeOf(envoyer(buyer, { ...DEMANDE, commande: cle }))).toBe('introuvable');
    const visitor = await newVisitor(api.url);
    expect(await codeOf(envoyer(visitor, { ...DEMANDE, commande: cle }))).toBe('introuvable');
  });

  test.each([
    ['a topic that is none', { sujet: 'secret' }],
    ['an address that is none', { email: 'jeanne' }],
    ['two addresses', { email: 'a@roux.test,b@roux.test' }],
    ['ten spaces', { texte: ' '.repeat(20) }],
    ['a field nobody sees', { site: 'https://achetez.test' }],
  ])('is refused with %s', async (_, partie) => {
    const who = await newVisitor(api.url);
    expect((await envoyer(who, { ...DEMANDE, ...partie })).status).toBe(400);
  });

  test('is taken five times an hour from one session', async () => {
    const who = await newVisitor(api.url);
    for (let nombre = 0; nombre < 5; nombre++) await numeroOf(envoyer(who, DEMANDE));
    expect(await codeOf(envoyer(who, DEMANDE))).toBe('trop-de-requetes');
  });

  test('is answered by mail, once', async () => {
    const who = await newVisitor(api.url);
    const numero = await numeroOf(envoyer(who, DEMANDE, { langue: 'es' }));
    await repondreDemande(api.pool, numero, { reponse: 'Salen mañana.', auteur: 'Marta' });
    const reponse = (await listEnvois(numero)).at(-1);
    expect(reponse).toMatchObject({ a: DEMANDE.email, langue: 'es' });
    expect(reponse?.texte).toContain('Salen mañana.');
    await expect(
      repondreDemande(api.pool, numero, { reponse: 'Otra vez.', auteur: 'Marta' }),
    ).rejects.toMatchObject({ code: 'introuvable' });
  });
});

describe('a file', () => {
  test('is known by its bytes, not by its name', async () => {
    const who = await newVisitor(api.url);
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const answer = await joindre(who, page, 'facture.pdf');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'fichier-type',
      data: { nom: 'facture.pdf' },
    });
  });

  test('of one byte too many is refused with the limit', async () => {
    const who = await newVisitor(api.url);
    const answer = await joindre(who, Buffer.concat([PDF, Buffer.alloc(MAX_OCTETS_FICHIER)]));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({
      code: 'fichier-taille-max',
      data: { limite: MAX_OCTETS_FICHIER },
    });
  });

  test('of another session, or used before, goes with no request', async () => {
    const [who, other] = [await newVisitor(api.url), await newVisitor(api.url)];
    const { cle } = (await (await joindre(who, PDF)).json()) as PieceJointe;
    expect(await codeOf(envoyer(other, { ...DEMANDE, pieces: [cle] }))).toBe('introuvable');
    await numeroOf(envoyer(who, { ...DEMANDE, pieces: [cle] }));
    expect(await codeOf(envoyer(who, { ...DEMANDE, pieces: [cle] }))).toBe('introuvable');
  });

  test('waits for its request for a day, and is given to the staff as it came', async () => {
    const who = await newVisitor(api.url);
    const contenu = await readFile(import.meta.filename);
    const attendue = (await (await joindre(who, contenu, '../../note.txt')).json()) as PieceJointe;
    expect(attendue.nom).toBe('note.txt');
    const numero = await numeroOf(envoyer(who, { ...DEMANDE, pieces: [attendue.cle] }));
    const oubliee = (await (await joindre(who, PDF)).json()) as PieceJointe;
    await api.pool.execute(sql`
      update piece_jointe set recue_le = now() - interval '2 days'
       where cle in (${attendue.cle}, ${oubliee.cle})`);
    expect(await cleanPieces(api.pool)).toBe(1);
    const [gardee] = await listContenus(api.pool, numero);
    expect(gardee?.contenu.equals(contenu)).toBe(true);
  });

  test('is taken fifteen times an hour from one session', async () => {
    const who = await newVisitor(api.url);
    for (let nombre = 0; nombre < 15; nombre++) {
      expect((await joindre(who, PDF)).status).toBe(200);
    }
    expect(await codeOf(joindre(who, PDF))).toBe('trop-de-fichiers');
  });
});
