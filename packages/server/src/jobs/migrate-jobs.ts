/** Installs or updates the schema of the job queue. Safe when several servers start together. */
import { runMigrations } from 'graphile-worker';
import type { Pool } from '../db/pool.ts';

export async function migrateJobs(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool.driver });
}
