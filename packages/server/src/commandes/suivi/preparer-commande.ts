import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { changerEtat } from './changer-etat.ts';
import { lockCommandeParId } from '../lecture.sql.ts';

/** The warehouse begins: nobody cancels it any more. False: it is not to be prepared, or no longer. */
export function preparerCommande(pool: Pool, commandeId: number, instant: Date): Promise<boolean> {
  return transaction(pool, async (tx) => {
    const commande = await lockCommandeParId(tx, commandeId);
    if (commande?.etat !== 'validee') return false;
    const debut = { genre: 'en-preparation', etat: 'en-preparation' } as const;
    await changerEtat(tx, commandeId, debut, instant);
    return true;
  });
}
