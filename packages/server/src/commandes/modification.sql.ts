/** Lines of an order that waits, while their quantities change. Under the lock of the order. */
import type { TarifPanier } from '@comptoir/contract/panier/tarif-panier.schema.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';
import type { Tenu } from './stock-reserve.sql.ts';
import type { LigneAModifier, LigneModifiee } from './quantites-modifiees.ts';

export interface LigneTenue extends LigneAModifier {
  rang: number;
  articleId: number;
  multiple: number;
  minimum: number;
  /** Working days the maker takes. */
  delaiFournisseur: number;
  reservations: Omit<Tenu, 'articleId'>[];
}

export function listLignesTenues(tx: Tx, commandeId: number): Promise<LigneTenue[]> {
  return tx.query(sql`
    select l.id, l.rang, l.article_id as "articleId", l.quantite, l.coupe,
           l.prix_public_ht as "prixPublicHT", l.prix_ht as "prixHT", l.eco_ht as "ecoHT", l.tva,
           l.promotions, a.multiple, a.minimum, a.delai_fournisseur as "delaiFournisseur",
           (select coalesce(json_agg(json_build_object('lieuId', r.lieu_id,
                     'quantite', r.quantite,
                     'arrivage', case when r.attendu_le is not null then json_build_object(
                       'lieuId', r.attendu_lieu_id, 'jour', r.attendu_le) end)
                   order by r.lieu_id nulls last, r.attendu_le nulls last), '[]')
              from reservation r where r.ligne_id = l.id) as reservations
      from commande_ligne l
      join article a on a.id = l.article_id
     where l.commande_id = ${commandeId}
     order by l.rang`);
}

export function findTarif(
  tx: Tx,
  commandeId: number,
): Promise<{ tarif: TarifPanier; depotIds: number[] }> {
  return tx.one(sql`
    select c.tarif, array(select d.id from depot d order by d.id)::int[] as "depotIds"
      from commande c
     where c.id = ${commandeId}`);
}

interface LigneEcrite extends LigneModifiee {
  /** Null: as it was. */
  prevueLe: string | null;
  reservations: Omit<Tenu, 'articleId'>[];
}

/** Lines that are not among them go, with what they hold. */
export async function writeLignes(
  tx: Tx,
  commandeId: number,
  lignes: readonly LigneEcrite[],
): Promise<void> {
  const ecrites = JSON.stringify(lignes);
  await tx.execute(sql`
    delete from commande_ligne
     where commande_id = ${commandeId}
       and id <> all (${lignes.map(({ id }) => id)}::bigint[])`);
  await tx.execute(sql`
    delete from reservation r using commande_ligne l
     where l.id = r.ligne_id and l.commande_id = ${commandeId}`);
  await tx.execute(sql`
    update commande_ligne l
       set quantite = j.quantite, montant_ht = j."montantHT", promotion_ht = j."promotionHT",
           promotions = j.promotions, prevue_le = coalesce(j."prevueLe", l.prevue_le)
      from json_to_recordset(${ecrites}::json) as j (id bigint, quantite int, "montantHT" numeric,
             "promotionHT" numeric, promotions jsonb, "prevueLe" date)
     where l.id = j.id and l.commande_id = ${commandeId}`);
  await tx.execute(sql`
    insert into reservation (ligne_id, lieu_id, attendu_lieu_id, attendu_le, quantite)
    select j.id, r."lieuId", (r.arrivage ->> 'lieuId')::smallint, (r.arrivage ->> 'jour')::date,
           r.quantite
      from json_to_recordset(${ecrites}::json) as j (id bigint, reservations json),
           json_to_recordset(j.reservations) as r ("lieuId" smallint, arrivage json,
             quantite int)`);
}

export async function updateTotaux(
  tx: Tx,
  commandeId: number,
  { tarif, marchandiseHT }: { tarif: TarifPanier; marchandiseHT: string },
): Promise<void> {
  await tx.execute(sql`
    update commande c
       set tarif = ${JSON.stringify(tarif)}::jsonb, marchandise_ht = ${marchandiseHT}::numeric,
           net_ht = ${tarif.netHT.montant}::numeric, ttc = ${tarif.ttc.montant}::numeric,
           nombre_lignes = l.nombre, prevue_le = l.prevue
      from (select count(*) as nombre, max(prevue_le) as prevue
              from commande_ligne where commande_id = ${commandeId}) l
     where c.id = ${commandeId}`);
}
