-- What goes with a product is said by rules over the tree and the attributes, not pair by pair: a
-- screw of a drive and the bits of that drive, whoever makes either.
create table regle_lien (
  id integer generated always as identity primary key,
  code text not null,
  type text not null default 'complement',
  -- The most needed first.
  rang smallint not null,
  -- `meme`: of the same maker alone, as batteries are; `libre`: the same maker first.
  marque text not null default 'libre',
  -- Why it is shown, in a few words; `{valeur}` stands for the value both sides share.
  raison_fr text not null,
  raison_en text not null,
  raison_es text not null,
  constraint une_regle_de_lien_par_code unique (code),
  constraint type_de_regle_connu check (type in ('complement', 'accessoire')),
  constraint marque_de_regle_connue check (marque in ('libre', 'meme'))
);

-- From which nodes to which, with all below them.
create table regle_lien_noeud (
  regle_id integer not null,
  autre boolean not null,
  noeud_id integer not null,
  place smallint not null,
  constraint un_noeud_par_cote_de_regle primary key (regle_id, autre, noeud_id),
  constraint noeud_d_une_regle foreign key (regle_id) references regle_lien (id) on delete cascade,
  constraint regle_sur_un_noeud foreign key (noeud_id) references noeud (id) on delete cascade
);

-- What must hold of one side, or between both; all conditions of a rule do. Values are codes of
-- choices or numbers as they are written: 8, 22.23.
create table regle_lien_condition (
  regle_id integer not null,
  place smallint not null,
  attribut_id smallint,
  autre_attribut_id smallint,
  -- `parmi`: one side has one of `valeurs`. Between both: `egal`, the same value; `dans`, one lies in
  -- the range of the other (38-43); `table`, the n-th of `valeurs` goes with the n-th of `autres`.
  comparaison text not null,
  valeurs text[],
  autres text[],
  constraint une_condition_par_place primary key (regle_id, place),
  constraint condition_d_une_regle
    foreign key (regle_id) references regle_lien (id) on delete cascade,
  constraint condition_sur_un_attribut foreign key (attribut_id) references attribut (id),
  constraint condition_sur_l_autre foreign key (autre_attribut_id) references attribut (id),
  constraint comparaison_connue check (comparaison in ('parmi', 'egal', 'dans', 'table')),
  constraint condition_d_un_cote_ou_des_deux
    check (num_nonnulls(attribut_id, autre_attribut_id)
             = case comparaison when 'parmi' then 1 else 2 end),
  constraint valeurs_selon_la_comparaison
    check (num_nonnulls(valeurs, autres)
             = case comparaison when 'parmi' then 1 when 'table' then 2 else 0 end
           and (comparaison <> 'parmi' or valeurs is not null)
           and (comparaison <> 'table' or cardinality(valeurs) = cardinality(autres)))
);

-- Conditions as values that articles hold: which of one side go with which of the other. Null: that
-- side has no part in it.
create view regle_lien_valeur as
with valeur as (
  select id, attribut_id, coalesce(code, trim_scale(nombre)::text) as texte,
         case when nombre is not null then nombre
              when code ~ '^\d+(\.\d+)?-\d+(\.\d+)?$' then split_part(code, '-', 1)::numeric
         end as debut,
         case when nombre is not null then nombre
              when code ~ '^\d+(\.\d+)?-\d+(\.\d+)?$' then split_part(code, '-', 2)::numeric
         end as fin
    from attribut_valeur
)
select c.regle_id, c.place, v.id as valeur_id, null::integer as autre_valeur_id
  from regle_lien_condition c
  join valeur v on v.attribut_id = c.attribut_id and v.texte = any (c.valeurs)
 where c.comparaison = 'parmi'
union all
select c.regle_id, c.place, null, w.id
  from regle_lien_condition c
  join valeur w on w.attribut_id = c.autre_attribut_id and w.texte = any (c.valeurs)
 where c.comparaison = 'parmi'
union all
select c.regle_id, c.place, v.id, w.id
  from regle_lien_condition c
  join valeur v on v.attribut_id = c.attribut_id
  join valeur w on w.attribut_id = c.autre_attribut_id and w.texte = v.texte
 where c.comparaison = 'egal'
union all
select c.regle_id, c.place, v.id, w.id
  from regle_lien_condition c
  join valeur v on v.attribut_id = c.attribut_id
  join valeur w on w.attribut_id = c.autre_attribut_id and w.debut <= v.fin and w.fin >= v.debut
 where c.comparaison = 'dans'
union all
select c.regle_id, c.place, v.id, w.id
  from regle_lien_condition c
 cross join unnest(c.valeurs, c.autres) as t (une, autre)
  join valeur v on v.attribut_id = c.attribut_id and v.texte = t.une
  join valeur w on w.attribut_id = c.autre_attribut_id and w.texte = t.autre
 where c.comparaison = 'table';

-- A condition that one pair alone needed is a rule from now on.
delete from produit_lien l
 using produit_lien_accord a
 where (a.produit_id, a.type, a.autre_id) = (l.produit_id, l.type, l.autre_id);
drop table produit_lien_accord;

-- Links that a rule gave, and those someone made by hand. Two rules may give the same pair, each for
-- some of its articles.
alter table produit_lien drop constraint un_lien_par_paire;
alter table produit_lien
  add column regle_id integer,
  add constraint lien_d_une_regle
    foreign key (regle_id) references regle_lien (id) on delete cascade,
  add constraint un_lien_par_paire_et_regle
    unique nulls not distinct (produit_id, type, autre_id, regle_id);
create index produit_lien_par_regle on produit_lien (regle_id) where regle_id is not null;

-- Whether an article of another value is another thing: a length is, a colour is not.
alter table attribut add column distingue boolean not null default true;

-- Bought in the same orders, by companies enough that none of them is told of.
create table achat_conjoint (
  article_id integer not null,
  autre_id integer not null,
  rang smallint not null,
  -- Companies that ordered both at once.
  comptes integer not null,
  constraint un_achat_conjoint_par_paire primary key (article_id, autre_id),
  constraint achat_conjoint_d_un_article
    foreign key (article_id) references article (id) on delete cascade,
  constraint achat_conjoint_avec_un_article
    foreign key (autre_id) references article (id) on delete cascade,
  constraint achat_conjoint_de_plusieurs check (comptes >= 3)
);
create index achat_conjoint_par_autre on achat_conjoint (autre_id);

do $$
declare
  nom text;
begin
  foreach nom in array array['regle_lien', 'regle_lien_noeud', 'regle_lien_condition',
    'achat_conjoint']
  loop
    execute format('create trigger %I after insert on %I referencing new table as lignes
      for each statement execute function catalogue_change()', nom || '_ajout_suivi', nom);
    execute format('create trigger %I after update on %I referencing new table as lignes
      for each statement execute function catalogue_change()', nom || '_modification_suivie', nom);
    execute format('create trigger %I after delete on %I referencing old table as lignes
      for each statement execute function catalogue_change()', nom || '_retrait_suivi', nom);
  end loop;
end
$$;
