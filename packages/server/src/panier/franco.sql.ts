/** What a company agreed of free carriage, as it stands on a day. */
import type { Db } from '../db/pool.ts';
import { sql, type Sql } from '../db/sql.ts';

export interface SituationFranco {
  /** Null for a visitor. */
  franco: number | null;
  francoSeuil: string | null;
  /** Where it counts by day: an order of today reached the threshold. */
  francoDuJour: boolean;
}

export function findFranco(
  db: Db,
  { compteId, jour }: { compteId: number; jour: string },
): Promise<SituationFranco> {
  return db.one(sql`
    select c.franco, c.franco_seuil::text as "francoSeuil",
           c.franco = 1 and ${francoDuJour(jour)} as "francoDuJour"
      from compte c
     where c.id = ${compteId}`);
}

/** Whether an order of the compte `c` reached its threshold today, from midnight in Paris. */
export function francoDuJour(jour: string): Sql {
  return sql`exists (
    select 1 from commande k
     where k.compte_id = c.id
       and k.passee_le >= ${jour}::date::timestamp at time zone 'Europe/Paris'
       and k.marchandise_ht >= c.franco_seuil and k.etat not in ('annulee', 'refusee'))`;
}
