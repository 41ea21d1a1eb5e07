/** Habits follow orders, in the transaction that writes them. */
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

/** After an order was placed, changed or given up. The last lock its transaction takes. */
export async function suivreHabitudes(tx: Tx, commandeId: number): Promise<void> {
  await tx.execute(sql`select suivre_habitudes(${commandeId})`);
}
