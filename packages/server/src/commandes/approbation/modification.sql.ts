/** Lines of an order that waits, while their quantities change. Under the lock of the order. */
import type { TarifPanier } from '@comptoir/contract/panier/tarif-panier.schema.ts';
import type { Devise } from '@comptoir/contract/argent.ts';
import type { Goodie } from '@comptoir/contract/panier/goodies.contract.ts';
import { sql } from '../../db/sql.ts';
import type { Db } from '../../db/pool.ts';
import type { Tx } from '../../db/transaction.ts';
import type { PartDEnvoi, PartsModifiees } from './envois-modifies.ts';
import type { Tenu } from '../passage/stock-reserve.sql.ts';
import type { LigneAModifier, LigneModifiee } from './quantites-modifiees.ts';

export interface LigneTenue extends LigneAModifier {
  rang: number;
  reference: string;
  libelle: string;
  articleId: number;
  multiple: number;
  minimum: number;
  /** Working days the maker takes. */
  delaiFournisseur: number;
  reservations: Omit<Tenu, 'articleId'>[];
  /** By rising day. */
  envois: PartDEnvoi[];
}

export function listLignesTenues(tx: Tx, commandeId: number): Promise<LigneTenue[]> {
  return tx.query(sql`
    select l.id, l.rang, l.reference, l.libelle, l.article_id as "articleId", l.quantite, l.coupe,
           l.prix_public_ht as "prixPublicHT", l.prix_ht as "prixHT", l.eco_ht as "ecoHT", l.tva,
           l.promotions, a.multiple, a.minimum, a.delai_fournisseur as "delaiFournisseur",
           (select coalesce(json_agg(json_build_object('lieuId', r.lieu_id,
                     'quantite', r.quantite,
                     'arrivage', case when r.attendu_le is not null then json_build_object(
                       'lieuId', r.attendu_lieu_id, 'jour', r.attendu_le) end)
                   order by r.lieu_id nulls last, r.attendu_le nulls last), '[]')
              from reservation r where r.ligne_id = l.id) as reservations,
           (select json_agg(json_build_object('envoiId', v.id, 'quantite', el.quantite)
                   order by v.jour, v.rang)
              from commande_envoi_ligne el
              join commande_envoi v on v.id = el.envoi_id
             where el.ligne_id = l.id) as envois
      from commande_ligne l
      join article a on a.id = l.article_id
     where l.commande_id = ${commandeId}
     order by l.rang`);
}

export function findTarif(
  tx: Tx,
  commandeId: number,
): Promise<{ tarif: TarifPanier; goodies: Goodie[]; depotIds: number[] }> {
  return tx.one(sql`
    select c.tarif, c.goodies, array(select d.id from depot d order by d.id)::int[] as "depotIds"
      from commande c
     where c.id = ${commandeId}`);
}

interface LigneEcrite extends LigneModifiee {
  /** Null: as it was. */
  prevueLe: string | null;
  reservations: Omit<Tenu, 'articleId'>[];
  envois: PartsModifiees;
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

/** Their parts in consignments; one that nothing is left of goes, a later one comes where needed. */
export async function writeEnvois(
  tx: Tx,
  commandeId: number,
  lignes: readonly Pick<LigneEcrite, 'id' | 'envois'>[],
): Promise<void> {
  const parts = lignes.flatMap(({ id, envois }) => envois.parts.map((part) => ({ id, ...part })));
  const supplements = lignes.flatMap(({ id, envois }) =>
    envois.supplement ? [{ id, ...envois.supplement }] : [],
  );
  await tx.execute(sql`
    delete from commande_envoi_ligne el using commande_envoi v
     where v.id = el.envoi_id and v.commande_id = ${commandeId}`);
  await tx.execute(sql`
    with plus as (
      select * from json_to_recordset(${JSON.stringify(supplements)}::json)
               as j (id bigint, "envoiId" bigint, quantite int, jour date)
    ),
    nouveaux as (
      insert into commande_envoi (commande_id, rang, jour, chantier_rang, destination, ailleurs,
        poids)
      select v.commande_id, m.rang + row_number() over (order by p.jour, v.rang), p.jour,
             v.chantier_rang, v.destination, v.ailleurs, 0
        from (select distinct "envoiId", jour from plus) p
        join commande_envoi v on v.id = p."envoiId",
             (select max(rang) as rang from commande_envoi where commande_id = ${commandeId}) m
      returning id, jour, chantier_rang, destination, ailleurs
    )
    insert into commande_envoi_ligne (envoi_id, ligne_id, quantite)
    select j."envoiId", j.id, j.quantite
      from json_to_recordset(${JSON.stringify(parts)}::json)
             as j (id bigint, "envoiId" bigint, quantite int)
    union all
    select min(n.id), p.id, p.quantite
      from plus p
      join commande_envoi v on v.id = p."envoiId"
      join nouveaux n
        on (n.jour, n.chantier_rang, n.destination, n.ailleurs)
             is not distinct from (p.jour, v.chantier_rang, v.destination, v.ailleurs)
     group by p.id, p.quantite`);
  await tx.execute(sql`
    delete from commande_envoi v
     where v.commande_id = ${commandeId}
       and not exists (select from commande_envoi_ligne el where el.envoi_id = v.id)`);
  await tx.execute(sql`
    update commande_envoi v
       set poids = s.poids
      from (select el.envoi_id, sum(a.poids * el.quantite)::int as poids
              from commande_envoi_ligne el
              join commande_ligne l on l.id = el.ligne_id
              join article a on a.id = l.article_id
             where l.commande_id = ${commandeId}
             group by el.envoi_id) s
     where s.envoi_id = v.id and s.poids <> v.poids`);
}

export interface VentePromue {
  devise: Devise;
  articleIds: number[];
  groupes: number[];
  promotionDuCoupon: number | null;
}

/** What promotions of an order depend on beside its lines. Undefined: this company has none such. */
export function findVente(
  db: Db,
  { cle, compteId }: { cle: string; compteId: number },
): Promise<VentePromue | undefined> {
  return db.maybeOne(sql`
    select c.devise, (select coalesce(json_agg(distinct l.article_id), '[]')
              from commande_ligne l where l.commande_id = c.id) as "articleIds",
           (select coalesce(json_agg(g.groupe_id), '[]')
              from groupe_client_compte g where g.compte_id = c.compte_id) as groupes,
           (select k.promotion_id from coupon k where k.id = c.coupon_id) as "promotionDuCoupon"
      from commande c
     where c.cle = ${cle} and c.compte_id = ${compteId}`);
}

export async function updateTotaux(
  tx: Tx,
  commandeId: number,
  {
    tarif,
    marchandiseHT,
    goodies,
  }: { tarif: TarifPanier; marchandiseHT: string; goodies: readonly Goodie[] },
): Promise<void> {
  await tx.execute(sql`
    update commande c
       set tarif = ${JSON.stringify(tarif)}::jsonb,
           goodies = ${JSON.stringify(goodies)}::jsonb, marchandise_ht = ${marchandiseHT}::numeric,
           net_ht = ${tarif.netHT.montant}::numeric, ttc = ${tarif.ttc.montant}::numeric,
           nombre_lignes = l.nombre, prevue_le = l.prevue
      from (select count(*) as nombre, max(prevue_le) as prevue
              from commande_ligne where commande_id = ${commandeId}) l
     where c.id = ${commandeId}`);
}
