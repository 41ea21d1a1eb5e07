-- Net prices that a company asked to have renewed, and what a price was before it was changed.

create sequence demande_renouvellement_numero;

create table demande_renouvellement (
  id bigint generated always as identity primary key,
  -- What to quote on the phone: N26-000123.
  numero text not null,
  compte_id integer not null,
  utilisateur_id integer not null,
  langue text not null,
  cree_le timestamptz not null,
  constraint une_demande_de_renouvellement_par_numero unique (numero),
  constraint langue_de_renouvellement_connue check (langue in ('fr', 'en', 'es')),
  constraint demande_de_renouvellement_d_un_compte
    foreign key (compte_id) references compte (id) on delete cascade,
  constraint demande_de_renouvellement_d_un_utilisateur
    foreign key (utilisateur_id) references utilisateur (id) on delete cascade
);
create index demande_renouvellement_par_compte on demande_renouvellement (compte_id);
create index demande_renouvellement_par_utilisateur
  on demande_renouvellement (utilisateur_id, cree_le desc);

-- The prices a request is about, as they were then.
create table demande_renouvellement_prix (
  demande_id bigint not null,
  compte_id integer not null,
  article_id integer not null,
  debut date not null,
  fin date not null,
  prix numeric(12, 4) not null,
  constraint un_prix_par_demande_de_renouvellement primary key (demande_id, article_id),
  constraint prix_d_une_demande_de_renouvellement
    foreign key (demande_id) references demande_renouvellement (id) on delete cascade,
  constraint renouvellement_d_un_article foreign key (article_id) references article (id)
);
-- Whether the renewal of a price was asked for, which the list tells of each.
create index renouvellement_par_prix
  on demande_renouvellement_prix (compte_id, article_id, debut);
create index renouvellement_par_article on demande_renouvellement_prix (article_id);

-- A price agreed anew is a row of its own, with its first day, and the former one stays. One that is
-- changed or taken away in its row is kept here by triggers: prices are read from where they were.
create table prix_negocie_remplace (
  id bigint generated always as identity primary key,
  compte_id integer not null,
  article_id integer not null,
  -- The first day of the row it stood in.
  debut date not null,
  -- The days it held.
  depuis date not null,
  fin date not null,
  prix numeric(12, 4) not null,
  constraint prix_remplace_finit_apres_son_debut check (fin >= depuis),
  constraint prix_remplace_d_un_compte foreign key (compte_id) references compte (id) on delete cascade,
  constraint prix_remplace_d_un_article
    foreign key (article_id) references article (id) on delete cascade
);
create index prix_remplace_par_prix on prix_negocie_remplace (compte_id, article_id, debut);
create index prix_remplace_par_article on prix_negocie_remplace (article_id);

create function garder_prix_negocie() returns trigger language plpgsql as $$
declare
  hier date := (now() at time zone 'Europe/Paris')::date - 1;
  premier date;
begin
  select coalesce(max(r.fin) + 1, old.debut) into premier
    from prix_negocie_remplace r
   where r.compte_id = old.compte_id and r.article_id = old.article_id and r.debut = old.debut;
  -- What held on no day was no price.
  if premier <= least(old.fin, hier) then
    insert into prix_negocie_remplace (compte_id, article_id, debut, depuis, fin, prix)
    values (old.compte_id, old.article_id, old.debut, premier, least(old.fin, hier), old.prix);
  end if;
  return null;
end
$$;
create trigger prix_negocie_modifie after update of prix, debut on prix_negocie
  for each row when ((old.prix, old.debut) is distinct from (new.prix, new.debut))
  execute function garder_prix_negocie();
create trigger prix_negocie_retire after delete on prix_negocie
  for each row execute function garder_prix_negocie();
