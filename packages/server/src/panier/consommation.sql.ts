import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

/** Its version, under its lock; undefined when there is no such basket. */
export async function lockPanierParId(tx: Tx, id: number): Promise<number | undefined> {
  const found = await tx.maybeOne<{ version: number }>(
    sql`select version from panier where id = ${id} for update`,
  );
  return found?.version;
}

/** Chantiers that still hold something, or a project, stay with their name. */
export async function deleteLignesPrises(
  tx: Tx,
  { id, version }: { id: number; version: number },
  ligneIds: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    with garde as (
      select c.id
        from chantier c
       where c.panier_id = ${id}
         and (exists (select from panier_ligne l
                       where l.chantier_id = c.id and l.id <> all (${ligneIds}::bigint[]))
              or exists (select from rapido_projet rp where rp.chantier_id = c.id))
    ),
    lignes as (
      delete from panier_ligne l using chantier c
       where c.panier_id = ${id} and l.chantier_id = c.id and l.id = any (${ligneIds}::bigint[])
    ),
    autres as (
      delete from chantier where panier_id = ${id} and rang > 0 and id not in (select id from garde)
    ),
    premier as (
      update chantier
         set libelle = null, code_service_chorus = null, numero_engagement = null,
             reference_commande = null, version = ${version + 1}
       where panier_id = ${id} and rang = 0 and id not in (select id from garde)
    )
    update panier
       set version = version + 1, version_entete = version + 1, modifie_le = now(),
           commentaire = '', coupon_id = null
     where id = ${id}`);
}
