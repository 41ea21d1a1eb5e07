-- Shopping lists of a person: what he buys again, and baskets he put aside.

create table liste_achats (
  id bigint generated always as identity primary key,
  utilisateur_id integer not null,
  libelle text not null,
  cree_le timestamptz not null default now(),
  modifie_le timestamptz not null default now(),
  constraint liste_d_un_utilisateur
    foreign key (utilisateur_id) references utilisateur (id) on delete cascade
);
create index liste_achats_par_utilisateur on liste_achats (utilisateur_id, id);

create table liste_achats_ligne (
  liste_id bigint not null,
  article_id integer not null,
  rang integer not null,
  quantite integer not null,
  constraint une_ligne_par_article_et_liste primary key (liste_id, article_id),
  constraint ligne_d_une_liste
    foreign key (liste_id) references liste_achats (id) on delete cascade,
  constraint ligne_de_liste_d_un_article foreign key (article_id) references article (id),
  constraint quantite_de_liste_positive check (quantite between 1 and 1000000)
);
create index liste_achats_ligne_par_article on liste_achats_ligne (article_id);
