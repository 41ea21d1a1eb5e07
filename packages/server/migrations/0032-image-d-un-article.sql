-- The picture of an article is read beside its price, 500 at a time: found in order, and told by
-- the index alone.
drop index media_par_article;
create index media_par_article on media (article_id, type, rang, id) include (fichier, couleur)
  where article_id is not null;
