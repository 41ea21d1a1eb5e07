import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { deleteEpingle, insertEpingle } from './epingles.sql.ts';
import { verifierCompte } from './perimetre.ts';

/** Keeps a customer at hand, or no longer; twice is once. */
export function epinglerCompte(
  pool: Pool,
  delegueId: number,
  compteId: number,
  epingle: boolean,
): Promise<void> {
  return transaction(pool, async (tx) => {
    await verifierCompte(tx, delegueId, compteId);
    await (epingle ? insertEpingle : deleteEpingle)(tx, delegueId, compteId);
  });
}
