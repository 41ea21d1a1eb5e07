-- What is kept in memory (listing index, prices, pages) follows the tables themselves: whoever
-- writes them, a verb of the shop or the ERP in plain SQL, every server hears of it. One event per
-- statement; a statement that touches too many rows to be named says « everything ».

create function suivre_catalogue() returns trigger language plpgsql as $$
declare
  sujet constant text := tg_argv[0];
  colonne constant text := tg_argv[1];
  -- Beyond, naming the rows costs more than reading everything again.
  limite constant integer := 2000;
  ids integer[];
begin
  execute format(
    'select array_agg(id) from (select distinct %I as id from lignes limit %s) as d',
    colonne, limite + 1) into ids;
  if ids is null then
    return null;
  end if;
  if cardinality(ids) > limite then
    insert into outbox (sujet, donnees) values ('catalogue-modifie', '{}');
  else
    insert into outbox (sujet, donnees) values (sujet, jsonb_build_object('ids', ids));
  end if;
  return null;
end
$$;

create function catalogue_change() returns trigger language plpgsql as $$
begin
  if exists (select 1 from lignes) then
    insert into outbox (sujet, donnees) values ('catalogue-modifie', '{}');
  end if;
  return null;
end
$$;

-- Three triggers a table: transition tables are allowed on one kind of event at a time.
do $$
declare
  suivi record;
begin
  for suivi in
    select * from (values
      ('article', 'articles-modifies', 'id'),
      ('produit', 'produits-modifies', 'id'),
      ('stock', 'stock-modifie', 'article_id'),
      ('tarif', 'tarifs-modifies', 'article_id'),
      ('tarif_palier', 'tarifs-modifies', 'article_id')
    ) as s (nom, sujet, colonne)
  loop
    execute format('create trigger %I after insert on %I referencing new table as lignes
      for each statement execute function suivre_catalogue(%L, %L)',
      suivi.nom || '_ajout_suivi', suivi.nom, suivi.sujet, suivi.colonne);
    execute format('create trigger %I after update on %I referencing new table as lignes
      for each statement execute function suivre_catalogue(%L, %L)',
      suivi.nom || '_modification_suivie', suivi.nom, suivi.sujet, suivi.colonne);
    execute format('create trigger %I after delete on %I referencing old table as lignes
      for each statement execute function suivre_catalogue(%L, %L)',
      suivi.nom || '_retrait_suivi', suivi.nom, suivi.sujet, suivi.colonne);
  end loop;
  for suivi in
    select unnest(array['noeud', 'marque', 'attribut', 'attribut_valeur', 'produit_lien', 'media',
      'document', 'pictogramme', 'produit_pictogramme', 'univers_metier', 'univers_metier_produit',
      'service', 'offre', 'offre_article', 'promotion', 'promotion_cible', 'taux_change',
      'magasin', 'depot']) as nom
  loop
    execute format('create trigger %I after insert on %I referencing new table as lignes
      for each statement execute function catalogue_change()',
      suivi.nom || '_ajout_suivi', suivi.nom);
    execute format('create trigger %I after update on %I referencing new table as lignes
      for each statement execute function catalogue_change()',
      suivi.nom || '_modification_suivie', suivi.nom);
    execute format('create trigger %I after delete on %I referencing old table as lignes
      for each statement execute function catalogue_change()',
      suivi.nom || '_retrait_suivi', suivi.nom);
  end loop;
end
$$;
