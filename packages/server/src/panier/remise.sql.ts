import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

/** Percent a delegate may take off. */
export async function findPlafond(tx: Tx, delegueId: number): Promise<string> {
  const { plafond } = await tx.one<{ plafond: string }>(sql`
    select trim_scale(plafond_remise)::text as plafond from delegue where id = ${delegueId}`);
  return plafond;
}
