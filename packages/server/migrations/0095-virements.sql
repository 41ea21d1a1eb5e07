-- Transfers that pay invoices: each is written once, under what the bank calls it.
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
