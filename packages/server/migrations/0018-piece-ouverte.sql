-- The one piece a person is about to order or to ask a quote for: his basket, frozen.
create table piece_ouverte (
  utilisateur_id integer primary key,
  type text not null,
  commentaire text not null,
  -- What was frozen: of another version the basket has changed, and the piece is void.
  panier_id bigint not null,
  panier_version integer not null,
  -- Lines and totals as the buyer was told them; short-lived, and read as a whole or not at all.
  contenu jsonb not null,
  chiffree_le timestamptz not null default now(),
  constraint piece_d_un_utilisateur
    foreign key (utilisateur_id) references utilisateur (id) on delete cascade,
  constraint piece_d_un_panier
    foreign key (panier_id) references panier (id) on delete cascade,
  constraint type_de_piece_connu check (type in ('Commande', 'Devis'))
);
create index piece_ouverte_par_panier on piece_ouverte (panier_id);
