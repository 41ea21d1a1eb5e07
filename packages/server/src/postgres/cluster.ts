/** The files of the database: made once, checked and configured before each start. */
import { randomBytes } from 'node:crypto';
import { appendFile, chown, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startError } from '../db/start-error.ts';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import { run } from './run.ts';

export interface Cluster {
  home: Home;
  binaries: Binaries;
  /** PostgreSQL's own folder. */
  folder: string;
  /** The password of both roles; chosen at random when the cluster is made. */
  password: string;
}

/** Name of the superuser, used only to make the role and the database of the shop. */
export const SUPERUSER = 'postgres';

export type Settings = Record<string, string>;

const SETTINGS: Settings = {
  listen_addresses: '127.0.0.1',
  // No socket file: its path is limited to 107 bytes and a data folder may be deeper.
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  // An acknowledged write is on the disk.
  fsync: 'on',
  synchronous_commit: 'on',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  // Statements in the log would carry personal data.
  log_min_error_statement: 'panic',
};

const SETTINGS_FILE = 'comptoir.conf';

export async function prepareCluster(
  home: Home,
  binaries: Binaries,
  options: { sync: boolean },
): Promise<Cluster> {
  const folder = path.join(home.folder, 'cluster');
  const version = await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) await makeCluster(home, binaries, folder, options);
  else if (version.trim() !== binaries.major) {
    throw startError(
      `the database in ${folder} is of PostgreSQL ${version.trim()} and this version of the shop` +
        ` brings ${binaries.major}: export it with the former version, or move the folder away`,
    );
  } else await assertOwned(folder);
  const password = (await readFile(passwordFile(home), 'utf8')).trim();
  return { home, binaries, folder, password };
}

/** Rewritten before each start, so that a newer version of the shop brings its own settings. */
export async function configure(
  cluster: Cluster,
  port: number,
  overrides: Settings,
): Promise<void> {
  const settings: Settings = { ...SETTINGS, port: String(port), ...overrides };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  await writeOwned(cluster.home, path.join(cluster.folder, SETTINGS_FILE), lines.join(''));
}

async function makeCluster(
  home: Home,
  binaries: Binaries,
  folder: string,
  { sync }: { sync: boolean },
): Promise<void> {
  // Made aside and renamed: a first start cut short leaves nothing that looks like a database.
  const aside = `${folder}.partial`;
  await rm(aside, { recursive: true, force: true });
  await writeOwned(home, passwordFile(home), randomBytes(24).toString('base64url') + '\n');
  const { code, output } = await run(
    'initdb',
    [
      `--pgdata=${aside}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile(home)}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Sorts by code point, the same on every machine; French order is asked for in SQL.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
      ...(sync ? [] : ['--no-sync']),
    ],
    { binaries, home },
  );
  if (code !== 0) throw startError(`the database could not be made: ${lastLines(output)}`);
  await appendFile(path.join(aside, 'postgresql.conf'), `include_if_exists = '${SETTINGS_FILE}'\n`);
  await rename(aside, folder);
}

/** PostgreSQL would refuse it too, in a log file instead of on the terminal. */
async function assertOwned(folder: string): Promise<void> {
  const me = process.getuid?.();
  const { uid } = await stat(folder);
  if (me !== 0 && me !== uid) {
    throw startError(`the database in ${folder} belongs to another user (uid ${uid})`);
  }
}

function passwordFile(home: Home): string {
  return path.join(home.folder, 'password');
}

export async function writeOwned({ owner }: Home, file: string, content: string): Promise<void> {
  await writeFile(file, content, { mode: 0o600 });
  if (owner) await chown(file, owner.uid, owner.gid);
}

export function lastLines(output: string): string {
  return output.trim().split('\n').slice(-3).join(' · ');
}
