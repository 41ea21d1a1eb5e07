import type { EtatCommande } from '@comptoir/contract/commandes/commande.schema.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

/** Under the lock of the order. */
export async function updateEtat(
  tx: Tx,
  commandeId: number,
  etat: EtatCommande,
  instant: Date,
): Promise<void> {
  await tx.execute(sql`
    update commande set etat = ${etat}, modifiee_le = ${instant} where id = ${commandeId}`);
}
