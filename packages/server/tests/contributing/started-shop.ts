/** A shop as `npm run dev` starts it, from the sources in a folder, on a database of its own. */
import { spawn } from 'node:child_process';
import { createDatabase } from '../database.ts';

export interface StartedShop {
  url: string;
  stop(): Promise<void>;
}

export async function startShop(folder: string): Promise<StartedShop> {
  const database = await createDatabase();
  const shop = spawn(process.execPath, ['packages/server/src/main.ts', '--dev'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: database.url,
      PORT: '0',
      LOG_LEVEL: 'error',
      COMPTOIR_JOBS: '0',
      COMPTOIR_RATE_LIMIT: '0',
    },
  });
  const ended = new Promise((resolve) => shop.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      // Its last words, once all of it is there.
      const [, address] = /Open (http:\S+)/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    };
    shop.stdout.on('data', read);
    shop.stderr.on('data', read);
    void ended.then(() => reject(new Error(`it does not start: ${said}`)));
  });
  return {
    url,
    async stop() {
      shop.kill('SIGTERM');
      await ended;
      await database.drop();
    },
  };
}
