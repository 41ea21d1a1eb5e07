-- Who a session stands for and the store chosen in it: what prices and stock depend on.

alter table session
  add column utilisateur_id integer,
  add column magasin_id smallint,
  add constraint session_d_un_utilisateur
    foreign key (utilisateur_id) references utilisateur (id) on delete cascade,
  add constraint session_dans_un_magasin
    foreign key (magasin_id) references magasin (id) on delete set null;
create index session_par_utilisateur on session (utilisateur_id) where utilisateur_id is not null;
