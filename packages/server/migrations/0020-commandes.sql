-- Orders: what was sold, at which price, to whom, and where it stands.

create sequence commande_numero;

create table commande (
  id bigint generated always as identity primary key,
  -- In addresses: nobody guesses that of another.
  cle text not null,
  numero text not null,
  compte_id integer not null,
  utilisateur_id integer not null,
  -- The delegate who placed it for him.
  delegue_id integer,
  etat text not null,
  langue text not null,
  passee_le timestamptz not null default now(),
  modifiee_le timestamptz not null default now(),
  commentaire text not null default '',
  mode_paiement text not null,
  devise text not null,
  -- Goods after discounts, without carriage and eco-participation: what limits and thresholds count.
  marchandise_ht numeric(14, 2) not null,
  port_ht numeric(14, 2) not null,
  net_ht numeric(14, 2) not null,
  ttc numeric(14, 2) not null,
  -- The totals as they were told; with discounts, promotions and VAT by rate.
  tarif jsonb not null,
  -- Copies: an address or a store that changes later changes no order.
  livraison jsonb not null,
  contact jsonb not null,
  facturation jsonb not null,
  promotions jsonb not null default '[]',
  goodies jsonb not null default '[]',
  coupon_id integer,
  nombre_lignes integer not null,
  -- Last day something of it is promised for.
  prevue_le date not null,
  -- Number, references and what the buyer calls it, folded: what a search looks in.
  recherche text not null,
  constraint une_commande_par_cle unique (cle),
  constraint une_commande_par_numero unique (numero),
  constraint commande_d_un_compte foreign key (compte_id) references compte (id),
  constraint commande_d_un_utilisateur foreign key (utilisateur_id) references utilisateur (id),
  constraint commande_par_un_delegue foreign key (delegue_id) references delegue (id),
  constraint commande_avec_un_coupon
    foreign key (coupon_id) references coupon (id) on delete set null,
  constraint etat_de_commande_connu check (etat in ('a-valider', 'validee', 'en-preparation',
    'expediee-partiellement', 'expediee', 'livree', 'annulee', 'refusee')),
  constraint langue_de_commande_connue check (langue in ('fr', 'en', 'es')),
  constraint mode_de_paiement_connu
    check (mode_paiement in ('en-compte', 'carte', 'virement', 'au-retrait')),
  constraint devise_de_commande_connue check (devise in ('EUR', 'GBP'))
);
-- With what the list filters and sorts by: an account of ten thousand orders is counted in the index.
create index commande_par_compte on commande (compte_id, passee_le desc, id desc)
  include (etat, utilisateur_id, net_ht, prevue_le, numero);
create index commande_par_utilisateur on commande (utilisateur_id, passee_le desc);
create index commande_par_coupon on commande (coupon_id) where coupon_id is not null;
create index commande_par_delegue on commande (delegue_id) where delegue_id is not null;
-- Those that still move.
create index commande_ouverte on commande (etat, modifiee_le)
  where etat in ('a-valider', 'validee', 'en-preparation', 'expediee-partiellement', 'expediee');

-- What a buyer has ordered on account and is not invoiced yet counts against his credit.
create index commande_engagee on commande (compte_id)
  where mode_paiement = 'en-compte'
    and etat in ('a-valider', 'validee', 'en-preparation', 'expediee-partiellement');
create index commande_a_valider on commande (compte_id) where etat = 'a-valider';

create table commande_chantier (
  commande_id bigint not null,
  rang smallint not null,
  libelle text,
  code_service_chorus text,
  numero_engagement text,
  reference_commande text,
  constraint un_chantier_de_commande_par_rang primary key (commande_id, rang),
  constraint chantier_d_une_commande
    foreign key (commande_id) references commande (id) on delete cascade
);

-- Orders of a chantier are found by its name; those of other companies of that name are few.
create index commande_chantier_par_libelle on commande_chantier (libelle)
  where libelle is not null;

-- Names of chantiers a company ordered for, to choose from: its orders may be ten thousand.
create table compte_chantier (
  compte_id integer not null,
  libelle text not null,
  derniere_le timestamptz not null,
  constraint un_nom_de_chantier_par_compte primary key (compte_id, libelle),
  constraint chantier_d_un_compte
    foreign key (compte_id) references compte (id) on delete cascade
);

create table commande_ligne (
  id bigint generated always as identity primary key,
  commande_id bigint not null,
  rang integer not null,
  chantier_rang smallint not null,
  article_id integer not null,
  -- As the papers have them, in the language of the order.
  reference text not null,
  libelle text not null,
  unite text not null,
  quantite integer not null,
  quantite_expediee integer not null default 0,
  trait_coupe text not null default '',
  -- As in contract/panier/coupe-ligne.schema.ts; null where nothing is cut.
  coupe jsonb,
  remise numeric(5, 2),
  prix_public_ht numeric(12, 4) not null,
  prix_ht numeric(12, 4) not null,
  -- Cutting included, before promotions of the basket.
  montant_ht numeric(14, 2) not null,
  promotion_ht numeric(14, 2) not null default 0,
  -- Of it, what each promotion took off: [{id, montant}].
  promotions jsonb not null default '[]',
  -- Of one unit of sale.
  eco_ht numeric(12, 4),
  tva numeric(4, 2) not null,
  prevue_le date not null,
  constraint une_ligne_de_commande_par_rang unique (commande_id, rang),
  constraint ligne_d_un_chantier_de_commande foreign key (commande_id, chantier_rang)
    references commande_chantier (commande_id, rang) on delete cascade,
  constraint ligne_de_commande_d_un_article foreign key (article_id) references article (id),
  constraint quantite_commandee_positive check (quantite > 0),
  constraint expedie_au_plus_ce_qui_est_commande
    check (quantite_expediee between 0 and quantite)
);
create index commande_ligne_par_article on commande_ligne (article_id);

-- What an open order holds back. `stock.quantite` is what is free, `stock.attendu` what is free of
-- what is on its way: a reservation takes its part out of them and a cancelled one gives it back. For each line of an open order the reservations add up
-- to what is not shipped yet.
create table reservation (
  ligne_id bigint not null,
  -- Where it lies; null: it is still to come, from the maker or on its way.
  lieu_id smallint,
  -- Of what is on its way: where it is expected, and when it was when it was taken.
  attendu_lieu_id smallint,
  attendu_le date,
  quantite integer not null,
  constraint une_reservation_par_ligne_et_source
    unique nulls not distinct (ligne_id, lieu_id, attendu_lieu_id, attendu_le),
  constraint reservation_d_une_ligne
    foreign key (ligne_id) references commande_ligne (id) on delete cascade,
  constraint reservation_dans_un_lieu foreign key (lieu_id) references lieu (id),
  constraint reservation_d_un_arrivage foreign key (attendu_lieu_id) references lieu (id),
  constraint la_ou_en_route check (lieu_id is null or attendu_lieu_id is null),
  constraint arrivage_date check ((attendu_lieu_id is null) = (attendu_le is null)),
  constraint quantite_reservee_positive check (quantite > 0)
);
create index reservation_par_lieu on reservation (lieu_id) where lieu_id is not null;
create index reservation_par_arrivage on reservation (attendu_lieu_id)
  where attendu_lieu_id is not null;

-- Each state it went through and each thing done to it.
create table commande_evenement (
  id bigint generated always as identity primary key,
  commande_id bigint not null,
  fait_le timestamptz not null default now(),
  genre text not null,
  etat text not null,
  -- Who did it; both null: the shop itself.
  utilisateur_id integer,
  delegue_id integer,
  details jsonb not null default '{}',
  constraint evenement_d_une_commande
    foreign key (commande_id) references commande (id) on delete cascade,
  constraint evenement_d_un_utilisateur foreign key (utilisateur_id) references utilisateur (id),
  constraint evenement_d_un_delegue foreign key (delegue_id) references delegue (id)
);
create index commande_evenement_par_commande on commande_evenement (commande_id, id);
create index commande_evenement_par_utilisateur on commande_evenement (utilisateur_id)
  where utilisateur_id is not null;
create index commande_evenement_par_delegue on commande_evenement (delegue_id)
  where delegue_id is not null;

create sequence bon_livraison_numero;

create table bon_livraison (
  id bigint generated always as identity primary key,
  cle text not null,
  numero text not null,
  commande_id bigint not null,
  expedie_le timestamptz not null,
  livre_le timestamptz,
  transporteur text not null default '',
  suivi text not null default '',
  -- Where it went.
  destination jsonb not null,
  -- Grams.
  poids integer not null,
  constraint un_bon_par_cle unique (cle),
  constraint un_bon_par_numero unique (numero),
  constraint bon_d_une_commande foreign key (commande_id) references commande (id) on delete cascade,
  constraint livre_apres_expedition check (livre_le >= expedie_le)
);
create index bon_livraison_par_commande on bon_livraison (commande_id);

create table bon_livraison_ligne (
  bon_id bigint not null,
  ligne_id bigint not null,
  quantite integer not null,
  constraint une_ligne_par_bon primary key (bon_id, ligne_id),
  constraint ligne_d_un_bon foreign key (bon_id) references bon_livraison (id) on delete cascade,
  constraint bon_d_une_ligne foreign key (ligne_id) references commande_ligne (id) on delete cascade,
  constraint quantite_livree_positive check (quantite > 0)
);
create index bon_livraison_ligne_par_ligne on bon_livraison_ligne (ligne_id);

-- Who has to agree to the orders of a buyer above his limits. `un`: any of them; `tous`: each, in
-- their order.
alter table utilisateur
  -- Goods without tax in a calendar month above which an order needs approval.
  add column limite_mois numeric(12, 4),
  add column approbation text not null default 'un',
  add constraint approbation_connue check (approbation in ('un', 'tous')),
  add constraint limites_positives check (limite_commande >= 0 and limite_mois >= 0);

create table approbateur (
  utilisateur_id integer not null,
  approbateur_id integer not null,
  rang smallint not null,
  constraint un_approbateur_une_fois primary key (utilisateur_id, approbateur_id),
  constraint un_approbateur_par_rang unique (utilisateur_id, rang),
  constraint approbateur_d_un_utilisateur
    foreign key (utilisateur_id) references utilisateur (id) on delete cascade,
  constraint approbateur_est_un_utilisateur
    foreign key (approbateur_id) references utilisateur (id) on delete cascade,
  constraint personne_ne_s_approuve check (utilisateur_id <> approbateur_id)
);
create index approbateur_par_approbateur on approbateur (approbateur_id);

-- Those an order waits for, as they were when it was placed.
create table commande_approbation (
  commande_id bigint not null,
  approbateur_id integer not null,
  rang smallint not null,
  -- `tous` where each has to agree in turn.
  regle text not null,
  decision text,
  motif text not null default '',
  decide_le timestamptz,
  constraint une_approbation_par_commande primary key (commande_id, approbateur_id),
  constraint approbation_d_une_commande
    foreign key (commande_id) references commande (id) on delete cascade,
  constraint approbation_par_un_utilisateur
    foreign key (approbateur_id) references utilisateur (id) on delete cascade,
  constraint regle_d_approbation_connue check (regle in ('un', 'tous')),
  constraint decision_connue check (decision in ('approuvee', 'refusee')),
  constraint decision_datee check ((decision is null) = (decide_le is null))
);
create index commande_approbation_a_faire on commande_approbation (approbateur_id, commande_id)
  where decision is null;

-- The use of a coupon names its order.
alter table coupon_utilisation
  add column commande_id bigint,
  add constraint utilisation_dans_une_commande
    foreign key (commande_id) references commande (id) on delete set null;
create index coupon_utilisation_par_commande on coupon_utilisation (commande_id)
  where commande_id is not null;
