import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

/** Who else would use it waits: its uses are counted afterwards. False: it is gone. */
export async function lockCoupon(tx: Tx, couponId: number): Promise<boolean> {
  const found = await tx.maybeOne(sql`select from coupon where id = ${couponId} for update`);
  return found !== undefined;
}

export interface UsageCoupon {
  code: string;
  utilisable: boolean;
}

/** Under the lock of the coupon. */
export function findUsage(tx: Tx, couponId: number, compteId: number): Promise<UsageCoupon> {
  return tx.one(sql`
    select co.code,
           (co.utilisations_max is null or co.utilisations_max > (
              select count(*) from coupon_utilisation cu where cu.coupon_id = co.id))
           and (co.utilisations_par_compte is null or co.utilisations_par_compte > (
              select count(*) from coupon_utilisation cu
               where cu.coupon_id = co.id and cu.compte_id = ${compteId})) as utilisable
      from coupon co
     where co.id = ${couponId}`);
}

export async function insertUtilisation(
  tx: Tx,
  { couponId, compteId, commandeId }: { couponId: number; compteId: number; commandeId: number },
): Promise<void> {
  await tx.execute(sql`
    insert into coupon_utilisation (coupon_id, compte_id, commande_id)
    values (${couponId}, ${compteId}, ${commandeId})`);
}

/** A cancelled order gives back the use of its coupon. */
export async function deleteUtilisation(tx: Tx, commandeId: number): Promise<void> {
  await tx.execute(sql`delete from coupon_utilisation where commande_id = ${commandeId}`);
}
