import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { changerEtat } from './changer-etat.ts';
import { livrerBons } from './expedition.sql.ts';
import { lockCommandeParId } from '../lecture.sql.ts';

/** All of it arrived, or was fetched. False: it was not on its way. */
export function livrerCommande(pool: Pool, commandeId: number, instant: Date): Promise<boolean> {
  return transaction(pool, async (tx) => {
    const commande = await lockCommandeParId(tx, commandeId);
    if (commande?.etat !== 'expediee') return false;
    await livrerBons(tx, commandeId, instant);
    await changerEtat(tx, commandeId, { genre: 'livraison', etat: 'livree' }, instant);
    return true;
  });
}
