/** What goes with an article by the rules of the shop, and what it is bought with. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { forAny } from '../../db/for-any.ts';
import { sql } from '../../db/sql.ts';
import { word } from '../../db/words.ts';

export interface ComplementRow {
  /** The article it goes with. */
  source: number;
  articleId: number;
  /** Null: someone linked the two by hand. */
  raison: string | null;
  /** What `{valeur}` of the reason stands for. */
  valeur: { libelle: string | null; nombre: string | null; unite: string | null } | null;
}

/** The best sold article on sale that fits, from each linked product; one of several makers. */
export function listComplements(
  db: Db,
  ids: readonly number[],
  langue: Locale,
): Promise<ComplementRow[]> {
  return db.query(sql`
    with lien as materialized (
      select a.id as source, a.valeurs, p.marque_id, l.autre_id, l.regle_id, l.rang
        from article a
        join produit p on p.id = a.produit_id
        join produit_lien l on l.produit_id = p.id and l.type <> 'equivalent'
       where a.id = any (${forAny(ids)}::int[])
    ),
    -- For each condition of a rule, the values the other side may have. None found: it is not for
    -- this article; null: nothing is asked of the other side.
    permis as materialized (
      select r.source, k.regle_id, count(x.regle_id) as trouves,
             array_agg(x.autre_valeur_id) filter (where x.autre_valeur_id is not null) as autres
        from (select distinct source, regle_id, valeurs from lien) r
        join regle_lien_condition k using (regle_id)
        left join regle_lien_valeur x
          on x.regle_id = k.regle_id and x.place = k.place
         and (x.valeur_id is null or x.valeur_id = any (r.valeurs))
       group by r.source, k.regle_id, k.place
    ),
    choisi as (
      select distinct on (l.source, p.modele) l.source, l.valeurs, l.regle_id, l.rang, a.id
        from lien l
        join produit p on p.id = l.autre_id
       cross join lateral (
             select a.id, a.popularite
               from article a
              where a.produit_id = l.autre_id and not a.retire
                and not exists (select from permis q
                                 where q.source = l.source and q.regle_id = l.regle_id
                                   and (q.trouves = 0 or not q.autres && a.valeurs))
              order by a.popularite desc, a.id
              limit 1) a
       order by l.source, p.modele, (p.marque_id = l.marque_id) desc, l.rang, a.popularite desc, a.id
    )
    select c.source, c.id as "articleId", ${word(langue, 'r.raison')} as raison,
           (select json_build_object('libelle', ${word(langue, 'v.libelle')},
                     'nombre', trim_scale(v.nombre)::text, 'unite', t.unite)
              from regle_lien_condition k
              join attribut t on t.id = k.attribut_id
              join attribut_valeur v on v.attribut_id = t.id and v.id = any (c.valeurs)
             where k.regle_id = c.regle_id and k.autre_attribut_id is not null
             order by k.place
             limit 1) as valeur
      from choisi c
      left join regle_lien r on r.id = c.regle_id
     order by c.source, c.rang, c.id`);
}

export interface VoisinRow {
  source: number;
  articleId: number;
}

/**
 * The same thing by others, the nearest first: what tells articles apart is the same, colour and
 * finish may not be. What someone named as equivalent is as near as it can be.
 */
export function listEquivalents(db: Db, ids: readonly number[]): Promise<VoisinRow[]> {
  return db.query(sql`
    with celui as materialized (
      select a.id, a.produit_id, a.valeurs, p.modele,
             array(select v.id
                     from attribut_valeur v
                     join attribut t on t.id = v.attribut_id
                    where v.id = any (a.valeurs) and t.distingue) as mesures
        from article a
        join produit p on p.id = a.produit_id
       where a.id = any (${forAny(ids)}::int[])
    ),
    autre as (
      select c.id as source, p.id as produit_id, c.mesures
        from celui c
        join produit p on p.modele = c.modele and p.id <> c.produit_id
      union all
      select c.id, l.autre_id, '{}'
        from celui c
        join produit_lien l on l.produit_id = c.produit_id and l.type = 'equivalent'
    ),
    proche as (
      select distinct on (o.source, o.produit_id)
             o.source, a.id, a.popularite, n.communs
        from autre o
        join celui c on c.id = o.source
        join article a on a.produit_id = o.produit_id and not a.retire and a.valeurs @> o.mesures
       cross join lateral (
             select count(*) as communs from unnest(a.valeurs) as v where v = any (c.valeurs)) n
       order by o.source, o.produit_id, n.communs desc, a.popularite desc, a.id
    )
    select source, id as "articleId"
      from proche
     order by source, communs desc, popularite desc, id`);
}

/** Ordered at once with it by several companies, the most often first. */
export function listEnsemble(db: Db, ids: readonly number[]): Promise<VoisinRow[]> {
  return db.query(sql`
    select e.article_id as source, e.autre_id as "articleId"
      from achat_conjoint e
      join article a on a.id = e.autre_id and not a.retire
     where e.article_id = any (${forAny(ids)}::int[])
     order by e.article_id, e.rang`);
}
