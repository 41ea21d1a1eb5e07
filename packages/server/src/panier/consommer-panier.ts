import type { Tx } from '../db/transaction.ts';
import { deleteLignesPrises } from './consommation.sql.ts';

/**
 * Takes out of a basket the lines that became an order or a quote, with its comment and its coupon.
 * A basket that changed since they were agreed to is left as it is: what was added is not ordered.
 */
export async function consommerPanier(
  tx: Tx,
  panier: { id: number; version: number },
  ligneIds: readonly number[],
): Promise<void> {
  await deleteLignesPrises(tx, panier, ligneIds);
}
