-- Calls that customers ask to be called back by: who calls, how many at a time, and when.

-- How many calls somebody makes in one slot. A row without a person or a store holds for all of its
-- kind that have none of their own; 0: they call nobody back.
create table rappel_capacite (
  genre text not null,
  delegue_id integer,
  magasin_id smallint,
  capacite smallint not null,
  constraint genre_de_capacite_connu check (genre in ('delegue', 'magasin', 'siege')),
  constraint capacite_de_son_genre
    check ((delegue_id is null or genre = 'delegue') and (magasin_id is null or genre = 'magasin')),
  constraint capacite_de_rappel_bornee check (capacite between 0 and 50),
  constraint une_capacite_par_interlocuteur
    unique nulls not distinct (genre, delegue_id, magasin_id),
  constraint capacite_d_un_delegue
    foreign key (delegue_id) references delegue (id) on delete cascade,
  constraint capacite_d_un_magasin
    foreign key (magasin_id) references magasin (id) on delete cascade
);
insert into rappel_capacite (genre, capacite) values ('delegue', 1), ('magasin', 2), ('siege', 4);

create sequence rappel_numero;

create table rappel (
  id bigint generated always as identity primary key,
  -- What to quote on the phone: R26-000123.
  numero text not null,
  compte_id integer not null,
  utilisateur_id integer not null,
  -- Who calls.
  genre text not null,
  delegue_id integer,
  magasin_id smallint,
  -- When the slot begins.
  debut timestamptz not null,
  -- Which of the calls of its slot it is, from 1.
  place smallint not null,
  telephone text not null,
  sujet text not null,
  texte text not null,
  langue text not null,
  cree_le timestamptz not null default now(),
  -- Given up by who asked: its place is free again.
  annule_le timestamptz,
  constraint un_rappel_par_numero unique (numero),
  constraint genre_de_rappel_connu check (genre in ('delegue', 'magasin', 'siege')),
  constraint rappel_de_son_interlocuteur
    check ((genre = 'delegue') = (delegue_id is not null)
           and (genre = 'magasin') = (magasin_id is not null)),
  constraint place_de_rappel_bornee check (place between 1 and 50),
  constraint sujet_de_rappel_connu
    check (sujet in ('prix', 'commande', 'livraison', 'facture', 'technique', 'autre')),
  constraint langue_de_rappel_connue check (langue in ('fr', 'en', 'es')),
  constraint rappel_d_un_compte foreign key (compte_id) references compte (id) on delete cascade,
  constraint rappel_d_un_utilisateur
    foreign key (utilisateur_id) references utilisateur (id) on delete cascade,
  constraint rappel_par_un_delegue
    foreign key (delegue_id) references delegue (id) on delete cascade,
  constraint rappel_par_un_magasin
    foreign key (magasin_id) references magasin (id) on delete cascade
);
-- Nobody makes two calls at once, whoever asks at the same moment.
create unique index une_place_par_creneau on rappel (genre, delegue_id, magasin_id, debut, place)
  nulls not distinct where annule_le is null;
-- Nobody is called by two people at once.
create unique index un_rappel_a_la_fois on rappel (utilisateur_id, debut) where annule_le is null;
create index rappel_par_compte on rappel (compte_id, debut desc);
create index rappel_par_delegue on rappel (delegue_id) where delegue_id is not null;
create index rappel_par_magasin on rappel (magasin_id) where magasin_id is not null;

-- The last messages of a company, which its contacts show.
create index demande_contact_par_compte on demande_contact (compte_id, cree_le desc)
  where compte_id is not null;
