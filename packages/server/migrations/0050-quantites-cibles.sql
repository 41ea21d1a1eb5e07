-- A shelf is kept by a list: how many of each there should be, and how many were there when someone
-- last counted.

alter table liste_achats
  -- When someone last counted.
  add column comptee_le timestamptz;

alter table liste_achats_ligne
  -- How many there should be, in units of sale; null: it is not counted.
  add column cible integer,
  -- How many were there; null: not counted since what was missing went to a basket.
  add column reste integer,
  add constraint cible_positive check (cible between 1 and 1000000),
  add constraint reste_compte check (reste between 0 and 1000000),
  -- A bar that is sawn is not kept on a shelf.
  add constraint cible_d_une_ligne_entiere check (cible is null or trait_coupe = '');
create index liste_achats_ligne_manquante on liste_achats_ligne (liste_id) where reste < cible;

alter table liste_achats_ligne_retiree
  add column cible integer,
  add column reste integer;
