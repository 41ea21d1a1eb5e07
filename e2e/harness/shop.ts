/** Starts the shop as a real process, the way `npm start` does, and stops it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../..');
/** As `npm start` does it, without npm between us and the signals. */
const START = readStart();
/** The first start makes the database; slow machines share their cores. */
const START_LIMIT_MS = 90_000;
const STOP_LIMIT_MS = 20_000;

export interface ShopOptions {
  env?: Record<string, string>;
  /** Data folder to use, and then to keep; without it a new one is made and removed at the end. */
  data?: string;
  port?: number;
  /** How long a first start may take, loading its data included. */
  startLimitMs?: number;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Shop {
  url: string;
  port: number;
  data: string;
  pid: number;
  /** Everything the process printed so far. */
  logs: () => string;
  exited: Promise<Exit>;
  kill: (signal: NodeJS.Signals) => Promise<Exit>;
  /** Asks it to end, waits, and removes the data folder it made. */
  stop: () => Promise<Exit>;
}

export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-e2e-'));
  // As root the database runs as another user, who must be able to go through.
  chmodSync(folder, 0o711);
  return folder;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Starts the process without waiting for it to answer. */
export async function spawnShop({ env = {}, data, port }: ShopOptions = {}): Promise<Shop> {
  const folder = data ?? makeDataFolder();
  const listening = port ?? (await freePort());
  const child: ChildProcess = spawn(process.execPath, START, {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(listening),
      COMPTOIR_DATA: folder,
      COMPTOIR_ATELIER: '1',
      // The tests ask more than any visitor does.
      COMPTOIR_RATE_LIMIT: '0',
      // Tests want a range that stays, not the one a newcomer is shown.
      ...(env.DATABASE_URL === undefined ? { COMPTOIR_DEMO: 'petite' } : {}),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let logs = '';
  child.stdout?.on('data', (chunk: Buffer) => (logs += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (logs += chunk.toString()));
  const exited = new Promise<Exit>((resolve) => {
    // `close`, not `exit`: by then everything printed has been read.
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const kill = (signal: NodeJS.Signals): Promise<Exit> => {
    child.kill(signal);
    return exited;
  };
  return {
    url: `http://127.0.0.1:${listening}`,
    port: listening,
    data: folder,
    pid: child.pid ?? -1,
    logs: () => logs,
    exited,
    kill,
    stop: async () => {
      const gaveUp = delay(STOP_LIMIT_MS, undefined, { ref: false }).then(() => kill('SIGKILL'));
      const exit = await Promise.race([kill('SIGTERM'), gaveUp]);
      if (data === undefined) rmSync(folder, { recursive: true, force: true });
      return exit;
    },
  };
}

function readStart(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const [node, ...args] = scripts.start.split(' ');
  if (node !== 'node') throw new Error(`npm start does not run node: ${scripts.start}`);
  return args;
}

export async function startShop(options: ShopOptions = {}): Promise<Shop> {
  const shop = await spawnShop(options);
  try {
    await waitUntilReady(shop, options.startLimitMs);
  } catch (error) {
    await shop.stop();
    throw error;
  }
  return shop;
}

export async function waitUntilReady(shop: Shop, limitMs = START_LIMIT_MS): Promise<void> {
  const limit = Date.now() + limitMs;
  let ended: Exit | undefined;
  void shop.exited.then((exit) => (ended = exit));
  while (Date.now() < limit) {
    if (ended) throw new Error(`the shop ended at start (${ended.code})\n${shop.logs()}`);
    const answer = await fetch(`${shop.url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await delay(50);
  }
  throw new Error(`the shop is not ready after ${limitMs} ms\n${shop.logs()}`);
}
