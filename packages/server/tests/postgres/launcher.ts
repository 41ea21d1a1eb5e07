/** Runs the launcher in a process of its own, as any user, and reports what it says. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Launched {
  child: ChildProcess;
  url: string;
  adopted: boolean;
  folder: string;
  /** SIGTERM; returns whether the database was stopped. */
  stop(): Promise<boolean>;
  kill(): Promise<void>;
}

export interface LaunchOptions {
  dataDir: string;
  systemFolder?: string;
  uid?: number;
  env?: Record<string, string>;
}

const PROGRAM = fileURLToPath(new URL('launcher-process.ts', import.meta.url));

export async function launch(options: LaunchOptions): Promise<Launched> {
  const { uid, env, ...rest } = options;
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(rest)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: '/',
    env: { ...process.env, ...env },
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error('the launcher ended without a word');
    return JSON.parse(value) as Record<string, unknown>;
  };
  const first = await next();
  if (typeof first.error === 'string') throw new Error(first.error);
  return {
    child,
    url: String(first.url),
    adopted: first.adopted === true,
    folder: String(first.folder),
    async stop() {
      child.kill('SIGTERM');
      const { stopped } = await next();
      await exited;
      return stopped === true;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
