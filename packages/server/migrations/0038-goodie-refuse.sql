-- A gift may be declined: it then keeps no order waiting for a size, and comes with none.
alter table panier_goodie alter column variante_id drop not null;
comment on column panier_goodie.variante_id is 'null: the gift is declined for this order';
