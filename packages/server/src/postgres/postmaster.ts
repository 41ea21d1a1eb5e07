/** The PostgreSQL server process of a cluster: is it there, start it, stop it. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, readlink, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startError } from '../db/start-error.ts';
import { configure, lastLines, writeOwned } from './cluster.ts';
import type { Cluster, Settings } from './cluster.ts';
import { run } from './run.ts';

// Below the range from which Linux takes the ports of outgoing connections.
const PORTS = { from: 20_000, count: 10_000 };
const START_TIMEOUT_S = 120;
const START_ATTEMPTS = 20;
const LOG_LIMIT_BYTES = 10_000_000;

/** Port of the server that runs on the cluster, whoever started it. */
export async function findRunning(cluster: Cluster): Promise<number | undefined> {
  const file = path.join(cluster.folder, 'postmaster.pid');
  for (let attempt = 0; attempt < START_TIMEOUT_S * 10; attempt++) {
    // Lines: pid, data folder, start time, port, socket folder, address, shared memory, state.
    const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    const pid = Number(lines[0]);
    const holder = pid ? await holderOf(pid, cluster.folder) : 'nobody';
    if (holder === 'someone-else') {
      // Left by a killed server whose number another process has now: PostgreSQL would take that
      // process for itself and refuse to start.
      await rm(file, { force: true });
    }
    if (holder !== 'this-cluster') return undefined;
    if (lines[7]?.trim() === 'ready') return Number(lines[3]);
    // Starting, perhaps after a crash, or stopping.
    await delay(100);
  }
  throw startError(`PostgreSQL in ${cluster.folder} neither starts nor stops`);
}

type Holder = 'this-cluster' | 'someone-else' | 'nobody';

async function holderOf(pid: number, folder: string): Promise<Holder> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (!command) return 'nobody';
  const args = command.split('\0');
  if (path.basename(args[0] ?? '') !== 'postgres') return 'someone-else';
  // A postmaster's working folder is its cluster. Root in a container may not read it.
  const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  if (cwd !== undefined) return cwd === folder ? 'this-cluster' : 'someone-else';
  const started = args[args.indexOf('-D') + 1] ?? '';
  // A path that is gone: the folder was moved while the server ran.
  return started !== folder && existsSync(started) ? 'someone-else' : 'this-cluster';
}

/** Returns the port: the same as last time unless it is taken. */
export async function startPostmaster(cluster: Cluster, settings: Settings): Promise<number> {
  const logFile = path.join(cluster.home.folder, 'postgres.log');
  await rotate(logFile);
  for (let attempt = 1; ; attempt++) {
    const port = await choosePort(cluster);
    await configure(cluster, port, settings);
    const begin = await sizeOf(logFile);
    const { code, output } = await run(
      'pg_ctl',
      ['start', '--wait', `--timeout=${START_TIMEOUT_S}`, '-D', cluster.folder, '-l', logFile],
      cluster,
    );
    if (code === 0) return port;
    const log = (await readFile(logFile, 'utf8').catch(() => '')).slice(begin);
    // Someone took the port since it was chosen, or the children of a killed server are still
    // leaving: both pass.
    const passing = /could not bind|shared memory block|is another postmaster/i.test(log);
    if (!passing || attempt === START_ATTEMPTS) {
      throw startError(`PostgreSQL does not start: ${lastLines(log || output)} (see ${logFile})`);
    }
    await delay(250);
  }
}

/** Ends open transactions and connections, and writes everything out. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const { code, output } = await run(
    'pg_ctl',
    ['stop', '--wait', '--timeout=60', '--mode=fast', '-D', cluster.folder],
    cluster,
  );
  if (code !== 0) throw new Error(`PostgreSQL does not stop: ${lastLines(output)}`);
}

async function choosePort(cluster: Cluster): Promise<number> {
  const file = path.join(cluster.home.folder, 'port');
  const kept = Number(await readFile(file, 'utf8').catch(() => ''));
  if (kept && (await isFree(kept))) return kept;
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * PORTS.count);
    if (!(await isFree(port))) continue;
    await writeOwned(cluster.home, file, `${port}\n`);
    return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

async function rotate(logFile: string): Promise<void> {
  if ((await sizeOf(logFile)) > LOG_LIMIT_BYTES) await rename(logFile, `${logFile}.1`);
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.size ?? 0;
}
