/** Pages: what the served page costs against a bare React render of the same tree. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathFinder } from '../../e2e/harness/routes.ts';
import type { Shop } from '../../e2e/harness/shop.ts';
import { load, type LoadResult } from '../load.ts';
import { cpuMs, memoryMb, postgresCpuMs } from '../processes.ts';
import type { Row } from '../report.ts';

const SECONDS = 5;
const WARM_UP_SECONDS = 4;

interface Measured extends LoadResult {
  cpu: number;
  cpuPostgres: number;
}

async function measure(
  pid: number,
  url: string,
  next: (n: number) => { path: string },
): Promise<Measured> {
  const check = (status: number, body: Buffer) =>
    status === 200 && body.includes('</html>') && body.includes('<main');
  await load({ url, next, check, seconds: WARM_UP_SECONDS });
  const before = cpuMs(pid);
  const beforePostgres = postgresCpuMs();
  const result = await load({ url, next, check, seconds: SECONDS });
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
  const miss = await measure(shop.pid, shop.url, () => ({ path: `${listing}?n=${query++}` }));
  const hit = await measure(shop.pid, shop.url, () => ({ path: listing }));
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
    row('listing frame, bare React render', 'ms CPU', bare.cpu, bare),
    row('listing frame, page cache miss', '× bare', miss.cpu / bare.cpu, miss, 1.8),
    row('listing frame, page cache hit', '× bare', hit.cpu / bare.cpu, hit, 0.1),
    row('listing frame, page cache hit', 'ms p95', hit.p95, hit, 20),
    { name: 'memory, peak under load', value: memoryMb(shop.pid, 'VmHWM'), unit: 'MB', bar: 700 },
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
