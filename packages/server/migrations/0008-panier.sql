-- Baskets: one of each utilisateur, kept whatever his device, and one of each visitor's session,
-- which goes with it. Split into chantiers, then lines.

create table panier (
  id bigint generated always as identity primary key,
  utilisateur_id integer,
  session_id bigint,
  -- Grows with every change: the ETag of the basket.
  version integer not null default 0,
  cree_le timestamptz not null default now(),
  modifie_le timestamptz not null default now(),
  constraint un_panier_par_utilisateur unique (utilisateur_id),
  constraint un_panier_par_session unique (session_id),
  constraint panier_d_un_utilisateur
    foreign key (utilisateur_id) references utilisateur (id) on delete cascade,
  constraint panier_d_une_session
    foreign key (session_id) references session (id) on delete cascade,
  constraint panier_d_un_utilisateur_ou_d_une_session
    check (num_nonnulls(utilisateur_id, session_id) = 1)
);

create table chantier (
  id bigint generated always as identity primary key,
  panier_id bigint not null,
  -- 0 is the one every basket is made with.
  rang integer not null,
  -- Null: the buyer gave it no name.
  libelle text,
  constraint un_chantier_par_rang unique (panier_id, rang),
  constraint chantier_d_un_panier
    foreign key (panier_id) references panier (id) on delete cascade,
  constraint seul_le_premier_chantier_est_sans_nom check (rang = 0 or libelle is not null)
);

-- Written only by who holds the lock on the row of its panier, so that quantities can be rounded
-- from what the line holds.
create table panier_ligne (
  -- The order lines were added in.
  id bigint generated always as identity primary key,
  chantier_id bigint not null,
  article_id integer not null,
  -- Cut list, 3x1200+1x800; '' where nothing is cut. Not null, so that it counts in the key.
  trait_coupe text not null default '',
  -- Units of sale.
  quantite integer not null,
  -- Percent given by a delegate.
  remise numeric(5, 2),
  constraint une_ligne_par_article_et_coupe unique (chantier_id, article_id, trait_coupe),
  constraint ligne_d_un_chantier
    foreign key (chantier_id) references chantier (id) on delete cascade,
  constraint ligne_d_un_article foreign key (article_id) references article (id),
  constraint quantite_de_ligne_positive check (quantite between 1 and 1000000),
  constraint remise_de_ligne_en_pourcent check (remise > 0 and remise <= 100)
);
create index panier_ligne_par_article on panier_ligne (article_id);

-- Answers already given to a request that carried an Idempotency-Key: the same key of the same
-- session gets the same answer and changes nothing. Kept a day, longer than any browser tries again.
create table idempotence (
  session_id bigint not null,
  cle text not null,
  -- SHA-256 of what was asked: a key used for something else is a mistake, not a repetition.
  demande_hash bytea not null,
  reponse jsonb not null,
  cree_le timestamptz not null default now(),
  constraint une_reponse_par_cle primary key (session_id, cle),
  constraint reponse_a_une_session
    foreign key (session_id) references session (id) on delete cascade,
  constraint demande_en_sha256 check (octet_length(demande_hash) = 32)
);
create index idempotence_par_date on idempotence (cree_le);
