/** What leaves of an order. Under its lock. */
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import { jobPour } from '../../jobs/add-job.ts';

export interface PartAExpedier {
  envoiId: number;
  ligneId: number;
  reste: number;
  /** Grams of one unit of sale. */
  poids: number;
}

/** What is still to be sent of each line, consignment by consignment, in their order. */
export function listAExpedier(tx: Tx, commandeId: number): Promise<PartAExpedier[]> {
  return tx.query(sql`
    select v.id as "envoiId", l.id as "ligneId", el.quantite - el.quantite_expediee as reste,
           a.poids
      from commande_envoi v
      join commande_envoi_ligne el on el.envoi_id = v.id
      join commande_ligne l on l.id = el.ligne_id
      join article a on a.id = l.article_id
     where v.commande_id = ${commandeId} and el.quantite_expediee < el.quantite
     order by v.rang, l.rang`);
}

export interface BonNouveau {
  cle: string;
  envoiId: number;
  poids: number;
  lignes: readonly { ligneId: number; quantite: number }[];
}

export interface BonEcrit {
  bonId: number;
  numero: string;
}

/**
 * Each with where its consignment goes, and the mail that announces it. Numbers rise in the order
 * the notes are given in.
 */
export function insertBons(
  tx: Tx,
  { commandeId, transporteur, suivi }: { commandeId: number; transporteur: string; suivi: string },
  bons: readonly BonNouveau[],
  instant: Date,
): Promise<BonEcrit[]> {
  const courrier = sql`json_build_object('commandeId', ${commandeId}::bigint, 'genre', genre,
                                         'bonId', ecrits.id)`;
  return tx.query(sql`
    with voulus as (
      select j.cle, j."envoiId", j.poids, j.lignes, nextval('bon_livraison_numero')::text as n
        from json_to_recordset(${JSON.stringify(bons)}::json)
               as j (cle text, "envoiId" bigint, poids int, lignes json)
    ),
    ecrits as (
      insert into bon_livraison (cle, numero, commande_id, envoi_id, expedie_le, transporteur,
        suivi, destination, poids)
      select w.cle, 'B' || to_char(${instant}::timestamptz at time zone 'Europe/Paris', 'YY')
               || '-' || lpad(w.n, greatest(6, length(w.n)), '0'),
             c.id, v.id, ${instant}, ${transporteur}, ${suivi},
             coalesce(v.ailleurs -> 'adresse', nullif(c.livraison -> 'adresse', 'null'::jsonb),
               c.facturation), w.poids
        from voulus w
        join commande_envoi v on v.id = w."envoiId" and v.commande_id = ${commandeId}
        join commande c on c.id = v.commande_id
      returning id, cle, numero
    ),
    lignes as (
      insert into bon_livraison_ligne (bon_id, ligne_id, quantite)
      select ecrits.id, l."ligneId", l.quantite
        from ecrits
        join voulus using (cle),
             json_to_recordset(voulus.lignes) as l ("ligneId" bigint, quantite int)
    ),
    parties as (
      update commande_envoi_ligne el
         set quantite_expediee = el.quantite_expediee + l.quantite
        from voulus w, json_to_recordset(w.lignes) as l ("ligneId" bigint, quantite int)
       where el.envoi_id = w."envoiId" and el.ligne_id = l."ligneId"
    ),
    courriers as materialized (
      select ${jobPour('commande-courrier', courrier)}
        from ecrits,
             (select case livraison ->> 'mode' when 'livraison' then 'expediee'
                       else 'a-retirer' end as genre
                from commande where id = ${commandeId}) g
    )
    select id as "bonId", numero, (select count(*) from courriers) as courriers
      from ecrits order by id`);
}

/**
 * What left is held back no longer: it is gone. Parts that lie somewhere leave before those that
 * were still to come. Each line once.
 */
export async function consommerReservations(
  tx: Tx,
  lignes: readonly { ligneId: number; quantite: number }[],
): Promise<void> {
  const ids = lignes.map(({ ligneId }) => ligneId);
  const quantites = lignes.map(({ quantite }) => quantite);
  await tx.execute(sql`
    with parties as (
      select * from unnest(${ids}::bigint[], ${quantites}::int[]) as p (ligne_id, quantite)
    )
    update commande_ligne l
       set quantite_expediee = l.quantite_expediee + p.quantite
      from parties p
     where l.id = p.ligne_id`);
  await tx.execute(sql`
    with parties as (
      select * from unnest(${ids}::bigint[], ${quantites}::int[]) as p (ligne_id, quantite)
    ),
    prises as (
      select r.ligne_id, r.lieu_id, r.attendu_lieu_id, r.attendu_le, r.quantite,
             least(r.quantite, greatest(0, p.quantite - (sum(r.quantite) over (
               partition by r.ligne_id
                   order by r.lieu_id nulls last, r.attendu_le nulls last, r.attendu_lieu_id)
               - r.quantite))) as prise
        from reservation r
        join parties p on p.ligne_id = r.ligne_id
    ),
    finies as (
      delete from reservation r using prises p
       where r.ligne_id = p.ligne_id
         and (r.lieu_id, r.attendu_lieu_id, r.attendu_le)
               is not distinct from (p.lieu_id, p.attendu_lieu_id, p.attendu_le)
         and p.prise = p.quantite
    )
    update reservation r
       set quantite = r.quantite - p.prise
      from prises p
     where r.ligne_id = p.ligne_id
       and (r.lieu_id, r.attendu_lieu_id, r.attendu_le)
             is not distinct from (p.lieu_id, p.attendu_lieu_id, p.attendu_le)
       and p.prise > 0 and p.prise < p.quantite`);
}

export async function livrerBons(tx: Tx, commandeId: number, instant: Date): Promise<void> {
  await tx.execute(sql`
    update bon_livraison
       set livre_le = greatest(${instant}::timestamptz, expedie_le)
     where commande_id = ${commandeId} and livre_le is null`);
}
