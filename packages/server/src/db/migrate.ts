/**
 * Brings the schema up to date with the numbered files of `migrations/`. Forwards only: a file
 * that was applied anywhere is never edited, its checksum is compared at each start.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { PoolClient } from 'pg';
import { silentLog } from './log.ts';
import type { Log } from './log.ts';
import { dbOf } from './pool.ts';
import type { Db, Pool } from './pool.ts';
import { sql } from './sql.ts';
import { startError } from './start-error.ts';

export interface MigrateOptions {
  folder?: string;
  log?: Log;
}

interface Migration {
  numero: number;
  fichier: string;
  texte: string;
  empreinte: string;
}

interface Transaction {
  id: string;
}

interface Applied {
  numero: number;
  fichier: string;
  empreinte: string;
}

const FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url));
const FILE_NAME = /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.sql$/;
// Any constant of our own: servers that start together agree on it.
const LOCK_KEY = 5_462_017_331;
const CURRENT_TRANSACTION = sql`select pg_current_xact_id()::text as id`;

/** Names of the files applied now, in order. Safe when several servers start together. */
export async function migrate(pool: Pool, options: MigrateOptions = {}): Promise<string[]> {
  const { folder = FOLDER, log = silentLog } = options;
  const migrations = await readMigrations(folder);
  // Waiting for another server, or rewriting a large table, may outlast the usual limits.
  const patient = pool.sibling({ max: 1, silenceMs: 0 });
  try {
    const client = await patient.driver.connect();
    const db = dbOf(client);
    try {
      await db.execute(sql`set statement_timeout = 0`);
      await db.execute(sql`select pg_advisory_lock(${LOCK_KEY})`);
      return await applyAll(client, db, migrations, log);
    } finally {
      // Closed rather than kept, which also gives the lock back.
      client.release(true);
    }
  } finally {
    await patient.end();
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const migrations = await Promise.all(
    files.map(async (fichier) => {
      const numero = Number(FILE_NAME.exec(fichier)?.[1]);
      if (!numero) throw startError(`migration ${fichier} is not named like 0001-some-words.sql`);
      const texte = await readFile(`${folder}/${fichier}`, 'utf8');
      const empreinte = createHash('sha256').update(texte).digest('hex');
      return { numero, fichier, texte, empreinte };
    }),
  );
  for (const [i, { numero, fichier }] of migrations.entries()) {
    const clash = migrations[i - 1];
    if (clash?.numero === numero) {
      throw startError(`migrations ${clash.fichier} and ${fichier} have the same number`);
    }
  }
  return migrations;
}

async function applyAll(
  client: PoolClient,
  db: Db,
  migrations: Migration[],
  log: Log,
): Promise<string[]> {
  await db.execute(sql`create table if not exists migration (
    numero int primary key,
    fichier text not null,
    empreinte text not null,
    appliquee_le timestamptz not null default now()
  )`);
  const applied = await db.query<Applied>(
    sql`select numero, fichier, empreinte from migration order by numero`,
  );
  assertUnchanged(applied, migrations);
  const known = new Set(applied.map(({ numero }) => numero));
  const pending = migrations.filter(({ numero }) => !known.has(numero));
  for (const migration of pending) {
    await applyOne(client, db, migration);
    log.info({ fichier: migration.fichier }, 'migration applied');
  }
  return pending.map(({ fichier }) => fichier);
}

function assertUnchanged(applied: Applied[], migrations: Migration[]): void {
  const byNumber = new Map(migrations.map((migration) => [migration.numero, migration]));
  for (const { numero, fichier, empreinte } of applied) {
    const migration = byNumber.get(numero);
    if (!migration) {
      throw startError(
        `migration ${fichier} was applied to this database but its file is gone:` +
          ` the database belongs to a newer version of the shop`,
      );
    }
    if (migration.empreinte !== empreinte) {
      throw startError(
        `migration ${migration.fichier} changed after it was applied:` +
          ` restore the file and write a new migration instead`,
      );
    }
  }
}

async function applyOne(client: PoolClient, db: Db, migration: Migration): Promise<void> {
  const { numero, fichier, texte, empreinte } = migration;
  try {
    await client.query('begin');
    const before = await db.one<Transaction>(CURRENT_TRANSACTION);
    // Not through `sql`: several statements, no parameters.
    await client.query(texte);
    const after = await db.one<Transaction>(CURRENT_TRANSACTION);
    if (before.id !== after.id) throw new Error('the file must not end its own transaction');
    await db.execute(
      sql`insert into migration (numero, fichier, empreinte) values (${numero}, ${fichier}, ${empreinte})`,
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw startError(`migration ${fichier}${placeOf(error, texte)}: ${messageOf(error)}`, error);
  }
}

/** PostgreSQL gives a position, in characters from 1, for what it could not parse or resolve. */
function placeOf(error: unknown, texte: string): string {
  if (!(error instanceof pg.DatabaseError) || !error.position) return '';
  const before = texte.slice(0, Number(error.position) - 1).split('\n');
  return ` line ${before.length} column ${(before.at(-1)?.length ?? 0) + 1}`;
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const detail = error instanceof pg.DatabaseError && error.detail ? ` (${error.detail})` : '';
  return error.message + detail;
}
