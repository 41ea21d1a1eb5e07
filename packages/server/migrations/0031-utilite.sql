-- Whether a text of the company helped who read it.
create table utilite (
  id integer generated always as identity primary key,
  page_id integer,
  question_id integer,
  -- Once per person, or per session of a visitor; both may be gone since, what they said still counts.
  utilisateur_id integer,
  session_id bigint,
  utile boolean not null,
  donne_le timestamptz not null default now(),
  constraint utilite_d_un_texte check (num_nonnulls(page_id, question_id) = 1),
  constraint utilite_d_une_page
    foreign key (page_id) references page_contenu (id) on delete cascade,
  constraint utilite_d_une_question
    foreign key (question_id) references faq_question (id) on delete cascade,
  constraint utilite_d_un_utilisateur
    foreign key (utilisateur_id) references utilisateur (id) on delete set null,
  constraint utilite_d_une_session
    foreign key (session_id) references session (id) on delete set null
);
create unique index une_utilite_par_page_et_utilisateur on utilite (utilisateur_id, page_id)
  where utilisateur_id is not null and page_id is not null;
create unique index une_utilite_par_question_et_utilisateur on utilite (utilisateur_id, question_id)
  where utilisateur_id is not null and question_id is not null;
create unique index une_utilite_par_page_et_session on utilite (session_id, page_id)
  where session_id is not null and page_id is not null;
create unique index une_utilite_par_question_et_session on utilite (session_id, question_id)
  where session_id is not null and question_id is not null;
-- What goes with a person, a session or a text is found without reading all of it.
create index utilite_par_utilisateur on utilite (utilisateur_id) where utilisateur_id is not null;
create index utilite_par_session on utilite (session_id) where session_id is not null;
create index utilite_par_page on utilite (page_id) include (utile) where page_id is not null;
create index utilite_par_question on utilite (question_id) include (utile)
  where question_id is not null;

-- Topics that the pages of the company name.
alter table demande_contact drop constraint sujet_de_demande_connu;
alter table demande_contact add constraint sujet_de_demande_connu check (sujet in ('commande',
  'livraison', 'facture', 'article', 'compte', 'site', 'qualite', 'recrutement', 'autre'));

-- The best sold are found from the top.
create index article_par_popularite on article (popularite desc, id) include (produit_id)
  where not retire;
