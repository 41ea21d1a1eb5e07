-- Where orders go, what it costs to get them there, and what a buyer chose so far.

create table adresse_livraison (
  id integer generated always as identity primary key,
  compte_id integer not null,
  -- What the company calls it: a job site, its workshop.
  libelle text not null,
  ligne1 text not null,
  ligne2 text,
  code_postal text not null,
  ville text not null,
  pays_id smallint not null default 74,
  -- What a driver has to know: gate, code, hours, unloading.
  consignes text not null default '',
  -- Who is met there; '' where nobody is named.
  contact_nom text not null default '',
  contact_telephone text not null default '',
  contact_email text not null default '',
  par_defaut boolean not null default false,
  cree_le timestamptz not null default now(),
  constraint adresse_d_un_compte foreign key (compte_id) references compte (id) on delete cascade,
  constraint code_postal_de_livraison_francais check (code_postal ~ '^\d{5}$')
);
create index adresse_livraison_par_compte on adresse_livraison (compte_id, id);
create unique index une_adresse_par_defaut on adresse_livraison (compte_id) where par_defaut;

-- How far a departement is: what carriage is priced by.
create table zone_port (
  departement_code text primary key,
  zone smallint not null,
  constraint zone_d_un_departement foreign key (departement_code) references departement (code),
  constraint zone_de_port_connue check (zone between 1 and 4)
);

-- Euros without tax for one consignment of up to so many grams; heavier ones take the last row
-- once for each time it is filled.
create table tarif_port (
  service text not null,
  zone smallint not null,
  poids_max integer not null,
  prix numeric(12, 4) not null,
  constraint un_prix_de_port_par_poids primary key (service, zone, poids_max),
  constraint service_de_port_connu
    check (service in ('messagerie', 'express', 'longueur', 'point-retrait')),
  constraint zone_de_tarif_connue check (zone between 1 and 4),
  constraint poids_de_port_positif check (poids_max > 0),
  constraint prix_de_port_positif check (prix >= 0)
);

-- Both are few and kept in memory: who changes them tells every server.
do $$
declare
  nom text;
begin
  foreach nom in array array['zone_port', 'tarif_port']
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

-- What a buyer chose on the way to his order. They outlive a piece that is priced again or made
-- anew from a changed basket: he chose them for his basket, not for its prices.
alter table piece_ouverte
  -- As in contract/livraison/choix.schema.ts; null before he chose.
  add column livraison jsonb,
  add column contact jsonb,
  -- An address of his own for invoices; null: that of the compte.
  add column facturation jsonb,
  add column mode_paiement text,
  -- What he wrote in place of the comment of his basket; dropped when he changes that one.
  add column commentaire_saisi text,
  -- He agreed that what is cut, or made to measure, is not taken back.
  add column trait_coupe_valide boolean not null default false,
  add column sur_mesure_valide boolean not null default false,
  add constraint mode_de_paiement_de_piece_connu
    check (mode_paiement in ('en-compte', 'carte', 'virement', 'au-retrait'));
