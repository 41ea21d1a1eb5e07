/** A load on the shop, with what each request of it costs the server and PostgreSQL. */
import type { Shop } from '../e2e/harness/shop.ts';
import { load, type LoadResult } from './load.ts';
import { cpuMs, postgresCpuMs } from './processes.ts';

export interface Measured extends LoadResult {
  cpu: number;
  cpuPostgres: number;
}

interface Seconds {
  warmUp: number;
  seconds: number;
}

type Asked = Omit<Parameters<typeof load>[0], 'url' | 'seconds'>;

export async function measureLoad(
  shop: Pick<Shop, 'pid' | 'url'>,
  asked: Asked,
  { warmUp, seconds }: Seconds,
): Promise<Measured> {
  const options = { ...asked, url: shop.url };
  await load({ ...options, seconds: warmUp });
  const before = cpuMs(shop.pid);
  const beforePostgres = postgresCpuMs();
  const result = await load({ ...options, seconds });
  return {
    ...result,
    cpu: (cpuMs(shop.pid) - before) / result.requests,
    cpuPostgres: (postgresCpuMs() - beforePostgres) / result.requests,
  };
}
