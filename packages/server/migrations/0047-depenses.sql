-- What a company spends by month, kept as its orders are placed, changed and given up: adding up a
-- hundred thousand lines for a page took half a second.

-- Goods without tax, after discounts, without carriage and eco-participation; orders that were
-- cancelled or refused do not count.
create table depense_chantier (
  compte_id integer not null,
  utilisateur_id integer not null,
  -- First day of the month an order was placed in, in Paris.
  mois date not null,
  -- '' without a name.
  chantier text not null,
  montant_ht numeric(14, 2) not null,
  constraint une_depense_par_mois_et_chantier
    primary key (compte_id, mois, utilisateur_id, chantier),
  constraint depense_de_chantier_d_un_compte
    foreign key (compte_id) references compte (id) on delete cascade,
  constraint depense_de_chantier_d_un_utilisateur
    foreign key (utilisateur_id) references utilisateur (id) on delete cascade
);
create index depense_chantier_par_utilisateur on depense_chantier (utilisateur_id);

create table depense_categorie (
  compte_id integer not null,
  utilisateur_id integer not null,
  mois date not null,
  -- The category of the article as it stood then. No foreign key: the tree changes, what was spent stays.
  categorie_id integer not null,
  montant_ht numeric(14, 2) not null,
  constraint une_depense_par_mois_et_categorie
    primary key (compte_id, mois, utilisateur_id, categorie_id),
  constraint depense_de_categorie_d_un_compte
    foreign key (compte_id) references compte (id) on delete cascade,
  constraint depense_de_categorie_d_un_utilisateur
    foreign key (utilisateur_id) references utilisateur (id) on delete cascade
);
create index depense_categorie_par_utilisateur on depense_categorie (utilisateur_id);

-- One line of an order that begins to count, or, with a negative amount, no longer does.
create type mouvement_depense as (
  compte_id integer,
  utilisateur_id integer,
  mois date,
  chantier text,
  article_id integer,
  montant_ht numeric
);

-- Whoever writes orders of a company holds its lock (commandes/README.md): nobody waits here.
create function noter_depenses(mouvements mouvement_depense[]) returns void language sql as $$
  insert into depense_chantier as d (compte_id, utilisateur_id, mois, chantier, montant_ht)
  select m.compte_id, m.utilisateur_id, m.mois, m.chantier, sum(m.montant_ht)
    from unnest(mouvements) m
   group by m.compte_id, m.utilisateur_id, m.mois, m.chantier
  having sum(m.montant_ht) <> 0
   order by m.compte_id, m.mois, m.utilisateur_id, m.chantier
  on conflict on constraint une_depense_par_mois_et_chantier
    do update set montant_ht = d.montant_ht + excluded.montant_ht;

  insert into depense_categorie as d (compte_id, utilisateur_id, mois, categorie_id, montant_ht)
  select m.compte_id, m.utilisateur_id, m.mois, haut.id, sum(m.montant_ht)
    from unnest(mouvements) m
    join article a on a.id = m.article_id
    join produit p on p.id = a.produit_id
    join noeud n on n.id = p.noeud_id
    join noeud haut on haut.niveau = 1 and n.gauche between haut.gauche and haut.droite
   group by m.compte_id, m.utilisateur_id, m.mois, haut.id
  having sum(m.montant_ht) <> 0
   order by m.compte_id, m.mois, m.utilisateur_id, haut.id
  on conflict on constraint une_depense_par_mois_et_categorie
    do update set montant_ht = d.montant_ht + excluded.montant_ht;
$$;

create function compte_en_depense(etat text) returns boolean language sql immutable as $$
  select etat not in ('annulee', 'refusee')
$$;

create function mois_de_depense(passee_le timestamptz) returns date language sql immutable as $$
  select date_trunc('month', passee_le at time zone 'Europe/Paris')::date
$$;

-- Lines that are there, or are there no more. Those of an order that goes altogether are counted off
-- before it goes: here it is no longer found.
create function depenser_lignes() returns trigger language plpgsql as $$
begin
  perform noter_depenses(array_agg(row(c.compte_id, c.utilisateur_id, mois_de_depense(c.passee_le),
           coalesce(ch.libelle, ''), l.article_id,
           case tg_op when 'DELETE' then -1 else 1 end * (l.montant_ht - l.promotion_ht)
         )::mouvement_depense))
    from lignes l
    join commande c on c.id = l.commande_id and compte_en_depense(c.etat)
    join commande_chantier ch on ch.commande_id = l.commande_id and ch.rang = l.chantier_rang
  having count(*) > 0;
  return null;
end
$$;

create trigger commande_ligne_ajout_depense after insert on commande_ligne
  referencing new table as lignes for each statement execute function depenser_lignes();
create trigger commande_ligne_retrait_depense after delete on commande_ligne
  referencing old table as lignes for each statement execute function depenser_lignes();

create function depenser_lignes_modifiees() returns trigger language plpgsql as $$
begin
  perform noter_depenses(array_agg(row(c.compte_id, c.utilisateur_id, mois_de_depense(c.passee_le),
           coalesce(ch.libelle, ''), l.article_id, l.montant)::mouvement_depense))
    from (select o.commande_id, o.chantier_rang, o.article_id, o.promotion_ht - o.montant_ht as montant
            from avant o join apres n on n.id = o.id
           where (o.montant_ht, o.promotion_ht, o.article_id, o.chantier_rang)
                   is distinct from (n.montant_ht, n.promotion_ht, n.article_id, n.chantier_rang)
          union all
          select n.commande_id, n.chantier_rang, n.article_id, n.montant_ht - n.promotion_ht
            from avant o join apres n on n.id = o.id
           where (o.montant_ht, o.promotion_ht, o.article_id, o.chantier_rang)
                   is distinct from (n.montant_ht, n.promotion_ht, n.article_id, n.chantier_rang)
         ) l
    join commande c on c.id = l.commande_id and compte_en_depense(c.etat)
    join commande_chantier ch on ch.commande_id = l.commande_id and ch.rang = l.chantier_rang
  having count(*) > 0;
  return null;
end
$$;

create trigger commande_ligne_modification_depense after update on commande_ligne
  referencing old table as avant new table as apres
  for each statement execute function depenser_lignes_modifiees();

-- Given up, or that of another person or month.
create function depenser_commandes() returns trigger language plpgsql as $$
begin
  perform noter_depenses(array_agg(row(m.compte_id, m.utilisateur_id, m.mois,
           coalesce(ch.libelle, ''), l.article_id,
           m.signe * (l.montant_ht - l.promotion_ht))::mouvement_depense))
    from (select o.id, o.compte_id, o.utilisateur_id, mois_de_depense(o.passee_le) as mois, -1 as signe
            from avant o join apres n on n.id = o.id
           where compte_en_depense(o.etat)
             and (compte_en_depense(n.etat), n.compte_id, n.utilisateur_id, n.passee_le)
                   is distinct from (true, o.compte_id, o.utilisateur_id, o.passee_le)
          union all
          select n.id, n.compte_id, n.utilisateur_id, mois_de_depense(n.passee_le), 1
            from avant o join apres n on n.id = o.id
           where compte_en_depense(n.etat)
             and (compte_en_depense(o.etat), o.compte_id, o.utilisateur_id, o.passee_le)
                   is distinct from (true, n.compte_id, n.utilisateur_id, n.passee_le)
         ) m
    join commande_ligne l on l.commande_id = m.id
    join commande_chantier ch on ch.commande_id = l.commande_id and ch.rang = l.chantier_rang
  having count(*) > 0;
  return null;
end
$$;

create trigger commande_modification_depense after update on commande
  referencing old table as avant new table as apres
  for each statement execute function depenser_commandes();

create function depenser_commande_supprimee() returns trigger language plpgsql as $$
begin
  perform noter_depenses(array_agg(row(old.compte_id, old.utilisateur_id,
           mois_de_depense(old.passee_le), coalesce(ch.libelle, ''), l.article_id,
           l.promotion_ht - l.montant_ht)::mouvement_depense))
    from commande_ligne l
    join commande_chantier ch on ch.commande_id = l.commande_id and ch.rang = l.chantier_rang
   where l.commande_id = old.id
  having count(*) > 0;
  return old;
end
$$;

create trigger commande_retrait_depense before delete on commande
  for each row when (compte_en_depense(old.etat)) execute function depenser_commande_supprimee();

-- What was ordered so far.
select noter_depenses(array_agg(row(c.compte_id, c.utilisateur_id, mois_de_depense(c.passee_le),
         coalesce(ch.libelle, ''), l.article_id, l.montant_ht - l.promotion_ht)::mouvement_depense))
  from commande_ligne l
  join commande c on c.id = l.commande_id and compte_en_depense(c.etat)
  join commande_chantier ch on ch.commande_id = l.commande_id and ch.rang = l.chantier_rang;

-- Orders under way are few beside those that arrived: counted and met in the order they arrive in.
create index commande_en_cours on commande (compte_id, prevue_le, id)
  where etat in ('a-valider', 'validee', 'en-preparation', 'expediee-partiellement', 'expediee');
