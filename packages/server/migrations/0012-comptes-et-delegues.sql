-- Accounts asked for, people invited, and what delegates need to move among their customers.

-- An account asked for on the web: nothing of it exists before the link of the mail is used.
create table demande_compte (
  id bigint generated always as identity primary key,
  email text not null,
  prenom text not null,
  nom text not null,
  telephone text,
  -- As in mot_de_passe.
  empreinte text not null,
  siret text not null,
  raison_sociale text not null,
  metier text not null,
  adresse_ligne1 text not null,
  adresse_ligne2 text,
  code_postal text not null,
  ville text not null,
  magasin_id smallint,
  langue text not null,
  cree_le timestamptz not null default now(),
  constraint email_de_demande_en_minuscules check (email = lower(email)),
  constraint langue_de_demande_connue check (langue in ('fr', 'en', 'es')),
  constraint demande_d_un_magasin foreign key (magasin_id) references magasin (id)
);
create index demande_compte_par_email on demande_compte (email);
create index demande_compte_par_date on demande_compte (cree_le);

alter table lien_unique
  add column demande_compte_id bigint,
  add constraint lien_d_une_demande
    foreign key (demande_compte_id) references demande_compte (id) on delete cascade;
create index lien_unique_par_demande on lien_unique (demande_compte_id)
  where demande_compte_id is not null;
create index lien_unique_par_utilisateur on lien_unique (utilisateur_id)
  where utilisateur_id is not null;
create index lien_unique_par_email on lien_unique (email) where email is not null;
create index lien_unique_par_delegue on lien_unique (delegue_id) where delegue_id is not null;
-- What a person asked, when she wants her data or leaves.
create index question_par_email on question (lower(email));

-- `invite`: asked by an administrator of the company, has not answered yet.
alter table utilisateur
  drop constraint etat_d_utilisateur_connu,
  add constraint etat_d_utilisateur_connu
    check (etat in ('attente', 'invite', 'actif', 'supprime'));

-- Codes of the companies that open their account on the web.
create sequence compte_code_web start 1;

-- Serves every customer, not only those of his portfolio: inside sales, the counter.
alter table delegue
  add column tous_comptes boolean not null default false;

create table compte_epingle (
  delegue_id integer not null,
  compte_id integer not null,
  epingle_le timestamptz not null default now(),
  constraint une_epingle_par_delegue_et_compte primary key (delegue_id, compte_id),
  constraint epingle_d_un_delegue
    foreign key (delegue_id) references delegue (id) on delete cascade,
  constraint compte_d_une_epingle
    foreign key (compte_id) references compte (id) on delete cascade
);
create index compte_epingle_par_compte on compte_epingle (compte_id);

-- The last time a delegate acted for a customer.
create table compte_visite (
  delegue_id integer not null,
  compte_id integer not null,
  utilisateur_id integer not null,
  visite_le timestamptz not null default now(),
  constraint une_visite_par_delegue_et_compte primary key (delegue_id, compte_id),
  constraint visite_d_un_delegue
    foreign key (delegue_id) references delegue (id) on delete cascade,
  constraint compte_d_une_visite
    foreign key (compte_id) references compte (id) on delete cascade,
  constraint visite_d_un_utilisateur
    foreign key (utilisateur_id) references utilisateur (id) on delete cascade
);
create index compte_visite_par_compte on compte_visite (compte_id);
create index compte_visite_par_utilisateur on compte_visite (utilisateur_id);

-- Where a customer stands, as the ERP tells it; in the currency of the compte.
create table compte_situation (
  compte_id integer primary key,
  derniere_commande_le date,
  derniere_commande_montant numeric(14, 4),
  chiffre_affaires numeric(14, 4) not null default 0,
  chiffre_affaires_precedent numeric(14, 4) not null default 0,
  encours numeric(14, 4) not null default 0,
  retard numeric(14, 4) not null default 0,
  plafond_credit numeric(14, 4),
  constraint situation_d_un_compte
    foreign key (compte_id) references compte (id) on delete cascade,
  constraint commande_datee_et_chiffree
    check ((derniere_commande_le is null) = (derniere_commande_montant is null)),
  constraint retard_compris_dans_l_encours check (retard between 0 and encours)
);

-- A basket handed over by a link: its lines and prices as they were.
create table remise_panier (
  id bigint generated always as identity primary key,
  jeton_hash bytea not null,
  delegue_id integer not null,
  utilisateur_id integer not null,
  mot text not null default '',
  contenu jsonb not null,
  cree_le timestamptz not null default now(),
  expire_le timestamptz not null,
  constraint une_remise_par_jeton unique (jeton_hash),
  constraint jeton_de_remise_en_sha256 check (octet_length(jeton_hash) = 32),
  constraint remise_d_un_delegue
    foreign key (delegue_id) references delegue (id) on delete cascade,
  constraint remise_a_un_utilisateur
    foreign key (utilisateur_id) references utilisateur (id) on delete cascade
);
create index remise_panier_par_expiration on remise_panier (expire_le);
create index remise_panier_par_delegue on remise_panier (delegue_id);
create index remise_panier_par_utilisateur on remise_panier (utilisateur_id);
