-- Lines of a shopping list stand in sections of its own, in an order people choose.

alter table liste_achats_chantier
  -- A part of the list alone: its lines go to no chantier of that name.
  add column section boolean not null default false,
  -- Where it was put among the others; null: after those, in the order they came.
  add column place integer,
  -- The version of the list that last changed its name or its place.
  add column version integer not null default 1;
create unique index une_section_par_nom on liste_achats_chantier (liste_id, lower(libelle))
  where section;
