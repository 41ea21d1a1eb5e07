import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';
import { panierDe, type Proprietaire } from './panier.sql.ts';

export function listChantiers(db: Db, de: Proprietaire): Promise<Chantier[]> {
  return db.query(sql`
    select c.id, c.libelle,
           (select count(*) from panier_ligne l where l.chantier_id = c.id) as "nombreArticles"
      from chantier c
     where c.panier_id = ${panierDe(de)}
     order by c.rang`);
}

export async function isChantierDe(tx: Tx, panierId: number, chantierId: number): Promise<boolean> {
  const found = await tx.maybeOne(sql`
    select id from chantier where id = ${chantierId} and panier_id = ${panierId}`);
  return found !== undefined;
}

/** The chantier of this name, made after the others if there is none. Under the lock of the basket. */
export async function nommerChantier(tx: Tx, panierId: number, libelle: string): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    with connu as (
      select id
        from chantier
       where panier_id = ${panierId} and lower(libelle) = lower(${libelle})
       order by rang
       limit 1
    ),
    nouveau as (
      insert into chantier (panier_id, rang, libelle)
      select ${panierId}, max(rang) + 1, ${libelle}
        from chantier
       where panier_id = ${panierId}
      having not exists (select from connu)
      returning id
    )
    select id from connu union all select id from nouveau`);
  return id;
}
