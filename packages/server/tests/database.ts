/** A database of its own for a test file, copied from the migrated template in some 30 ms. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createPool } from '../src/db/pool.ts';
import type { Pool } from '../src/db/pool.ts';

export const TEMPLATE = 'comptoir_modele';

export interface TestDatabase {
  url: string;
  pool: Pool;
  /** Closes the pool and drops the database, whoever is still connected. */
  drop(): Promise<void>;
}

/** `from: 'template0'` gives one without any table. */
export async function createDatabase(
  options: { from?: typeof TEMPLATE | 'template0' } = {},
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(`create database ${name} template ${options.from ?? TEMPLATE}`);
  const url = urlOfDatabase(inject('adminUrl'), name);
  const pool = createPool(url);
  return {
    url,
    pool,
    async drop() {
      await pool.end();
      await asAdmin(`drop database ${name} with (force)`);
    },
  };
}

export function urlOfDatabase(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('adminUrl') });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
