-- A logo is kept as what was read of the file: PNG, JPEG, or an SVG of nothing but paths.

update devis_clientele_reglages set logo = null where logo is not null;

alter table devis_clientele_reglages
  add column logo_type text,
  add constraint logo_d_un_type check ((logo is null) = (logo_type is null)),
  add constraint type_de_logo_connu check
    (logo_type in ('image/png', 'image/jpeg', 'image/svg+xml'));
