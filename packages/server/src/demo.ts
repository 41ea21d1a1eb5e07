/**
 * The one way from the server to the demo company, a package beside it that leans on this one. Named
 * by its place and not by its name: the server declares no dependency on it, and a shop that asks
 * for no demo neither loads it nor needs its files.
 */
import type { TailleDemo } from './config.ts';
import type { Log } from './db/log.ts';
import type { Pool } from './db/pool.ts';
import { startError } from './db/start-error.ts';

export interface DemoOptions {
  pool: Pool;
  log: Log;
  taille: TailleDemo;
}

/** Names of the parts loaded now. */
export async function loadDemo(options: DemoOptions): Promise<string[]> {
  const demo = await import('../../demo/src/load-demo.ts').catch((error: unknown) => {
    throw isAbsent(error)
      ? startError(
          'packages/demo is not installed: set COMPTOIR_DEMO=non for a shop without',
          error,
        )
      : error;
  });
  return demo.loadDemo(options);
}

/** The package itself, not something that it imports. */
function isAbsent(error: unknown): boolean {
  const { code, url } = error as { code?: string; url?: string };
  return code === 'ERR_MODULE_NOT_FOUND' && (url ?? '').endsWith('/demo/src/load-demo.ts');
}
