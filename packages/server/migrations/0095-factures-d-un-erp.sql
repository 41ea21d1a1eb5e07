-- Transfers that pay invoices, and invoices of a company’s ERP taken in as they are.

-- Money that came by transfer: written once under what the bank calls it.
create table virement (
  id bigint generated always as identity primary key,
  compte_id integer not null,
  reference text not null,
  recu_le date not null,
  devise text not null,
  montant numeric(14, 2) not null,
  ecrit_le timestamptz not null default now(),
  constraint un_virement_par_reference unique (compte_id, reference),
  constraint virement_d_un_compte foreign key (compte_id) references compte (id),
  constraint devise_de_virement_connue check (devise in ('EUR', 'GBP')),
  constraint virement_positif check (montant > 0)
);
create trigger virement_immuable before update or delete on virement
  for each row execute function refuser_modification();

alter table facture_reglement
  add column virement_id bigint,
  add constraint reglement_par_un_virement foreign key (virement_id) references virement (id),
  add constraint virement_nomme check (virement_id is null or moyen = 'virement');
create index facture_reglement_par_virement on facture_reglement (virement_id)
  where virement_id is not null;

alter table trop_percu
  alter column paiement_id drop not null,
  add column virement_id bigint,
  add constraint trop_percu_d_un_virement foreign key (virement_id) references virement (id),
  add constraint un_trop_percu_par_virement unique (virement_id),
  add constraint trop_percu_d_un_seul_versement check (num_nonnulls(paiement_id, virement_id) = 1);

-- A company that its ERP invoices: nothing delivered to it is invoiced here.
alter table compte_facturation
  drop constraint regle_de_facturation_connue,
  add constraint regle_de_facturation_connue
    check (regle in ('bon', 'commande', 'semaine', 'mois', 'chantier', 'erp'));

-- The paper of an ERP may hold no data.
alter table facture_fichier
  drop constraint format_de_facture_connu,
  add constraint format_de_facture_connu check (format in ('factur-x', 'pdf', 'ubl', 'cii'));
-- What it corrects may have been issued before the shop knew of it.
alter table facture
  drop constraint un_avoir_nomme_sa_facture,
  add constraint un_avoir_nomme_sa_facture
    check (genre = 'facture' or origine = 'erp' or facture_id is not null);

-- What was taken in, to know it when it comes again.
create table facture_reprise (
  facture_id bigint primary key,
  -- Name of its file.
  source text not null,
  -- Of all that was read.
  empreinte bytea not null,
  reprise_le timestamptz not null default now(),
  constraint reprise_d_une_facture foreign key (facture_id) references facture (id)
);
create trigger facture_reprise_immuable before update or delete on facture_reprise
  for each row execute function refuser_modification();

-- Delivery notes that an invoice of the ERP is of: they are invoiced nowhere else.
create table facture_reprise_bon (
  bon_id bigint primary key,
  facture_id bigint not null,
  constraint bon_repris foreign key (bon_id) references bon_livraison (id),
  constraint bon_d_une_facture_reprise foreign key (facture_id) references facture_reprise (facture_id)
);
create index facture_reprise_bon_par_facture on facture_reprise_bon (facture_id);
create trigger facture_reprise_bon_immuable before update or delete on facture_reprise_bon
  for each row execute function refuser_modification();
