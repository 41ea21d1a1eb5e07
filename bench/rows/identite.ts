/** Accounts found while a delegate types, what a session costs, and people who sign in together. */
import { setTimeout } from 'node:timers/promises';
import type { Shop } from '../../e2e/harness/shop.ts';
import { ajouterComptes, NOMBRE_COMPTES, openDatabase } from '../comptes.ts';
import { load } from '../load.ts';
import { measureLoad } from '../measured.ts';
import type { Row } from '../report.ts';

const SECONDS = 6;
const WARM_UP_SECONDS = 4;
const FEW = 2;
const MANY = 16;
const CONNEXIONS = 20;
const MOT_DE_PASSE = 'comptoir-demo';
/** Serves all customers. */
const DELEGUE = 'DJ56';
/** Has a portfolio. */
const PORTEFEUILLE = 'DK07';
const ACHETEUR = 'admin@menuiserie-morel.test';

interface Compte {
  code: string;
  libelle: string;
  ville: string;
  codePostal: string;
  siret: string;
  telephone: string;
}

export async function identiteRows(shop: Shop): Promise<Row[]> {
  const database = await openDatabase(shop.data);
  try {
    await ajouterComptes(database.pool);
  } finally {
    await database.close();
  }
  return [
    ...(await comptesRows(shop)),
    ...(await tourneeRows(shop)),
    ...(await appelsRows(shop)),
    await sessionRow(shop),
    await connexionsRow(shop),
  ];
}

/** The tour of a delegate, as its page asks for it and as one narrows it down. */
async function tourneeRows(shop: Shop): Promise<Row[]> {
  const headers = await bearerOf(shop, PORTEFEUILLE);
  const questions = ['', '?raison=silence', '?latitude=47.2&longitude=-1.55', '?page=2'];
  const next = (n: number) => ({
    path: `/api/delegue/tournee${questions[n % questions.length]}`,
    headers,
  });
  const check = (status: number, body: Buffer) => status === 200 && body.includes('"chiffres":');
  const measured = await measureLoad(
    shop,
    { next, check, connections: FEW },
    { warmUp: WARM_UP_SECONDS, seconds: SECONDS },
  );
  return [
    { name: 'tour of a delegate', value: measured.p95, unit: 'ms p95', bar: 60, ...measured },
  ];
}

async function comptesRows(shop: Shop): Promise<Row[]> {
  const headers = await bearerOf(shop, DELEGUE);
  const questions = await listQuestions(shop, headers);
  const next = (n: number) => ({
    path: `/api/delegue/comptes?recherche=${questions[(n * 7919) % questions.length]}`,
    headers,
  });
  const check = (status: number, body: Buffer) => status === 200 && body.includes('"total":');
  const measure = (connections: number) =>
    measureLoad(shop, { next, check, connections }, { warmUp: WARM_UP_SECONDS, seconds: SECONDS });
  const few = await measure(FEW);
  const many = await measure(MANY);
  return [
    {
      name: `account search among ${NOMBRE_COMPTES}`,
      value: few.p95,
      unit: 'ms p95',
      bar: 20,
      ...few,
    },
    { name: `account search under ${MANY} connections`, value: many.p95, unit: 'ms p95', ...many },
  ];
}

/** As it is typed: each beginning of what names some account, and one in four with a mistake. */
async function listQuestions(shop: Shop, headers: Record<string, string>): Promise<string[]> {
  const questions: string[] = [];
  for (let page = 1; page <= 15; page++) {
    const path = `/api/delegue/comptes?recherche=a&page=${page}`;
    const answer = await fetch(shop.url + path, { headers });
    const { comptes } = (await answer.json()) as { comptes: Compte[] };
    comptes.forEach((compte, i) => {
      const [mot = ''] = compte.libelle.split(' ').slice(-1);
      const kinds = [compte.libelle, compte.ville, `${mot} ${compte.ville}`, compte.code];
      const numbers = [compte.codePostal, compte.telephone, compte.siret];
      const whole = [...kinds, ...numbers][i % 7] ?? compte.libelle;
      for (let length = 2; length <= whole.length; length += 2) {
        const typed = whole.slice(0, length);
        questions.push(i % 4 === 0 && length > 5 ? swapped(typed) : typed);
      }
    });
  }
  return questions.map(encodeURIComponent);
}

function swapped(text: string): string {
  return text.slice(0, 2) + text.charAt(3) + text.charAt(2) + text.slice(4);
}

/** What pages of the account read, each by itself. */
async function appelsRows(shop: Shop): Promise<Row[]> {
  const headers = await bearerOf(shop, ACHETEUR);
  const rows: Row[] = [];
  for (const path of ['/api/contacts', '/api/services-compte']) {
    const measured = await measureLoad(
      shop,
      { next: () => ({ path, headers }), check: (status) => status === 200, connections: FEW },
      { warmUp: 1, seconds: 3 },
    );
    rows.push({ name: `GET ${path}`, value: measured.p95, unit: 'ms p95', bar: 50, ...measured });
  }
  return rows;
}

/** One call that anyone may make, with a session and without: a delegate’s, who acts for someone. */
async function sessionRow(shop: Shop): Promise<Row> {
  const headers = await agir(shop, await bearerOf(shop, DELEGUE));
  const check = (status: number) => status === 200;
  const ask = (sent: Record<string, string>) =>
    load({
      url: shop.url,
      next: (n) => ({ path: `/api/produits/${1 + (n % 100)}/avis`, headers: sent }),
      check,
      connections: 1,
      seconds: 2,
    });
  const gaps: number[] = [];
  // In turns, so that what else the machine does weighs on both.
  for (let turn = 0; turn < 4; turn++) {
    const without = await ask({});
    const avec = await ask(headers);
    gaps.push(avec.p50 - without.p50);
  }
  gaps.sort((a, b) => a - b);
  return { name: 'session check', value: gaps[1] ?? 0, unit: 'ms', bar: 1 };
}

/** Listings while twenty people sign in at once, and twenty others after them. */
async function connexionsRow(shop: Shop): Promise<Row> {
  const visitors = await Promise.all(Array.from({ length: CONNEXIONS }, () => visitorOf(shop)));
  let going = true;
  let signedIn = 0;
  async function signIn(headers: Record<string, string>): Promise<void> {
    for (let visitor = headers; going; visitor = await visitorOf(shop)) {
      await connecter(shop, visitor, ACHETEUR);
      signedIn++;
    }
  }
  const signing = Promise.all(visitors.map(signIn));
  const browsing = await load({
    url: shop.url,
    next: (n) => ({ path: `/api/recherche?page=${1 + (n % 40)}` }),
    check: (status) => status === 200,
    connections: FEW,
    seconds: SECONDS,
  });
  going = false;
  const meanwhile = signedIn;
  await signing;
  if (meanwhile === 0) throw new Error('nobody signed in meanwhile');
  return {
    name: `browsing while ${CONNEXIONS} sign in at once`,
    value: browsing.p95,
    unit: 'ms p95',
    bar: 50,
    ...browsing,
  };
}

interface Session {
  token: { access_token: string };
  sessionCourante: { utilisateurId?: number };
}

const withBearer = ({ token }: Session) => ({ authorization: `Bearer ${token.access_token}` });

async function visitorOf(shop: Shop): Promise<Record<string, string>> {
  const answer = await fetch(`${shop.url}/api/session`);
  return withBearer((await answer.json()) as Session);
}

async function connecter(
  shop: Shop,
  headers: Record<string, string>,
  identifiant: string,
): Promise<Session> {
  const body = JSON.stringify({ identifiant, motDePasse: MOT_DE_PASSE });
  return send(shop, 'POST', '/api/session', headers, body);
}

async function bearerOf(shop: Shop, identifiant: string): Promise<Record<string, string>> {
  return withBearer(await connecter(shop, await visitorOf(shop), identifiant));
}

/** For the first person of the demo. */
async function agir(shop: Shop, headers: Record<string, string>): Promise<Record<string, string>> {
  const body = JSON.stringify({ utilisateurId: 1 });
  return withBearer(await send(shop, 'PUT', '/api/delegue/utilisateur-courant', headers, body));
}

async function send(
  shop: Shop,
  method: string,
  path: string,
  headers: Record<string, string>,
  body: string,
): Promise<Session> {
  const ask = () =>
    fetch(shop.url + path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
  let answer = await ask();
  // One address checks few passwords at a time: the others are asked to come back.
  while (answer.status === 429) {
    await setTimeout(1000 * Number(answer.headers.get('retry-after') ?? 1));
    answer = await ask();
  }
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return (await answer.json()) as Session;
}
