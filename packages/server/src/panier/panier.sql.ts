import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

/** Of the person a session stands for, else of the session: a visitor's. */
export function panierDe(sessionId: number) {
  const utilisateur = sql`(select utilisateur_id from session where id = ${sessionId})`;
  return sql`(
    select id from panier where utilisateur_id = ${utilisateur}
    union all
    select id from panier where session_id = ${sessionId} and ${utilisateur} is null
  )`;
}

export interface PanierVerrouille {
  id: number;
  /** The one every basket has. */
  chantierId: number;
}

/** Others who change this basket wait until the transaction ends. Undefined when there is none. */
export function lockPanier(tx: Tx, sessionId: number): Promise<PanierVerrouille | undefined> {
  return tx.maybeOne(sql`
    select p.id, c.id as "chantierId"
      from panier p
      join chantier c on c.panier_id = p.id and c.rang = 0
     where p.id = ${panierDe(sessionId)}
       for update of p`);
}

/** Makes the basket with its first chantier; does nothing when it was made meanwhile. */
export async function insertPanier(tx: Tx, sessionId: number): Promise<void> {
  await tx.execute(sql`
    with nouveau as (
      insert into panier (utilisateur_id, session_id)
      select utilisateur_id, case when utilisateur_id is null then id end
        from session
       where id = ${sessionId}
      on conflict do nothing
      returning id
    )
    insert into chantier (panier_id, rang) select id, 0 from nouveau`);
}

/** To be called once per change, last: answers how many lines there are. */
export async function bumpVersion(tx: Tx, panierId: number): Promise<number> {
  const { lignes } = await tx.one<{ lignes: number }>(sql`
    update panier
       set version = version + 1, modifie_le = now()
     where id = ${panierId}
    returning (
      select count(*)
        from chantier c
        join panier_ligne l on l.chantier_id = c.id
       where c.panier_id = panier.id
    ) as lignes`);
  return lignes;
}

export async function countLignes(db: Db, sessionId: number): Promise<number> {
  const { lignes } = await db.one<{ lignes: number }>(sql`
    select count(*) as lignes
      from chantier c
      join panier_ligne l on l.chantier_id = c.id
     where c.panier_id = ${panierDe(sessionId)}`);
  return lignes;
}
