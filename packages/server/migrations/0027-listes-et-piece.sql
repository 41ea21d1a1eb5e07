-- What orders and quotes are searched in, beside what lists filter and sort by: ten thousand texts are
-- read in the index, not in rows that are mostly something else. A text too long for an index is
-- found by one of its own.
create index commande_par_texte on commande (compte_id, passee_le desc, id desc)
  include (recherche, etat, utilisateur_id, net_ht, prevue_le, numero)
  where octet_length(recherche) <= 1500;
create index commande_au_long_texte on commande (compte_id) where octet_length(recherche) > 1500;
create index devis_par_texte on devis (compte_id, demande_le desc, id desc)
  include (recherche, etat, valable_jusqu, net_ht)
  where octet_length(recherche) <= 1500;
create index devis_au_long_texte on devis (compte_id) where octet_length(recherche) > 1500;

-- Read as a whole or not at all, with every step of a checkout: kept as it is written.
alter table piece_ouverte alter column contenu type json;
