-- A chantier is bound to the quote for a customer it was filled from: it may be renamed, in the basket
-- or by who looks after the orders, and still tells what the quote really costs.

alter table chantier
  add column devis_clientele_id integer,
  add constraint chantier_d_un_devis_clientele
    foreign key (devis_clientele_id) references devis_clientele (id) on delete set null;
create index chantier_par_devis_clientele on chantier (devis_clientele_id)
  where devis_clientele_id is not null;

alter table commande_chantier
  add column devis_clientele_id integer,
  add constraint chantier_commande_d_un_devis_clientele
    foreign key (devis_clientele_id) references devis_clientele (id) on delete set null;
create index commande_chantier_par_devis_clientele on commande_chantier (devis_clientele_id)
  where devis_clientele_id is not null;

-- Those that went to the basket so far bear the name they went under.
update chantier ch
   set devis_clientele_id = d.id
  from panier p, utilisateur u, devis_clientele d
 where p.id = ch.panier_id and u.id = p.utilisateur_id
   and d.compte_id = u.compte_id and d.chantier = ch.libelle;
update commande_chantier ch
   set devis_clientele_id = d.id
  from commande c, devis_clientele d
 where c.id = ch.commande_id and d.compte_id = c.compte_id and d.chantier = ch.libelle;
