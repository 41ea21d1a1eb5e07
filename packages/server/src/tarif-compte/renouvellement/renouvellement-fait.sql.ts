import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

/** Null: it is to be done after all. */
export async function updateRenouvellementFait(
  tx: Tx,
  numero: string,
  fait: { le: Date; delegueId: number } | null,
): Promise<void> {
  await tx.execute(sql`
    update demande_renouvellement
       set fait_le = case when ${fait !== null} then coalesce(fait_le, ${fait?.le ?? null}) end,
           fait_par = case when ${fait !== null} then coalesce(fait_par, ${fait?.delegueId ?? null}) end
     where numero = ${numero}`);
}
