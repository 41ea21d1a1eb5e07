import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { updateStatut } from './avis.sql.ts';

export type Decision = { statut: 'publie' } | { statut: 'refuse'; motif: string };

/** What someone of the shop decided after reading; a later decision replaces an earlier one. */
export function modererAvis(pool: Pool, id: number, decision: Decision): Promise<void> {
  const motif = decision.statut === 'refuse' ? decision.motif : null;
  return transaction(pool, async (tx) => {
    if (!(await updateStatut(tx, id, decision.statut, motif))) throw refus('introuvable');
  });
}
