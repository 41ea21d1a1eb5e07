/**
 * Orders in bad weather, on a real shop with its own database: `npm run tempete [kills]`, fifty
 * by default. Buyers order without a pause while the server and the database are killed in turn.
 * Afterwards every order that was confirmed is there once, none is there twice, the accounts of the
 * shop hold, and the server never died of its database.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  listIncoherences,
  type Incoherence,
} from '../../packages/server/src/commandes/passage/verifier-coherence.sql.ts';
import { createPool, type Pool } from '../../packages/server/src/db/pool.ts';
import { sql } from '../../packages/server/src/db/sql.ts';
import { newBuyer, type Visitor } from '../../packages/server/tests/visitors.ts';

const ACHETEURS = 6;
const BACK_WITHIN_MS = 90_000;
const root = join(import.meta.dirname, '../..');
const kills = Number(process.argv[2] ?? 50);
const port = 20_000 + randomInt(9000);
const url = `http://127.0.0.1:${port}`;
const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-tempete-'));
await chmod(dataDir, 0o711);

let server = startServer();
let isOver = false;
/** Deaths of the server that nobody asked for. */
let deaths = 0;
const confirmees = new Set<string>();
/** Orders each buyer meant to place. */
const essais = new Map<string, number>();
const recoveries = { server: [] as number[], database: [] as number[] };

function startServer(): ChildProcess {
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=32', 'packages/server/src/main.ts'],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        COMPTOIR_DATA: dataDir,
        COMPTOIR_RATE_LIMIT: '0',
        LOG_LEVEL: 'fatal',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  child.once('exit', () => {
    if (child === server && !isOver) deaths++;
  });
  return child;
}

async function untilReady(): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < BACK_WITHIN_MS) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return performance.now() - begun;
    await delay(50);
  }
  throw new Error(`the shop is not back after ${BACK_WITHIN_MS / 1000} s`);
}

async function openPool(): Promise<Pool> {
  const read = async (name: string) =>
    (await readFile(join(dataDir, 'postgres', name), 'utf8')).trim();
  return createPool(
    `postgres://comptoir:${await read('password')}@127.0.0.1:${await read('port')}/comptoir`,
    { max: 2 },
  );
}

/** Undefined while the shop cannot answer; whatever else it refuses is a fault. */
async function call(
  who: Visitor,
  method: string,
  path: string,
  body?: object,
  cle?: string,
): Promise<unknown> {
  let answer: Response;
  try {
    answer = await who.call(method, path, {
      ...(body && { body: JSON.stringify(body) }),
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(cle !== undefined && { 'idempotency-key': cle }),
      },
    });
    const text = await answer.text();
    if (answer.ok) return text === '' ? {} : (JSON.parse(text) as unknown);
    if (answer.status !== 503 && answer.status >= 500) {
      throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  await delay(30);
  return undefined;
}

/** One order after the other, each sent until the shop has answered. */
async function acheter(who: Visitor, email: string, articleId: number): Promise<void> {
  let adresseId: number | undefined;
  while (!isOver) {
    if (adresseId === undefined) {
      const adresses = await call(who, 'GET', '/api/compte/adresses-livraison');
      adresseId = (adresses as { id: number }[] | undefined)?.[0]?.id;
      continue;
    }
    const lignes = [{ articleId, quantite: 1 + randomInt(5) }];
    if (!(await call(who, 'PUT', '/api/panier/articles', lignes))) continue;
    if (!(await call(who, 'POST', '/api/panier/transformer?type=Commande'))) continue;
    const livraison = { mode: 'livraison', adresseId, formule: 'au-plus-tot' };
    if (!(await call(who, 'PATCH', '/api/piece-ouverte/livraison', livraison))) continue;
    const contact = { nom: 'Anne Morel', telephone: '0240000000' };
    if (!(await call(who, 'PATCH', '/api/piece-ouverte/contact-livraison', contact))) continue;
    if (!(await call(who, 'PATCH', '/api/piece-ouverte?modePaiement=virement'))) continue;
    essais.set(email, (essais.get(email) ?? 0) + 1);
    const cle = randomUUID();
    // Until the shop has answered: the same order however often it is sent.
    for (let essai = 0; essai < 400 && !isOver; essai++) {
      const piece = await call(who, 'POST', '/api/piece-ouverte/transformer', undefined, cle);
      if (!piece) continue;
      confirmees.add((piece as { key: string }).key);
      break;
    }
  }
}

async function kill(what: 'server' | 'database'): Promise<void> {
  if (what === 'server') {
    const dead = server;
    const ended = once(dead, 'exit');
    // Asked for: it is no longer the one whose death counts.
    server = undefined as never;
    dead.kill('SIGKILL');
    await ended;
    server = startServer();
  } else {
    const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
    process.kill(Number((await readFile(file, 'utf8')).split('\n', 1)[0]), 'SIGKILL');
  }
  recoveries[what].push(await untilReady());
}

async function troubler(): Promise<void> {
  for (let n = 0; n < kills; n++) {
    const before = confirmees.size;
    // In the middle of orders, each time of others.
    const begun = performance.now();
    while (confirmees.size < before + randomInt(2, 8) && performance.now() - begun < 30_000) {
      await delay(20);
    }
    await delay(randomInt(200));
    await kill(n % 2 === 0 ? 'database' : 'server');
    process.stdout.write(`${n + 1} kills, ${confirmees.size} orders, ${deaths} deaths\r`);
  }
  isOver = true;
}

async function judge(pool: Pool): Promise<string[]> {
  const cles = new Set(
    (await pool.query<{ cle: string }>(sql`select cle from commande`)).map(({ cle }) => cle),
  );
  const lost = [...confirmees].filter((key) => !cles.has(key));
  const counted = await pool.query<{ email: string; nombre: number }>(sql`
    select u.email, count(*) as nombre
      from commande c join utilisateur u on u.id = c.utilisateur_id
     where u.email = any (${[...essais.keys()]}::text[]) and c.passee_le > ${debut}
     group by u.email`);
  const doubled = counted.filter(({ email, nombre }) => nombre > (essais.get(email) ?? 0));
  const wrong = (await listIncoherences(pool)).filter(
    ({ detail }) => !dejaLa.some((avant) => avant.detail === detail),
  );
  return [
    ...(lost.length > 0 ? [`${lost.length} confirmed orders are lost`] : []),
    ...(doubled.length > 0 ? [`orders of ${doubled.length} buyers are there twice`] : []),
    ...(wrong.length > 0 ? [`${wrong.length} accounts do not hold: ${JSON.stringify(wrong)}`] : []),
    ...(deaths > 0 ? [`the server died ${deaths} times of its database`] : []),
  ];
}

const summary = (times: number[]) =>
  `${times.length} (back in ${Math.round(Math.max(0, ...times))} ms at most)`;

let debut = new Date();
/** Faults of the demo's past, which was written and never sold. */
let dejaLa: Incoherence[] = [];
try {
  await untilReady();
  const pool = await openPool();
  const people = await pool.query<{ email: string }>(sql`
    select distinct on (c.id) u.email
      from compte c
      join utilisateur u on u.compte_id = c.id
      join adresse_livraison a on a.compte_id = c.id
     where u.etat = 'actif' and u.role = 'administrateur' and not c.bloque
       and not c.secteur_public
     order by c.id, u.id limit ${ACHETEURS}`);
  const articles = await pool.query<{ id: number }>(sql`
    select a.id from article a join stock s on s.article_id = a.id
     where not a.retire and a.multiple = 1 and a.minimum = 1
     group by a.id order by sum(s.quantite) desc limit ${ACHETEURS}`);
  debut = new Date();
  dejaLa = await listIncoherences(pool);
  const buyers = await Promise.all(people.map(({ email }) => newBuyer({ url, pool }, email)));
  await Promise.all([
    ...buyers.map((who, n) =>
      acheter(who, people[n]?.email ?? '', articles[n % articles.length]?.id ?? 0),
    ),
    troubler(),
  ]);
  const problems = await judge(pool);
  process.stdout.write(
    `\n${confirmees.size} orders confirmed; kills of the database ${summary(recoveries.database)}, ` +
      `of the server ${summary(recoveries.server)}\n`,
  );
  for (const problem of problems) process.stdout.write(`✗ ${problem}\n`);
  process.exitCode = problems.length > 0 || confirmees.size === 0 ? 1 : 0;
  await pool.end();
} finally {
  isOver = true;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
}
