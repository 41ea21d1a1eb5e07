/** Has an export written by a process of its own; see export.process.ts. */
import { fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import type { Essai } from './ecriture.sql.ts';
import type { ExportEcrit } from './write-catalogue.ts';

export interface VersLEcriture extends Essai {
  databaseUrl: string;
  url: string;
  /** The instant whose prices and days it tells. */
  maintenant: string;
}

export type DeLEcriture =
  /** Null: it was given up, deleted or begun anew. */
  { ecrit: ExportEcrit | null } | { echec: string; isDisquePlein: boolean };

/** The heap; all it holds is some 110 MB, 130 where a format holds parts back until its end. */
const MAX_TAS_MB = 56;

export function faireEcrire(ordre: VersLEcriture, signal: AbortSignal): Promise<DeLEcriture> {
  const child = fork(new URL('./export.process.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${MAX_TAS_MB}`, '--max-semi-space-size=4'],
    env: { ...envOf(process.env), ...SOBRE, ...cacheOf(getCompileCacheDir()) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<DeLEcriture>();
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill);
  if (signal.aborted) kill();
  child.once('message', (message) => resolve(message as DeLEcriture));
  child.once('error', reject);
  child.once('exit', (code, killed) =>
    reject(new Error(`the process of an export ended: ${killed ?? code}`)),
  );
  child.send(ordre);
  return promise.finally(() => {
    signal.removeEventListener('abort', kill);
    kill();
  });
}

/** Buffers come and go: what is freed goes back to the system, and few threads hold some of their own. */
const SOBRE = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '2',
};

/** Code the shop compiled before: what strips types from it is not loaded, which is 25 MB. */
function cacheOf(folder: string | undefined): NodeJS.ProcessEnv {
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}

/** What connecting takes, and none of the other secrets of the shop. */
const CONNEXION = /^(?:TZ|PATH|HOME|NODE_EXTRA_CA_CERTS|PG[A-Z]+)$/;

function envOf(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([nom]) => CONNEXION.test(nom)));
}
