-- Promotions of the basket, coupons and gifts. Reductions on prices are in `promotion`.

-- Customers that an offer is kept for.
create table groupe_client (
  id integer generated always as identity primary key,
  code text not null,
  libelle_fr text not null,
  libelle_en text not null,
  libelle_es text not null,
  constraint un_groupe_client_par_code unique (code)
);

create table groupe_client_compte (
  groupe_id integer not null,
  compte_id integer not null,
  constraint un_compte_par_groupe primary key (compte_id, groupe_id),
  constraint compte_d_un_groupe foreign key (groupe_id) references groupe_client (id) on delete cascade,
  constraint groupe_d_un_compte foreign key (compte_id) references compte (id) on delete cascade
);
create index groupe_client_compte_par_groupe on groupe_client_compte (groupe_id);

-- A gift. Pictures are drawn from its genre, as those of products.
create table goodie (
  id integer generated always as identity primary key,
  code text not null,
  genre text not null,
  fichier text,
  libelle_fr text not null,
  libelle_en text not null,
  libelle_es text not null,
  constraint un_goodie_par_code unique (code)
);

-- Sizes and colours to choose from; a gift without any is given as it is.
create table goodie_variante (
  id integer generated always as identity primary key,
  goodie_id integer not null,
  rang smallint not null,
  reference text not null,
  taille text,
  couleur_fr text,
  couleur_en text,
  couleur_es text,
  -- #rrggbb
  couleur_code text,
  epuisee boolean not null default false,
  constraint une_variante_par_reference unique (reference),
  constraint une_variante_par_rang unique (goodie_id, rang),
  constraint variante_d_un_goodie foreign key (goodie_id) references goodie (id) on delete cascade,
  constraint variante_par_taille_ou_couleur check (num_nonnulls(taille, couleur_code) >= 1),
  constraint couleur_dans_les_trois_langues
    check (num_nonnulls(couleur_code, couleur_fr, couleur_en, couleur_es) in (0, 4)),
  constraint couleur_de_variante_ecrite check (couleur_code ~ '^#[0-9a-f]{6}$')
);

create table promotion_panier (
  id integer generated always as identity primary key,
  code text not null,
  -- remise: percent or amount off from a threshold on; lot: N for the price of M; cadeau: a gift;
  -- port: free carriage.
  genre text not null,
  -- What thresholds count: goods without tax in euros, or units of sale.
  mesure text not null default 'montant',
  achetes smallint,
  payes smallint,
  goodie_id integer,
  -- Shares its lines with other discounts that are combinable too.
  cumulable boolean not null default true,
  -- Only with a coupon that leads to it.
  sur_coupon boolean not null default false,
  debut date not null,
  -- Last day; null while it lasts.
  fin date,
  titre_fr text not null,
  titre_en text not null,
  titre_es text not null,
  constraint une_promotion_panier_par_code unique (code),
  constraint genre_de_promotion_connu check (genre in ('remise', 'lot', 'cadeau', 'port')),
  constraint mesure_de_promotion_connue check (mesure in ('montant', 'quantite')),
  constraint lot_de_n_pour_m
    check (case when genre = 'lot' then payes >= 1 and achetes > payes
                else num_nonnulls(achetes, payes) = 0 end),
  constraint cadeau_designe check ((genre = 'cadeau') = (goodie_id is not null)),
  constraint cadeau_et_port_toujours_cumulables check (cumulable or genre in ('remise', 'lot')),
  constraint promotion_panier_finit_apres_son_debut check (fin >= debut),
  constraint cadeau_d_une_promotion foreign key (goodie_id) references goodie (id)
);
create index promotion_panier_par_goodie on promotion_panier (goodie_id)
  where goodie_id is not null;

create table promotion_panier_palier (
  promotion_id integer not null,
  -- Euros or units, as its promotion counts.
  seuil numeric(12, 4) not null,
  pourcentage numeric(5, 2),
  -- Euros off all its lines together.
  montant numeric(12, 2),
  -- Of the gift.
  cadeaux smallint,
  constraint un_palier_par_seuil primary key (promotion_id, seuil),
  constraint palier_d_une_promotion
    foreign key (promotion_id) references promotion_panier (id) on delete cascade,
  constraint seuil_positif check (seuil > 0),
  constraint un_avantage_par_palier check (num_nonnulls(pourcentage, montant, cadeaux) <= 1),
  constraint pourcentage_de_palier_jusqu_a_cent check (pourcentage > 0 and pourcentage <= 100),
  constraint montant_de_palier_positif check (montant > 0),
  constraint cadeaux_de_palier_positifs check (cadeaux > 0)
);

-- What it counts, and what it takes its discount off where that is something else. Nothing listed
-- means everything.
create table promotion_panier_cible (
  promotion_id integer not null,
  emploi text not null default 'compte',
  article_id integer,
  noeud_id integer,
  marque_id integer,
  constraint une_cible_par_promotion_panier
    unique nulls not distinct (promotion_id, emploi, article_id, noeud_id, marque_id),
  constraint cible_d_une_promotion_panier
    foreign key (promotion_id) references promotion_panier (id) on delete cascade,
  constraint cible_panier_article foreign key (article_id) references article (id),
  constraint cible_panier_noeud foreign key (noeud_id) references noeud (id),
  constraint cible_panier_marque foreign key (marque_id) references marque (id),
  constraint cible_panier_article_noeud_ou_marque
    check (num_nonnulls(article_id, noeud_id, marque_id) = 1),
  constraint emploi_de_cible_connu check (emploi in ('compte', 'remise'))
);
create index promotion_panier_cible_par_article on promotion_panier_cible (article_id)
  where article_id is not null;
create index promotion_panier_cible_par_noeud on promotion_panier_cible (noeud_id)
  where noeud_id is not null;
create index promotion_panier_cible_par_marque on promotion_panier_cible (marque_id)
  where marque_id is not null;

-- Kept for these groups; none: for everyone.
create table promotion_panier_groupe (
  promotion_id integer not null,
  groupe_id integer not null,
  constraint un_groupe_par_promotion primary key (promotion_id, groupe_id),
  constraint groupe_d_une_promotion
    foreign key (promotion_id) references promotion_panier (id) on delete cascade,
  constraint promotion_d_un_groupe
    foreign key (groupe_id) references groupe_client (id) on delete cascade
);
create index promotion_panier_groupe_par_groupe on promotion_panier_groupe (groupe_id);

create table coupon (
  id integer generated always as identity primary key,
  -- As it is printed.
  code text not null,
  -- As it is compared: capitals, without spaces or dashes.
  cle text not null,
  promotion_id integer not null,
  -- Kept for one company.
  compte_id integer,
  debut date not null,
  fin date,
  -- By all, and by each company; null without limit.
  utilisations_max integer,
  utilisations_par_compte integer,
  constraint un_coupon_par_cle unique (cle),
  constraint cle_de_coupon_normalisee check (cle ~ '^[A-Z0-9]+$'),
  constraint coupon_d_une_promotion
    foreign key (promotion_id) references promotion_panier (id) on delete cascade,
  constraint coupon_d_un_compte foreign key (compte_id) references compte (id) on delete cascade,
  constraint coupon_finit_apres_son_debut check (fin >= debut),
  constraint utilisations_positives check (utilisations_max > 0 and utilisations_par_compte > 0)
);
create index coupon_par_promotion on coupon (promotion_id);
create index coupon_par_compte on coupon (compte_id) where compte_id is not null;

-- Written with the order that uses it.
create table coupon_utilisation (
  id bigint generated always as identity primary key,
  coupon_id integer not null,
  -- Null once the company is gone: the use still counts among all.
  compte_id integer,
  utilise_le timestamptz not null default now(),
  constraint utilisation_d_un_coupon foreign key (coupon_id) references coupon (id) on delete cascade,
  constraint utilisation_par_un_compte
    foreign key (compte_id) references compte (id) on delete set null
);
create index coupon_utilisation_par_coupon on coupon_utilisation (coupon_id, compte_id);
create index coupon_utilisation_par_compte on coupon_utilisation (compte_id)
  where compte_id is not null;

alter table panier
  add column coupon_id integer,
  -- Promotions that counted when the buyer last looked: he is told of those that end.
  add column promotions_vues integer[] not null default '{}',
  add constraint coupon_d_un_panier foreign key (coupon_id) references coupon (id) on delete set null;
create index panier_par_coupon on panier (coupon_id) where coupon_id is not null;

-- The variant chosen of a gift; it stays while the gift comes and goes.
create table panier_goodie (
  panier_id bigint not null,
  goodie_id integer not null,
  variante_id integer not null,
  constraint une_variante_par_goodie_du_panier primary key (panier_id, goodie_id),
  constraint goodie_d_un_panier foreign key (panier_id) references panier (id) on delete cascade,
  constraint goodie_choisi foreign key (goodie_id) references goodie (id) on delete cascade,
  constraint variante_choisie foreign key (variante_id) references goodie_variante (id) on delete cascade
);
create index panier_goodie_par_variante on panier_goodie (variante_id);
create index panier_goodie_par_goodie on panier_goodie (goodie_id);

-- Goods without tax under which nothing is ordered, in the currency of the compte; null: what the
-- shop asks of everyone.
alter table compte
  add column commande_minimum numeric(12, 4),
  add constraint commande_minimum_positive check (commande_minimum >= 0);

-- Promotions and gifts are few and kept in memory: who changes them tells every server.
do $$
declare
  nom text;
begin
  foreach nom in array array['promotion_panier', 'promotion_panier_palier',
    'promotion_panier_cible', 'promotion_panier_groupe', 'goodie', 'goodie_variante']
  loop
    execute format('create trigger %I after insert on %I referencing new table as lignes
      for each statement execute function catalogue_change()', nom || '_ajout_suivi', nom);
    execute format('create trigger %I after update on %I referencing new table as lignes
      for each statement execute function catalogue_change()', nom || '_modification_suivie', nom);
    execute format('create trigger %I after delete on %I referencing old table as lignes
      for each statement execute function catalogue_change()', nom || '_retrait_suivi', nom);
  end loop;
end
$$;
