import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';

/** The order a delivery note is of; undefined for a key that is none of this company. */
export function findBon(
  db: Db,
  key: string,
  compteId: number,
): Promise<{ commandeKey: string } | undefined> {
  return db.maybeOne(sql`
    select c.cle as "commandeKey"
      from bon_livraison b
      join commande c on c.id = b.commande_id
     where b.cle = ${key} and c.compte_id = ${compteId}`);
}
