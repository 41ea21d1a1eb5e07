import type { Devise } from '@comptoir/contract/argent.ts';
import type { DonneesTarif } from '@comptoir/contract/catalogue/tarif.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

export interface LigneTarif extends DonneesTarif {
  articleId: number;
  eco: { type: string; montant: string } | null;
}

/**
 * All that bears on the prices of these articles for a compte, in one pass. Its conditions and the
 * promotions in force are few: they are read once and matched to each article.
 */
export function listDonneesTarif(
  db: Db,
  articleIds: readonly number[],
  compteId: number | undefined,
): Promise<LigneTarif[]> {
  return db.query(sql`
    with jour as (select (now() at time zone 'Europe/Paris')::date as d),
    la_condition as materialized (
      select c.remise, c.marque_id, n.gauche, n.droite
        from jour, condition_tarifaire c
        left join noeud n on n.id = c.noeud_id
       where c.compte_id = ${compteId ?? null}
         and c.debut <= jour.d and (c.fin is null or c.fin >= jour.d)
    ),
    la_promotion as materialized (
      select p.code, p.type, p.valeur, p.cumulable, pc.article_id, pc.marque_id, n.gauche, n.droite
        from jour, promotion p
        join promotion_cible pc on pc.promotion_id = p.id
        left join noeud n on n.id = pc.noeud_id
       where p.debut <= jour.d and (p.fin is null or p.fin >= jour.d)
    )
    select a.id as "articleId",
           t.prix::text as "prixPublic",
           coalesce(paliers.liste, '[]') as paliers,
           negocie.prix::text as "prixNegocie",
           (select max(c.remise)::text
              from la_condition c
             where c.marque_id = p.marque_id or n.gauche between c.gauche and c.droite
           ) as condition,
           coalesce(promotions.liste, '[]') as promotions,
           case when a.eco_type is not null
             then json_build_object('type', a.eco_type, 'montant', a.eco_montant::text)
           end as eco
      from unnest(${articleIds as number[]}::int[]) as demande (id)
      join article a on a.id = demande.id
      join tarif t on t.article_id = a.id
      join produit p on p.id = a.produit_id
      join noeud n on n.id = p.noeud_id
      cross join jour
      left join lateral (
        select json_agg(json_build_object(
                 'quantite', tp.quantite,
                 'prix', case when tp.prix is not null then to_json(tp.prix::text)
                         else json_build_object('remise', tp.remise::text) end)
               order by tp.quantite) as liste
          from tarif_palier tp
         where tp.article_id = a.id
      ) paliers on true
      left join lateral (
        select pn.prix
          from prix_negocie pn
         where pn.compte_id = ${compteId ?? null} and pn.article_id = a.id
           and pn.debut <= jour.d and (pn.fin is null or pn.fin >= jour.d)
         order by pn.debut desc
         limit 1
      ) negocie on true
      left join lateral (
        select json_agg(json_build_object(
                 'code', lp.code,
                 'remise', case lp.type
                   when 'pourcentage' then json_build_object('pourcent', lp.valeur::text)
                   else json_build_object('montant', lp.valeur::text) end,
                 'combinable', lp.cumulable)
               order by lp.code) as liste
          from la_promotion lp
         where lp.article_id = a.id
            or lp.marque_id = p.marque_id
            or n.gauche between lp.gauche and lp.droite
      ) promotions on true`);
}

export async function findDeviseDeCompte(db: Db, compteId: number): Promise<Devise> {
  const { devise } = await db.one<{ devise: Devise }>(
    sql`select devise from compte where id = ${compteId}`,
  );
  return devise;
}

/** What 100 euros are worth in the currency today. */
export async function findChange(db: Db, devise: Devise): Promise<string> {
  const { pourCent } = await db.one<{ pourCent: string }>(sql`
    select trim_scale(taux * 100)::text as "pourCent"
      from taux_change
     where devise = ${devise} and debut <= (now() at time zone 'Europe/Paris')::date
     order by debut desc
     limit 1`);
  return pourCent;
}
