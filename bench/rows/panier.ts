/** Baskets of companies: adding to them, reading them with totals, changing one line of many. */
import type { Shop } from '../../e2e/harness/shop.ts';
import { remplir, type Acheteur } from '../acheteurs.ts';
import { openDatabase } from '../comptes.ts';
import { measureLoad } from '../measured.ts';
import type { Row } from '../report.ts';
import { collerRow } from './panier-coller.ts';
import { exportRow, importRow } from './panier-fichiers.ts';
import { pageRows } from './panier-page.ts';

const SECONDS = { warmUp: 4, seconds: 8 };
const CONNECTIONS = 16;
/** More than connections, so that few wait for the lock of one basket. */
const ACHETEURS = 32;

export async function panierRows(shop: Shop): Promise<Row[]> {
  const database = await openDatabase(shop.data);
  try {
    const { pool } = database;
    return [
      await ajoutRow(shop, await remplir(shop, pool, ACHETEURS, 10)),
      ...(await lectureRows(shop, await remplir(shop, pool, ACHETEURS, 50))),
      await modificationRow(shop, await remplir(shop, pool, 1, 200)),
      await planRetraitRow(shop, await remplir(shop, pool, 1, 200)),
      ...(await pageRows(shop, await remplir(shop, pool, 1, 200))),
      await exportRow(shop, await remplir(shop, pool, 1, 200)),
      await importRow(shop, pool, await remplir(shop, pool, 1, 1)),
      await collerRow(shop, pool, await remplir(shop, pool, 1, 1)),
    ];
  } finally {
    await database.close();
  }
}

async function ajoutRow(shop: Shop, acheteurs: readonly Acheteur[]): Promise<Row> {
  const measured = await measureLoad(
    shop,
    {
      connections: CONNECTIONS,
      next: (n) => {
        const { headers, articleIds } = tour(acheteurs, n);
        return { method: 'PUT', path: `/api/panier/articles/${tour(articleIds, n)}`, headers };
      },
      check: (status, body) => status === 200 && body.includes('"nombreArticles":10,'),
    },
    SECONDS,
  );
  return {
    name: 'add to a basket of 10 lines',
    value: measured.perSecond,
    unit: 'req/s',
    bar: 290,
    atLeast: true,
    ...measured,
  };
}

/** As it was when last read, then after a change: the first spares working it out again. */
async function lectureRows(shop: Shop, acheteurs: readonly Acheteur[]): Promise<Row[]> {
  const check = (status: number, body: Buffer) =>
    status === 200 && body.includes('"nombreArticles":50,');
  const read = (n: number) => ({ path: '/api/panier', headers: tour(acheteurs, n).headers });
  const inchange = await measureLoad(
    shop,
    {
      connections: CONNECTIONS,
      next: read,
      check: (...answer) => check(...answer) && answer[1].includes('"ttc":'),
    },
    SECONDS,
  );
  const change = await measureLoad(
    shop,
    {
      connections: CONNECTIONS,
      next: (n) => {
        const { headers, articleIds } = tour(acheteurs, n >> 1);
        return n % 2
          ? { path: '/api/panier', headers }
          : { method: 'PUT', path: `/api/panier/articles/${tour(articleIds, n >> 1)}`, headers };
      },
      check,
    },
    SECONDS,
  );
  return [
    {
      name: 'read of a basket of 50 lines with totals',
      value: inchange.perSecond,
      unit: 'req/s',
      bar: 560,
      atLeast: true,
      ...inchange,
    },
    {
      name: 'one change and one read of it, of 50 lines',
      value: change.p95,
      unit: 'ms p95',
      ...change,
    },
  ];
}

async function modificationRow(shop: Shop, [acheteur]: readonly Acheteur[]): Promise<Row> {
  if (!acheteur) throw new Error('nobody has a basket');
  const { headers, articleIds, chantierId } = acheteur;
  const measured = await measureLoad(
    shop,
    {
      connections: 1,
      next: (n) => {
        const ligne = `/api/panier/chantiers/${chantierId}/articles/${tour(articleIds, n)}`;
        return { method: 'PATCH', path: `${ligne}?quantite=${1 + (n % 40)}`, headers };
      },
      check: (status, body) => status === 200 && body.includes('"nombreArticles":200,'),
    },
    SECONDS,
  );
  return {
    name: 'change of one line of 200',
    value: measured.p95,
    unit: 'ms p95',
    bar: 15,
    ...measured,
  };
}

/** Over every store, with what each would have ready. */
async function planRetraitRow(shop: Shop, [acheteur]: readonly Acheteur[]): Promise<Row> {
  if (!acheteur) throw new Error('nobody has a basket');
  const { headers } = acheteur;
  const measured = await measureLoad(
    shop,
    {
      connections: 1,
      next: () => ({ path: '/api/panier/plan-retrait', headers }),
      check: (status, body) => status === 200 && body.includes('"lignes":200,'),
    },
    SECONDS,
  );
  return {
    name: 'collection plan of 200 lines over all stores',
    value: measured.p95,
    unit: 'ms p95',
    bar: 30,
    ...measured,
  };
}

function tour<T>(list: readonly T[], n: number): T {
  const item = list[n % list.length];
  if (item === undefined) throw new Error('an empty list');
  return item;
}
