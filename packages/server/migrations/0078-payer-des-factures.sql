-- A card pays for an agreed piece, whose order is made of it, or for invoices.
alter table paiement
  alter column piece drop not null,
  -- What is paid of each: [{id, montant}].
  add column factures jsonb,
  drop constraint paiement_accepte_a_sa_commande,
  -- Money taken always has its order, or the invoices it was taken for: both are written at once.
  add constraint paiement_accepte_a_sa_commande
    check (case when factures is null then (etat = 'accepte') = (commande_id is not null)
                else commande_id is null end),
  add constraint paiement_d_une_piece_ou_de_factures check (num_nonnulls(piece, factures) = 1);
