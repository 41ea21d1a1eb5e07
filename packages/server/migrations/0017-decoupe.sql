-- Cutting to size: what an article is cut from and what the saw costs, and the plan of a cut line.

alter table article
  -- What is cut: bars to a length, sheets to a length and a width, or off a coil by the metre. Null:
  -- sold whole. As many of them make a unit of sale as `contenu` says.
  add column debit text,
  -- Of the bar or sheet, along the grain; millimetres.
  add column debit_longueur integer,
  add column debit_largeur integer,
  -- The grain of the sheet shows: pieces are not turned.
  add column debit_fil boolean not null default false,
  -- In euros without tax: of one cut, of a metre of blade, once for a line. Null: not charged.
  add column prix_coupe numeric(12, 4),
  add column prix_metre_coupe numeric(12, 4),
  add column forfait_coupe numeric(12, 4);

-- Until now the sizes were only told by attributes: lengths in millimetres, some of them in metres.
with tailles as (
  select a.id, a.unite,
         max(v.nombre) filter (where t.code = 'longueur') as longueur,
         max(v.nombre * 1000)
           filter (where t.code in ('longueur-tube', 'longueur-barre', 'longueur-barre-m')) as barre,
         max(v.nombre) filter (where t.code = 'largeur') as largeur
    from article a
    left join attribut_valeur v on v.id = any (a.valeurs)
    left join attribut t on t.id = v.attribut_id
   where a.trait_de_scie between 0 and 50
   group by a.id
)
update article a
   set debit = d.debit,
       debit_longueur = d.longueur,
       debit_largeur = d.largeur
  from (select id, 'metre' as debit, null::integer as longueur, null::integer as largeur
          from tailles
         where unite = 'metre'
        union all
        select id, 'panneau', longueur::integer, largeur::integer
          from tailles
         where unite = 'plaque' and longueur between 100 and 20000 and largeur between 100 and 20000
        union all
        select id, 'barre', coalesce(barre, longueur)::integer, null
          from tailles
         where unite not in ('metre', 'plaque') and coalesce(barre, longueur) between 50 and 20000) d
 where a.id = d.id;

alter table article
  add constraint debit_connu check (debit in ('barre', 'panneau', 'metre')),
  add constraint debit_avec_trait_de_scie
    check (debit is null or trait_de_scie is not null and trait_de_scie between 0 and 50),
  add constraint debit_a_ses_tailles
    check (case debit
             when 'barre' then num_nonnulls(debit_longueur, debit_largeur) = 1
               and debit_longueur between 50 and 20000
             when 'panneau' then num_nonnulls(debit_longueur, debit_largeur) = 2
               and debit_longueur between 100 and 20000 and debit_largeur between 100 and 20000
             else num_nonnulls(debit_longueur, debit_largeur) = 0
           end),
  add constraint fil_des_seuls_panneaux check (not debit_fil or debit = 'panneau'),
  add constraint prix_de_coupe_positifs
    check (prix_coupe >= 0 and prix_metre_coupe >= 0 and forfait_coupe >= 0);

alter table panier_ligne
  -- What the plan of the list came to when it was written (bars, cuts, metres of blade, offcut), the
  -- quantity one list asks for and what it was cut from: reading a basket plans nothing. Numbers,
  -- not money: the price of a cut may change.
  add column coupe jsonb,
  -- Offcuts come with the pieces.
  add column chutes boolean not null default true,
  add constraint coupe_des_seules_lignes_coupees check ((trait_coupe = '') = (coupe is null));
