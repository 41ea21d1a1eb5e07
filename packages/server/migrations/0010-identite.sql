-- How people prove who they are, sales representatives, and what they do for their customers.

-- One password for each person, however many companies he buys for. No row: he never chose one.
create table mot_de_passe (
  -- Lower case, as in utilisateur.
  email text primary key,
  -- PHC string: $argon2id$v=19$m=…,t=…,p=…$salt$hash
  empreinte text not null,
  change_le timestamptz not null default now(),
  constraint email_de_mot_de_passe_en_minuscules check (email = lower(email)),
  constraint mot_de_passe_en_argon2id check (empreinte like '$argon2id$%')
);

alter table utilisateur
  add column telephone text,
  -- `attente`: asked to join a company that has not said yes. `supprime`: kept for its documents.
  add column etat text not null default 'actif',
  add constraint etat_d_utilisateur_connu check (etat in ('attente', 'actif', 'supprime'));

create table delegue (
  id integer generated always as identity primary key,
  code text not null,
  nom text not null,
  prenom text not null,
  email text not null,
  telephone text,
  magasin_id smallint,
  -- Most he may take off a price, in percent.
  plafond_remise numeric(5, 2) not null default 0,
  -- As in mot_de_passe; null: he never chose one.
  empreinte text,
  actif boolean not null default true,
  constraint un_delegue_par_code unique (code),
  constraint un_delegue_par_email unique (email),
  constraint code_de_delegue_en_majuscules check (code = upper(code)),
  constraint email_de_delegue_en_minuscules check (email = lower(email)),
  constraint delegue_d_un_magasin foreign key (magasin_id) references magasin (id),
  constraint plafond_de_remise_en_pourcent check (plafond_remise between 0 and 100)
);

-- The comptes a delegate looks after.
create table portefeuille (
  delegue_id integer not null,
  compte_id integer not null,
  constraint un_compte_une_fois_par_delegue primary key (delegue_id, compte_id),
  constraint portefeuille_d_un_delegue
    foreign key (delegue_id) references delegue (id) on delete cascade,
  constraint compte_d_un_portefeuille
    foreign key (compte_id) references compte (id) on delete cascade
);
create index portefeuille_par_compte on portefeuille (compte_id);

-- With a delegate, utilisateur_id is the person he acts for, null while he acts for nobody.
alter table session
  add column delegue_id integer,
  add constraint session_d_un_delegue
    foreign key (delegue_id) references delegue (id) on delete cascade;
create index session_par_delegue on session (delegue_id) where delegue_id is not null;

-- Failed sign-ins, by identifier and by address: the next one waits longer. Hashed: what people
-- mistype in the field of the identifier is often their password.
create table connexion_echouee (
  cle bytea primary key,
  nombre integer not null,
  derniere_le timestamptz not null,
  constraint cle_d_echec_en_sha256 check (octet_length(cle) = 32)
);
create index connexion_echouee_par_date on connexion_echouee (derniere_le);

-- Links that work once.
create table lien_unique (
  jeton_hash bytea primary key,
  usage text not null,
  email text,
  utilisateur_id integer,
  delegue_id integer,
  cree_le timestamptz not null default now(),
  expire_le timestamptz not null,
  utilise_le timestamptz,
  constraint lien_en_sha256 check (octet_length(jeton_hash) = 32),
  constraint usage_de_lien_connu
    check (usage in ('activation', 'reinitialisation', 'invitation', 'qr', 'remise')),
  constraint lien_de_quelqu_un check (num_nonnulls(email, utilisateur_id, delegue_id) > 0),
  constraint lien_d_un_utilisateur
    foreign key (utilisateur_id) references utilisateur (id) on delete cascade,
  constraint lien_d_un_delegue foreign key (delegue_id) references delegue (id) on delete cascade
);
create index lien_unique_par_expiration on lien_unique (expire_le);

-- What delegates did for their customers: written with the act itself, never changed.
create table journal_delegue (
  id bigint generated always as identity primary key,
  fait_le timestamptz not null default now(),
  delegue_id integer not null,
  compte_id integer not null,
  utilisateur_id integer,
  action text not null,
  details jsonb not null default '{}',
  constraint journal_d_un_delegue foreign key (delegue_id) references delegue (id),
  constraint journal_d_un_compte foreign key (compte_id) references compte (id),
  constraint journal_pour_un_utilisateur
    foreign key (utilisateur_id) references utilisateur (id)
);
create index journal_par_compte on journal_delegue (compte_id, id);
create index journal_par_delegue on journal_delegue (delegue_id, id);
