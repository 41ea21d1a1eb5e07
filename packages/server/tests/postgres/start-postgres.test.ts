import { existsSync, readFileSync, statSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launch } from './launcher.ts';
import type { Launched, LaunchOptions } from './launcher.ts';

const IS_ROOT = process.getuid?.() === 0;
const NOBODY = 65534;

/** Whether another user can read this checkout, and so run it: under root's home they cannot. */
function isOpenToOthers(folder: string): boolean {
  const parent = path.dirname(folder);
  const open = (statSync(folder).mode & 0o005) === 0o005;
  return open && (parent === folder || isOpenToOthers(parent));
}

let root: string;
let dataDir: string;
let launched: Launched[] = [];

async function start(options: Partial<LaunchOptions> = {}): Promise<Launched> {
  const systemFolder = path.join(root, 'system');
  const postgres = await launch({ dataDir, systemFolder, ...options });
  launched.push(postgres);
  return postgres;
}

async function ask<Row>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(text);
    return rows as Row[];
  } finally {
    await client.end();
  }
}

/** Process of the database server that runs on the cluster. */
function postmasterOf({ folder }: Launched): number {
  return Number(
    readFileSync(path.join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0],
  );
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-launcher-'));
  // As a machine's /tmp or /home is: anyone may go through.
  await chmod(folder, 0o755);
  return folder;
}

/**
 * A data folder that was used before: tests that only need one use it one after the other. Making
 * one anew takes longer than most of what is tested.
 */
let used: string;

async function useAgain(): Promise<string> {
  const folder = path.join(used, 'data');
  if (!existsSync(folder)) await (await start({ dataDir: folder })).stop();
  return folder;
}

beforeAll(async () => {
  used = await makeFolder();
});
afterAll(() => rm(used, { recursive: true, force: true }));

beforeEach(async () => {
  root = await makeFolder();
  dataDir = path.join(root, 'data');
});

afterEach(async () => {
  for (const postgres of launched) {
    if (postgres.child.exitCode === null && postgres.child.signalCode === null)
      await postgres.kill();
  }
  const left = launched.at(-1);
  launched = [];
  if (left) {
    try {
      process.kill(postmasterOf(left), 'SIGINT');
    } catch {
      // It stopped, as most tests ask it to.
    }
  }
  await rm(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

describe('the embedded PostgreSQL', { timeout: 60_000 }, () => {
  it('is made whatever the PostgreSQL settings of the terminal, started, stopped, and keeps its data and its port', async () => {
    const env = { PGPORT: '1', PGDATA: '/nowhere', PGUSER: 'x', LC_ALL: 'xx_XX.nope', PGHOST: '/' };
    dataDir = path.join(used, 'data');
    const first = await start({ env });
    expect(first.adopted).toBe(false);
    expect(await ask(first.url, 'show lc_messages')).toEqual([{ lc_messages: 'C' }]);
    await ask(first.url, 'create table outil (nom text); insert into outil values ($$pince$$)');
    expect(await first.stop()).toBe(true);
    await expect(ask(first.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await ask(second.url, 'select nom from outil')).toEqual([{ nom: 'pince' }]);
    expect(await second.stop()).toBe(true);
  });

  it('asks for a password, gives the shop no superuser, and never trades durability', async () => {
    dataDir = await useAgain();
    const postgres = await start();
    const url = new URL(postgres.url);
    url.password = 'guess';
    await expect(ask(url.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    expect((await stat(path.join(postgres.folder, 'password'))).mode & 0o777).toBe(0o600);
    const [facts] = await ask(
      postgres.url,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
              current_setting('listen_addresses') as address, current_setting('server_encoding') as encoding,
              (select rolsuper from pg_roles where rolname = current_user) as superuser`,
    );
    expect(facts).toEqual({
      fsync: 'on',
      commit: 'on',
      address: '127.0.0.1',
      encoding: 'UTF8',
      superuser: false,
    });
    // Root runs it as an unprivileged user, inside the data folder.
    expect(postgres.folder).toBe(path.join(dataDir, 'postgres'));
    expect((await stat(`/proc/${postmasterOf(postgres)}`)).uid).not.toBe(0);
    await postgres.stop();
  });

  it('is adopted after the shop was killed, and comes back by itself, at the same address, when only PostgreSQL is', async () => {
    dataDir = await useAgain();
    const killed = await start();
    const pid = postmasterOf(killed);
    await killed.kill();
    const next = await start();
    expect(next.adopted).toBe(true);
    expect(next.url).toBe(killed.url);
    expect(postmasterOf(next)).toBe(pid);
    await ask(next.url, 'create table scie (nom text); insert into scie values ($$egoine$$)');
    process.kill(pid, 'SIGKILL');
    await expect
      .poll(() => ask(next.url, 'select nom from scie').catch(() => 'away'), { timeout: 20_000 })
      .toEqual([{ nom: 'egoine' }]);
    expect(await next.stop()).toBe(true);
  });

  it('starts again after both the shop and PostgreSQL were killed', async () => {
    dataDir = await useAgain();
    const killed = await start();
    await ask(killed.url, 'create table rabot (nom text); insert into rabot values ($$noisette$$)');
    const pid = postmasterOf(killed);
    await killed.kill();
    process.kill(pid, 'SIGKILL');
    const next = await start();
    expect(next.adopted).toBe(false);
    expect(await ask(next.url, 'select nom from rabot')).toEqual([{ nom: 'noisette' }]);
    await next.stop();
  });

  it('starts although another process was given the number in its old lock file, on another port when its own was taken', async () => {
    dataDir = await useAgain();
    const cluster = path.join(dataDir, 'postgres', 'cluster');
    const port = Number(await readFile(path.join(dataDir, 'postgres', 'port'), 'utf8'));
    const lines = [process.pid, cluster, 1, port, '', '127.0.0.1', '', 'ready'];
    await writeFile(path.join(cluster, 'postmaster.pid'), lines.join('\n') + '\n');
    const squatter = createServer().listen(port, '127.0.0.1');
    const next = await start();
    expect(next.adopted).toBe(false);
    expect(Number(new URL(next.url).port)).not.toBe(port);
    expect(await next.stop()).toBe(true);
    squatter.close();
  });

  it('refuses in one line a cluster of another version', async () => {
    dataDir = await useAgain();
    const file = path.join(dataDir, 'postgres', 'cluster', 'PG_VERSION');
    const version = await readFile(file, 'utf8');
    await writeFile(file, '12\n');
    await expect(start()).rejects.toThrow(
      /is of PostgreSQL 12 and this version of the shop brings/,
    );
    await writeFile(file, version);
  });

  it('lets two shops start together on a new folder, far deeper than a socket path may be, and stops with the last one', async () => {
    const deep = path.join(dataDir, 'profond-'.repeat(20), 'data');
    const [one, two] = await Promise.all([start({ dataDir: deep }), start({ dataDir: deep })]);
    expect(one.adopted).not.toBe(two.adopted);
    expect(one.url).toBe(two.url);
    expect(await one.stop()).toBe(false);
    expect(await ask(two.url, 'select 1 as un')).toEqual([{ un: 1 }]);
    expect(await two.stop()).toBe(true);
  });

  it('refuses in one line a data folder that is a file', async () => {
    await writeFile(dataDir, '');
    await expect(start()).rejects.toThrow(/data folder .* cannot be used .* set COMPTOIR_DATA/);
  });
});

// Only root can become another user.
describe.runIf(IS_ROOT)('as root', { timeout: 60_000 }, () => {
  it('keeps the database outside a data folder that only root can enter, and says where', async () => {
    const home = path.join(root, 'root-home');
    await mkdir(home, { mode: 0o700 });
    const closed = path.join(home, 'data');
    const postgres = await start({ dataDir: closed });
    expect(postgres.folder.startsWith(path.join(root, 'system'))).toBe(true);
    const pointer = await readFile(path.join(closed, 'postgres-location'), 'utf8');
    expect(pointer.trim()).toBe(postgres.folder);
    await ask(postgres.url, 'create table outil (nom text)');
    await postgres.stop();
    const again = await start({ dataDir: closed });
    expect(await ask(again.url, 'select nom from outil')).toEqual([]);
    await again.stop();
  });
});

describe.runIf(IS_ROOT && isOpenToOthers(import.meta.dirname))(
  'as another user',
  { timeout: 60_000 },
  () => {
    it('does everything inside the data folder, under a home nobody else enters', async () => {
      const home = path.join(root, 'home');
      await mkdir(home, { mode: 0o700 });
      await chown(home, NOBODY, NOBODY);
      const options = { dataDir: path.join(home, 'data'), uid: NOBODY };
      const postgres = await start(options);
      expect(postgres.folder).toBe(path.join(home, 'data', 'postgres'));
      expect(await ask(postgres.url, 'select 1 as un')).toEqual([{ un: 1 }]);
      await postgres.kill();
      const next = await start(options);
      expect(next.adopted).toBe(true);
      await next.stop();
    });

    it('refuses in one line a data folder it may not write to', async () => {
      const attempt = start({ dataDir: path.join(root, 'data'), uid: NOBODY });
      await expect(attempt).rejects.toThrow(/cannot be used \(EACCES.* set COMPTOIR_DATA/);
    });
  },
);
