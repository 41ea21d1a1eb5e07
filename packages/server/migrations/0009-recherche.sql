-- What the search reads beside the catalogue: other words for the same thing, what people search,
-- and the codes that companies and former catalogues give to articles.

-- Codes as they are compared: separators, case and accented signs do not count. One definition, for
-- the customers' own codes and for articles no longer sold.
create function cle_de_code(code text) returns text
  language sql immutable strict parallel safe
  return upper(regexp_replace(code, '[^0-9A-Za-z]', '', 'g'));

create table synonyme (
  id integer generated always as identity primary key,
  langue text not null,
  -- What people type, in lower case, in one or several words.
  terme text not null,
  -- What the catalogue calls it. Empty: the shop does not want the term to stand for anything else.
  equivalents text[] not null,
  -- `deux`: each stands for the other. `un`: the term stands for its equivalents only, as a slang
  -- word does for the family it names.
  sens text not null,
  -- Comes with the program and follows its versions; what a company writes itself is never touched.
  livre boolean not null default false,
  constraint un_synonyme_par_terme unique (langue, terme),
  constraint langue_de_synonyme_connue check (langue in ('fr', 'en', 'es')),
  constraint sens_de_synonyme_connu check (sens in ('deux', 'un')),
  constraint terme_de_synonyme_en_minuscules check (terme = lower(terme) and terme <> '')
);

-- The index holds the synonyms: it is built again when they change.
create trigger synonyme_ajout_suivi after insert on synonyme
  referencing new table as lignes for each statement execute function catalogue_change();
create trigger synonyme_modification_suivie after update on synonyme
  referencing new table as lignes for each statement execute function catalogue_change();
create trigger synonyme_retrait_suivi after delete on synonyme
  referencing old table as lignes for each statement execute function catalogue_change();

-- How many sessions searched a term and found something: what the search field completes with.
create table terme_cherche (
  langue text not null,
  -- In lower case, with single spaces.
  terme text not null,
  sessions integer not null,
  dernier_le date not null default current_date,
  constraint un_terme_cherche_par_langue primary key (langue, terme),
  constraint langue_de_terme_connue check (langue in ('fr', 'en', 'es')),
  constraint terme_cherche_par_quelqu_un check (sessions > 0)
);
create index terme_cherche_par_sessions on terme_cherche (langue, sessions desc, terme);

-- Which sessions a term was already counted for, so that each counts once. The hash is made of the
-- session's secret and of the term: two rows never tell that one person searched both, and once the
-- session is gone nothing leads to it. Rows are deleted after a month; the counts stay.
create table terme_compte (
  langue text not null,
  terme text not null,
  empreinte bytea not null,
  compte_le date not null default current_date,
  constraint une_fois_par_session primary key (langue, terme, empreinte),
  constraint empreinte_de_huit_octets check (octet_length(empreinte) = 8)
);
create index terme_compte_par_date on terme_compte (compte_le);

-- What a customer company calls our articles in its own files.
create table reference_client (
  compte_id integer not null,
  -- As the company writes it.
  code text not null,
  cle text not null generated always as (cle_de_code(code)) stored,
  article_id integer not null,
  constraint une_reference_client_par_cle primary key (compte_id, cle),
  constraint reference_client_d_un_compte
    foreign key (compte_id) references compte (id) on delete cascade,
  constraint reference_client_d_un_article foreign key (article_id) references article (id),
  constraint reference_client_a_des_signes check (cle <> '')
);
create index reference_client_par_article on reference_client (article_id);

-- Articles no longer sold are not in the index: someone who orders by an old code is told what
-- replaces it. They are few, so are these indexes.
create index article_retire_par_reference on article (cle_de_code(reference)) where retire;
create index article_retire_par_ean on article (ltrim(ean, '0')) where retire;
create index article_retire_par_reference_fournisseur
  on article (cle_de_code(reference_fournisseur)) where retire;
