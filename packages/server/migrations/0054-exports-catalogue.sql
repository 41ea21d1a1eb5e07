-- Files of the catalogue that people take away: what was asked for, how far it is, and the bytes.

create table export_catalogue (
  id integer generated always as identity primary key,
  utilisateur_id integer not null,
  -- The store whose stock is written beside that of the warehouses; null where none was chosen.
  magasin_id smallint,
  -- Parts of the tree and brands; none of a kind stands for all of them.
  noeuds integer[] not null default '{}',
  marques integer[] not null default '{}',
  langue text not null,
  prix boolean not null,
  stock boolean not null,
  format text not null,
  -- Carried by the latest export of a series alone, with the day of the next one.
  frequence text not null default 'aucune',
  prochain_le date,
  etat text not null default 'en-attente',
  -- Why it failed, in a word of the contract.
  motif text,
  -- Counts who writes: what an attempt given up for dead still writes is nobody's.
  essai integer not null default 0,
  -- Articles to write, once they are counted, and written.
  total integer,
  ecrits integer not null default 0,
  -- Of the file, in bytes as it is opened.
  taille bigint,
  nom text,
  -- Since the export of the series before; null in a first one.
  ajoutes integer,
  modifies integer,
  retires integer,
  -- What each article looked like, twenty bytes each; see ecriture/empreintes.ts.
  empreintes_avant bytea,
  empreintes bytea,
  demande_le timestamptz not null default now(),
  fini_le timestamptz,
  -- From then on the file is gone.
  expire_le timestamptz,
  constraint export_d_un_utilisateur
    foreign key (utilisateur_id) references utilisateur (id) on delete cascade,
  constraint langue_d_export_connue check (langue in ('fr', 'en', 'es')),
  constraint format_d_export_connu
    check (format in ('xlsx', 'csv', 'jsonl', 'fabdis', 'bmecat', 'ebp', 'batigest')),
  constraint frequence_d_export_connue
    check (frequence in ('aucune', 'hebdomadaire', 'mensuelle')),
  constraint un_export_repete_a_sa_date
    check ((frequence = 'aucune') = (prochain_le is null)),
  constraint etat_d_export_connu
    check (etat in ('en-attente', 'en-cours', 'pret', 'echec', 'annule', 'expire')),
  constraint un_export_manque_dit_pourquoi check ((etat = 'echec') = (motif is not null)),
  constraint un_export_pret_a_son_fichier
    check (etat <> 'pret' or (nom is not null and taille is not null and expire_le is not null))
);
create index export_par_utilisateur on export_catalogue (utilisateur_id, id desc);
create index export_a_repeter on export_catalogue (prochain_le) where prochain_le is not null;
create index export_a_purger on export_catalogue (expire_le) where etat = 'pret';
-- Already small, and written in one piece.
alter table export_catalogue
  alter column empreintes_avant set storage external,
  alter column empreintes set storage external;

-- The bytes of a file, in slices: they are written and sent without ever being whole in memory.
create table export_partie (
  export_id integer not null,
  essai integer not null,
  -- The catalogue, or what changed in it.
  fichier text not null,
  rang integer not null,
  octets bytea not null,
  constraint une_partie_par_rang primary key (export_id, essai, fichier, rang),
  constraint partie_d_un_export
    foreign key (export_id) references export_catalogue (id) on delete cascade,
  constraint fichier_d_export_connu check (fichier in ('catalogue', 'changements'))
);
alter table export_partie alter column octets set storage external;
