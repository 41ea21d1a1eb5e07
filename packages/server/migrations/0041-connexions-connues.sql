-- Where someone signed in from before, by identifier and address of the network together, hashed as
-- failed sign-ins are: there, the wrong passwords that others try elsewhere do not hold them up.
create table connexion_connue (
  cle bytea primary key,
  vue_le timestamptz not null default now(),
  constraint cle_connue_en_sha256 check (octet_length(cle) = 32)
);
create index connexion_connue_par_date on connexion_connue (vue_le);

-- Sessions of visitors who came once and left nothing are cleaned sooner than those that expire.
create index session_de_passage on session (cree_le)
  where utilisateur_id is null and delegue_id is null;
