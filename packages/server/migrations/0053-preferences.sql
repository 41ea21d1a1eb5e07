-- What people prefer, and what waits for the one mail a day of who wants no more.

alter table utilisateur
  -- Only what they chose; see contract/src/identite/preferences.ts.
  add column preferences jsonb not null default '{}';

create table notification (
  id bigint generated always as identity primary key,
  utilisateur_id integer not null,
  genre text not null,
  sujet text not null,
  -- Whole address of the page it speaks of.
  lien text not null,
  cree_le timestamptz not null default now(),
  constraint notification_d_un_utilisateur
    foreign key (utilisateur_id) references utilisateur (id) on delete cascade
);
create index notification_par_utilisateur on notification (utilisateur_id, id);
