-- A list may be shared with the company of its person, to read or to write, and put away.

alter table liste_achats
  add column partage text not null default 'personnelle',
  add column archivee_le timestamptz,
  add constraint partage_connu check (partage in ('personnelle', 'lecture', 'ecriture'));
create index liste_achats_partagee on liste_achats (utilisateur_id) where partage <> 'personnelle';
