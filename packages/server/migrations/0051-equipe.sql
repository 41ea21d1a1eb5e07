-- The team of a company: a role that looks only, people whose access is closed for a while, when they
-- last signed in, and a journal of what administrators change.

alter table utilisateur
  drop constraint role_dans_le_compte_connu,
  -- `consultation`: may look and ask for quotes, not order.
  add constraint role_dans_le_compte_connu
    check (role in ('administrateur', 'acheteur', 'consultation')),
  drop constraint etat_d_utilisateur_connu,
  -- `desactive`: an administrator closed the access; the basket, the lists and the rest wait.
  add constraint etat_d_utilisateur_connu
    check (etat in ('attente', 'invite', 'actif', 'desactive', 'supprime')),
  -- The last time they signed in for this company themselves.
  add column connecte_le timestamptz,
  -- Counts what administrators changed: two of them do not undo each other unseen.
  add column version_equipe integer not null default 1;

-- Written with the change itself, never changed.
create table journal_equipe (
  id bigint generated always as identity primary key,
  fait_le timestamptz not null default now(),
  compte_id integer not null,
  -- Who did it.
  auteur_id integer not null,
  -- Whom it is about; null: they never were of the company.
  personne_id integer,
  action text not null,
  details jsonb not null default '{}',
  constraint journal_equipe_d_un_compte foreign key (compte_id) references compte (id),
  constraint journal_equipe_par_un_utilisateur
    foreign key (auteur_id) references utilisateur (id),
  constraint journal_equipe_sur_un_utilisateur
    foreign key (personne_id) references utilisateur (id)
);
create index journal_equipe_par_compte on journal_equipe (compte_id, id);
create index journal_equipe_par_auteur on journal_equipe (auteur_id);
create index journal_equipe_par_personne on journal_equipe (personne_id)
  where personne_id is not null;
create trigger journal_equipe_jamais_reecrit
  before update or delete or truncate on journal_equipe
  for each statement execute function refuser_reecriture();
