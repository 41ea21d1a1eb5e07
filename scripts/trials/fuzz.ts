/**
 * A shop of its own asked what nobody should ask, for every call and page, as everybody:
 * `npm run fuzz -- [requests] [--graine n]`, 10,000 with seed 1 by default. Reports faults with
 * the request that repeats each, slow answers and memory; ends with 1 where there was a fault, or
 * where memory grew over the second half.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROUTES } from '@comptoir/web/src/routes.ts';
import { startShop } from '../../e2e/harness/shop.ts';
import { createPool } from '../../packages/server/src/db/pool.ts';
import {
  fuzz,
  LENT_MS,
  type FuzzOptions,
  type Incident,
} from '../../packages/server/tests/fuzz/fuzz.ts';
import { listCalls } from '../../packages/server/tests/http/calls.ts';
import {
  INSPECTED,
  judgeMemory,
  measureMemory,
  measureWithoutCaches,
  residentOf,
  tellMemory,
} from './fuzz/memory.ts';

/** What is neither a call nor a page of the table. */
const AUTRES = [
  '/documents/{id}',
  '/brochures/{id}',
  '/images/articles/{slug}/{key}',
  '/images/dessins/{key}',
  '/images/genres/{key}',
  '/sitemaps/{key}',
  '/banque-essai/{key}',
  '/_courrier/{id}',
  '/_courrier/{id}/html',
  '/actualites.xml',
  '/{slug}',
];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    graine: { type: 'string', default: '1' },
    connexions: { type: 'string', default: '12' },
  },
});
const nombre = Number(positionals[0] ?? 10_000);
const graine = Number(values.graine);
const connexions = Number(values.connexions);
if (![nombre, graine, connexions].every(Number.isSafeInteger)) {
  process.stderr.write('Usage: npm run fuzz -- [requests] [--graine n] [--connexions n]\n');
  process.exit(2);
}

const shop = await startShop({ startLimitMs: 300_000, env: { LOG_LEVEL: 'error', ...INSPECTED } });
const read = (name: string) => readFileSync(join(shop.data, 'postgres', name), 'utf8').trim();
const pool = createPool(
  `postgres://comptoir:${read('password')}@127.0.0.1:${read('port')}/comptoir`,
  { max: 2 },
);
const before = await measureMemory(shop);
let peak = before.resident;
const watch = setInterval(() => (peak = Math.max(peak, residentOf(shop))), 500);
try {
  const calls = await listCalls();
  const pages = [...ROUTES.map(({ path }) => path), ...AUTRES];
  const asked: FuzzOptions = {
    url: shop.url,
    pool,
    nombre,
    graine,
    connexions,
    calls,
    pages,
    personnes: {
      acheteur: 'acheteur@menuiserie-morel.test',
      administrateur: 'admin@menuiserie-morel.test',
      bloque: 'contact@couverture-lemaire.test',
      delegue: 'DK07',
    },
    async onProgress(done) {
      const memory = tellMemory(await measureMemory(shop));
      process.stdout.write(`${done} of ${nombre}, ${memory}\n`);
    },
  };
  const half = Math.floor(nombre / 2);
  const rapport = await fuzz({ ...asked, nombre: half });
  const atHalf = await measureWithoutCaches(shop, pool);
  await fuzz({ ...asked, suite: { depuis: half, rapport } });
  const growth = judgeMemory(atHalf, await measureWithoutCaches(shop, pool), nombre - half);
  const { statuts, atteintes, fautes, lentes } = rapport;
  tell(`answers slower than ${LENT_MS} ms`, lentes);
  tell('faults', fautes);
  const reached = [...atteintes].filter((cible) => !cible.startsWith('page ')).length;
  process.stdout.write(
    `\nseed ${graine}, ${nombre} requests: ${JSON.stringify(statuts)}\n` +
      `${reached} of ${calls.length} calls answered well at least once\n` +
      `memory ${tellMemory(before)} before, ${peak} MB at most, ` +
      `${tellMemory(await measureMemory(shop))} after\n` +
      `${growth.said}\n` +
      `${lentes.length} slow, ${fautes.length} faults\n`,
  );
  const errors = shop.logs().match(/"level":50.*$/gm) ?? [];
  for (const line of errors.slice(0, 20)) process.stdout.write(`${line.slice(0, 1500)}\n`);
  if (fautes.length > 0 || !growth.isFlat) process.exitCode = 1;
} finally {
  clearInterval(watch);
  await pool.end();
  await shop.stop();
}

/** One of each call or page and status, with what repeats it. */
function tell(what: string, incidents: readonly Incident[]): void {
  if (incidents.length === 0) return;
  process.stdout.write(`\n${what}:\n`);
  const seen = new Map<string, Incident[]>();
  for (const incident of incidents) {
    const key = `${incident.status} ${incident.cible}`;
    seen.set(key, [...(seen.get(key) ?? []), incident]);
  }
  for (const [key, [first, ...others]] of seen) {
    if (!first) continue;
    const { numero, role, method, path, headers, body, ms, reponse } = first;
    process.stdout.write(
      `${key} (${1 + others.length}×, number ${numero}, ${ms} ms) as ${role}\n` +
        `  ${method} ${path.slice(0, 1000)}\n  ${JSON.stringify(headers).slice(0, 600)}\n` +
        (body === undefined ? '' : `  ${body.slice(0, 1500)}\n`) +
        `  → ${reponse.replaceAll('\n', ' ')}\n`,
    );
  }
}
