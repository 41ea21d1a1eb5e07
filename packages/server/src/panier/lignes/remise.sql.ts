import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

/** Percent a delegate may take off. */
export async function findPlafond(db: Db, delegueId: number): Promise<string> {
  const { plafond } = await db.one<{ plafond: string }>(sql`
    select trim_scale(plafond_remise)::text as plafond from delegue where id = ${delegueId}`);
  return plafond;
}

/** Discounts of this basket hold for the quantities there are now. */
export async function tenirRemises(tx: Tx, panierId: number): Promise<void> {
  await tx.execute(sql`
    update panier_ligne l set remise_quantite = l.quantite
      from chantier ch
     where ch.panier_id = ${panierId} and l.chantier_id = ch.id and l.quantite > l.remise_quantite`);
}
