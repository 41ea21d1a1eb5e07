import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

/** The quotes of a person that are not decided become those of a colleague; how many there were. */
export function donnerDevis(tx: Tx, deId: number, versId: number): Promise<number> {
  return tx.execute(sql`
    update devis
       set utilisateur_id = ${versId}
     where utilisateur_id = ${deId} and etat in ('demande', 'en-etude', 'propose')`);
}
