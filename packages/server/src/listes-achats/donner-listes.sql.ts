import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

/** All the lists of a person become those of a colleague; how many there were. */
export function donnerListes(tx: Tx, deId: number, versId: number): Promise<number> {
  return tx.execute(sql`
    update liste_achats
       set utilisateur_id = ${versId}, version = version + 1
     where utilisateur_id = ${deId}`);
}
