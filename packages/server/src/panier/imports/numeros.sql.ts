import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';

export interface NumerosDuChantier {
  referenceCommande: string | null;
  numeroEngagement: string | null;
}

export function findNumeros(db: Db, chantierId: number): Promise<NumerosDuChantier | undefined> {
  return db.maybeOne(sql`
    select reference_commande as "referenceCommande", numero_engagement as "numeroEngagement"
      from chantier
     where id = ${chantierId}`);
}
