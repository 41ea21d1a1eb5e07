import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

/** A call that was made, or is to be made after all; one given up stays as it is. */
export async function updateRappelFait(
  tx: Tx,
  numero: string,
  fait: { le: Date; delegueId: number } | null,
): Promise<void> {
  await tx.execute(sql`
    update rappel
       set fait_le = case when ${fait !== null} then coalesce(fait_le, ${fait?.le ?? null}) end,
           fait_par = case when ${fait !== null} then coalesce(fait_par, ${fait?.delegueId ?? null}) end
     where numero = ${numero} and annule_le is null`);
}
