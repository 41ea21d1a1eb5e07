-- Where goods are: warehouses, stores, pick-up points, and what lies there.

create table region (
  code text primary key,
  nom text not null,
  slug text not null,
  constraint une_region_par_slug unique (slug)
);

create table departement (
  code text primary key,
  nom text not null,
  slug text not null,
  region_code text not null,
  constraint un_departement_par_slug unique (slug),
  constraint departement_d_une_region foreign key (region_code) references region (code)
);
create index departement_par_region on departement (region_code);

-- What depot and magasin share, so that stock has one key and one foreign key.
create table lieu (
  id smallint generated always as identity primary key,
  type text not null,
  constraint type_de_lieu_connu check (type in ('depot', 'magasin', 'point-de-retrait')),
  constraint un_lieu_par_type unique (id, type)
);

create table depot (
  id smallint primary key,
  type text not null default 'depot',
  code text not null,
  libelle text not null,
  constraint un_depot_par_code unique (code),
  constraint depot_est_un_lieu foreign key (id, type) references lieu (id, type),
  constraint type_de_depot check (type = 'depot')
);

create table magasin (
  id smallint primary key,
  type text not null,
  code text not null,
  libelle text not null,
  slug text not null,
  adresse_ligne1 text not null,
  adresse_ligne2 text,
  code_postal text not null,
  ville text not null,
  departement_code text not null,
  latitude numeric(7, 4) not null,
  longitude numeric(7, 4) not null,
  -- E.164.
  telephone text not null,
  email text not null,
  -- Codes; their words are in the message catalogues.
  services text[] not null default '{}',
  -- By ISO day, 1 is Monday: {"1": [["07:00", "12:00"], ["13:30", "18:00"]], …}; a day that is
  -- absent is closed. Paris time.
  horaires jsonb not null,
  -- Where its shortages are filled from.
  depot_id smallint not null,
  -- Delivers the neighbourhood with its own van.
  livraison boolean not null default false,
  actif boolean not null default true,
  constraint un_magasin_par_code unique (code),
  constraint un_magasin_par_slug unique (slug),
  constraint magasin_est_un_lieu foreign key (id, type) references lieu (id, type),
  constraint type_de_magasin check (type in ('magasin', 'point-de-retrait')),
  constraint magasin_dans_un_departement
    foreign key (departement_code) references departement (code),
  constraint magasin_servi_par_un_depot foreign key (depot_id) references depot (id),
  constraint code_postal_de_magasin_francais check (code_postal ~ '^\d{5}$'),
  constraint position_de_magasin_sur_terre
    check (latitude between -90 and 90 and longitude between -180 and 180),
  constraint horaires_par_jour check (jsonb_typeof(horaires) = 'object')
);
create index magasin_par_departement on magasin (departement_code);

-- No row: nothing there and nothing on its way. The key starts with the article because every
-- reader asks for given articles; the listing index reads the whole table.
create table stock (
  article_id integer not null,
  lieu_id smallint not null,
  quantite integer not null,
  attendu integer not null default 0,
  attendu_le date,
  constraint un_stock_par_article_et_lieu primary key (article_id, lieu_id),
  constraint stock_d_un_article foreign key (article_id) references article (id),
  constraint stock_dans_un_lieu foreign key (lieu_id) references lieu (id),
  constraint stock_jamais_negatif check (quantite >= 0 and attendu >= 0),
  constraint quantite_attendue_avec_sa_date check ((attendu > 0) = (attendu_le is not null))
);
