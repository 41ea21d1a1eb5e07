/**
 * One PostgreSQL for the whole run, thrown away afterwards, and in it one migrated template that
 * each test file copies (see database.ts).
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { silentLog } from '../src/db/log.ts';
import { migrate } from '../src/db/migrate.ts';
import { createPool } from '../src/db/pool.ts';
import { migrateJobs } from '../src/jobs/migrate-jobs.ts';
import { startPostgres } from '../src/postgres/start-postgres.ts';
import { TEMPLATE, urlOfDatabase } from './database.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'comptoir-tests-'));
  // As root, PostgreSQL runs as another user, who must go through this folder.
  await chmod(dataDir, 0o711);
  const postgres = await startPostgres({
    dataDir,
    log: silentLog,
    durable: false,
    settings: { shared_buffers: '128MB', max_connections: '200', autovacuum: 'off' },
  });
  await makeTemplate(postgres.url);
  project.provide('adminUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function makeTemplate(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const pool = createPool(urlOfDatabase(adminUrl, TEMPLATE));
  await migrate(pool);
  await migrateJobs(pool);
  await pool.end();
}
