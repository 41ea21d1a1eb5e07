-- What a basket needs to be read, changed by several at once, checked and sent.

alter table panier
  add column type text not null default 'Commande',
  add column commentaire text not null default '',
  -- Version of the basket that last changed its type or comment.
  add column version_entete integer not null default 0,
  add constraint type_de_panier_connu check (type in ('Commande', 'Devis'));

alter table chantier
  -- What the buyer's own papers, or Chorus Pro for a public body, know the job by.
  add column code_service_chorus text,
  add column numero_engagement text,
  add column reference_commande text,
  -- Version of the basket that last changed it, its lines aside.
  add column version integer not null default 0;

alter table panier_ligne
  -- Version of the basket that last changed the line: who read an older one is told.
  add column version integer not null default 0,
  -- Unit price without tax and without remise when the buyer last touched the line: what he
  -- agreed to. Null where none was known.
  add column prix_vu numeric(12, 4),
  add column devise_vue text,
  add constraint prix_vu_dans_une_devise check ((prix_vu is null) = (devise_vue is null)),
  add constraint devise_vue_connue check (devise_vue in ('EUR', 'GBP'));
