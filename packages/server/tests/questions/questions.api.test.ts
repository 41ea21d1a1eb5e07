import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import type { Question } from '@comptoir/contract/questions/questions.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMailer } from '../../src/courrier/mailer.ts';
import type { EnvoiCourrier } from '../../src/courrier/envoi.ts';
import { sql } from '../../src/db/sql.ts';
import { repondreQuestion } from '../../src/questions/repondre-question.ts';
import { startApi, type TestApi } from '../api.ts';
import { newVisitor, type Visitor } from '../visitors.ts';
import { buildGolden } from '../articles/golden.ts';
import { produitOf } from '../avis/acheteurs.ts';

let api: TestApi;
let produit: number;
let sansQuestion: number;
beforeAll(async () => {
  api = await startApi();
  const golden = await buildGolden(api.pool);
  produit = await produitOf(api.pool, golden.vis);
  sansQuestion = await produitOf(api.pool, golden.perceuse);
  await api.pool.execute(sql`
    update produit set nom_fr = 'Vis à bois', nom_en = 'Wood screw', nom_es = 'Tornillo'
     where id = ${produit}`);
});
// What one person may be sent within an hour is counted over all tests.
beforeEach(() => api.pool.execute(sql`delete from connexion_echouee`));
afterAll(() => api.close());

const QUESTION = {
  nom: 'Jeanne Roux',
  email: 'jeanne@roux.test',
  texte: 'Convient-elle au chêne sans avant-trou ?',
};

function poser(who: Visitor, body: object, langue = 'fr'): Promise<Response> {
  return who.call('POST', '/api/questions', {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'accept-language': langue },
  });
}

async function numeroOf(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  expect(response.status).toBe(200);
  return ((await response.json()) as { numero: string }).numero;
}

/** Mails asked for and not sent yet, in order. */
function listEnvois(numero: string): Promise<{ envoi: EnvoiCourrier }[]> {
  return api.pool.query(sql`
    select payload as envoi from graphile_worker._private_jobs
     where payload ->> 'sujet' like ${`%${numero}%`}
     order by id`);
}

async function read(id: number, langue = 'fr'): Promise<Question[]> {
  const answer = await fetch(`${api.url}/api/produits/${id}/questions`, {
    headers: { 'accept-language': langue },
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { questions: Question[] }).questions;
}

test('a question gets a number, goes to the shop, and is acknowledged in the asker’s language', async () => {
  const who = await newVisitor(api.url);
  const numero = await numeroOf(poser(who, { ...QUESTION, produitId: produit }, 'en'));
  expect(numero).toMatch(/^Q-20\d\d-\d{6}$/);
  const [boutique, accuse, ...others] = await listEnvois(numero);
  expect(others).toEqual([]);
  expect(boutique?.envoi).toMatchObject({
    a: enseigne.supportDigital.email,
    repondreA: QUESTION.email,
    langue: 'fr',
  });
  expect(boutique?.envoi.texte).toContain(QUESTION.texte);
  expect(boutique?.envoi.texte).toContain('Vis à bois');
  expect(accuse?.envoi).toMatchObject({ a: QUESTION.email, langue: 'en' });
  expect(accuse?.envoi.texte).toContain('Wood screw');
  for (const { envoi } of [boutique, accuse].filter((each) => each !== undefined)) {
    expect(envoi.sujet + envoi.texte).not.toMatch(/\{\{|questions\./);
  }
});

test('the acknowledgement carries no word of the asker', async () => {
  const who = await newVisitor(api.url);
  const numero = await numeroOf(
    poser(who, { ...QUESTION, nom: 'ACHETEZ ICI', texte: 'http://spam.test gagnez' }),
  );
  const accuse = (await listEnvois(numero)).at(-1)?.envoi;
  expect(accuse?.a).toBe(QUESTION.email);
  expect(`${accuse?.sujet} ${accuse?.texte}`).not.toMatch(/ACHETEZ|spam/);
});

test('the mail to the shop is answered to the asker', async () => {
  const who = await newVisitor(api.url);
  const numero = await numeroOf(poser(who, QUESTION));
  const mailer = createMailer({ pool: api.pool, from: 'boutique@comptoir.test' });
  for (const { envoi } of await listEnvois(numero)) await mailer.send(envoi);
  const [boutique] = await api.pool.query<{ entetes: Record<string, string> }>(sql`
    select entetes from courrier where sujet like ${`%${numero}%`} order by id`);
  expect(boutique?.entetes['Reply-To']).toBe(QUESTION.email);
});

test('a question may be about no product', async () => {
  const numero = await numeroOf(poser(await newVisitor(api.url), QUESTION));
  expect((await listEnvois(numero))[0]?.envoi.texte).toContain('aucun en particulier');
});

test('numbers follow each other', async () => {
  const who = await newVisitor(api.url);
  const first = await numeroOf(poser(who, QUESTION));
  const second = await numeroOf(poser(who, QUESTION));
  expect(Number(second.slice(-6))).toBe(Number(first.slice(-6)) + 1);
});

test('five an hour are taken from one visitor, even sent at once', async () => {
  const who = await newVisitor(api.url);
  const answers = await Promise.all(Array.from({ length: 7 }, () => poser(who, QUESTION)));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
    200, 200, 200, 200, 200, 429, 429,
  ]);
  const refused = await poser(who, QUESTION);
  expect(await refused.json()).toMatchObject({ code: 'trop-de-requetes' });
  expect((await poser(await newVisitor(api.url), QUESTION)).status).toBe(200);
  await api.pool.execute(sql`update question set cree_le = cree_le - interval '61 minutes'`);
  expect((await poser(who, QUESTION)).status).toBe(200);
});

test('ten an hour go to one address, from however many sessions, and thirty from one place', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) {
    statuses.push((await poser(await newVisitor(api.url), QUESTION)).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  await api.pool.execute(sql`delete from connexion_echouee`);
  const adresses = Array.from({ length: 40 }, (_, n) => `victime${n}@ailleurs.test`);
  const visiteurs = await Promise.all(adresses.map(() => newVisitor(api.url)));
  const envois = await Promise.all(
    adresses.map((email, n) => poser(visiteurs[n] as Visitor, { ...QUESTION, email })),
  );
  const passes = envois.filter(({ status }) => status === 200).length;
  expect(passes).toBeGreaterThanOrEqual(30);
  expect(passes).toBeLessThan(36);
});

describe('an invalid question', () => {
  test.each([
    ['no address', { nom: QUESTION.nom, texte: QUESTION.texte }],
    ['half an address', { ...QUESTION, email: 'jeanne@' }],
    ['two addresses', { ...QUESTION, email: 'a@b.test,c@d.test' }],
    ['an address with a header in it', { ...QUESTION, email: 'a@b.test\r\nBcc: c@d.test' }],
    ['an address in brackets', { ...QUESTION, email: '<a@b.test>' }],
    ['a short text', { ...QUESTION, texte: 'Prix ?' }],
    ['a text of spaces', { ...QUESTION, texte: ' '.repeat(30) }],
    ['a name of one letter', { ...QUESTION, nom: 'J' }],
    ['a product as text', { ...QUESTION, produitId: '1' }],
  ])('%s is refused', async (_what, body) => {
    const answer = await poser(await newVisitor(api.url), body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'requete-invalide' });
  });

  test('about a product that does not exist is not found, and nothing is sent', async () => {
    const [{ n: before } = { n: -1 }] = await api.pool.query<{ n: number }>(
      sql`select count(*) as n from question`,
    );
    const answer = await poser(await newVisitor(api.url), { ...QUESTION, produitId: 999_999 });
    expect(answer.status).toBe(404);
    expect(await api.pool.one(sql`select count(*) as n from question`)).toEqual({ n: before });
  });

  test('without bearer is not authorised', async () => {
    const answer = await fetch(`${api.url}/api/questions`, {
      method: 'POST',
      body: JSON.stringify(QUESTION),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(401);
  });
});

describe('an answer', () => {
  const REPONSE = {
    reponse: 'Oui, jusqu’à 5 mm de diamètre.',
    auteur: 'Claire, conseil technique',
  };

  test('goes to the asker, and to the sheet where told so', async () => {
    const who = await newVisitor(api.url);
    const posees = { ...QUESTION, produitId: produit };
    const publiee = await numeroOf(poser(who, posees, 'es'));
    const privee = await numeroOf(poser(who, posees, 'fr'));
    expect(await read(produit)).toEqual([]);
    await repondreQuestion(api.pool, publiee, { ...REPONSE, publie: true });
    await repondreQuestion(api.pool, privee, { ...REPONSE, publie: false });

    const reponse = (await listEnvois(publiee)).at(-1)?.envoi;
    expect(reponse).toMatchObject({ a: QUESTION.email, langue: 'es' });
    expect(reponse?.texte).toContain(REPONSE.reponse);
    expect(reponse?.texte).toContain(QUESTION.texte);

    const questions = await read(produit);
    expect(questions).toMatchObject([
      { question: QUESTION.texte, reponse: REPONSE.reponse, auteur: REPONSE.auteur },
    ]);
    expect(JSON.stringify(questions)).not.toContain('Jeanne');
    expect(
      await api.pool.one(sql`
        select donnees from outbox where sujet = 'pages-perimees' order by id desc limit 1`),
    ).toEqual({ donnees: { etiquettes: [`produit:${produit}`] } });
  });

  test('comes once', async () => {
    const numero = await numeroOf(poser(await newVisitor(api.url), QUESTION));
    await repondreQuestion(api.pool, numero, { ...REPONSE, publie: true });
    await expect(
      repondreQuestion(api.pool, numero, { ...REPONSE, publie: true }),
    ).rejects.toMatchObject({ code: 'introuvable' });
  });

  test('in the reader’s language comes first', async () => {
    const who = await newVisitor(api.url);
    for (const langue of ['fr', 'en', 'es']) {
      const texte = `Une question posée en ${langue}`;
      const numero = await numeroOf(
        poser(who, { ...QUESTION, texte, produitId: sansQuestion }, langue),
      );
      await repondreQuestion(api.pool, numero, { ...REPONSE, publie: true });
    }
    expect((await read(sansQuestion, 'fr'))[0]?.question).toMatch(/fr$/);
    expect((await read(sansQuestion, 'en'))[0]?.question).toMatch(/en$/);
  });
});

test('questions of a product that does not exist are not found', async () => {
  expect((await fetch(`${api.url}/api/produits/999999/questions`)).status).toBe(404);
});
