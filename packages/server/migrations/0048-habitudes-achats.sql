-- What a company buys and how often, kept as orders come and go: no page counts orders.

-- What one order took of one article, on the day it was placed; orders given up have none.
create table achat_date (
  commande_id bigint not null,
  article_id integer not null,
  compte_id integer not null,
  jour date not null,
  quantite integer not null,
  -- Of one unit of sale, as it was paid.
  prix_ht numeric(12, 4) not null,
  devise text not null,
  -- Names of the chantiers it was for.
  chantiers text[] not null,
  constraint un_achat_date_par_commande_et_article primary key (commande_id, article_id),
  constraint achat_date_d_une_commande
    foreign key (commande_id) references commande (id) on delete cascade,
  constraint achat_date_d_un_article foreign key (article_id) references article (id),
  constraint achat_date_d_un_compte foreign key (compte_id) references compte (id) on delete cascade
);
create index achat_date_par_compte_et_article
  on achat_date (compte_id, article_id, jour desc, commande_id desc);
create index achat_date_par_article on achat_date (article_id);

create table habitude (
  compte_id integer not null,
  article_id integer not null,
  -- Orders it was in, those of the past included.
  nombre integer not null,
  -- Usually bought at once: the median.
  quantite integer not null,
  -- The first order that is known by its day; null: only the past is known.
  premier_le date,
  dernier_le date not null,
  -- Median of the days between two days it was ordered on; null: too few to tell.
  rythme_jours integer,
  -- Null: it is bought irregularly, nobody can tell when it will be needed.
  prochain_le date,
  -- From then on it is needed soon.
  bientot_le date,
  -- From then on it is no longer bought.
  arrete_le date not null,
  -- Of one unit of sale in the last order; null: only the past is known.
  dernier_prix_ht numeric(12, 4),
  devise text,
  -- Those of the last orders, by name.
  chantiers text[] not null default '{}',
  -- The past: purchases of `achat` that no order tells of, counted and not dated.
  anterieur_nombre integer not null default 0,
  anterieur_quantite integer not null default 0,
  -- The last of them, where no later order is known.
  anterieur_le date,
  -- The company does not want it shown among its habits.
  masquee boolean not null default false,
  constraint une_habitude_par_compte_et_article primary key (compte_id, article_id),
  constraint habitude_d_un_compte foreign key (compte_id) references compte (id) on delete cascade,
  constraint habitude_d_un_article foreign key (article_id) references article (id),
  constraint habitude_au_moins_une_fois check (nombre > 0 and quantite > 0),
  constraint prochaine_fois_avec_son_rythme
    check (num_nonnulls(prochain_le, bientot_le) in (0, 2)
           and (prochain_le is null or rythme_jours is not null)),
  constraint prix_avec_sa_devise check ((dernier_prix_ht is null) = (devise is null))
);
create index habitude_par_article on habitude (article_id);
create index habitude_par_echeance on habitude (compte_id, prochain_le)
  where prochain_le is not null and not masquee;

-- Figures of these articles from the last orders that are known by their day and from the past. Medians
-- are those of the last twelve: one large order and a closed August change none of them.
create function recalculer_habitudes(le_compte integer, les_articles integer[]) returns void
language plpgsql as $$
begin
  insert into habitude as kept (compte_id, article_id, nombre, quantite, premier_le, dernier_le,
    rythme_jours, prochain_le, bientot_le, arrete_le, dernier_prix_ht, devise, chantiers)
  select le_compte, s.article_id, connu.nombre + s.anterieur_nombre, usuel.quantite,
         connu.premier_le, dernier.jour, rythme.jours,
         case when rythme.regulier then dernier.jour + rythme.jours end,
         case when rythme.regulier
              then dernier.jour + rythme.jours - least(7, (rythme.jours + 3) / 4) end,
         -- Late is not lost: not before two months, which a closed workshop explains.
         dernier.jour + case when rythme.regulier then greatest(60, 4 * rythme.jours)
                             else greatest(365, 4 * coalesce(rythme.jours, 0)) end,
         paye.prix_ht, paye.devise, lieux.chantiers
    from (select n.article_id, coalesce(h.anterieur_nombre, 0) as anterieur_nombre,
                 coalesce(h.anterieur_quantite, 0) as anterieur_quantite, h.anterieur_le
            from (select distinct unnest(les_articles) as article_id) n
            left join habitude h on h.compte_id = le_compte and h.article_id = n.article_id) s
   cross join lateral (
         select count(*)::integer as nombre, min(d.jour) as premier_le, max(d.jour) as dernier_le
           from achat_date d
          where d.compte_id = le_compte and d.article_id = s.article_id) connu
   cross join lateral (select greatest(connu.dernier_le, s.anterieur_le) as jour) dernier
   cross join lateral (
         -- The past is so many purchases of its average.
         select percentile_disc(0.5) within group (order by q.quantite)::integer as quantite
           from (select quantite
                   from (select d.quantite
                           from achat_date d
                          where d.compte_id = le_compte and d.article_id = s.article_id
                          order by d.jour desc, d.commande_id desc
                          limit 12) derniers
                 union all
                 select greatest(1, round(s.anterieur_quantite::numeric / s.anterieur_nombre))
                   from generate_series(1, least(s.anterieur_nombre, 12 - connu.nombre))) q) usuel
   cross join lateral (
         select array_agg(e.ecart) as ecarts,
                round((percentile_cont(0.5) within group (order by e.ecart))::numeric)::integer
                  as median
           from (select j.jour - lag(j.jour) over (order by j.jour) as ecart
                   from (select distinct d.jour
                           from achat_date d
                          where d.compte_id = le_compte and d.article_id = s.article_id
                          order by d.jour desc
                          limit 13) j) e
          where e.ecart is not null) vu
   cross join lateral (
         select case when cardinality(vu.ecarts) >= 2 then vu.median
                     -- Counted, not dated: so many in a year.
                     when connu.nombre + s.anterieur_nombre >= 3
                     then greatest(1, round(365.0 / (connu.nombre + s.anterieur_nombre)))::integer
                end as jours,
                case when cardinality(vu.ecarts) >= 2
                     then (select 2 * percentile_cont(0.5)
                                        within group (order by abs(ecart - vu.median))
                             from unnest(vu.ecarts) as ecart) <= vu.median
                     else connu.nombre + s.anterieur_nombre >= 3
                end as regulier) rythme
    left join lateral (
         select d.prix_ht, d.devise
           from achat_date d
          where d.compte_id = le_compte and d.article_id = s.article_id
          order by d.jour desc, d.commande_id desc
          limit 1) paye on true
   cross join lateral (
         select array(select distinct c.nom
                        from (select d.chantiers
                                from achat_date d
                               where d.compte_id = le_compte and d.article_id = s.article_id
                               order by d.jour desc, d.commande_id desc
                               limit 24) d, unnest(d.chantiers) as c (nom)
                       order by c.nom) as chantiers) lieux
   where connu.nombre + s.anterieur_nombre > 0
   order by s.article_id
  on conflict on constraint une_habitude_par_compte_et_article do update
     set nombre = excluded.nombre, quantite = excluded.quantite, premier_le = excluded.premier_le,
         dernier_le = excluded.dernier_le, rythme_jours = excluded.rythme_jours,
         prochain_le = excluded.prochain_le, bientot_le = excluded.bientot_le,
         arrete_le = excluded.arrete_le, dernier_prix_ht = excluded.dernier_prix_ht,
         devise = excluded.devise, chantiers = excluded.chantiers;

  delete from habitude h
   where h.compte_id = le_compte and h.article_id = any (les_articles) and h.anterieur_nombre = 0
     and not exists (select from achat_date d
                      where d.compte_id = le_compte and d.article_id = h.article_id);
end
$$;

-- What orders take, by article.
create view achat_des_commandes as
select c.id as commande_id, l.article_id, c.compte_id,
       (c.passee_le at time zone 'Europe/Paris')::date as jour,
       least(sum(l.quantite), 2000000000)::integer as quantite,
       (array_agg(l.prix_ht order by l.rang))[1] as prix_ht, c.devise,
       coalesce(array_agg(distinct ch.libelle) filter (where ch.libelle is not null), '{}')
         as chantiers
  from commande c
  join commande_ligne l on l.commande_id = c.id
  join commande_chantier ch on ch.commande_id = l.commande_id and ch.rang = l.chantier_rang
 where c.etat not in ('annulee', 'refusee')
 group by c.id, l.article_id;

-- After an order was placed, changed or given up. Orders of one company wait for each other here, so
-- that each sees what the others wrote.
create function suivre_habitudes(la_commande bigint) returns void language plpgsql as $$
declare
  le_compte integer := (select compte_id from commande where id = la_commande);
  touches integer[];
begin
  perform pg_advisory_xact_lock(hashtext('habitude'), le_compte);
  touches := array(select article_id from achat_date where commande_id = la_commande
                   union
                   select article_id from commande_ligne where commande_id = la_commande);
  delete from achat_date where commande_id = la_commande;
  insert into achat_date (commande_id, article_id, compte_id, jour, quantite, prix_ht, devise,
    chantiers)
  select commande_id, article_id, compte_id, jour, quantite, prix_ht, devise, chantiers
    from achat_des_commandes where commande_id = la_commande;
  perform recalculer_habitudes(le_compte, touches);
end
$$;

-- All of a company again, from its orders and from `achat`: after purchases of the past were taken over.
create function refaire_habitudes(le_compte integer) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('habitude'), le_compte);
  delete from achat_date where compte_id = le_compte;
  insert into achat_date (commande_id, article_id, compte_id, jour, quantite, prix_ht, devise,
    chantiers)
  select commande_id, article_id, compte_id, jour, quantite, prix_ht, devise, chantiers
    from achat_des_commandes where compte_id = le_compte;
  update habitude set anterieur_nombre = 0, anterieur_quantite = 0, anterieur_le = null
   where compte_id = le_compte;
  -- What orders tell of is in `achat` too, once it left.
  insert into habitude as kept (compte_id, article_id, nombre, quantite, dernier_le, arrete_le,
    anterieur_nombre, anterieur_quantite, anterieur_le)
  select a.compte_id, a.article_id, a.nombre, 1, a.dernier_le, a.dernier_le,
         a.nombre - coalesce(p.nombre, 0),
         greatest(a.nombre - coalesce(p.nombre, 0), a.quantite - coalesce(p.quantite, 0)),
         case when p.dernier_le is null or a.dernier_le > p.dernier_le then a.dernier_le end
    from achat a
    left join (select l.article_id, count(distinct c.id) as nombre,
                      sum(l.quantite_expediee) as quantite,
                      max((c.passee_le at time zone 'Europe/Paris')::date) as dernier_le
                 from commande c
                 join commande_ligne l on l.commande_id = c.id and l.quantite_expediee > 0
                where c.compte_id = le_compte and c.etat not in ('annulee', 'refusee')
                group by l.article_id) p on p.article_id = a.article_id
   where a.compte_id = le_compte and a.nombre > coalesce(p.nombre, 0)
   order by a.article_id
  on conflict on constraint une_habitude_par_compte_et_article do update
     set anterieur_nombre = excluded.anterieur_nombre,
         anterieur_quantite = excluded.anterieur_quantite, anterieur_le = excluded.anterieur_le;
  perform recalculer_habitudes(le_compte, array(
    select article_id from habitude where compte_id = le_compte
    union
    select article_id from achat_date where compte_id = le_compte));
end
$$;

select refaire_habitudes(c.id)
  from (select compte_id as id from achat union select compte_id from commande) c
 order by c.id;
