-- Quotes that wait for someone, of all companies a delegate looks after: few beside those that are closed.
create index devis_en_cours_par_compte on devis (compte_id)
  where etat in ('demande', 'en-etude', 'propose');
