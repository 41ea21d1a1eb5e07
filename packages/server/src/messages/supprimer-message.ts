import { refus } from '@comptoir/contract/erreurs.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import { sessionOf, type Acteur } from '../http/acteur.ts';
import { deleteMessage } from './messages.sql.ts';

/** Dismisses a message for good; another session's message does not exist for this one. */
export function supprimerMessage(pool: Pool, acteur: Acteur, id: number): Promise<void> {
  const sessionId = sessionOf(acteur);
  return transaction(pool, async (tx) => {
    if (!(await deleteMessage(tx, sessionId, id))) throw refus('introuvable');
    await journaliser(tx, acteur, 'message-lu');
  });
}
