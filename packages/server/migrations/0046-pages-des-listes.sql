-- Shopping lists have their pages: who changed what since it was read, notes, and the way back from
-- what was removed.

alter table liste_achats
  -- Goes up with every change.
  add column version integer not null default 1,
  -- The version that last changed its name.
  add column version_nom integer not null default 1,
  -- Until the night after it can be had back.
  add column supprimee_le timestamptz;
create index liste_achats_supprimee on liste_achats (supprimee_le) where supprimee_le is not null;

alter table liste_achats_ligne
  -- The version of the list that last changed the line.
  add column version integer not null default 1,
  add column note text not null default '',
  add constraint note_de_liste_courte check (length(note) <= 200);

-- Lines removed from a list, as they were, until the night after.
create table liste_achats_ligne_retiree (
  id bigint primary key,
  liste_id bigint not null,
  article_id integer not null,
  rang integer not null,
  quantite integer not null,
  chantier_rang integer,
  trait_coupe text not null,
  chutes boolean not null,
  exemplaires integer not null,
  remise numeric(5, 2),
  note text not null,
  retiree_le timestamptz not null default now(),
  constraint ligne_retiree_d_une_liste
    foreign key (liste_id) references liste_achats (id) on delete cascade,
  constraint ligne_retiree_d_un_article foreign key (article_id) references article (id)
);
create index liste_achats_ligne_retiree_par_liste on liste_achats_ligne_retiree (liste_id);
create index liste_achats_ligne_retiree_par_article on liste_achats_ligne_retiree (article_id);
create index liste_achats_ligne_retiree_par_date on liste_achats_ligne_retiree (retiree_le);
