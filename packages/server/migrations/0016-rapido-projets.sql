-- Made-to-measure projects of a person, as far as the basket knows them: what they are called, what
-- they amount to, and which chantier of his basket they wait in.

create table rapido_projet (
  id integer generated always as identity primary key,
  utilisateur_id integer not null,
  -- Set: it is in the basket. A chantier that goes leaves its projects among the others.
  chantier_id bigint,
  libelle text not null,
  etat text not null default 'brouillon',
  -- Configured items.
  nombre integer not null default 0,
  -- Without tax; null until it is priced.
  montant numeric(12, 2),
  devise text,
  cree_le timestamptz not null default now(),
  modifie_le timestamptz not null default now(),
  constraint projet_d_un_utilisateur
    foreign key (utilisateur_id) references utilisateur (id) on delete cascade,
  constraint projet_dans_un_chantier
    foreign key (chantier_id) references chantier (id) on delete set null,
  constraint etat_de_projet_connu
    check (etat in ('brouillon', 'valide', 'commande', 'fabrique', 'livre')),
  constraint projet_au_panier_est_valide check (chantier_id is null or etat = 'valide'),
  constraint nombre_de_projet_positif check (nombre >= 0),
  constraint montant_de_projet_avec_sa_devise check (num_nonnulls(montant, devise) in (0, 2)),
  constraint devise_de_projet_connue check (devise in ('EUR', 'GBP'))
);
create index rapido_projet_par_utilisateur on rapido_projet (utilisateur_id);
create index rapido_projet_par_chantier on rapido_projet (chantier_id)
  where chantier_id is not null;
