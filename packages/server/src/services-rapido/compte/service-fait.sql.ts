import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

/** A request that was settled, or is to be settled after all. */
export async function updateServiceFait(
  tx: Tx,
  numero: string,
  fait: { le: Date; delegueId: number } | null,
): Promise<void> {
  await tx.execute(sql`
    update demande_service
       set etat = case when ${fait !== null} then 'terminee'
                       when etat = 'terminee' then 'en-cours' else etat end,
           fait_le = case when ${fait !== null} then coalesce(fait_le, ${fait?.le ?? null}) end,
           fait_par = case when ${fait !== null} then coalesce(fait_par, ${fait?.delegueId ?? null}) end
     where numero = ${numero}`);
}
