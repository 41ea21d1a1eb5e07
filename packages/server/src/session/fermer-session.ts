import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import { sessionOf, type Acteur } from '../http/acteur.ts';
import { deleteSession } from './session.sql.ts';

/** Its cookie and its bearers stop working at once. */
export function fermerSession(pool: Pool, acteur: Acteur): Promise<void> {
  return transaction(pool, async (tx) => {
    await journaliser(tx, acteur, 'session-quittee');
    await deleteSession(tx, sessionOf(acteur));
  });
}
