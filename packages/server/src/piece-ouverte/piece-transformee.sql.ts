import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

/** Once it became an order or a quote: one of another basket, or made anew since, stays. */
export async function deletePiece(
  tx: Tx,
  utilisateurId: number,
  panier: { id: number; version: number },
): Promise<void> {
  await tx.execute(sql`
    delete from piece_ouverte
     where utilisateur_id = ${utilisateurId} and panier_id = ${panier.id}
       and panier_version = ${panier.version}`);
}
