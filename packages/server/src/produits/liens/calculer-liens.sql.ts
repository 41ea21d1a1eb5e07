/** Links that follow from what is in the shop: by the rules, and from orders. */
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';

/**
 * All links of all rules, in one statement; those that already are stay untouched, so that nothing
 * is told of where nothing changed. Articles of a product are looked at by the few values that rules
 * speak of: a screw of forty lengths is one row.
 */
export async function calculerLiens(db: Db): Promise<void> {
  await db.execute(sql`
    with valeur as materialized (select * from regle_lien_valeur),
    utile as materialized (
      select valeur_id as id from valeur where valeur_id is not null
      union
      select autre_valeur_id from valeur where autre_valeur_id is not null
    ),
    dit as materialized (
      select a.id as article_id, array_agg(u.id order by u.id) as valeurs
        from article a
       cross join unnest(a.valeurs) as v (id)
        join utile u on u.id = v.id
       group by a.id
    ),
    reduit as materialized (
      select a.produit_id, coalesce(d.valeurs, '{}') as valeurs,
             max(a.popularite) filter (where not a.retire) as popularite
        from article a
        left join dit d on d.article_id = a.id
       group by a.produit_id, d.valeurs
    ),
    place as materialized (
      select regle_id, place, false as autre, valeur_id from valeur where valeur_id is not null
      union
      select regle_id, place, true, autre_valeur_id from valeur where autre_valeur_id is not null
    ),
    cote as materialized (
      select n.regle_id, n.autre, p.id as produit_id, p.marque_id, p.modele, p.noeud_id,
             min(n.place) as rang
        from regle_lien_noeud n
        join noeud t on t.id = n.noeud_id
        join noeud f on f.gauche between t.gauche and t.droite
        join produit p on p.noeud_id = f.id
       group by n.regle_id, n.autre, p.id
    ),
    -- How many conditions speak of each side, and of both.
    nombre as (
      select r.id as regle_id, s.autre,
             count(k.place) filter (where case when s.autre then k.autre_attribut_id
                                               else k.attribut_id end is not null) as du_cote,
             count(k.place) filter (where num_nonnulls(k.attribut_id, k.autre_attribut_id) = 2)
               as des_deux
        from regle_lien r
       cross join (values (false), (true)) as s (autre)
        left join regle_lien_condition k on k.regle_id = r.id
       group by r.id, s.autre
    ),
    -- Products of both sides with the values they have of what the rule asks for.
    tenu as materialized (
      select c.regle_id, c.autre, c.produit_id, a.valeurs as toutes,
             array_agg(distinct l.valeur_id) as valeurs, count(distinct l.place) as places
        from cote c
        join reduit a using (produit_id)
       cross join unnest(a.valeurs) as v (id)
        join place l on (l.regle_id, l.autre, l.valeur_id) = (c.regle_id, c.autre, v.id)
       group by c.regle_id, c.autre, c.produit_id, a.valeurs
    ),
    cle as materialized (
      select c.regle_id, c.autre, c.produit_id, c.marque_id, c.modele, c.noeud_id, c.rang,
             coalesce(d.valeurs, '{}') as valeurs, max(a.popularite) as popularite
        from cote c
        join nombre n using (regle_id, autre)
        join reduit a using (produit_id)
        left join tenu d on (d.regle_id, d.autre, d.produit_id, d.toutes)
                          = (c.regle_id, c.autre, c.produit_id, a.valeurs)
       where coalesce(d.places, 0) = n.du_cote and (not c.autre or a.popularite is not null)
       group by c.regle_id, c.autre, c.produit_id, c.marque_id, c.modele, c.noeud_id, c.rang,
                d.valeurs
    ),
    accord as materialized (
      select s.regle_id, s.valeurs, t.valeurs as autres
        from (select distinct regle_id, valeurs from cle where not autre) s
       cross join unnest(s.valeurs) as v (id)
        join valeur x on x.regle_id = s.regle_id and x.valeur_id = v.id
        join (select distinct c.regle_id, c.valeurs, w.id
                from cle c cross join unnest(c.valeurs) as w (id)
               where c.autre) t
          on t.regle_id = s.regle_id and t.id = x.autre_valeur_id
        join nombre n on n.regle_id = s.regle_id and n.autre
       group by s.regle_id, s.valeurs, t.valeurs, n.des_deux
      having count(distinct x.place) = n.des_deux
      union all
      select s.regle_id, s.valeurs, t.valeurs
        from (select distinct regle_id, valeurs from cle where not autre) s
        join (select distinct regle_id, valeurs from cle where autre) t using (regle_id)
        join nombre n on n.regle_id = s.regle_id and n.autre and n.des_deux = 0
    ),
    -- The best sold of each kind, and of each maker: what a hundred makers sell is not compared.
    candidat as materialized (
      select c.*,
             row_number() over (partition by regle_id, valeurs, noeud_id
                                order by popularite desc, produit_id) as place,
             row_number() over (partition by regle_id, valeurs, noeud_id, marque_id
                                order by popularite desc, produit_id) as place_de_marque
        from cle c
       where autre
    ),
    choisi as (
      select distinct on (s.regle_id, s.produit_id, s.valeurs, c.noeud_id)
             s.produit_id, r.type, c.produit_id as autre_id, r.id as regle_id,
             (r.rang * 20 + c.rang)::smallint as rang
        from cle s
        join regle_lien r on r.id = s.regle_id
        join accord o on o.regle_id = s.regle_id and o.valeurs = s.valeurs
        join candidat c on c.regle_id = o.regle_id and c.valeurs = o.autres
         and c.modele <> s.modele
         and (c.marque_id = s.marque_id and c.place_de_marque = 1
              or r.marque = 'libre' and c.place <= 2)
       where not s.autre
       order by s.regle_id, s.produit_id, s.valeurs, c.noeud_id, (c.marque_id = s.marque_id) desc,
                c.popularite desc, c.produit_id
    ),
    voulu as materialized (
      select produit_id, type, autre_id, regle_id, min(rang) as rang
        from choisi group by produit_id, type, autre_id, regle_id
    ),
    ote as (
      delete from produit_lien l
       where l.regle_id is not null
         and not exists (select from voulu v
                          where (v.produit_id, v.type, v.autre_id, v.regle_id)
                                = (l.produit_id, l.type, l.autre_id, l.regle_id))
    )
    insert into produit_lien as l (produit_id, type, autre_id, regle_id, rang)
    select produit_id, type, autre_id, regle_id, rang from voulu v
    on conflict on constraint un_lien_par_paire_et_regle do update set rang = excluded.rang
     where l.rang <> excluded.rang`);
}

// What a sheet shows.
const MAX_ENSEMBLE = 6;
/** Fewer companies could be guessed at by one of them. */
const COMPTES_MIN = 3;
// The order of a whole workshop says little of what goes together.
const ARTICLES_MAX = 60;

/** Articles ordered at once by several companies in two years, in one statement. */
export async function calculerAchatsConjoints(db: Db): Promise<void> {
  await db.execute(sql`
    with recent as materialized (
      select commande_id, compte_id, array_agg(article_id) as articles
        from achat_date
       where jour > current_date - 730
       group by commande_id, compte_id
      having count(*) between 2 and ${ARTICLES_MAX}
    ),
    paire as (
      select a.id as article_id, b.id as autre_id, count(distinct r.compte_id)::int as comptes,
             row_number() over (partition by a.id
               order by count(distinct r.compte_id) desc, count(*) desc, b.id) as rang
        from recent r
       cross join unnest(r.articles) as a (id)
       cross join unnest(r.articles) as b (id)
       where a.id <> b.id
       group by a.id, b.id
      having count(distinct r.compte_id) >= ${COMPTES_MIN}
    ),
    voulu as materialized (select * from paire where rang <= ${MAX_ENSEMBLE}),
    ote as (
      delete from achat_conjoint e
       where not exists (select from voulu v
                          where (v.article_id, v.autre_id) = (e.article_id, e.autre_id))
    )
    insert into achat_conjoint as e (article_id, autre_id, rang, comptes)
    select article_id, autre_id, rang, comptes from voulu
    on conflict on constraint un_achat_conjoint_par_paire
      do update set rang = excluded.rang, comptes = excluded.comptes
     where (e.rang, e.comptes) <> (excluded.rang, excluded.comptes)`);
}
