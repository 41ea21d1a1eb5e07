-- What every capability stands on: visitors' sessions, their messages, events, mail, demo marker.
-- Tokens are never kept, only their SHA-256: a copy of the database signs nobody in.
-- Identifiers are bigint because PostgreSQL before 18 has no time-ordered uuid; they never name
-- a person to the outside, tokens do.

create table session (
  id bigint generated always as identity primary key,
  -- SHA-256 of the long-lived cookie token.
  jeton_hash bytea not null,
  langue text not null default 'fr',
  cree_le timestamptz not null default now(),
  -- Written at most once in a while, to slide expire_le, not at every request.
  vue_le timestamptz not null default now(),
  expire_le timestamptz not null,
  constraint un_jeton_par_session unique (jeton_hash),
  constraint jeton_de_session_en_sha256 check (octet_length(jeton_hash) = 32),
  constraint langue_de_session_connue check (langue in ('fr', 'en', 'es')),
  constraint session_expire_apres_creation check (expire_le > cree_le)
);
create index session_par_expiration on session (expire_le);

-- Short-lived bearers: a table of its own because each open tab holds one.
create table session_acces (
  jeton_hash bytea primary key,
  session_id bigint not null,
  cree_le timestamptz not null default now(),
  expire_le timestamptz not null,
  constraint acces_d_une_session foreign key (session_id) references session (id) on delete cascade,
  constraint jeton_d_acces_en_sha256 check (octet_length(jeton_hash) = 32),
  constraint acces_expire_apres_creation check (expire_le > cree_le)
);
create index session_acces_par_session on session_acces (session_id);
create index session_acces_par_expiration on session_acces (expire_le);

-- What GET /api/messages answers: a code of the message catalogues with its data, or, for
-- editorial words, the text itself by language: {"fr": …, "en": …, "es": …}.
create table message (
  id bigint generated always as identity primary key,
  session_id bigint not null,
  niveau text not null,
  code text,
  donnees jsonb not null default '{}',
  texte jsonb,
  cree_le timestamptz not null default now(),
  constraint message_d_une_session foreign key (session_id) references session (id) on delete cascade,
  constraint niveau_de_message_connu check (niveau in ('info', 'succes', 'avertissement', 'erreur')),
  constraint message_par_code_ou_par_texte check (num_nonnulls(code, texte) = 1),
  constraint texte_de_message_en_trois_langues
    check (texte is null or texte ?& array['fr', 'en', 'es'])
);
create index message_par_session on message (session_id, id);

-- Events, written in the transaction of the change they tell of. `transaction` lets a reader ask
-- for exactly what was committed since its last snapshot: ids alone are given out before commit,
-- so a lower id may appear after a higher one was read.
create table outbox (
  id bigint generated always as identity primary key,
  transaction xid8 not null default pg_current_xact_id(),
  sujet text not null,
  donnees jsonb not null,
  cree_le timestamptz not null default now()
);
create index outbox_par_transaction on outbox (transaction);
create index outbox_par_date on outbox (cree_le);

-- A trigger rather than a call after each insert: a bulk `insert … select` wakes the readers too,
-- once. The payload is only the last id; readers fetch the rows.
create function outbox_notifier() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox', max(id)::text) from evenement having count(*) > 0;
  return null;
end
$$;
create trigger outbox_reveille_les_lecteurs
  after insert on outbox
  referencing new table as evenement
  for each statement execute function outbox_notifier();

-- Mail kept here instead of being sent when no mail server is configured.
create table courrier (
  id bigint generated always as identity primary key,
  -- The Message-ID header, chosen when the mail was asked for: a job that runs twice keeps one copy.
  message_id text not null,
  expediteur text not null,
  destinataire text not null,
  sujet text not null,
  texte text not null,
  html text,
  langue text not null,
  entetes jsonb not null default '{}',
  cree_le timestamptz not null default now(),
  constraint un_courrier_par_envoi unique (message_id),
  constraint langue_de_courrier_connue check (langue in ('fr', 'en', 'es'))
);
create index courrier_par_date on courrier (cree_le);

-- Which parts of the demo company are loaded, so that a restart does not load them again.
create table demo_chargement (
  nom text primary key,
  taille text not null,
  charge_le timestamptz not null default now()
);
