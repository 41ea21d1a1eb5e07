-- Invoices of a company’s ERP, taken in as they are.

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
