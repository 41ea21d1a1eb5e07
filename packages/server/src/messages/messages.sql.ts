import type { Locale } from '@comptoir/contract/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

export interface MessageRow {
  id: number;
  niveau: 'info' | 'succes' | 'avertissement' | 'erreur';
  libelle: string;
}

export function listMessages(db: Db, sessionId: number, langue: Locale): Promise<MessageRow[]> {
  return db.query(sql`
    select id, niveau, coalesce(texte ->> ${langue}, code) as libelle
      from message
     where session_id = ${sessionId}
     order by id`);
}

/** Whether there was such a message of that session. */
export async function deleteMessage(tx: Tx, sessionId: number, id: number): Promise<boolean> {
  const deleted = await tx.execute(
    sql`delete from message where id = ${id} and session_id = ${sessionId}`,
  );
  return deleted === 1;
}
