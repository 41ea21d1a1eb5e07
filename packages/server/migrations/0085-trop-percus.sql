-- Money taken for invoices that were settled in another way meanwhile: the company's, until it is
-- deducted from other invoices or paid back.
create sequence trop_percu_numero;
create table trop_percu (
  id bigint generated always as identity primary key,
  -- In addresses.
  cle text not null,
  numero text not null,
  compte_id integer not null,
  paiement_id bigint not null,
  recu_le date not null,
  devise text not null,
  montant numeric(14, 2) not null,
  -- Deducted from invoices, or paid back.
  employe numeric(14, 2) not null default 0,
  -- The company wants it back: it is deducted from nothing any more.
  reclame_le timestamptz,
  constraint un_trop_percu_par_cle unique (cle),
  constraint un_trop_percu_par_numero unique (numero),
  constraint un_trop_percu_par_paiement unique (paiement_id),
  constraint trop_percu_d_un_compte foreign key (compte_id) references compte (id),
  constraint trop_percu_d_un_paiement foreign key (paiement_id) references paiement (id),
  constraint devise_de_trop_percu_connue check (devise in ('EUR', 'GBP')),
  constraint trop_percu_positif check (montant > 0),
  constraint employe_au_plus_ce_qui_est_recu check (employe between 0 and montant)
);
create index trop_percu_par_compte on trop_percu (compte_id, id);

-- The rest of one, paid back at once: never changed.
create table trop_percu_remboursement (
  trop_percu_id bigint primary key,
  fait_le date not null,
  montant numeric(14, 2) not null,
  -- What the bank calls the transfer.
  reference text not null,
  constraint remboursement_d_un_trop_percu foreign key (trop_percu_id) references trop_percu (id),
  constraint remboursement_positif check (montant > 0)
);
create trigger trop_percu_remboursement_immuable before update or delete on trop_percu_remboursement
  for each row execute function refuser_modification();

alter table facture_reglement
  add column trop_percu_id bigint,
  add constraint reglement_par_un_trop_percu
    foreign key (trop_percu_id) references trop_percu (id),
  drop constraint moyen_connu,
  add constraint moyen_connu
    check (moyen in ('carte', 'virement', 'comptoir', 'avoir', 'trop-percu')),
  add constraint trop_percu_nomme check ((moyen = 'trop-percu') = (trop_percu_id is not null));
create index facture_reglement_par_trop_percu on facture_reglement (trop_percu_id)
  where trop_percu_id is not null;

-- What earlier payments took beyond what was left.
insert into trop_percu (cle, numero, compte_id, paiement_id, recu_le, devise, montant)
select replace(gen_random_uuid()::text, '-', ''),
       'TP' || to_char(p.decide_le at time zone 'Europe/Paris', 'YY') || '-'
         || lpad(nextval('trop_percu_numero')::text, 6, '0'),
       p.compte_id, p.id, (p.decide_le at time zone 'Europe/Paris')::date, p.devise,
       p.montant - p.regle
  from (select p.*,
               coalesce((select sum(r.montant) from facture_reglement r
                          where r.moyen = 'carte' and r.reference = p.reference
                            and r.facture_id in (select (f ->> 'id')::bigint
                                                   from jsonb_array_elements(p.factures) f)), 0)
                 as regle
          from paiement p
         where p.etat = 'accepte' and p.factures is not null) p
 where p.regle < p.montant
 order by p.id;
