/** Pages: what the served page costs against a bare React render of the same tree. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathFinder } from '../../e2e/harness/routes.ts';
import type { Shop } from '../../e2e/harness/shop.ts';
import { get, load, type LoadResult } from '../load.ts';
import { cpuMs, postgresCpuMs } from '../processes.ts';
import type { Row } from '../report.ts';

const SECONDS = 5;
const WARM_UP_SECONDS = 4;

export interface Measured extends LoadResult {
  cpu: number;
  cpuPostgres: number;
}

type Next = (n: number) => { path: string; headers?: Record<string, string> };

/** At 16 connections by default, after a warm-up. */
export async function measure(
  pid: number,
  url: string,
  next: Next,
  options: { connections?: number; check?: (status: number, body: Buffer) => boolean } = {},
): Promise<Measured> {
  const check = (status: number, body: Buffer) =>
    status === 200 && body.includes('</html>') && body.includes('<main');
  const asked = { url, next, check, ...options };
  await load({ ...asked, seconds: WARM_UP_SECONDS });
  const before = cpuMs(pid);
  const beforePostgres = postgresCpuMs();
  const result = await load({ ...asked, seconds: SECONDS });
  return {
    ...result,
    cpu: (cpuMs(pid) - before) / result.requests,
    cpuPostgres: (postgresCpuMs() - beforePostgres) / result.requests,
  };
}

export async function pageRows(shop: Shop): Promise<Row[]> {
  const listing = (await pathFinder(shop.url))('sous-famille');
  const bare = await withBareServer([shop.url, listing], (url, pid) =>
    measure(pid, url, () => ({ path: listing })),
  );
  let query = 0;
  // A query never seen before is never in the page cache.
  const unseen = () => ({ path: `${listing}?n=${query++}` });
  const miss = await measure(shop.pid, shop.url, unseen);
  const alone = await measure(shop.pid, shop.url, unseen, { connections: 1 });
  // As a browser asks: the bytes kept are compressed.
  const headers = { 'accept-encoding': 'br' };
  const { body } = await get(shop.url + listing, headers);
  const hit = await measure(shop.pid, shop.url, () => ({ path: listing, headers }), {
    check: (status, kept) => status === 200 && kept.length > 0 && kept.length < body.length * 2,
  });
  const row = (
    name: string,
    unit: string,
    value: number,
    measured: Measured,
    bar?: number,
  ): Row => ({
    name,
    unit,
    value,
    bar,
    perSecond: measured.perSecond,
    p50: measured.p50,
    p95: measured.p95,
    cpu: measured.cpu,
    cpuPostgres: measured.cpuPostgres,
  });
  return [
    row('listing page, bare React render', 'ms CPU', bare.cpu, bare),
    row('listing page, page cache miss', '× bare', miss.cpu / bare.cpu, miss, 1.8),
    row('listing page, page cache miss, alone', 'ms p95', alone.p95, alone, 20),
    row('listing page, page cache hit', '× bare', hit.cpu / bare.cpu, hit, 0.1),
    row('listing page, page cache hit', 'ms p95', hit.p95, hit, 20),
  ];
}

async function withBareServer<T>(
  args: readonly string[],
  work: (url: string, pid: number) => Promise<T>,
): Promise<T> {
  const child: ChildProcess = spawn(
    process.execPath,
    [join(import.meta.dirname, '../bare-server.ts'), ...args],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } },
  );
  try {
    if (!child.stdout || !child.pid) throw new Error('the bare server did not start');
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    return await work(line.toString().trim(), child.pid);
  } finally {
    child.kill();
  }
}
