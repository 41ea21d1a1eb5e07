-- A line that was removed by mistake comes back where it stood.
alter table panier_ligne
  -- Among the lines of its chantier, on the scale of their identifiers; null: its own.
  add column place bigint;
