-- A delegate's discount holds for the quantity it was given for: beyond it the line has its usual
-- price again, and within it the discount comes back.
alter table panier_ligne add column remise_quantite integer;
update panier_ligne set remise_quantite = quantite where remise is not null;
alter table panier_ligne add constraint remise_pour_une_quantite
  check ((remise is null) = (remise_quantite is null));

create function tenir_remise_quantite() returns trigger language plpgsql as $$
begin
  if new.remise is null then
    new.remise_quantite := null;
  elsif tg_op = 'INSERT' then
    new.remise_quantite := coalesce(new.remise_quantite, new.quantite);
  elsif new.remise is distinct from old.remise then
    new.remise_quantite := new.quantite;
  end if;
  return new;
end $$;
create trigger panier_ligne_remise before insert or update of remise, quantite on panier_ligne
  for each row execute function tenir_remise_quantite();
