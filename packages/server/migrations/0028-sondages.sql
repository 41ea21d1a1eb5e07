-- A choice counts once in an answer, a scale and a text have one value.
create unique index une_valeur_par_question_et_choix
  on sondage_valeur (reponse_id, question_id, choix_id) nulls not distinct;
drop index sondage_valeur_par_reponse;
create index sondage_reponse_par_sondage on sondage_reponse (sondage_id);
