-- A basket put aside comes back as it was: with its chantiers, its cut lists and its discounts.

create table liste_achats_chantier (
  liste_id bigint not null,
  -- The order they stood in.
  rang integer not null,
  -- Null: the first chantier of the basket, which had no name.
  libelle text,
  code_service_chorus text,
  numero_engagement text,
  reference_commande text,
  constraint un_chantier_par_rang_de_liste primary key (liste_id, rang),
  constraint chantier_d_une_liste
    foreign key (liste_id) references liste_achats (id) on delete cascade
);

alter table liste_achats_ligne
  drop constraint une_ligne_par_article_et_liste,
  add column id bigint generated always as identity primary key,
  -- Null: it goes to the first chantier of the basket.
  add column chantier_rang integer,
  -- As in panier_ligne: '' where nothing is cut.
  add column trait_coupe text not null default '',
  add column chutes boolean not null default true,
  -- How often the cut list is wanted.
  add column exemplaires integer not null default 1,
  -- Percent a delegate gave, until the line goes back to a basket.
  add column remise numeric(5, 2),
  add constraint une_ligne_par_article_coupe_et_chantier
    unique nulls not distinct (liste_id, article_id, chantier_rang, trait_coupe),
  add constraint ligne_d_un_chantier_de_liste
    foreign key (liste_id, chantier_rang) references liste_achats_chantier (liste_id, rang),
  add constraint exemplaires_positifs check (exemplaires between 1 and 1000000),
  add constraint remise_de_liste_en_pourcent check (remise > 0 and remise <= 100);

-- What left is bought: from now on each shipment counts. Orders sent so far count unless the purchases
-- that are known already reach up to their day.
insert into achat (compte_id, article_id, nombre, quantite, dernier_le)
select c.compte_id, l.article_id, count(distinct c.id)::int,
       least(sum(l.quantite_expediee), 2000000000)::int,
       max((c.passee_le at time zone 'Europe/Paris')::date)
  from commande c
  join commande_ligne l on l.commande_id = c.id and l.quantite_expediee > 0
  left join achat a on a.compte_id = c.compte_id and a.article_id = l.article_id
 where a.dernier_le is null or a.dernier_le < (c.passee_le at time zone 'Europe/Paris')::date
 group by c.compte_id, l.article_id
on conflict on constraint un_achat_par_compte_et_article
  do update set nombre = achat.nombre + excluded.nombre,
                quantite = least(achat.quantite::bigint + excluded.quantite, 2000000000)::int,
                dernier_le = greatest(achat.dernier_le, excluded.dernier_le);
