-- Invoices and credit notes: made of delivered goods, never changed once issued.

-- How a company is invoiced and pays.
create table compte_facturation (
  compte_id integer primary key,
  -- What makes one invoice: a delivery note, an order, a week, a month, a chantier of a month.
  regle text not null default 'bon',
  -- When it is due.
  delai text not null default '30-jours',
  -- Notes delivered before were invoiced elsewhere.
  depuis date not null default current_date,
  constraint facturation_d_un_compte
    foreign key (compte_id) references compte (id) on delete cascade,
  constraint regle_de_facturation_connue
    check (regle in ('bon', 'commande', 'semaine', 'mois', 'chantier')),
  constraint delai_connu
    check (delai in ('comptant', '30-jours', '45-jours-fin-de-mois', '60-jours'))
);
-- A shop that sold before it invoiced begins with what is delivered from today on.
insert into compte_facturation (compte_id) select id from compte;

-- Notes that are delivered and not invoiced yet: taken out by the transaction that invoices them.
create table bon_a_facturer (
  bon_id bigint primary key,
  compte_id integer not null,
  constraint a_facturer_d_un_bon
    foreign key (bon_id) references bon_livraison (id) on delete cascade,
  constraint a_facturer_a_un_compte foreign key (compte_id) references compte (id)
);
create index bon_a_facturer_par_compte on bon_a_facturer (compte_id);

create function noter_bon_a_facturer() returns trigger language plpgsql as $$
begin
  if new.livre_le is not null and (tg_op = 'INSERT' or old.livre_le is null) then
    insert into bon_a_facturer (bon_id, compte_id)
    select new.id, c.compte_id from commande c where c.id = new.commande_id
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger bon_livre_a_facturer after insert or update of livre_le on bon_livraison
  for each row execute function noter_bon_a_facturer();

-- The last number of each series and year: taken under its lock, given back when the invoice is not
-- written after all, so that no number is missing.
create table facture_serie (
  serie text not null,
  annee smallint not null,
  dernier integer not null,
  constraint une_suite_par_serie_et_annee primary key (serie, annee),
  constraint serie_connue check (serie in ('FA', 'AV'))
);

create table facture (
  id bigint generated always as identity primary key,
  -- In addresses.
  cle text not null,
  numero text not null,
  compte_id integer not null,
  genre text not null,
  -- Made here, or sent in by the ERP.
  origine text not null,
  emise_le date not null,
  echeance_le date not null,
  devise text not null,
  ht numeric(14, 2) not null,
  tva numeric(14, 2) not null,
  ttc numeric(14, 2) not null,
  -- All that is written on it: contract/factures/document-facture.schema.ts.
  document jsonb not null,
  -- What a credit note corrects.
  facture_id bigint,
  ecrite_le timestamptz not null default now(),
  constraint une_facture_par_cle unique (cle),
  constraint une_facture_par_numero unique (numero),
  constraint facture_d_un_compte foreign key (compte_id) references compte (id),
  constraint avoir_sur_une_facture foreign key (facture_id) references facture (id),
  constraint un_avoir_nomme_sa_facture check (genre = 'facture' or facture_id is not null),
  constraint genre_de_facture_connu check (genre in ('facture', 'avoir')),
  constraint origine_de_facture_connue check (origine in ('comptoir', 'erp')),
  constraint devise_de_facture_connue check (devise in ('EUR', 'GBP')),
  constraint due_apres_emission check (echeance_le >= emise_le),
  constraint total_de_facture check (ttc = ht + tva and ttc >= 0)
);
create index facture_corrigee on facture (facture_id) where facture_id is not null;

-- What of the delivered goods each invoices: nothing is invoiced twice, and what is not in here of a
-- delivered note is still to be invoiced.
create table facture_ligne (
  facture_id bigint not null,
  rang integer not null,
  genre text not null,
  commande_id bigint,
  ligne_id bigint,
  bon_id bigint,
  quantite integer not null,
  -- Goods, cutting and eco-participation less promotions.
  ht numeric(14, 2) not null,
  -- Of it.
  eco_ht numeric(14, 2) not null default 0,
  tva numeric(4, 2) not null,
  -- Of a credit note, whose amounts are taken back.
  avoir boolean not null,
  constraint une_ligne_de_facture_par_rang primary key (facture_id, rang),
  constraint ligne_d_une_facture foreign key (facture_id) references facture (id),
  constraint facture_d_une_ligne_de_commande
    foreign key (ligne_id) references commande_ligne (id),
  constraint facture_d_un_bon foreign key (bon_id) references bon_livraison (id),
  constraint facture_d_une_commande foreign key (commande_id) references commande (id),
  constraint genre_de_ligne_facturee_connu check (genre in ('article', 'cadeau', 'port', 'libre')),
  constraint article_livre
    check (genre <> 'article' or num_nulls(commande_id, ligne_id, bon_id) = 0)
);
create unique index livre_facture_une_fois on facture_ligne (bon_id, ligne_id)
  where genre = 'article' and not avoir;
create unique index port_facture_une_fois on facture_ligne (commande_id)
  where genre = 'port' and not avoir;
create index facture_ligne_par_commande on facture_ligne (commande_id);
create index facture_ligne_par_ligne on facture_ligne (ligne_id);

-- The bytes as they were given out first.
create table facture_fichier (
  facture_id bigint not null,
  format text not null,
  octets bytea not null,
  sha256 bytea not null,
  ecrit_le timestamptz not null default now(),
  constraint un_fichier_par_format primary key (facture_id, format),
  constraint fichier_d_une_facture foreign key (facture_id) references facture (id),
  constraint format_de_facture_connu check (format in ('factur-x', 'ubl', 'cii')),
  constraint empreinte_des_octets check (sha256 = sha256(octets))
);
alter table facture_fichier alter column octets set storage external;

create function refuser_modification() returns trigger language plpgsql as $$
begin
  raise exception '% is never changed once written', tg_table_name;
end $$;
create trigger facture_immuable before update or delete on facture
  for each row execute function refuser_modification();
create trigger facture_ligne_immuable before update or delete on facture_ligne
  for each row execute function refuser_modification();
create trigger facture_fichier_immuable before update or delete on facture_fichier
  for each row execute function refuser_modification();
create trigger facture_pas_videe before truncate on facture
  for each statement execute function refuser_modification();

-- What was paid of an invoice, or deducted of it by a credit note; never changed either.
create table facture_reglement (
  id bigint generated always as identity primary key,
  facture_id bigint not null,
  fait_le date not null,
  montant numeric(14, 2) not null,
  moyen text not null,
  -- What the bank or the credit note calls it.
  reference text not null default '',
  avoir_id bigint,
  constraint reglement_d_une_facture foreign key (facture_id) references facture (id),
  constraint reglement_par_un_avoir foreign key (avoir_id) references facture (id),
  constraint moyen_connu check (moyen in ('carte', 'virement', 'comptoir', 'avoir')),
  constraint reglement_positif check (montant > 0),
  constraint avoir_nomme check ((moyen = 'avoir') = (avoir_id is not null))
);
create index facture_reglement_par_facture on facture_reglement (facture_id);
create index facture_reglement_par_avoir on facture_reglement (avoir_id) where avoir_id is not null;
create trigger facture_reglement_immuable before update or delete on facture_reglement
  for each row execute function refuser_modification();

-- Where each stands, with all that the list filters and sorts by: the only part that changes.
create table facture_suivi (
  facture_id bigint primary key,
  compte_id integer not null,
  numero text not null,
  genre text not null,
  emise_le date not null,
  echeance_le date not null,
  devise text not null,
  ttc numeric(14, 2) not null,
  -- Paid, or deducted from invoices where it is a credit note.
  regle numeric(14, 2) not null default 0,
  en_litige boolean not null default false,
  -- Those of its lines.
  chantiers text[] not null default '{}',
  -- Number, orders, references and articles, folded: what a search looks in.
  recherche text not null,
  constraint suivi_d_une_facture foreign key (facture_id) references facture (id),
  constraint suivi_d_un_compte foreign key (compte_id) references compte (id),
  constraint regle_au_plus_ce_qui_est_du check (regle between 0 and ttc)
);
create index facture_par_compte on facture_suivi (compte_id, emise_le desc, facture_id desc)
  include (genre, echeance_le, ttc, regle, en_litige, numero);
create index facture_ouverte on facture_suivi (compte_id, echeance_le) where regle < ttc;
