-- The catalogue: five-level tree, brands, attributes, products, articles and what surrounds them.
-- Words shown to buyers are three columns `…_fr`, `…_en`, `…_es`, not a jsonb: a query reads only
-- the language it needs, the three are required by `not null`, and no key is repeated in each of a
-- million rows.
-- Identifiers are integer here: articles are counted in millions, never in billions, and each one
-- is repeated in prices, stock, baskets and indexes.

create table noeud (
  id integer generated always as identity primary key,
  code text not null,
  parent_id integer,
  -- 1 catégorie, 2 famille, 3 sous-famille, 4 groupe, 5 sous-groupe.
  niveau smallint not null,
  niveau_parent smallint generated always as (niveau - 1) stored,
  -- Place in the depth-first walk of the tree: the node and all below it are the nodes whose
  -- `gauche` lies in [gauche, droite]. A subtree is one range, without recursion, and an article's
  -- node compares as one integer in the listing index.
  gauche integer not null,
  droite integer not null,
  libelle_fr text not null,
  libelle_en text not null,
  libelle_es text not null,
  slug_fr text not null,
  slug_en text not null,
  slug_es text not null,
  -- One sentence under the title of a listing.
  intro_fr text,
  intro_en text,
  intro_es text,
  constraint un_noeud_par_code unique (code),
  constraint niveau_de_noeud_de_1_a_5 check (niveau between 1 and 5),
  constraint seule_une_categorie_est_sans_parent check ((parent_id is null) = (niveau = 1)),
  constraint intervalle_de_noeud_ordonne check (droite >= gauche),
  constraint intro_de_noeud_en_trois_langues
    check (num_nonnulls(intro_fr, intro_en, intro_es) in (0, 3)),
  constraint un_noeud_par_niveau unique (id, niveau),
  constraint parent_au_niveau_au_dessus
    foreign key (parent_id, niveau_parent) references noeud (id, niveau),
  -- Checked at commit, so that a whole tree can be renumbered in one statement.
  constraint un_noeud_par_place unique (gauche) deferrable initially deferred
);
create index noeud_par_parent on noeud (parent_id, gauche);

create table marque (
  id integer generated always as identity primary key,
  code text not null,
  nom text not null,
  slug text not null,
  -- The shop's own brand, shown as such.
  propre boolean not null default false,
  presentation_fr text,
  presentation_en text,
  presentation_es text,
  constraint une_marque_par_code unique (code),
  constraint presentation_de_marque_en_trois_langues
    check (num_nonnulls(presentation_fr, presentation_en, presentation_es) in (0, 3))
);

create table attribut (
  id smallint generated always as identity primary key,
  code text not null,
  type text not null,
  -- Of numbers; '' for a bare one (grit, shoe size).
  unite text,
  decimales smallint,
  -- Order of facets and of columns.
  rang smallint not null,
  libelle_fr text not null,
  libelle_en text not null,
  libelle_es text not null,
  constraint un_attribut_par_code unique (code),
  constraint type_d_attribut_connu check (type in ('nombre', 'choix')),
  constraint unite_des_seuls_nombres
    check ((type = 'nombre') = (unite is not null and decimales is not null))
);

-- Every value any article has: a number or a listed choice. Articles hold identifiers of these
-- rows (see article.valeurs), so a facet is already the column of small integers it is counted on.
create table attribut_valeur (
  id integer generated always as identity primary key,
  attribut_id smallint not null,
  nombre numeric(14, 4),
  code text,
  -- Order of choices; numbers are ordered by themselves.
  rang smallint not null default 0,
  libelle_fr text,
  libelle_en text,
  libelle_es text,
  constraint valeur_d_un_attribut foreign key (attribut_id) references attribut (id),
  constraint une_valeur_par_nombre unique (attribut_id, nombre),
  constraint une_valeur_par_choix unique (attribut_id, code),
  constraint valeur_nombre_ou_choix check (num_nonnulls(nombre, code) = 1),
  constraint choix_dit_en_trois_langues
    check ((code is null and num_nonnulls(libelle_fr, libelle_en, libelle_es) = 0)
      or (code is not null and num_nonnulls(libelle_fr, libelle_en, libelle_es) = 3))
);

create table produit (
  id integer generated always as identity primary key,
  code text not null,
  -- Products of one modele are the same thing by several makers: equivalents.
  modele text not null,
  noeud_id integer not null,
  marque_id integer not null,
  serie text,
  -- What a picture is drawn from: vis, charniere, perceuse-visseuse…
  genre text not null,
  -- Attributes that tell the articles of the product apart, in the order of the variant matrix.
  axes smallint[] not null default '{}',
  -- Standards as written on the sheet: EN ISO 20345 S3.
  normes text[] not null default '{}',
  nom_fr text not null,
  nom_en text not null,
  nom_es text not null,
  slug_fr text not null,
  slug_en text not null,
  slug_es text not null,
  description_fr text not null,
  description_en text not null,
  description_es text not null,
  constraint un_produit_par_code unique (code),
  constraint produit_d_un_noeud foreign key (noeud_id) references noeud (id),
  constraint produit_d_une_marque foreign key (marque_id) references marque (id)
);
create index produit_par_noeud on produit (noeud_id);
create index produit_par_marque on produit (marque_id);
create index produit_par_modele on produit (modele);

create table article (
  id integer generated always as identity primary key,
  produit_id integer not null,
  -- Order inside the product: by its axes, as its table is read.
  rang integer not null,
  -- Yearly sales, roughly: orders lists and decides what stores keep.
  popularite integer not null default 0,
  -- Quantities are multiples of `multiple`, from `minimum` on.
  multiple integer not null default 1,
  minimum integer not null default 1,
  -- Grams, of one unit of sale.
  poids integer not null,
  -- Longest side as it travels, millimetres.
  longueur_colis integer,
  successeur_id integer,
  -- Set: can be cut to length or size, with a kerf of that many millimetres.
  trait_de_scie smallint,
  -- Set: a machine, goes into the parc of its buyer.
  garantie_mois smallint,
  -- Working days the maker takes when no stock is left. A column and not a table of suppliers: an
  -- article has one.
  delai_fournisseur smallint not null,
  sur_mesure boolean not null default false,
  dangereux boolean not null default false,
  -- No longer sold; its page stays and leads to the successor.
  retire boolean not null default false,
  en_vente_le date not null,
  -- Percent.
  tva numeric(4, 2) not null default 20,
  -- Pieces, metres, kilos… in one unit of sale.
  contenu numeric(10, 3) not null default 1,
  eco_montant numeric(12, 4),
  eco_type text,
  reference text not null,
  ean text not null,
  reference_fournisseur text,
  unite text not null,
  -- Identifiers of attribut_valeur, those of produit.axes first. An array and not a table of
  -- (article, attribute, value): a million articles would make four million rows of forty bytes
  -- and as many index entries, and both readers want them together: the listing index takes them
  -- in one pass, a page of 48 articles gets its columns with the articles themselves. No foreign
  -- key reaches into an array: values are added, never deleted.
  valeurs integer[] not null default '{}',
  libelle_fr text not null,
  libelle_en text not null,
  libelle_es text not null,
  constraint un_article_par_reference unique (reference),
  constraint un_article_par_ean unique (ean),
  constraint article_d_un_produit foreign key (produit_id) references produit (id),
  constraint successeur_est_un_article foreign key (successeur_id) references article (id),
  constraint successeur_autre_que_soi check (successeur_id <> id),
  constraint ean_en_chiffres check (ean ~ '^\d{8}(\d{4,6})?$'),
  constraint multiple_et_minimum_positifs check (multiple > 0 and minimum > 0),
  constraint minimum_est_un_multiple check (minimum % multiple = 0),
  constraint poids_d_article_positif check (poids > 0),
  constraint contenu_positif check (contenu > 0),
  constraint tva_en_pourcent check (tva between 0 and 100),
  constraint eco_participation_avec_son_type
    check (num_nonnulls(eco_type, eco_montant) in (0, 2)),
  constraint type_d_eco_participation_connu check (eco_type in ('DEEE', 'PMCB', 'ABJ', 'DEA')),
  constraint unite_de_vente_connue check (unite in ('piece', 'boite', 'sachet', 'paire', 'metre',
    'rouleau', 'cartouche', 'seau', 'lot', 'kg', 'litre', 'plaque', 'barre'))
);
create index article_par_produit on article (produit_id, rang);
create index article_par_reference_fournisseur on article (reference_fournisseur);
create index article_par_successeur on article (successeur_id) where successeur_id is not null;

-- From a product to others: bought with it, or instead of it.
create table produit_lien (
  produit_id integer not null,
  type text not null,
  autre_id integer not null,
  rang smallint not null,
  constraint un_lien_par_paire primary key (produit_id, type, autre_id),
  constraint lien_d_un_produit foreign key (produit_id) references produit (id) on delete cascade,
  constraint lien_vers_un_produit foreign key (autre_id) references produit (id) on delete cascade,
  constraint type_de_lien_connu check (type in ('complement', 'accessoire', 'equivalent')),
  constraint lien_vers_un_autre check (autre_id <> produit_id)
);
create index produit_lien_par_autre on produit_lien (autre_id);

-- Pictures, drawings and films. Without any, the sheet is drawn from produit.genre.
create table media (
  id integer generated always as identity primary key,
  produit_id integer not null,
  -- Set when it shows one article and not the others.
  article_id integer,
  type text not null,
  rang smallint not null default 0,
  -- Key of the file in the media store, without size or format.
  fichier text not null,
  largeur integer not null,
  hauteur integer not null,
  -- Dominant colour, `#rrggbb`, shown until the picture comes.
  couleur text not null,
  alt_fr text not null,
  alt_en text not null,
  alt_es text not null,
  constraint media_d_un_produit foreign key (produit_id) references produit (id) on delete cascade,
  constraint media_d_un_article foreign key (article_id) references article (id) on delete cascade,
  constraint type_de_media_connu check (type in ('image', 'schema', 'video')),
  constraint couleur_de_media_en_hexadecimal check (couleur ~ '^#[0-9a-f]{6}$')
);
create index media_par_produit on media (produit_id, rang);
create index media_par_article on media (article_id) where article_id is not null;

create table document (
  id integer generated always as identity primary key,
  produit_id integer not null,
  type text not null,
  rang smallint not null default 0,
  -- Key of the file; null for one the shop writes on demand from the product's own data.
  fichier text,
  octets integer,
  -- Of a file that exists in one language only.
  langue text,
  titre_fr text not null,
  titre_en text not null,
  titre_es text not null,
  constraint document_d_un_produit
    foreign key (produit_id) references produit (id) on delete cascade,
  constraint type_de_document_connu check (type in ('fiche-technique', 'fiche-securite', 'notice',
    'certificat', 'declaration-performances', 'garantie')),
  constraint langue_de_document_connue check (langue in ('fr', 'en', 'es')),
  constraint fichier_avec_sa_taille check (num_nonnulls(fichier, octets) in (0, 2))
);
create index document_par_produit on document (produit_id, rang);

create table pictogramme (
  id smallint generated always as identity primary key,
  code text not null,
  type text not null,
  rang smallint not null,
  libelle_fr text not null,
  libelle_en text not null,
  libelle_es text not null,
  explication_fr text not null,
  explication_en text not null,
  explication_es text not null,
  constraint un_pictogramme_par_code unique (code),
  constraint type_de_pictogramme_connu check (type in ('norme', 'danger', 'propriete'))
);

create table produit_pictogramme (
  produit_id integer not null,
  pictogramme_id smallint not null,
  constraint un_pictogramme_par_produit primary key (produit_id, pictogramme_id),
  constraint pictogramme_d_un_produit
    foreign key (produit_id) references produit (id) on delete cascade,
  constraint produit_avec_un_pictogramme
    foreign key (pictogramme_id) references pictogramme (id)
);
create index produit_par_pictogramme on produit_pictogramme (pictogramme_id);

create table univers_metier (
  id smallint generated always as identity primary key,
  code text not null,
  rang smallint not null,
  libelle_fr text not null,
  libelle_en text not null,
  libelle_es text not null,
  slug_fr text not null,
  slug_en text not null,
  slug_es text not null,
  intro_fr text not null,
  intro_en text not null,
  intro_es text not null,
  constraint un_univers_par_code unique (code)
);

create table univers_metier_produit (
  univers_metier_id smallint not null,
  produit_id integer not null,
  constraint un_produit_par_univers primary key (univers_metier_id, produit_id),
  constraint produit_d_un_univers
    foreign key (univers_metier_id) references univers_metier (id) on delete cascade,
  constraint univers_d_un_produit
    foreign key (produit_id) references produit (id) on delete cascade
);
create index univers_metier_par_produit on univers_metier_produit (produit_id);

-- Workshops of the company: cut panels, keyed cylinders, engraving…
create table service (
  id smallint generated always as identity primary key,
  code text not null,
  rang smallint not null,
  titre_fr text not null,
  titre_en text not null,
  titre_es text not null,
  slug_fr text not null,
  slug_en text not null,
  slug_es text not null,
  accroche_fr text not null,
  accroche_en text not null,
  accroche_es text not null,
  -- Markdown.
  texte_fr text not null,
  texte_en text not null,
  texte_es text not null,
  constraint un_service_par_code unique (code)
);
