-- A message may be for one person, wherever they are signed in; lead to what it speaks of; be gone
-- for everyone once that is settled; and be told in some departments alone.
alter table message
  add column utilisateur_id integer,
  -- Path without language prefix.
  add column lien text,
  -- What it speaks of, `commande 12`: settling that deletes it.
  add column objet text,
  -- Null: everywhere.
  add column departements text[],
  drop constraint cible_de_message_connue,
  add constraint cible_de_message_connue
    check (cible in ('session', 'utilisateur', 'tous', 'connectes', 'compte')),
  add constraint message_de_son_utilisateur
    check ((cible = 'utilisateur') = (utilisateur_id is not null)),
  add constraint message_d_un_utilisateur
    foreign key (utilisateur_id) references utilisateur (id) on delete cascade,
  add constraint lien_de_message_sur_le_site check (lien ~ '^/(?!/)');
create index message_par_utilisateur on message (utilisateur_id) where utilisateur_id is not null;
create index message_par_objet on message (objet) where objet is not null;

-- Those of a person come and go like those of a session: only what is for many is looked at with
-- every call, and changes pages.
drop index message_diffuse;
create index message_diffuse on message (debut) where cible in ('tous', 'connectes');
create or replace function messages_diffuses_changent() returns trigger language plpgsql as $$
begin
  if exists (select from lignes where cible in ('tous', 'connectes', 'compte')) then
    insert into outbox (sujet, donnees) values ('messages-modifies', '{}');
  end if;
  return null;
end
$$;

-- The department of a French postcode: Corsica has two, overseas three digits.
create function departement_de(code_postal text) returns text language sql immutable as $$
  select case
    when code_postal ~ '^9[78]' then left(code_postal, 3)
    when code_postal ~ '^20[01]' then '2A'
    when code_postal ~ '^20' then '2B'
    else left(code_postal, 2)
  end
$$;
