import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Tx } from '../../db/transaction.ts';
import { findUsage, lockCoupon } from './coupon-utilise.sql.ts';

/** Others who order with the same coupon wait until this order is written, or is not. */
export async function verifierCoupon(tx: Tx, couponId: number, compteId: number): Promise<void> {
  if (!(await lockCoupon(tx, couponId))) throw refus('coupon-epuise');
  const { code, utilisable } = await findUsage(tx, couponId, compteId);
  if (!utilisable) throw refus('coupon-epuise', { code });
}
