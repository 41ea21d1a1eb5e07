/** Migrations applied in two parts, with the data of the time between them. */
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../../src/db/migrate.ts';
import type { Pool } from '../../src/db/pool.ts';
import { createDatabase } from '../database.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations/', import.meta.url));

export interface OldDatabase {
  pool: Pool;
  /** Returns the names of those that were applied. */
  migrer(lesquelles: (fichier: string) => boolean): Promise<string[]>;
  close(): Promise<void>;
}

/** Empty at first. */
export async function startOldDatabase(): Promise<OldDatabase> {
  const base = await createDatabase({ from: 'template0' });
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-migrations-'));
  return {
    pool: base.pool,
    async migrer(lesquelles) {
      const fichiers = (await readdir(MIGRATIONS)).filter(lesquelles);
      await Promise.all(fichiers.map((each) => cp(MIGRATIONS + each, path.join(folder, each))));
      return migrate(base.pool, { folder });
    },
    async close() {
      await base.drop();
      await rm(folder, { recursive: true });
    },
  };
}
