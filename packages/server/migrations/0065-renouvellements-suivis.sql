-- Renewals of net prices that a delegate settled: when, and who said so.

alter table demande_renouvellement
  add column fait_le timestamptz,
  add column fait_par integer,
  add constraint demande_de_renouvellement_faite_par_un_delegue
    foreign key (fait_par) references delegue (id) on delete set null;
create index demande_renouvellement_a_faire on demande_renouvellement (cree_le)
  where fait_le is null;
create index demande_renouvellement_par_qui_l_a_faite on demande_renouvellement (fait_par)
  where fait_par is not null;
