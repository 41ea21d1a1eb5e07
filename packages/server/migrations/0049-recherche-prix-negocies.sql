-- Negotiated prices are found by reference, EAN and label. Folding thousands of labels for each
-- search took a quarter of a second: the words are kept beside the price.

alter table prix_negocie add column recherche text not null default '';

create function mots_prix_negocie(id integer) returns text
  language sql stable
  return (select plier(concat_ws(' ', a.reference, a.ean, a.libelle_fr, a.libelle_en, a.libelle_es))
            from article a
           where a.id = mots_prix_negocie.id);

create function noter_mots_prix_negocie() returns trigger language plpgsql as $$
begin
  new.recherche := coalesce(mots_prix_negocie(new.article_id), '');
  return new;
end
$$;
create trigger mots_du_prix_negocie before insert or update of article_id on prix_negocie
  for each row execute function noter_mots_prix_negocie();

create function suivre_mots_prix_negocie() returns trigger language plpgsql as $$
begin
  update prix_negocie set recherche = mots_prix_negocie(new.id) where article_id = new.id;
  return null;
end
$$;
create trigger mots_des_prix_negocies
  after update of reference, ean, libelle_fr, libelle_en, libelle_es on article
  for each row
  when ((old.reference, old.ean, old.libelle_fr, old.libelle_en, old.libelle_es)
    is distinct from (new.reference, new.ean, new.libelle_fr, new.libelle_en, new.libelle_es))
  execute function suivre_mots_prix_negocie();

update prix_negocie set recherche = coalesce(mots_prix_negocie(article_id), '');
