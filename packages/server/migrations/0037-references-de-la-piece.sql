-- What the buyer wrote of chantiers while ordering: references of his papers and Chorus Pro fields, by
-- the id of the chantier of his basket; see contract/panier/references.schema.ts.
alter table piece_ouverte add column "references" jsonb not null default '{}';
