/** What leaves of an order. Under its lock. */
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

export interface LigneAExpedier {
  id: number;
  reste: number;
  /** Grams of one unit of sale. */
  poids: number;
}

/** Lines of which something is still to be sent, in their order. */
export function listAExpedier(tx: Tx, commandeId: number): Promise<LigneAExpedier[]> {
  return tx.query(sql`
    select l.id, l.quantite - l.quantite_expediee as reste, a.poids
      from commande_ligne l
      join article a on a.id = l.article_id
     where l.commande_id = ${commandeId} and l.quantite_expediee < l.quantite
     order by l.rang`);
}

export interface BonNouveau {
  cle: string;
  commandeId: number;
  transporteur: string;
  suivi: string;
  poids: number;
  lignes: readonly { ligneId: number; quantite: number }[];
}

/** With where it goes, as the order has it. */
export function insertBon(
  tx: Tx,
  { cle, commandeId, transporteur, suivi, poids, lignes }: BonNouveau,
  instant: Date,
): Promise<{ id: number; numero: string }> {
  return tx.one(sql`
    with numerote as (
      select nextval('bon_livraison_numero')::text as n
    ),
    bon as (
      insert into bon_livraison (cle, numero, commande_id, expedie_le, transporteur, suivi,
        destination, poids)
      select ${cle}, 'B' || to_char(${instant}::timestamptz at time zone 'Europe/Paris', 'YY')
               || '-' || lpad(n, greatest(6, length(n)), '0'),
             c.id, ${instant}, ${transporteur}, ${suivi},
             coalesce(nullif(c.livraison -> 'adresse', 'null'::jsonb), c.facturation), ${poids}
        from numerote, commande c
       where c.id = ${commandeId}
      returning id, numero
    ),
    lignes as (
      insert into bon_livraison_ligne (bon_id, ligne_id, quantite)
      select bon.id, l.ligne_id, l.quantite
        from bon, unnest(${lignes.map(({ ligneId }) => ligneId)}::bigint[],
                    ${lignes.map(({ quantite }) => quantite)}::int[]) as l (ligne_id, quantite)
    )
    select id, numero from bon`);
}

/**
 * What left is held back no longer: it is gone. Parts that lie somewhere leave before those that
 * were still to come.
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
