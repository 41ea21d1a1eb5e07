import { forAny } from '../db/for-any.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

/** A chantier of a basket, and the quote for a customer it was filled from. */
export interface ChantierLie {
  id: number;
  devisClienteleId: number;
}

/**
 * Nothing where the basket is not at this version any more: who changes a basket holds its row, and
 * its version is looked at again once they let it go. Chantiers that still hold something, or a
 * project, stay with their name. Returns which ones were filled from a quote for a customer.
 */
export function deleteLignesPrises(
  tx: Tx,
  { id, version }: { id: number; version: number },
  ligneIds: readonly number[],
): Promise<ChantierLie[]> {
  return tx.query(sql`
    with pris as materialized (
      select id from panier where id = ${id} and version = ${version} for update
    ),
    garde as (
      select c.id
        from chantier c
       where c.panier_id = ${id}
         and (exists (select from panier_ligne l
                       where l.chantier_id = c.id and l.id <> all (${ligneIds}::bigint[]))
              or exists (select from rapido_projet rp where rp.chantier_id = c.id))
    ),
    lignes as (
      delete from panier_ligne l using chantier c
       where c.panier_id = (select id from pris) and l.chantier_id = c.id
         and l.id = any (${forAny(ligneIds)}::bigint[])
    ),
    autres as (
      delete from chantier
       where panier_id = (select id from pris) and rang > 0 and id not in (select id from garde)
    ),
    refuses as (
      delete from panier_goodie
       where panier_id = (select id from pris) and variante_id is null
    ),
    premier as (
      update chantier
         set libelle = null, code_service_chorus = null, numero_engagement = null,
             reference_commande = null, devis_clientele_id = null, version = ${version + 1}
       where panier_id = (select id from pris) and rang = 0 and id not in (select id from garde)
    ),
    suivant as (
    update panier
       set version = version + 1, version_entete = version + 1, modifie_le = now(),
           commentaire = '', coupon_id = null,
           -- What is asked for next is ordered, unless it is said again that a quote is wanted.
           type = 'Commande'
     where id = (select id from pris)
    )
    select c.id, c.devis_clientele_id as "devisClienteleId"
      from chantier c
     where c.panier_id = ${id} and c.devis_clientele_id is not null`);
}
