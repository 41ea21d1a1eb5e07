/** Runs one of PostgreSQL's programs as the user that owns the cluster. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { startError } from '../db/start-error.ts';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';

export interface Ran {
  code: number;
  output: string;
}

export function run(
  program: 'initdb' | 'pg_ctl',
  args: string[],
  { binaries, home }: { binaries: Binaries; home: Home },
): Promise<Ran> {
  const file = path.join(binaries.folder, program);
  return new Promise((resolve, reject) => {
    execFile(
      file,
      args,
      {
        ...home.owner,
        // A folder that user can enter: the one we were started in may not be.
        cwd: home.folder,
        // Nothing inherited: PGDATA, PGPORT or LC_* of the terminal must not reach the cluster.
        env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
      },
      (error, stdout, stderr) => {
        if (!error) resolve({ code: 0, output: stdout + stderr });
        else if (typeof error.code === 'number') {
          resolve({ code: error.code, output: stdout + stderr });
        } else {
          reject(
            startError(
              `the embedded PostgreSQL does not run on this system (${error.message}):` +
                ` set DATABASE_URL to a PostgreSQL server`,
              error,
            ),
          );
        }
      },
    );
  });
}
