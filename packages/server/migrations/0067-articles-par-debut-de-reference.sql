-- Shopping lists are found by how a reference in them begins. In the order of its bytes, so that a
-- range finds it whatever the language of the database.
create index article_par_debut_de_reference on article ((upper(reference)) collate "C");
