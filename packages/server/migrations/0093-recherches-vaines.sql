-- What is searched and leads nowhere: terms that find nothing, that lose words, or of which nobody
-- opens or orders an answer. The company reads them to add words or articles (`npm run recherches`).
alter table terme_cherche
  -- Answers the last time; those counted so far had found something.
  add column trouves integer not null default 1,
  -- Words that were left out the last time, or the spelling that was searched instead.
  add column ecarts text not null default '',
  -- Sessions that opened or ordered one of the answers.
  add column choix integer not null default 0,
  add constraint nombre_trouve_positif check (trouves >= 0),
  add constraint choix_parmi_les_sessions check (choix between 0 and sessions);

-- Only those that find what was typed complete what others type.
drop index terme_cherche_par_sessions;
create index terme_cherche_par_sessions on terme_cherche (langue, sessions desc, terme)
  where trouves > 0 and ecarts = '';

alter table terme_compte add column choisi boolean not null default false;
