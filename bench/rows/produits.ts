/** Product sheets of the whole catalogue, and a large order priced and dated. */
import { performance } from 'node:perf_hooks';
import type { Shop } from '../../e2e/harness/shop.ts';
import { get, popular } from '../load.ts';
import { measureLoad } from '../measured.ts';
import type { Row } from '../report.ts';

const SECONDS = 5;
const WARM_UP_SECONDS = 8;
const LINES = 500;
const BATCHES = 60;
const WARM_UP_BATCHES = 15;

interface Sheet {
  id: number;
  articles: { tarif: object | null }[];
}

export async function produitRows(shop: Shop): Promise<Row[]> {
  return [...(await sheetRows(shop)), await batchRow(shop)];
}

/** As a shop is visited, then every sheet as often as any other: the worst case for what is kept. */
async function sheetRows(shop: Shop): Promise<Row[]> {
  const last = await findLast(shop, '/api/produits/');
  const draw = createDraw();
  // Numbers follow the tree: the popular ones must not all be neighbours.
  const visited = (n: number) => 1 + ((popular(n, last) * 1009) % last);
  return [
    { ...(await sheetRow(shop, 'product detail', visited)), bar: 580 },
    await sheetRow(shop, `product detail, all of ${last} alike`, () => 1 + draw(last)),
  ];
}

async function sheetRow(shop: Shop, name: string, idOf: (n: number) => number): Promise<Row> {
  const next = (n: number) => ({ path: `/api/produits/${idOf(n)}` });
  let seen = 0;
  // Reading every body would be measuring the reader.
  const check = (status: number, body: Buffer) =>
    status === 200 && (seen++ % 50 !== 0 || isSheet(JSON.parse(body.toString()) as Sheet));
  const result = await measureLoad(
    shop,
    { next, check },
    { warmUp: WARM_UP_SECONDS, seconds: SECONDS },
  );
  return { name, value: result.perSecond, unit: 'req/s', atLeast: true, ...result };
}

/** One buyer, one order at a time: how long prices and dates asked for together take. */
async function batchRow(shop: Shop): Promise<Row> {
  const last = await findLast(shop, '/api/articles/');
  const session = (await (await fetch(`${shop.url}/api/session`)).json()) as {
    token: { access_token: string };
  };
  const headers = {
    authorization: `Bearer ${session.token.access_token}`,
    'content-type': 'application/json',
  };
  const draw = createDraw();
  const times: number[] = [];
  for (let n = 0; n < WARM_UP_BATCHES + BATCHES; n++) {
    const body = JSON.stringify(
      Array.from({ length: LINES }, () => ({
        articleId: 1 + draw(last),
        quantite: 1 + draw(40),
      })),
    );
    const post = (call: string) =>
      fetch(`${shop.url}/api/articles/${call}`, { method: 'POST', headers, body });
    const started = performance.now();
    const answers = await Promise.all([post('batch-tarifs'), post('batch-disponibilite')]);
    const lines = await Promise.all(answers.map((answer) => answer.text()));
    if (n >= WARM_UP_BATCHES) times.push(performance.now() - started);
    if (answers.some(({ ok }) => !ok) || !lines.every(isBatch)) throw new Error('wrong batch');
  }
  times.sort((a, b) => a - b);
  const quantile = (q: number) => times[Math.floor(times.length * q)] ?? 0;
  return {
    name: `prices and dates of ${LINES} lines`,
    value: quantile(0.5),
    unit: 'ms p50',
    bar: 30,
    p50: quantile(0.5),
    p95: quantile(0.95),
  };
}

function isSheet({ articles }: Sheet): boolean {
  return articles.some(({ tarif }) => tarif !== null);
}

function isBatch(text: string): boolean {
  return (JSON.parse(text) as unknown[]).length > LINES * 0.9;
}

/** Identifiers of the demo are given without a gap, from 1 on. */
async function findLast(shop: Shop, path: string): Promise<number> {
  const exists = async (id: number) => (await get(`${shop.url}${path}${id}`)).status === 200;
  let known = 1;
  let unknown = 2;
  while (await exists(unknown)) [known, unknown] = [unknown, unknown * 2];
  while (unknown - known > 1) {
    const middle = Math.floor((known + unknown) / 2);
    if (await exists(middle)) known = middle;
    else unknown = middle;
  }
  return known;
}

/** The same draws in every run. */
function createDraw(): (below: number) => number {
  let state = 12_345;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
