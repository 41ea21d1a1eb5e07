/**
 * The launcher's own connection to the database it started or adopted. It shows other shops
 * on the same folder that someone is here, and reports at once when the database dies.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { dbOf } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Cluster } from './cluster.ts';
import { SUPERUSER } from './cluster.ts';

export interface Presence {
  /** Whether other clients of the shop are connected, ours having been closed. */
  hasCompany(): Promise<boolean>;
  leave(): Promise<void>;
}

const NAME = 'comptoir';
const CONNECT_ATTEMPTS = 240;

export function urlOf(cluster: Cluster, port: number, user = NAME, database = NAME): string {
  return `postgres://${user}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

export async function enter(cluster: Cluster, port: number, onLost: () => void): Promise<Presence> {
  await ensureDatabase(cluster, port);
  const name = `comptoir-presence-${randomUUID()}`;
  const client = await connect(urlOf(cluster, port), name);
  let leaving = false;
  client.on('end', () => leaving || onLost());
  const db = dbOf(client);
  const countOthers = sql`select 1 from pg_stat_activity
    where application_name like 'comptoir%' and application_name <> ${name} limit 1`;
  return {
    async hasCompany() {
      // The server side of connections that were just closed lasts a little longer.
      for (let attempt = 0; attempt < 10; attempt++) {
        if (!(await db.maybeOne(countOthers))) return false;
        await delay(100);
      }
      return true;
    },
    async leave() {
      leaving = true;
      await client.end();
    },
  };
}

/** The role of the shop is not a superuser: it owns its database and may make others (tests). */
async function ensureDatabase(cluster: Cluster, port: number): Promise<void> {
  const client = await connect(urlOf(cluster, port, SUPERUSER, SUPERUSER), 'launcher');
  try {
    const db = dbOf(client);
    if (!(await db.maybeOne(sql`select 1 from pg_roles where rolname = ${NAME}`))) {
      const password = client.escapeLiteral(cluster.password);
      await client.query(`create role ${NAME} login createdb password ${password}`);
    }
    if (!(await db.maybeOne(sql`select 1 from pg_database where datname = ${NAME}`))) {
      await client.query(`create database ${NAME} owner ${NAME}`);
    }
  } finally {
    await client.end();
  }
}

async function connect(url: string, name: string): Promise<pg.Client> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: 10_000,
    });
    // Reported by 'end' as well; without a handler Node would end the process.
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === CONNECT_ATTEMPTS || !isRecovering(error)) throw error;
      await delay(250);
    }
  }
}

/** cannot_connect_now: an adopted server may be recovering from a crash of one of its processes. */
function isRecovering(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '57P03';
}
