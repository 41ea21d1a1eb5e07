-- What a company disputes of an invoice, and the files of a month that it asks for.

create sequence litige_numero;
create table facture_litige (
  id bigint generated always as identity primary key,
  numero text not null,
  facture_id bigint not null,
  -- A line of the invoice; null: all of it.
  rang integer,
  montant numeric(14, 2) not null,
  motif text not null,
  texte text not null,
  utilisateur_id integer not null,
  ouvert_le timestamptz not null default now(),
  clos_le timestamptz,
  -- How it ended.
  issue text not null default '',
  constraint un_litige_par_numero unique (numero),
  constraint litige_sur_une_facture foreign key (facture_id) references facture (id),
  constraint litige_d_un_utilisateur foreign key (utilisateur_id) references utilisateur (id),
  constraint motif_de_litige_connu
    check (motif in ('prix', 'quantite', 'abime', 'non-recu', 'tva', 'autre')),
  constraint montant_conteste_positif check (montant > 0)
);
create index facture_litige_par_facture on facture_litige (facture_id);
create index facture_litige_par_utilisateur on facture_litige (utilisateur_id);

-- Orders, delivery notes and invoices of a period in one file, written in the background.
create table facture_dossier (
  id bigint generated always as identity primary key,
  -- In addresses.
  cle text not null,
  compte_id integer not null,
  utilisateur_id integer not null,
  langue text not null,
  du date not null,
  au date not null,
  chantier text,
  etat text not null default 'attente',
  -- Documents written, of how many; null before they are counted.
  faits integer not null default 0,
  total integer,
  octets bytea,
  demande_le timestamptz not null default now(),
  constraint un_dossier_par_cle unique (cle),
  constraint dossier_d_un_compte foreign key (compte_id) references compte (id) on delete cascade,
  constraint dossier_d_un_utilisateur
    foreign key (utilisateur_id) references utilisateur (id) on delete cascade,
  constraint langue_de_dossier_connue check (langue in ('fr', 'en', 'es')),
  constraint etat_de_dossier_connu check (etat in ('attente', 'pret', 'echec')),
  constraint periode_de_dossier check (au >= du),
  constraint dossier_pret_a_ses_octets check ((etat = 'pret') = (octets is not null))
);
alter table facture_dossier alter column octets set storage external;
create index facture_dossier_par_compte on facture_dossier (compte_id, id desc);
create index facture_dossier_par_utilisateur on facture_dossier (utilisateur_id);
