import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

export async function insertEpingle(tx: Tx, delegueId: number, compteId: number): Promise<void> {
  await tx.execute(sql`
    insert into compte_epingle (delegue_id, compte_id) values (${delegueId}, ${compteId})
    on conflict do nothing`);
}

export async function deleteEpingle(tx: Tx, delegueId: number, compteId: number): Promise<void> {
  await tx.execute(sql`
    delete from compte_epingle where delegue_id = ${delegueId} and compte_id = ${compteId}`);
}
