-- By which way a company gets its invoices, who agreed to it, and what became of each sending.

create table compte_dematerialisation (
  compte_id integer primary key,
  canal text not null,
  -- A mail address, or an address in the directory of the platforms; '' where none is needed.
  adresse text not null,
  -- The first day of issue that goes this way.
  depuis date not null,
  constraint dematerialisation_d_un_compte
    foreign key (compte_id) references compte (id) on delete cascade,
  constraint canal_de_dematerialisation_connu
    check (canal in ('pdf', 'factur-x', 'plateforme', 'chorus'))
);

-- Every choice, with who made it: never changed.
create table dematerialisation_consentement (
  id bigint generated always as identity primary key,
  compte_id integer not null,
  canal text not null,
  adresse text not null,
  depuis date not null,
  utilisateur_id integer not null,
  consenti_le timestamptz not null default now(),
  constraint consentement_d_un_compte foreign key (compte_id) references compte (id),
  constraint consentement_d_un_utilisateur foreign key (utilisateur_id) references utilisateur (id)
);
create index dematerialisation_consentement_par_compte
  on dematerialisation_consentement (compte_id, id desc);
create index dematerialisation_consentement_par_utilisateur
  on dematerialisation_consentement (utilisateur_id);
create trigger dematerialisation_consentement_immuable
  before update or delete on dematerialisation_consentement
  for each row execute function refuser_modification();

-- One sending of each invoice.
create table facture_envoi (
  facture_id bigint primary key,
  -- Sent along: whoever gets it twice knows it by this.
  cle text not null,
  canal text not null,
  adresse text not null,
  etat text not null,
  tentatives integer not null default 0,
  -- When it is tried, or asked for, again; also while somebody does.
  prochaine_le timestamptz not null default now(),
  -- What the platform calls it.
  reference text,
  motif text not null default '',
  cree_le timestamptz not null default now(),
  constraint un_envoi_par_cle unique (cle),
  constraint envoi_d_une_facture foreign key (facture_id) references facture (id),
  constraint canal_d_envoi_connu check (canal in ('pdf', 'factur-x', 'plateforme', 'chorus')),
  constraint etat_d_envoi_connu
    check (etat in ('attente', 'deposee', 'recue', 'payee', 'refusee', 'rejetee', 'abandonnee'))
);
create index facture_envoi_a_faire on facture_envoi (prochaine_le) where etat = 'attente';
create index facture_envoi_a_suivre on facture_envoi (prochaine_le)
  where etat in ('deposee', 'recue') and reference is not null;
create index facture_envoi_abandonne on facture_envoi (facture_id) where etat = 'abandonnee';

-- What it went through.
create table facture_envoi_etat (
  id bigint generated always as identity primary key,
  facture_id bigint not null,
  etat text not null,
  motif text not null,
  survenu_le timestamptz not null default now(),
  constraint etat_d_un_envoi foreign key (facture_id) references facture_envoi (facture_id)
);
create index facture_envoi_etat_par_facture on facture_envoi_etat (facture_id, id);

create function noter_etat_d_envoi() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.etat <> old.etat then
    insert into facture_envoi_etat (facture_id, etat, motif)
    values (new.facture_id, new.etat, new.motif);
  end if;
  return null;
end $$;
create trigger facture_envoi_suivi after insert or update of etat on facture_envoi
  for each row execute function noter_etat_d_envoi();
