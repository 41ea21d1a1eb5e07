-- Consignments of an order: what arrives on one day at one place. Each has its own delivery notes.

create table commande_envoi (
  id bigint generated always as identity primary key,
  commande_id bigint not null,
  rang smallint not null,
  -- It arrives, or is ready.
  jour date not null,
  -- HH:mm it arrives before, or is ready from; null: in the course of the day.
  heure text,
  -- Of one chantier of the order; null: of several.
  chantier_rang smallint,
  -- Town, store or pick-up point.
  destination text not null,
  -- As in contract/livraison/choix.schema.ts; null: it goes where the order goes.
  ailleurs jsonb,
  -- Grams.
  poids integer not null,
  constraint un_envoi_par_rang unique (commande_id, rang),
  constraint envoi_d_une_commande
    foreign key (commande_id) references commande (id) on delete cascade
);

create table commande_envoi_ligne (
  envoi_id bigint not null,
  ligne_id bigint not null,
  quantite integer not null,
  quantite_expediee integer not null default 0,
  constraint une_ligne_par_envoi primary key (envoi_id, ligne_id),
  constraint ligne_d_un_envoi
    foreign key (envoi_id) references commande_envoi (id) on delete cascade,
  constraint envoi_d_une_ligne
    foreign key (ligne_id) references commande_ligne (id) on delete cascade,
  constraint quantite_envoyee_positive check (quantite > 0),
  constraint expedie_au_plus_ce_qui_est_dans_l_envoi
    check (quantite_expediee between 0 and quantite)
);
create index commande_envoi_ligne_par_ligne on commande_envoi_ligne (ligne_id);

alter table bon_livraison
  -- Null: a note of before, with parts of several consignments.
  add column envoi_id bigint,
  add constraint bon_d_un_envoi
    foreign key (envoi_id) references commande_envoi (id) on delete cascade;
create index bon_livraison_par_envoi on bon_livraison (envoi_id) where envoi_id is not null;

-- The address that goods of a chantier of this name went to last.
alter table compte_chantier
  add column adresse_id integer,
  add constraint chantier_livre_a_une_adresse
    foreign key (adresse_id) references adresse_livraison (id) on delete set null;
create index compte_chantier_par_adresse on compte_chantier (adresse_id)
  where adresse_id is not null;

-- Orders kept their consignments as JSON, whose lines are ranks.
insert into commande_envoi (commande_id, rang, jour, heure, destination, ailleurs, poids)
select c.id, e.rang, coalesce(nullif(e.envoi ->> 'jour', '')::date, c.prevue_le),
       e.envoi ->> 'heure', coalesce(e.envoi ->> 'destination', ''),
       case when jsonb_typeof(e.envoi -> 'adresse') = 'object' then jsonb_build_object(
         'adresseId', null, 'libelle', e.envoi ->> 'destination', 'adresse', e.envoi -> 'adresse',
         'consignes', '', 'contact', null) end,
       coalesce((e.envoi ->> 'poids')::int, 0)
  from commande c,
       jsonb_array_elements(c.livraison -> 'envois') with ordinality as e (envoi, rang);

-- An approver may have changed quantities since: the last consignment of a line takes the rest, and
-- what left is taken to have left with the first.
insert into commande_envoi_ligne (envoi_id, ligne_id, quantite, quantite_expediee)
select envoi_id, ligne_id, fin - debut,
       greatest(0, least(quantite_expediee, fin) - debut)
  from (select p.envoi_id, p.ligne_id, p.quantite_expediee,
               least(p.quantite, p.jusque - p.part) as debut,
               case when p.dernier = 1 then p.quantite else least(p.quantite, p.jusque) end as fin
          from (select v.id as envoi_id, l.id as ligne_id, l.quantite, l.quantite_expediee,
                       (x.part ->> 'quantite')::int as part,
                       sum((x.part ->> 'quantite')::int)
                         over (partition by l.id order by v.rang) as jusque,
                       row_number() over (partition by l.id order by v.rang desc) as dernier
                  from commande c
                 cross join lateral jsonb_array_elements(c.livraison -> 'envois')
                       with ordinality as e (envoi, rang)
                  join commande_envoi v on v.commande_id = c.id and v.rang = e.rang
                 cross join lateral jsonb_array_elements(e.envoi -> 'lignes') as x (part)
                  join commande_ligne l
                    on l.commande_id = c.id and l.rang = (x.part ->> 'ligneId')::int) p) q
 where fin > debut;

-- Lines that no consignment named go with the first; an order without any has one.
insert into commande_envoi (commande_id, rang, jour, destination, poids)
select c.id, 1, c.prevue_le, coalesce(c.livraison ->> 'libelle', ''), 0
  from commande c
 where not exists (select from commande_envoi v where v.commande_id = c.id);
insert into commande_envoi_ligne (envoi_id, ligne_id, quantite, quantite_expediee)
select v.id, l.id, l.quantite, l.quantite_expediee
  from commande_ligne l
  join commande_envoi v on v.commande_id = l.commande_id and v.rang = 1
 where not exists (select from commande_envoi_ligne el where el.ligne_id = l.id);
delete from commande_envoi v
 where not exists (select from commande_envoi_ligne el where el.envoi_id = v.id);

update commande_envoi v
   set chantier_rang = s.premier
  from (select el.envoi_id, min(l.chantier_rang) as premier, max(l.chantier_rang) as dernier
          from commande_envoi_ligne el
          join commande_ligne l on l.id = el.ligne_id
         group by el.envoi_id) s
 where s.envoi_id = v.id and s.premier = s.dernier;

update bon_livraison b
   set envoi_id = s.id
  from (select commande_id, min(id) as id
          from commande_envoi group by commande_id having count(*) = 1) s
 where s.commande_id = b.commande_id;

update commande set livraison = livraison - 'envois';

-- Where chantiers of quotes go, and those of pieces that a bank has still to decide of.
update devis
   set livraison = jsonb_set(livraison, '{parChantier}', (
         select coalesce(jsonb_agg((p.un - 'adresse') || jsonb_build_object('ailleurs',
                  case when jsonb_typeof(p.un -> 'adresse') = 'object' then jsonb_build_object(
                    'adresseId', null, 'libelle', p.un -> 'adresse' ->> 'ville',
                    'adresse', p.un -> 'adresse', 'consignes', '', 'contact', null) end)
                order by p.rang), '[]')
           from jsonb_array_elements(livraison -> 'parChantier') with ordinality as p (un, rang)))
 where jsonb_typeof(livraison -> 'parChantier') = 'array';

update paiement
   set piece = jsonb_set(piece, '{livraison,envois}', (
         select coalesce(jsonb_agg((e.envoi - 'adresse') || jsonb_build_object('chantier', null,
                  'ailleurs', case when jsonb_typeof(e.envoi -> 'adresse') = 'object'
                    then jsonb_build_object('adresseId', null,
                      'libelle', e.envoi ->> 'destination', 'adresse', e.envoi -> 'adresse',
                      'consignes', '', 'contact', null) end)
                order by e.rang), '[]')
           from jsonb_array_elements(piece -> 'livraison' -> 'envois')
                with ordinality as e (envoi, rang)))
 where etat = 'ouvert' and jsonb_typeof(piece -> 'livraison' -> 'envois') = 'array';
