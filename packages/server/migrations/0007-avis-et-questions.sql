-- What buyers say of products and ask about them, and what companies have bought: only who bought
-- a product writes about it.

-- Fed by orders: one row per company and article, however often it was ordered.
create table achat (
  compte_id integer not null,
  article_id integer not null,
  -- Orders it was in.
  nombre integer not null,
  -- Units of sale, over all of them.
  quantite integer not null,
  dernier_le date not null,
  constraint un_achat_par_compte_et_article primary key (compte_id, article_id),
  constraint achat_d_un_compte foreign key (compte_id) references compte (id) on delete cascade,
  constraint achat_d_un_article foreign key (article_id) references article (id),
  constraint achat_au_moins_une_fois check (nombre > 0 and quantite > 0)
);
create index achat_par_article on achat (article_id);

create table avis (
  id integer generated always as identity primary key,
  produit_id integer not null,
  -- The one that was bought, last where there are several.
  article_id integer,
  utilisateur_id integer not null,
  compte_id integer not null,
  note smallint not null,
  titre text not null,
  -- Plain text.
  texte text not null,
  langue text not null,
  -- Trade of the compte and name shown (first name, initial) when it was written: neither
  -- follows what the person or the company becomes.
  metier text not null,
  auteur text not null,
  statut text not null,
  -- Why it was refused.
  motif text,
  cree_le timestamptz not null default now(),
  -- When someone of the shop read it; null for one that was published at once.
  modere_le timestamptz,
  constraint un_avis_par_utilisateur_et_produit unique (utilisateur_id, produit_id),
  constraint avis_sur_un_produit foreign key (produit_id) references produit (id) on delete cascade,
  constraint avis_sur_un_article
    foreign key (article_id) references article (id) on delete set null,
  constraint avis_d_un_utilisateur
    foreign key (utilisateur_id) references utilisateur (id) on delete cascade,
  constraint avis_d_un_compte foreign key (compte_id) references compte (id) on delete cascade,
  constraint note_de_1_a_5 check (note between 1 and 5),
  constraint langue_d_avis_connue check (langue in ('fr', 'en', 'es')),
  constraint statut_d_avis_connu check (statut in ('en-attente', 'publie', 'refuse')),
  constraint avis_refuse_avec_son_motif check ((statut = 'refuse') = (motif is not null))
);
create index avis_publie_par_produit on avis (produit_id, cree_le) where statut = 'publie';
create index avis_en_attente on avis (cree_le) where statut = 'en-attente';
create index avis_par_article on avis (article_id) where article_id is not null;

-- Published reviews of a product, counted: what lists and sheets show. No row: none.
create table produit_note (
  produit_id integer primary key,
  nombre integer not null,
  somme integer not null,
  moyenne numeric generated always as (round(somme::numeric / nullif(nombre, 0), 2)) stored,
  constraint note_d_un_produit foreign key (produit_id) references produit (id) on delete cascade
);

-- By difference and not by counting again: two reviews published at the same moment do not see
-- each other, yet both are added to the row. The row given to `insert` may hold a negative
-- difference, which is why the table has no check.
create function compter_avis() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into produit_note as n (produit_id, nombre, somme)
    select produit_id, count(*), sum(note) from apres where statut = 'publie'
     group by produit_id order by produit_id
    on conflict (produit_id) do update
       set nombre = n.nombre + excluded.nombre, somme = n.somme + excluded.somme;
  end if;
  if tg_op <> 'INSERT' then
    -- A product that is deleted takes its reviews and its row along.
    insert into produit_note as n (produit_id, nombre, somme)
    select produit_id, -count(*), -sum(note) from avant
     where statut = 'publie' and exists (select 1 from produit where id = produit_id)
     group by produit_id order by produit_id
    on conflict (produit_id) do update
       set nombre = n.nombre + excluded.nombre, somme = n.somme + excluded.somme;
    delete from produit_note
     where nombre = 0 and produit_id in (select produit_id from avant);
  end if;
  return null;
end
$$;

create trigger avis_ajout_compte after insert on avis
  referencing new table as apres
  for each statement execute function compter_avis();
create trigger avis_modification_comptee after update on avis
  referencing old table as avant new table as apres
  for each statement execute function compter_avis();
create trigger avis_retrait_compte after delete on avis
  referencing old table as avant
  for each statement execute function compter_avis();

create trigger produit_note_ajout_suivi after insert on produit_note
  referencing new table as lignes
  for each statement execute function suivre_catalogue('produits-modifies', 'produit_id');
create trigger produit_note_modification_suivie after update on produit_note
  referencing new table as lignes
  for each statement execute function suivre_catalogue('produits-modifies', 'produit_id');
create trigger produit_note_retrait_suivi after delete on produit_note
  referencing old table as lignes
  for each statement execute function suivre_catalogue('produits-modifies', 'produit_id');

create table question (
  id integer generated always as identity primary key,
  -- What the asker quotes on the phone: Q-2026-000123.
  numero text generated always as ('Q-'
    || (extract(year from cree_le at time zone 'Europe/Paris')::integer)::text || '-'
    || lpad(id::text, greatest(6, length(id::text)), '0')) stored,
  -- Null for one about no product.
  produit_id integer,
  -- Bounds how many one visitor asks.
  session_id bigint,
  nom text not null,
  email text not null,
  texte text not null,
  langue text not null,
  reponse text,
  auteur_reponse text,
  -- Shown with its answer on the sheet of the product, without name or address.
  publie boolean not null default false,
  cree_le timestamptz not null default now(),
  repondu_le timestamptz,
  constraint une_question_par_numero unique (numero),
  constraint question_sur_un_produit
    foreign key (produit_id) references produit (id) on delete set null,
  constraint question_d_une_session
    foreign key (session_id) references session (id) on delete set null,
  constraint langue_de_question_connue check (langue in ('fr', 'en', 'es')),
  constraint reponse_avec_son_auteur
    check (num_nonnulls(reponse, auteur_reponse, repondu_le) in (0, 3)),
  constraint question_publiee_avec_sa_reponse check (not publie or reponse is not null)
);
create index question_publiee_par_produit on question (produit_id, repondu_le) where publie;
create index question_sans_reponse on question (cree_le) where reponse is null;
create index question_par_produit on question (produit_id) where produit_id is not null;
create index question_par_session on question (session_id, cree_le) where session_id is not null;
