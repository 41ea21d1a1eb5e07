-- A gift may be declined: it then keeps no order waiting for a size, and comes with none.
alter table panier_goodie alter column variante_id drop not null;
comment on column panier_goodie.variante_id is 'null: the gift is declined for this order';

-- Orders are also found by the names of their articles, as quotes are.
update commande c
   set recherche = mots_distincts(c.recherche || ' ' || l.libelles)
  from (select commande_id, string_agg(distinct libelle, ' ') as libelles
          from commande_ligne
         group by commande_id) l
 where l.commande_id = c.id;
