/** A server that is killed in the middle of whatever it does, and started again on the same port. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const SCRIPT = join(import.meta.dirname, 'serveur-essai.ts');

export interface ServeurTuable {
  url: string;
  /** Kills it without a word and starts it again. */
  tuer(): Promise<void>;
  close(): Promise<void>;
}

export async function startServeurTuable(databaseUrl: string): Promise<ServeurTuable> {
  let port = 0;
  let child = await start();

  async function start(): Promise<ChildProcess> {
    const started = spawn(process.execPath, [SCRIPT], {
      env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [chunk] = (await once(started.stdout, 'data')) as [Buffer];
    port = Number(chunk.toString().trim());
    return started;
  }

  async function stop(): Promise<void> {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    async tuer() {
      await stop();
      child = await start();
    },
    close: stop,
  };
}
