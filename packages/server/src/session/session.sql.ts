import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

export interface SessionRow {
  id: number;
  aDesMessages: boolean;
  /** Whether its expiry should slide forward. */
  aProlonger: boolean;
}

const A_DES_MESSAGES = sql`exists (select 1 from message m where m.session_id = s.id)`;

export function findByCookie(db: Db, hash: Uint8Array): Promise<SessionRow | undefined> {
  return db.maybeOne(sql`
    select s.id, ${A_DES_MESSAGES} as "aDesMessages",
           s.vue_le < now() - interval '1 hour' as "aProlonger"
      from session s
     where s.jeton_hash = ${hash} and s.expire_le > now()`);
}

export function findByBearer(db: Db, hash: Uint8Array): Promise<SessionRow | undefined> {
  return db.maybeOne(sql`
    select s.id, ${A_DES_MESSAGES} as "aDesMessages",
           s.vue_le < now() - interval '1 hour' as "aProlonger"
      from session_acces a
      join session s on s.id = a.session_id
     where a.jeton_hash = ${hash} and a.expire_le > now() and s.expire_le > now()`);
}

export function insertSession(
  tx: Tx,
  hash: Uint8Array,
  langue: string,
  jours: number,
): Promise<{ id: number }> {
  return tx.one(sql`
    insert into session (jeton_hash, langue, expire_le)
    values (${hash}, ${langue}, now() + make_interval(days => ${jours}))
    returning id`);
}

export function insertAcces(
  db: Db,
  hash: Uint8Array,
  sessionId: number,
  minutes: number,
): Promise<{ expireLe: Date }> {
  return db.one(sql`
    insert into session_acces (jeton_hash, session_id, expire_le)
    values (${hash}, ${sessionId}, now() + make_interval(mins => ${minutes}))
    returning expire_le as "expireLe"`);
}

export async function prolongerSession(db: Db, id: number, jours: number): Promise<void> {
  await db.execute(sql`
    update session
       set vue_le = now(), expire_le = now() + make_interval(days => ${jours})
     where id = ${id}`);
}

export async function deleteSession(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`delete from session where id = ${id}`);
}

/** How many were deleted; bearers and messages go with their session. */
export async function deleteExpired(db: Db): Promise<number> {
  await db.execute(sql`delete from session_acces where expire_le < now()`);
  return db.execute(sql`delete from session where expire_le < now()`);
}
