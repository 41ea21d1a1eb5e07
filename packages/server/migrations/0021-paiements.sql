-- Card payments: asked of a provider, decided by it, and what they pay for.

create table paiement (
  id bigint generated always as identity primary key,
  -- In addresses.
  cle text not null,
  compte_id integer not null,
  utilisateur_id integer not null,
  delegue_id integer,
  fournisseur text not null,
  -- What the provider calls it; null until it was asked.
  reference text,
  -- Where the buyer pays.
  adresse text,
  etat text not null default 'ouvert',
  montant numeric(14, 2) not null,
  devise text not null,
  -- The piece as it was agreed to: the order is made of it, whatever became of the basket since.
  piece jsonb not null,
  langue text not null,
  commande_id bigint,
  motif text not null default '',
  cree_le timestamptz not null default now(),
  expire_le timestamptz not null,
  decide_le timestamptz,
  -- When the provider was last asked where it stands.
  interroge_le timestamptz,
  constraint un_paiement_par_cle unique (cle),
  constraint un_paiement_par_reference unique (fournisseur, reference),
  constraint un_paiement_par_commande unique (commande_id),
  constraint paiement_d_un_compte foreign key (compte_id) references compte (id),
  constraint paiement_d_un_utilisateur foreign key (utilisateur_id) references utilisateur (id),
  constraint paiement_par_un_delegue foreign key (delegue_id) references delegue (id),
  constraint paiement_d_une_commande foreign key (commande_id) references commande (id),
  constraint fournisseur_connu check (fournisseur in ('banque-essai', 'stripe')),
  constraint etat_de_paiement_connu
    check (etat in ('ouvert', 'accepte', 'refuse', 'abandonne', 'expire')),
  -- Money taken always has its order: both are written at once.
  constraint paiement_accepte_a_sa_commande check ((etat = 'accepte') = (commande_id is not null)),
  constraint paiement_decide_date check ((etat = 'ouvert') = (decide_le is null)),
  constraint devise_de_paiement_connue check (devise in ('EUR', 'GBP')),
  constraint montant_de_paiement_positif check (montant > 0)
);
create index paiement_par_utilisateur on paiement (utilisateur_id, id desc);
-- Who begins another gives up the one before.
create unique index un_paiement_ouvert_par_utilisateur on paiement (utilisateur_id)
  where etat = 'ouvert';
create index paiement_par_compte on paiement (compte_id);
create index paiement_par_delegue on paiement (delegue_id) where delegue_id is not null;
create index paiement_ouvert on paiement (cree_le) where etat = 'ouvert';

-- Every callback, once each: the provider repeats them.
create table paiement_notification (
  id bigint generated always as identity primary key,
  paiement_id bigint not null,
  -- What the provider calls the event.
  evenement text not null,
  etat text not null,
  recue_le timestamptz not null default now(),
  constraint une_notification_par_evenement unique (paiement_id, evenement),
  constraint notification_d_un_paiement
    foreign key (paiement_id) references paiement (id) on delete cascade
);

-- The test bank: what it was asked for and what became of it. Another house: it knows nothing of
-- the tables above.
create table banque_essai_paiement (
  reference text primary key,
  -- What the shop calls it; asked again with it, the bank answers with the same.
  cle text not null,
  montant numeric(14, 2) not null,
  devise text not null,
  langue text not null,
  -- Where the buyer is sent back to.
  retour text not null,
  etat text not null default 'ouvert',
  motif text,
  expire_le timestamptz not null,
  -- From when on a decision is told: a slow bank knows it before the shop does.
  decide_le timestamptz,
  constraint un_paiement_d_essai_par_cle unique (cle),
  constraint etat_d_essai_connu
    check (etat in ('ouvert', 'accepte', 'refuse', 'abandonne', 'expire')),
  constraint decision_d_essai_datee check ((etat = 'ouvert') = (decide_le is null))
);

-- What it signs its callbacks with, made here so that nothing has to be set up to try the shop.
create table banque_essai_secret (
  seul boolean primary key default true,
  secret text not null,
  constraint un_seul_secret check (seul)
);
insert into banque_essai_secret (secret)
values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
