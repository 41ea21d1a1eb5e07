import { refus } from '@comptoir/contract/erreurs.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { deleteMessage } from './messages.sql.ts';

/** Dismisses a message for good; another session's message does not exist for this one. */
export function supprimerMessage(pool: Pool, sessionId: number, id: number): Promise<void> {
  return transaction(pool, async (tx) => {
    if (!(await deleteMessage(tx, sessionId, id))) throw refus('introuvable');
  });
}
