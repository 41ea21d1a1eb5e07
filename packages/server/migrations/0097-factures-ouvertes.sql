-- What is open of a company is summed from the index alone: its state, its lateness and what is left.
drop index facture_ouverte;
create index facture_ouverte on facture_suivi (compte_id, echeance_le)
  include (genre, ttc, regle, en_litige) where regle < ttc;
