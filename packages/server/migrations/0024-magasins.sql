-- The public face of a store: who runs it, what it says of itself, days unlike others, what happens there.

alter table magasin
  -- First name; a team where there is none.
  add column responsable text,
  add column texte_fr text not null default '',
  add column texte_en text not null default '',
  add column texte_es text not null default '';

-- Holds on its day instead of the week and of a holiday.
create table magasin_exception (
  magasin_id smallint not null,
  jour date not null,
  -- [["08:00", "12:00"], …]; empty: closed. Paris time.
  plages jsonb not null,
  motif_fr text not null,
  motif_en text not null,
  motif_es text not null,
  constraint une_exception_par_jour primary key (magasin_id, jour),
  constraint exception_d_un_magasin foreign key (magasin_id) references magasin (id),
  constraint plages_de_l_exception check (jsonb_typeof(plages) = 'array')
);

create table magasin_evenement (
  id integer generated always as identity primary key,
  magasin_id smallint not null,
  jour date not null,
  -- HH:mm, Paris time.
  de text not null,
  a text not null,
  titre_fr text not null,
  titre_en text not null,
  titre_es text not null,
  texte_fr text not null,
  texte_en text not null,
  texte_es text not null,
  constraint evenement_d_un_magasin foreign key (magasin_id) references magasin (id),
  constraint evenement_a_ses_heures check (de ~ '^\d{2}:\d{2}$' and a ~ '^\d{2}:\d{2}$' and de < a)
);
create index magasin_evenement_par_magasin on magasin_evenement (magasin_id, jour);

-- These change no article: only what is kept of stores is read again.
create function magasins_change() returns trigger language plpgsql as $$
begin
  if exists (select 1 from lignes) then
    insert into outbox (sujet, donnees) values ('magasins-modifies', '{}');
  end if;
  return null;
end
$$;

do $$
declare
  nom text;
begin
  foreach nom in array array['magasin_exception', 'magasin_evenement'] loop
    execute format('create trigger %I after insert on %I referencing new table as lignes
      for each statement execute function magasins_change()', nom || '_ajout_suivi', nom);
    execute format('create trigger %I after update on %I referencing new table as lignes
      for each statement execute function magasins_change()', nom || '_modification_suivie', nom);
    execute format('create trigger %I after delete on %I referencing old table as lignes
      for each statement execute function magasins_change()', nom || '_retrait_suivi', nom);
  end loop;
end
$$;
