-- Customer companies, and what things cost them. Lists are kept in euros; other currencies are
-- derived by a dated rate.

create table compte (
  id integer generated always as identity primary key,
  code text not null,
  raison_sociale text not null,
  siret text not null,
  -- Code of a trade the shop speaks to.
  metier text not null,
  adresse_ligne1 text not null,
  adresse_ligne2 text,
  code_postal text not null,
  ville text not null,
  -- 74 is France.
  pays_id smallint not null default 74,
  telephone text not null,
  devise text not null default 'EUR',
  -- Free carriage: 0 none, 1 day, 2 permanent, 3 subscription.
  franco smallint not null default 0,
  -- Goods amount without tax from which carriage is free; null where it is always or never.
  franco_seuil numeric(12, 4),
  -- May look and ask for quotes, not order.
  bloque boolean not null default false,
  -- Public body: Chorus service code and engagement number are required.
  secteur_public boolean not null default false,
  magasin_id smallint,
  cree_le timestamptz not null default now(),
  constraint un_compte_par_code unique (code),
  constraint un_compte_par_siret unique (siret),
  constraint siret_de_14_chiffres check (siret ~ '^\d{14}$'),
  constraint devise_de_compte_connue check (devise in ('EUR', 'GBP')),
  constraint franco_connu check (franco between 0 and 3),
  constraint compte_d_un_magasin foreign key (magasin_id) references magasin (id)
);

create table utilisateur (
  id integer generated always as identity primary key,
  compte_id integer not null,
  -- Lower case. One address may belong to several comptes.
  email text not null,
  nom text not null,
  prenom text not null,
  role text not null,
  -- Goods amount without tax above which an order needs approval; null for none.
  limite_commande numeric(12, 4),
  langue text not null default 'fr',
  -- When the terms were accepted.
  rgpd_valide_le timestamptz,
  magasin_id smallint,
  cree_le timestamptz not null default now(),
  constraint un_utilisateur_par_compte_et_email unique (compte_id, email),
  constraint utilisateur_d_un_compte foreign key (compte_id) references compte (id),
  constraint email_en_minuscules check (email = lower(email)),
  constraint role_dans_le_compte_connu check (role in ('administrateur', 'acheteur')),
  constraint langue_d_utilisateur_connue check (langue in ('fr', 'en', 'es')),
  constraint utilisateur_d_un_magasin foreign key (magasin_id) references magasin (id)
);
create index utilisateur_par_email on utilisateur (email);

-- Public price of one unit of sale, without tax, in euros.
create table tarif (
  article_id integer primary key,
  prix numeric(12, 4) not null,
  -- No discount goes below.
  plancher numeric(12, 4) not null,
  constraint tarif_d_un_article foreign key (article_id) references article (id),
  constraint prix_public_positif check (prix > 0),
  constraint plancher_sous_le_prix check (plancher >= 0 and plancher <= prix)
);

create table tarif_palier (
  article_id integer not null,
  -- From this many units of sale.
  quantite integer not null,
  prix numeric(12, 4),
  -- Percent off the public price.
  remise numeric(5, 2),
  constraint un_palier_par_quantite primary key (article_id, quantite),
  constraint palier_d_un_tarif
    foreign key (article_id) references tarif (article_id) on delete cascade,
  constraint palier_au_dela_de_un check (quantite > 1),
  constraint palier_en_prix_ou_en_remise check (num_nonnulls(prix, remise) = 1),
  constraint prix_de_palier_positif check (prix > 0),
  constraint remise_de_palier_en_pourcent check (remise > 0 and remise < 100)
);

-- Percent off the public price that a compte has on a part of the tree or on a brand.
create table condition_tarifaire (
  id integer generated always as identity primary key,
  compte_id integer not null,
  noeud_id integer,
  marque_id integer,
  remise numeric(5, 2) not null,
  debut date not null,
  -- Last day it holds; null while it lasts.
  fin date,
  constraint condition_d_un_compte foreign key (compte_id) references compte (id),
  constraint condition_sur_un_noeud foreign key (noeud_id) references noeud (id),
  constraint condition_sur_une_marque foreign key (marque_id) references marque (id),
  constraint condition_sur_un_noeud_ou_une_marque check (num_nonnulls(noeud_id, marque_id) = 1),
  constraint remise_de_condition_en_pourcent check (remise > 0 and remise < 100),
  constraint condition_finit_apres_son_debut check (fin >= debut)
);
create index condition_tarifaire_par_compte on condition_tarifaire (compte_id);

-- Net price of a compte for an article. Where dates overlap, the one that started last holds.
create table prix_negocie (
  compte_id integer not null,
  article_id integer not null,
  debut date not null,
  fin date,
  prix numeric(12, 4) not null,
  constraint un_prix_negocie_par_debut primary key (compte_id, article_id, debut),
  constraint prix_negocie_d_un_compte foreign key (compte_id) references compte (id),
  constraint prix_negocie_d_un_article foreign key (article_id) references article (id),
  constraint prix_negocie_positif check (prix > 0),
  constraint prix_negocie_finit_apres_son_debut check (fin >= debut)
);
create index prix_negocie_par_article on prix_negocie (article_id);

-- Units of the currency for one euro, from a day on. Documents keep the rate they used.
create table taux_change (
  devise text not null,
  debut date not null,
  taux numeric(12, 6) not null,
  constraint un_taux_par_devise_et_debut primary key (devise, debut),
  constraint devise_de_taux_connue check (devise in ('GBP')),
  constraint taux_positif check (taux > 0)
);

-- An editorial selection; its prices come from the promotions it holds.
create table offre (
  id integer generated always as identity primary key,
  code text not null,
  rang smallint not null,
  debut date not null,
  fin date,
  titre_fr text not null,
  titre_en text not null,
  titre_es text not null,
  slug_fr text not null,
  slug_en text not null,
  slug_es text not null,
  accroche_fr text not null,
  accroche_en text not null,
  accroche_es text not null,
  constraint une_offre_par_code unique (code),
  constraint offre_finit_apres_son_debut check (fin >= debut)
);

create table offre_article (
  offre_id integer not null,
  article_id integer not null,
  rang smallint not null,
  constraint un_article_par_offre primary key (offre_id, article_id),
  constraint article_d_une_offre foreign key (offre_id) references offre (id) on delete cascade,
  constraint offre_d_un_article foreign key (article_id) references article (id)
);
create index offre_article_par_article on offre_article (article_id);

-- Reductions on prices. Other kinds (N for the price of M, gifts) come with the basket.
create table promotion (
  id integer generated always as identity primary key,
  code text not null,
  offre_id integer,
  type text not null,
  -- Percent, or euros off one unit of sale.
  valeur numeric(12, 4) not null,
  -- Comes on top of the compte's tier or condition instead of competing with them.
  cumulable boolean not null default false,
  debut date not null,
  fin date,
  titre_fr text not null,
  titre_en text not null,
  titre_es text not null,
  slug_fr text not null,
  slug_en text not null,
  slug_es text not null,
  texte_fr text not null,
  texte_en text not null,
  texte_es text not null,
  constraint une_promotion_par_code unique (code),
  constraint promotion_d_une_offre foreign key (offre_id) references offre (id),
  constraint type_de_promotion_connu check (type in ('pourcentage', 'montant')),
  constraint valeur_de_promotion_positive check (valeur > 0),
  constraint pourcentage_sous_cent check (type <> 'pourcentage' or valeur < 100),
  constraint promotion_finit_apres_son_debut check (fin >= debut)
);
create index promotion_par_offre on promotion (offre_id) where offre_id is not null;

create table promotion_cible (
  promotion_id integer not null,
  article_id integer,
  noeud_id integer,
  marque_id integer,
  constraint une_cible_par_promotion
    unique nulls not distinct (promotion_id, article_id, noeud_id, marque_id),
  constraint cible_d_une_promotion
    foreign key (promotion_id) references promotion (id) on delete cascade,
  constraint cible_article foreign key (article_id) references article (id),
  constraint cible_noeud foreign key (noeud_id) references noeud (id),
  constraint cible_marque foreign key (marque_id) references marque (id),
  constraint cible_article_noeud_ou_marque
    check (num_nonnulls(article_id, noeud_id, marque_id) = 1)
);
create index promotion_cible_par_article on promotion_cible (article_id)
  where article_id is not null;
