/** Starting and stopping, well and badly: real processes on data folders of their own. */
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { articleParPiece, charger } from '../harness/ajouts.ts';
import { preparerPaiements } from '../harness/paiements-sous-feu.ts';
import {
  makeDataFolder,
  spawnShop,
  startShop,
  waitUntilReady,
  type Shop,
} from '../harness/shop.ts';

const running: Shop[] = [];
const folders: string[] = [];

async function start(options: Parameters<typeof startShop>[0] = {}): Promise<Shop> {
  const shop = await startShop(options);
  running.push(shop);
  return shop;
}

function dataFolder(): string {
  const folder = makeDataFolder();
  folders.push(folder);
  return folder;
}

// Several starts of a shop, one of which fills its database.
vi.setConfig({ testTimeout: 300_000 });

afterEach(async () => {
  for (const shop of running.splice(0)) await shop.stop();
});
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** The lines that matter when a start fails: what the person at the terminal must read. */
function errorLines(shop: Shop): string[] {
  return shop
    .logs()
    .split('\n')
    .filter((line) => line.startsWith('Comptoir cannot start'));
}

async function refusedStart(options: Parameters<typeof spawnShop>[0]): Promise<Shop> {
  const shop = await spawnShop(options);
  running.push(shop);
  const { code } = await shop.exited;
  expect(code, shop.logs()).toBe(1);
  expect(errorLines(shop)).toHaveLength(1);
  expect(shop.logs()).not.toMatch(/^\s+at /m);
  return shop;
}

describe('a start that cannot succeed', () => {
  it('says in one line that the data folder cannot be written', async () => {
    const folder = dataFolder();
    const file = join(folder, 'in-the-way');
    writeFileSync(file, '');
    const shop = await refusedStart({ data: join(file, 'data') });
    expect(errorLines(shop)[0]).toContain(file);
  });

  it('says in one line that the database cannot be reached, without its password', async () => {
    const shop = await refusedStart({
      data: dataFolder(),
      env: { DATABASE_URL: 'postgres://shop:secret-word@127.0.0.1:1/shop' },
    });
    expect(errorLines(shop)[0]).toMatch(/DATABASE_URL|database/i);
    expect(shop.logs()).not.toContain('secret-word');
  });

  it('lists every wrong setting at once', async () => {
    const shop = await refusedStart({
      data: dataFolder(),
      env: { DATABASE_URL: 'mysql://x', COMPTOIR_POOL: 'many', COMPTOIR_DEMO: 'enorme' },
    });
    for (const name of ['DATABASE_URL', 'COMPTOIR_POOL', 'COMPTOIR_DEMO']) {
      expect(errorLines(shop)[0]).toContain(name);
    }
  });
});

describe('a shop without a demo company', () => {
  it('answers without having loaded anything of the demo', async () => {
    const shop = await start({
      env: {
        COMPTOIR_DEMO: 'non',
        NODE_OPTIONS: `--import=${join(import.meta.dirname, '../harness/loaded-modules.mjs')}`,
      },
    });
    const loaded = shop.logs().match(/^loaded .*$/gm) ?? [];
    expect(loaded.some((line) => line.endsWith('/packages/server/src/start.ts'))).toBe(true);
    expect(loaded.filter((line) => line.includes('/packages/demo/'))).toEqual([]);
    expect((await fetch(shop.url)).status).toBe(200);
  });
});

describe('shops', () => {
  const ACHETEURS = 12;
  /** Filled by the first start on it; the next ones find their data there. */
  const garde = dataFolder();

  it('start together on one empty database, and one may leave; one whose port is taken says so in one line; one killed while it writes starts again with all it acknowledged, once, and an order for every payment the bank took; asked to stop, it answers what it has begun', async () => {
    const [leaving, first] = await Promise.all([
      spawnShop({ data: garde }),
      spawnShop({ data: garde }),
    ]);
    running.push(leaving, first);
    await Promise.all([leaving, first].map((shop) => waitUntilReady(shop)));
    expect((await leaving.stop()).code).toBe(0);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);

    const refused = await refusedStart({ port: first.port, data: garde });
    expect(errorLines(refused)[0]).toContain(`port ${first.port} is taken`);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);

    const opened = await fetch(`${first.url}/api/session`);
    const cookie = opened.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    expect(cookie).not.toBe('');
    const articleId = await articleParPiece(first.url);
    const paiements = await preparerPaiements(first, articleId);
    const charge = await charger(first.url, ACHETEURS, articleId);
    await expect.poll(() => charge.atteint(20)).toBe(true);
    await paiements.payer();
    // In the middle of whatever is under way.
    await first.kill('SIGKILL');
    await charge.finie;

    // Where the bank calls back.
    const second = await start({ data: garde, port: first.port });
    const known = await fetch(`${second.url}/api/session`, { headers: { cookie } });
    expect(known.status).toBe(200);
    expect(known.headers.getSetCookie()).toEqual([]);
    await charge.verifier(second.url);
    await paiements.verifier(second);

    const socket = await beginRequest(second);
    const exited = second.kill('SIGTERM');
    await expect
      .poll(() =>
        fetch(`${second.url}/healthz`).then(
          (reply) => reply.status,
          () => 'refused',
        ),
      )
      .not.toBe(200);
    const answer = await socket.finish();
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain('introuvable');
    expect((await exited).code).toBe(0);
    const left = readdirSync(garde, { recursive: true, encoding: 'utf8' });
    expect(left.filter((name) => name.endsWith('postmaster.pid'))).toEqual([]);
    expect(existsSync(garde)).toBe(true);
  });
});

/**
 * A request whose head the server has read; the body follows when one says so.
 * The answer `100 Continue` is the proof of it: any other sign, such as the answer to a later
 * request on another connection, may come first.
 */
async function beginRequest({ port }: Shop): Promise<{ finish: () => Promise<string> }> {
  const body = '{}';
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.write(
    'POST /api/inconnu HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n' +
      `Connection: close\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await expect.poll(() => answer).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  return {
    async finish() {
      answer = '';
      socket.write(body);
      await closed;
      return answer;
    },
  };
}
