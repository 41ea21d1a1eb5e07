/** The API on the golden catalogue. */
import { startApi, type StartApiOptions, type TestApi } from '../api.ts';
import { buildGolden, buildLieux, type Golden } from './golden.ts';

export interface GoldenApi extends TestApi, Golden {}

interface Options extends StartApiOptions {
  /** With warehouses and stores, which hold screws. */
  lieux?: boolean;
}

export async function startGolden({ lieux = false, ...options }: Options = {}): Promise<GoldenApi> {
  let golden: Golden | undefined;
  const api = await startApi(
    {},
    {
      ...options,
      prepare: async (pool) => {
        golden = await buildGolden(pool);
        if (lieux) await buildLieux(pool, golden.vis);
      },
    },
  );
  return { ...api, ...(golden as unknown as Golden) };
}
