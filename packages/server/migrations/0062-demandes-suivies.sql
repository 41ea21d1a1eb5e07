-- Calls and service requests that a delegate settled: when, and who said so.

alter table rappel
  add column fait_le timestamptz,
  add column fait_par integer,
  add constraint rappel_fait_par_un_delegue
    foreign key (fait_par) references delegue (id) on delete set null,
  add constraint un_rappel_annule_n_est_pas_fait check (annule_le is null or fait_le is null);
create index rappel_a_faire on rappel (debut) where annule_le is null and fait_le is null;
create index rappel_par_qui_l_a_fait on rappel (fait_par) where fait_par is not null;

alter table demande_service
  add column fait_le timestamptz,
  add column fait_par integer,
  add constraint demande_de_service_faite_par_un_delegue
    foreign key (fait_par) references delegue (id) on delete set null,
  add constraint une_demande_de_service_faite_est_terminee
    check (fait_le is null or etat = 'terminee');
create index demande_service_a_faire on demande_service (cree_le) where etat <> 'terminee';
create index demande_service_par_qui_l_a_faite on demande_service (fait_par)
  where fait_par is not null;
