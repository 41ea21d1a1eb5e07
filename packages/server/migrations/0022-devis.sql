-- Quotes: asked for by a buyer, answered by a delegate, agreed to in whole or in part.

create sequence devis_numero;

create table devis (
  id bigint generated always as identity primary key,
  cle text not null,
  numero text not null,
  compte_id integer not null,
  utilisateur_id integer not null,
  -- Who asked it for him, or answered it last.
  delegue_id integer,
  etat text not null default 'demande',
  langue text not null,
  -- The last one.
  version integer not null default 1,
  demande_le timestamptz not null default now(),
  modifie_le timestamptz not null default now(),
  -- Last day the offer holds; null while there is none.
  valable_jusqu date,
  -- Who asked was told that it is about to end.
  rappele boolean not null default false,
  -- What the buyer wrote for it; notes of delegates stand in their versions.
  commentaire text not null default '',
  -- Where and how, as it was asked; see server/src/devis/livraison-devis.ts.
  livraison jsonb not null,
  contact jsonb not null,
  facturation jsonb not null,
  coupon_id integer,
  -- Those of the basket it was asked from, and the gifts they earned.
  promotions jsonb not null default '[]',
  goodies jsonb not null default '[]',
  -- Of the last version: what lists show, sort and search by.
  devise text not null,
  net_ht numeric(14, 2) not null,
  ttc numeric(14, 2) not null,
  nombre_lignes integer not null,
  -- Those with a name.
  chantiers text[] not null default '{}',
  -- Number, references and names, folded.
  recherche text not null,
  -- Why it was refused, and in his own words.
  motif text,
  precision text not null default '',
  constraint un_devis_par_cle unique (cle),
  constraint un_devis_par_numero unique (numero),
  constraint devis_d_un_compte foreign key (compte_id) references compte (id),
  constraint devis_d_un_utilisateur foreign key (utilisateur_id) references utilisateur (id),
  constraint devis_par_un_delegue foreign key (delegue_id) references delegue (id),
  constraint devis_avec_un_coupon foreign key (coupon_id) references coupon (id) on delete set null,
  constraint devise_de_devis_connue check (devise in ('EUR', 'GBP')),
  constraint etat_de_devis_connu
    check (etat in ('demande', 'en-etude', 'propose', 'accepte', 'refuse', 'expire')),
  constraint langue_de_devis_connue check (langue in ('fr', 'en', 'es')),
  constraint motif_de_refus_connu
    check (motif in ('prix', 'delai', 'autre-fournisseur', 'projet-abandonne', 'autre')),
  constraint refus_motive check ((etat = 'refuse') = (motif is not null)),
  constraint offre_datee check (etat <> 'propose' or valable_jusqu is not null)
);
create index devis_par_compte on devis (compte_id, demande_le desc, id desc);
create index devis_par_montant on devis (compte_id, net_ht, id);
create index devis_par_echeance on devis (compte_id, valable_jusqu, id);
create index devis_par_utilisateur on devis (utilisateur_id);
create index devis_par_delegue on devis (delegue_id) where delegue_id is not null;
create index devis_par_coupon on devis (coupon_id) where coupon_id is not null;
create index devis_propose on devis (valable_jusqu) where etat = 'propose';

-- What each side wrote, never changed: a new version each time.
create table devis_version (
  devis_id bigint not null,
  version integer not null,
  -- Whose it is: a delegate's offer, or what the buyer asks for.
  auteur text not null,
  utilisateur_id integer,
  delegue_id integer,
  cree_le timestamptz not null default now(),
  commentaire text not null default '',
  devise text not null,
  net_ht numeric(14, 2) not null,
  ttc numeric(14, 2) not null,
  tarif jsonb not null,
  constraint une_version_de_devis primary key (devis_id, version),
  constraint version_d_un_devis foreign key (devis_id) references devis (id) on delete cascade,
  constraint version_par_un_utilisateur foreign key (utilisateur_id) references utilisateur (id),
  constraint version_par_un_delegue foreign key (delegue_id) references delegue (id),
  constraint auteur_de_version_connu check (auteur in ('client', 'delegue')),
  constraint devise_de_version_connue check (devise in ('EUR', 'GBP'))
);
create index devis_version_par_utilisateur on devis_version (utilisateur_id)
  where utilisateur_id is not null;
create index devis_version_par_delegue on devis_version (delegue_id) where delegue_id is not null;

create table devis_ligne (
  id bigint generated always as identity primary key,
  devis_id bigint not null,
  version integer not null,
  rang integer not null,
  -- '' where it has no name.
  chantier text not null default '',
  reference_commande text,
  code_service_chorus text,
  numero_engagement text,
  article_id integer not null,
  reference text not null,
  libelle text not null,
  unite text not null,
  quantite integer not null,
  trait_coupe text not null default '',
  coupe jsonb,
  prix_public_ht numeric(12, 4) not null,
  -- What he would pay without an offer.
  prix_ht numeric(12, 4) not null,
  -- What the delegate offers; null: nothing other.
  prix_propose_ht numeric(12, 4),
  remise numeric(5, 2),
  montant_ht numeric(14, 2) not null,
  -- What promotions of the basket take off it: id, libelle, coupon and montant of each.
  promotions jsonb not null default '[]',
  eco_ht numeric(12, 4),
  tva numeric(4, 2) not null,
  promise_le date,
  -- The buyer does not take this price; what he would, if he said so.
  prix_refuse boolean not null default false,
  prix_souhaite_ht numeric(12, 4),
  -- The order that took it: a line is taken once.
  commande_id bigint,
  constraint une_ligne_de_devis_par_rang unique (devis_id, version, rang),
  constraint ligne_d_une_version foreign key (devis_id, version)
    references devis_version (devis_id, version) on delete cascade,
  constraint ligne_de_devis_d_un_article foreign key (article_id) references article (id),
  constraint ligne_de_devis_commandee
    foreign key (commande_id) references commande (id) on delete set null,
  constraint quantite_de_devis_positive check (quantite > 0)
);
create index devis_ligne_par_article on devis_ligne (article_id);
create index devis_ligne_par_commande on devis_ligne (commande_id) where commande_id is not null;

create table devis_evenement (
  id bigint generated always as identity primary key,
  devis_id bigint not null,
  fait_le timestamptz not null default now(),
  genre text not null,
  etat text not null,
  utilisateur_id integer,
  delegue_id integer,
  details jsonb not null default '{}',
  constraint evenement_d_un_devis foreign key (devis_id) references devis (id) on delete cascade,
  constraint evenement_de_devis_d_un_utilisateur
    foreign key (utilisateur_id) references utilisateur (id),
  constraint evenement_de_devis_d_un_delegue foreign key (delegue_id) references delegue (id)
);
create index devis_evenement_par_devis on devis_evenement (devis_id, id);
create index devis_evenement_par_utilisateur on devis_evenement (utilisateur_id)
  where utilisateur_id is not null;
create index devis_evenement_par_delegue on devis_evenement (delegue_id)
  where delegue_id is not null;

-- A quote becomes one order for each time lines of it were taken.
alter table commande
  add column devis_id bigint,
  add constraint commande_d_un_devis foreign key (devis_id) references devis (id);
create index commande_par_devis on commande (devis_id) where devis_id is not null;
