/** A database of its own for a test file, copied from a template: the migrated one in some 30 ms. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { silentLog } from '../src/db/log.ts';
import { createPool } from '../src/db/pool.ts';
import type { Pool } from '../src/db/pool.ts';
import { loadDemo } from '../src/demo.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a database that tests connect to only to make and drop others. */
    adminUrl: string;
  }
}

export const TEMPLATE = 'comptoir_modele';
/** With the demo company `petite` in it. */
const DEMO = 'comptoir_demo';

export interface TestDatabase {
  url: string;
  pool: Pool;
  /** Every connection is cut and none is let in until it is answered; then all are again. */
  cutOff(meanwhile: () => Promise<unknown>): Promise<void>;
  /** Closes the pool and drops the database, whoever is still connected. */
  drop(): Promise<void>;
}

export interface DatabaseOptions {
  /** `template0` gives one without any table. */
  from?: typeof TEMPLATE | 'template0';
  /** The demo company, as a new shop has it. */
  demo?: boolean;
}

export async function createDatabase(options: DatabaseOptions = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  if (options.demo) await ensureDemo();
  const template = options.demo ? DEMO : (options.from ?? TEMPLATE);
  await asAdmin((admin) =>
    admin.query(`create database ${name} template ${template} strategy file_copy`),
  );
  const url = urlOf(name);
  const pool = createPool(url);
  return {
    url,
    pool,
    cutOff: (meanwhile) =>
      asAdmin(async (admin) => {
        await admin.query(`alter database ${name} allow_connections false`);
        try {
          await admin.query(
            // Until each is gone, not only told: it might still do what it was asked.
            'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1',
            [name],
          );
          await meanwhile();
        } finally {
          await admin.query(`alter database ${name} allow_connections true`);
        }
      }),
    async drop() {
      await pool.end();
      await asAdmin((admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}

export function urlOfDatabase(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

function urlOf(name: string): string {
  return urlOfDatabase(inject('adminUrl'), name);
}

/** Made by the first file that needs it; another that does at the same time waits. */
function ensureDemo(): Promise<void> {
  return asAdmin(async (admin) => {
    await admin.query('select pg_advisory_lock(1)');
    const { rows } = await admin.query('select from pg_database where datname = $1', [DEMO]);
    if (rows.length) return;
    const draft = `${DEMO}_ebauche`;
    await admin.query(`drop database if exists ${draft}`);
    await admin.query(`create database ${draft} template ${TEMPLATE}`);
    const pool = createPool(urlOf(draft));
    await loadDemo({ pool, log: silentLog, taille: 'petite' });
    await pool.end();
    await admin.query(`alter database ${draft} rename to ${DEMO}`);
  });
}

/** Locks taken meanwhile end with it. */
async function asAdmin(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('adminUrl') });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
