-- What Chorus Pro refuses an invoice to a public body without, as the directory says of its structure.
-- A public body without a row is asked for both.
create table compte_chorus (
  compte_id integer primary key,
  service boolean not null,
  engagement boolean not null,
  -- One of the two, whichever.
  soit boolean not null,
  constraint exigences_d_un_compte
    foreign key (compte_id) references compte (id) on delete cascade,
  constraint soit_l_un_soit_l_autre check (not (soit and (service or engagement)))
);
