-- What goes with a product may go with some of its articles alone: a battery of 12 V with a machine
-- of 12 V, a bit with screws of its drive. A link may name attributes of both sides that must have
-- the same value.
create table produit_lien_accord (
  produit_id integer not null,
  type text not null,
  autre_id integer not null,
  attribut_id smallint not null,
  -- The same one as a rule; a drive is one attribute of a screw and another of a bit.
  autre_attribut_id smallint not null,
  constraint un_accord_par_attribut primary key (produit_id, type, autre_id, attribut_id),
  constraint accord_d_un_lien foreign key (produit_id, type, autre_id)
    references produit_lien (produit_id, type, autre_id) on delete cascade,
  constraint accord_sur_un_attribut foreign key (attribut_id) references attribut (id),
  constraint accord_avec_un_attribut foreign key (autre_attribut_id) references attribut (id)
);

create trigger produit_lien_accord_ajout_suivi after insert on produit_lien_accord
  referencing new table as lignes for each statement execute function catalogue_change();
create trigger produit_lien_accord_modification_suivie after update on produit_lien_accord
  referencing new table as lignes for each statement execute function catalogue_change();
create trigger produit_lien_accord_retrait_suivi after delete on produit_lien_accord
  referencing old table as lignes for each statement execute function catalogue_change();
