-- Customers found while a delegate types, among a hundred thousand of them; and a journal that
-- nobody rewrites.

-- Lower case, without accents, words apart by one space. delegue/plier.ts does the same.
create function plier(texte text) returns text
  language sql immutable strict parallel safe
  return btrim(regexp_replace(
    replace(replace(replace(
      lower(regexp_replace(normalize(texte, nfkd), '[\u0300-\u036f]', '', 'g')),
      'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
    '[^a-z0-9]+', ' ', 'g'));

-- The ten digits of a French number, however its prefix is written.
create function telephone_national(telephone text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(telephone, '\D', '', 'g'), '^(00)?330?(?=\d{9}$)', '0');

-- What a compte is found by, all of it folded by plier(). Collation C: prefixes are ranges.
create table compte_recherche (
  compte_id integer primary key,
  nom text collate "C" not null,
  -- Without spaces.
  code text collate "C" not null,
  siret text collate "C" not null,
  telephone text collate "C" not null,
  -- Words of the company and words of its people, each after a space.
  societe text not null,
  personnes text not null,
  -- All of these words but codes and numbers: almost every compte has its own, and a prefix would
  -- read them all.
  mots tsvector not null,
  constraint recherche_d_un_compte
    foreign key (compte_id) references compte (id) on delete cascade
);
create index compte_recherche_par_mots on compte_recherche using gin (mots)
  with (fastupdate = off);
create index compte_recherche_par_nom on compte_recherche (nom, compte_id);
create index compte_recherche_par_code on compte_recherche (code);
create index compte_recherche_par_siret on compte_recherche (siret);
create index compte_recherche_par_telephone on compte_recherche (telephone);
create index compte_par_code_postal on compte (code_postal collate "C");

-- Every word a compte was ever found by: what a mistyped one may have been.
create table mot_compte (
  mot text collate "C" primary key
);

create function ecrire_recherche_comptes(ids integer[]) returns void language plpgsql as $$
begin
  -- Two people of one company may change at the same moment: the second waits here, and what it
  -- reads below holds what the first wrote.
  perform from compte_recherche where compte_id = any (ids) order by compte_id for update;
  insert into compte_recherche (compte_id, nom, code, siret, telephone, societe, personnes, mots)
  select t.id, t.nom, t.code, t.siret, t.telephone,
         format(' %s %s %s %s %s %s', t.nom, t.ville, t.code_postal, t.code, t.siret, t.telephone),
         ' ' || t.personnes,
         array_to_tsvector(
           string_to_array(concat_ws(' ', nullif(t.nom, ''), nullif(t.ville, ''),
             nullif(replace(t.ville, ' ', ''), ''), nullif(t.code_postal, ''),
             nullif(t.personnes, '')), ' '))
    from (
      select c.id, plier(c.raison_sociale) as nom, replace(plier(c.code), ' ', '') as code, c.siret,
             telephone_national(c.telephone) as telephone, plier(c.ville) as ville,
             plier(c.code_postal) as code_postal,
             coalesce((
               -- Without the end of the address: half of them end in .fr.
               select string_agg(
                        plier(concat_ws(' ', u.prenom, u.nom, regexp_replace(u.email, '\.[^.@]*$', ''))),
                        ' ' order by u.id)
                 from utilisateur u
                where u.compte_id = c.id and u.etat = 'actif'), '') as personnes
        from compte c
       where c.id = any (ids)
    ) t
   order by t.id
  on conflict (compte_id) do update
     set nom = excluded.nom, code = excluded.code, siret = excluded.siret,
         telephone = excluded.telephone, societe = excluded.societe,
         personnes = excluded.personnes, mots = excluded.mots;
  insert into mot_compte (mot)
  select distinct m.mot
    from compte_recherche r, unnest(tsvector_to_array(r.mots)) as m (mot)
   where r.compte_id = any (ids) and m.mot ~ '^[a-z]{3,}$'
     and not exists (select from mot_compte connu where connu.mot = m.mot)
   order by m.mot
  on conflict do nothing;
end
$$;

create function suivre_comptes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform ecrire_recherche_comptes(array(select id from apres));
  else
    perform ecrire_recherche_comptes(array(
      select n.id
        from apres n
        join avant a on a.id = n.id
       where (n.code, n.raison_sociale, n.siret, n.telephone, n.ville, n.code_postal)
             is distinct from (a.code, a.raison_sociale, a.siret, a.telephone, a.ville, a.code_postal)));
  end if;
  return null;
end
$$;

create function suivre_utilisateurs() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform ecrire_recherche_comptes(array(select distinct compte_id from apres));
  elsif tg_op = 'DELETE' then
    perform ecrire_recherche_comptes(array(select distinct compte_id from avant));
  else
    perform ecrire_recherche_comptes(array(
      select compte_id from (
        (select id, compte_id, prenom, nom, email, etat from avant
         except select id, compte_id, prenom, nom, email, etat from apres)
        union
        (select id, compte_id, prenom, nom, email, etat from apres
         except select id, compte_id, prenom, nom, email, etat from avant)
      ) changes
      group by compte_id));
  end if;
  return null;
end
$$;

create trigger compte_ajout_cherchable after insert on compte
  referencing new table as apres
  for each statement execute function suivre_comptes();
create trigger compte_modification_cherchable after update on compte
  referencing old table as avant new table as apres
  for each statement execute function suivre_comptes();
create trigger utilisateur_ajout_cherchable after insert on utilisateur
  referencing new table as apres
  for each statement execute function suivre_utilisateurs();
create trigger utilisateur_modification_cherchable after update on utilisateur
  referencing old table as avant new table as apres
  for each statement execute function suivre_utilisateurs();
create trigger utilisateur_retrait_cherchable after delete on utilisateur
  referencing old table as avant
  for each statement execute function suivre_utilisateurs();

select ecrire_recherche_comptes(array(select id from compte));

-- Written with the act, read by the customer: it only grows.
create function refuser_reecriture() returns trigger language plpgsql as $$
begin
  raise exception 'the journal only grows' using errcode = 'restrict_violation';
end
$$;
create trigger journal_jamais_reecrit before update or delete or truncate on journal_delegue
  for each statement execute function refuser_reecriture();
