import type { Tx } from '../db/transaction.ts';
import { deleteLignesPrises } from './consommation.sql.ts';

/**
 * Takes out of a basket the lines that became an order or a quote, with its comment and its coupon.
 * A basket that changed since they were agreed to is left as it is: what was added is not ordered.
 * Returns the quotes for customers its chantiers were filled from, by chantier.
 */
export async function consommerPanier(
  tx: Tx,
  panier: { id: number; version: number },
  ligneIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const lies = await deleteLignesPrises(tx, panier, ligneIds);
  return new Map(lies.map(({ id, devisClienteleId }) => [id, devisClienteleId]));
}
