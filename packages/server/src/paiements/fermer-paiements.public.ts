import type { Tx } from '../db/transaction.ts';
import { addJob } from '../jobs/add-job.ts';
import { abandonnerOuverts } from './paiements.sql.ts';

/**
 * Gives up the payment this person has open, as when they order in another way: the bank is
 * notified afterwards, and what it had accepted by then is an order all the same.
 */
export async function fermerPaiements(tx: Tx, utilisateurId: number): Promise<void> {
  for (const { cle } of await abandonnerOuverts(tx, utilisateurId)) {
    await addJob(tx, 'paiement-fermer', { cle });
  }
}
