/** Offers whose last day has come, or comes. */
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

/** Ids of those that are over from now on. */
export async function expireDevis(tx: Tx, jour: string): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    with expires as (
      update devis
         set etat = 'expire', modifie_le = now()
       where etat = 'propose' and valable_jusqu < ${jour}::date
      returning id
    ),
    evenements as (
      insert into devis_evenement (devis_id, genre, etat)
      select id, 'expire', 'expire' from expires
    )
    select id from expires order by id`);
  return rows.map(({ id }) => id);
}

/** Those to notify of: each is given once for an offer. */
export async function listARappeler(tx: Tx, jour: string, jours: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    update devis
       set rappele = true
     where etat = 'propose' and not rappele
       and valable_jusqu between ${jour}::date and ${jour}::date + ${jours}::int
    returning id`);
  return rows.map(({ id }) => id);
}
