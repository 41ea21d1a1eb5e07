/** The pages of stores, kept and made anew. */
import { pathFinder } from '../../e2e/harness/routes.ts';
import type { Shop } from '../../e2e/harness/shop.ts';
import type { Row } from '../report.ts';
import { measure, type Measured } from './pages.ts';

export async function magasinsRows(shop: Shop): Promise<Row[]> {
  const path = await pathFinder(shop.url);
  return [
    ...(await pageOf(shop, 'store page', path('magasin'))),
    ...(await pageOf(shop, 'locator', path('localisateur'))),
  ];
}

/** A page of the shop window, by its two bars. */
export async function pageOf(shop: Shop, name: string, path: string): Promise<Row[]> {
  let query = 0;
  // A query never seen before is never in the page cache.
  const unseen = () => ({ path: `${path}?n=${query++}` });
  const miss = await measure(shop.pid, shop.url, unseen, { connections: 1 });
  const headers = { 'accept-encoding': 'br' };
  const hit = await measure(shop.pid, shop.url, () => ({ path, headers }), {
    check: (status, body) => status === 200 && body.length > 0,
  });
  return [
    row(`${name}, page cache hit`, 'requests/s', hit.perSecond, hit, { bar: 2000, atLeast: true }),
    row(`${name}, page cache miss, alone`, 'ms p95', miss.p95, miss, { bar: 20 }),
  ];
}

function row(
  name: string,
  unit: string,
  value: number,
  measured: Measured,
  limit: Pick<Row, 'bar' | 'atLeast'>,
): Row {
  const { perSecond, p50, p95, cpu, cpuPostgres } = measured;
  return { name, unit, value, ...limit, perSecond, p50, p95, cpu, cpuPostgres };
}
