-- Lists of orders and quotes meet each row of a company once, in indexes that hold all they ask for.

-- Words of a text, folded, none of which is part of another: what is looked for is a part of one of
-- them, and labels of fifty lines repeat each other. Quotes of before are found as they are.
create function mots_distincts(texte text) returns text
  language plpgsql immutable strict parallel safe as $$
declare
  mots text := '';
  mot text;
begin
  for mot in
    select m from (select distinct m from string_to_table(plier(texte), ' ') as m) distincts
     order by length(m) desc, m
  loop
    if strpos(mots, mot) = 0 then
      mots := mots || ' ' || mot;
    end if;
  end loop;
  return ltrim(mots);
end
$$;

-- Unpacking ten thousand texts takes longer than looking in them.
alter table commande alter column recherche set storage external;
alter table devis alter column recherche set storage external;
drop index commande_par_texte, devis_par_texte;
create index commande_par_texte on commande (compte_id, passee_le desc, id desc)
  include (recherche, etat, utilisateur_id, net_ht, prevue_le, numero)
  where octet_length(recherche) <= 1500;
create index devis_par_texte on devis (compte_id, demande_le desc, id desc)
  include (recherche, etat, valable_jusqu, net_ht)
  where octet_length(recherche) <= 1500;

-- With what is filtered by, as that of orders.
drop index devis_par_compte;
create index devis_par_compte on devis (compte_id, demande_le desc, id desc)
  include (etat, valable_jusqu, net_ht);

-- One for each order of the list: sorting ten thousand takes five times as long as meeting them sorted.
create index commande_par_numero on commande (compte_id, numero, id);
create index commande_par_montant on commande (compte_id, net_ht, id);
create index commande_par_jour_prevu on commande (compte_id, prevue_le, id);

-- A company may order ten thousand times for one chantier.
drop index commande_chantier_par_libelle;
create index commande_chantier_par_libelle on commande_chantier (libelle, commande_id)
  where libelle is not null;

-- Long texts are few, which nothing else says: without it all of a company may be read for them.
create statistics commande_longueur_texte on (octet_length(recherche)) from commande;
create statistics devis_longueur_texte on (octet_length(recherche)) from devis;
