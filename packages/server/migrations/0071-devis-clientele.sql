-- Quotes a company makes for its own customers. What is in one is a document
-- (contract/devis-clientele/document.schema.ts); beside it stands what lists and states are made of.

create table devis_clientele (
  id integer generated always as identity primary key,
  compte_id integer not null,
  utilisateur_id integer not null,
  -- '' for a template.
  numero text not null,
  etat text not null default 'brouillon',
  modele boolean not null default false,
  -- The delegates of the shop may read it.
  partage boolean not null default false,
  document jsonb not null,
  version integer not null default 1,
  -- Of the document, for lists.
  titre text not null,
  client text not null,
  devise text not null,
  total_ht numeric(14, 2) not null,
  ttc numeric(14, 2) not null,
  valable_jusqu date not null,
  cree_le timestamptz not null default now(),
  modifie_le timestamptz not null default now(),
  supprime_le timestamptz,
  -- First sent, and what it came to when it was last sent: the figures by month.
  envoye_le timestamptz,
  envoye_ht numeric(14, 2),
  decide_le timestamptz,
  -- Of the link of the last version sent; null: none is open.
  lien_hash bytea,
  lien_revoque_le timestamptz,
  -- As the customer signed it.
  signature_nom text,
  signature_trace text,
  -- The chantier it went to the basket as.
  chantier text,
  constraint devis_clientele_d_un_compte
    foreign key (compte_id) references compte (id) on delete cascade,
  constraint devis_clientele_d_une_personne
    foreign key (utilisateur_id) references utilisateur (id) on delete cascade,
  constraint etat_de_devis_clientele_connu
    check (etat in ('brouillon', 'envoye', 'vu', 'accepte', 'refuse', 'perdu')),
  constraint un_modele_n_a_pas_de_numero check (modele = (numero = '')),
  constraint un_devis_clientele_par_lien unique (lien_hash)
);
create unique index un_devis_clientele_par_numero on devis_clientele (compte_id, numero)
  where numero <> '';
create index devis_clientele_par_compte on devis_clientele (compte_id, modifie_le desc);
create index devis_clientele_par_personne on devis_clientele (utilisateur_id);
create index devis_clientele_supprime on devis_clientele (supprime_le)
  where supprime_le is not null;

-- What was sent, each time.
create table devis_clientele_version (
  devis_id integer not null,
  rang smallint not null,
  document jsonb not null,
  ttc numeric(14, 2) not null,
  cree_le timestamptz not null default now(),
  constraint une_version_de_devis_clientele_par_rang primary key (devis_id, rang),
  constraint version_d_un_devis_clientele
    foreign key (devis_id) references devis_clientele (id) on delete cascade
);

create table devis_clientele_evenement (
  id integer generated always as identity primary key,
  devis_id integer not null,
  type text not null,
  le timestamptz not null default now(),
  texte text not null default '',
  nom text not null default '',
  constraint evenement_d_un_devis_clientele
    foreign key (devis_id) references devis_clientele (id) on delete cascade,
  constraint evenement_de_devis_clientele_connu check (type in
    ('envoi', 'lecture', 'question', 'acceptation', 'refus', 'revocation', 'panier'))
);
create index devis_clientele_evenement_par_devis on devis_clientele_evenement (devis_id, id);

create table devis_clientele_client (
  id integer generated always as identity primary key,
  compte_id integer not null,
  nom text not null,
  -- contract/devis-clientele/document.schema.ts, ClientDevis.
  fiche jsonb not null,
  constraint client_d_un_compte
    foreign key (compte_id) references compte (id) on delete cascade
);
create unique index un_client_par_nom on devis_clientele_client (compte_id, lower(nom));

create table devis_clientele_ouvrage (
  id integer generated always as identity primary key,
  compte_id integer not null,
  libelle text not null,
  unite text not null,
  composants jsonb not null,
  constraint ouvrage_d_un_compte
    foreign key (compte_id) references compte (id) on delete cascade
);
create unique index un_ouvrage_par_nom on devis_clientele_ouvrage (compte_id, lower(libelle));

create table devis_clientele_reglages (
  compte_id integer primary key,
  -- contract/devis-clientele/reglages.contract.ts; null: none were chosen.
  reglages jsonb,
  -- The last number of the series, and its year.
  dernier_numero integer not null default 0,
  annee smallint not null default 0,
  -- PNG or JPEG.
  logo bytea,
  constraint reglages_d_un_compte
    foreign key (compte_id) references compte (id) on delete cascade
);
