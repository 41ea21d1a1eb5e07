-- What the company does for its customers beside selling, and what they asked for.

create table service_compte (
  id smallint generated always as identity primary key,
  code text not null,
  rang smallint not null,
  titre_fr text not null,
  titre_en text not null,
  titre_es text not null,
  texte_fr text not null,
  texte_en text not null,
  texte_es text not null,
  -- Without tax, in euros; null: it is quoted.
  prix_ht numeric(10, 2),
  -- What the price is for.
  unite text,
  -- Codes of the parts of the catalogue it spares one to buy.
  noeuds text[] not null default '{}',
  constraint un_service_de_compte_par_code unique (code),
  constraint code_de_service_connu
    check (code in ('franco', 'cles', 'reparation', 'location', 'affutage')),
  constraint prix_de_service_avec_son_unite check ((prix_ht is null) = (unite is null)),
  constraint unite_de_service_connue check (unite in ('mois', 'piece', 'jour'))
);

create sequence demande_service_numero;

create table demande_service (
  id bigint generated always as identity primary key,
  -- What to quote on the phone: S26-000123.
  numero text not null,
  compte_id integer not null,
  utilisateur_id integer not null,
  service_id smallint not null,
  texte text not null,
  etat text not null default 'recue',
  langue text not null,
  cree_le timestamptz not null default now(),
  constraint une_demande_de_service_par_numero unique (numero),
  constraint etat_de_demande_de_service_connu check (etat in ('recue', 'en-cours', 'terminee')),
  constraint langue_de_demande_de_service_connue check (langue in ('fr', 'en', 'es')),
  constraint demande_de_service_d_un_compte
    foreign key (compte_id) references compte (id) on delete cascade,
  constraint demande_de_service_d_un_utilisateur
    foreign key (utilisateur_id) references utilisateur (id) on delete cascade,
  constraint demande_d_un_service foreign key (service_id) references service_compte (id)
);
create index demande_service_par_compte on demande_service (compte_id, cree_le desc);
create index demande_service_par_utilisateur on demande_service (utilisateur_id, cree_le desc);
create index demande_service_par_service on demande_service (service_id);
