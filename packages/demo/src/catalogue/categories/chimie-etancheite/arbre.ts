import { texte, type NoeudDemo } from '../../modele.ts';

export const arbre: NoeudDemo = {
  code: 'chimie-etancheite',
  libelle: texte('Chimie et étanchéité', 'Chemicals and sealing', 'Química y sellado'),
  intro: texte(
    'Mastics, colles, mousses, résines et produits d’entretien pour coller, étancher et protéger sur le chantier comme à l’atelier.',
    'Sealants, adhesives, foams, resins and maintenance products to bond, seal and protect on site and in the workshop.',
    'Selladores, adhesivos, espumas, resinas y productos de mantenimiento para pegar, sellar y proteger en obra y en taller.',
  ),
  enfants: [
    {
      code: 'mastics',
      libelle: texte('Mastics', 'Sealants', 'Selladores'),
      intro: texte(
        'Silicone, acrylique, polyuréthane ou hybride : le bon mastic pour chaque joint, en cartouche ou en poche.',
        'Silicone, acrylic, polyurethane or hybrid: the right sealant for every joint, in cartridge or foil pack.',
        'Silicona, acrílico, poliuretano o híbrido: el sellador adecuado para cada junta, en cartucho o en bolsa.',
      ),
      enfants: [
        {
          code: 'mastics-silicone',
          libelle: texte('Mastics silicone', 'Silicone sealants', 'Siliconas'),
          enfants: [
            {
              code: 'silicone-sanitaire',
              libelle: texte('Silicone sanitaire', 'Sanitary silicone', 'Silicona sanitaria'),
            },
            {
              code: 'silicone-menuiserie',
              libelle: texte(
                'Silicone menuiserie et vitrage',
                'Glazing and joinery silicone',
                'Silicona para carpintería y acristalamiento',
              ),
            },
            {
              code: 'silicone-haute-temperature',
              libelle: texte(
                'Silicone haute température',
                'High-temperature silicone',
                'Silicona de alta temperatura',
              ),
            },
          ],
        },
        {
          code: 'mastics-acryliques',
          libelle: texte('Mastics acryliques', 'Acrylic sealants', 'Selladores acrílicos'),
        },
        {
          code: 'mastics-polyurethane',
          libelle: texte(
            'Mastics polyuréthane',
            'Polyurethane sealants',
            'Selladores de poliuretano',
          ),
        },
        {
          code: 'mastics-hybrides',
          libelle: texte('Mastics hybrides', 'Hybrid polymer sealants', 'Selladores híbridos'),
        },
        {
          code: 'mastics-coupe-feu',
          libelle: texte('Mastics coupe-feu', 'Fire-rated sealants', 'Selladores cortafuegos'),
        },
        {
          code: 'application-mastics',
          libelle: texte(
            'Application des mastics',
            'Sealant application',
            'Aplicación de selladores',
          ),
          enfants: [
            {
              code: 'pistolets-mastic',
              libelle: texte('Pistolets à mastic', 'Caulking guns', 'Pistolas para sellador'),
            },
            {
              code: 'buses-lisseurs',
              libelle: texte(
                'Buses et lisseurs',
                'Nozzles and profiling tools',
                'Cánulas y espátulas de alisado',
              ),
            },
          ],
        },
      ],
    },
    {
      code: 'colles',
      libelle: texte('Colles', 'Adhesives', 'Adhesivos'),
      intro: texte(
        'Colles de fixation, à bois, de contact et instantanées, classées selon leur tenue à l’eau et leur prise.',
        'Grab, wood, contact and instant adhesives, sorted by water resistance and setting time.',
        'Adhesivos de montaje, para madera, de contacto e instantáneos, ordenados por resistencia al agua y tiempo de fraguado.',
      ),
      enfants: [
        {
          code: 'colles-fixation',
          libelle: texte('Colles de fixation', 'Grab adhesives', 'Adhesivos de montaje'),
        },
        {
          code: 'colles-bois',
          libelle: texte('Colles à bois', 'Wood adhesives', 'Colas para madera'),
          enfants: [
            {
              code: 'colles-vinyliques',
              libelle: texte('Colles vinyliques', 'PVA wood glues', 'Colas vinílicas'),
            },
            {
              code: 'colles-bois-polyurethane',
              libelle: texte(
                'Colles polyuréthane',
                'Polyurethane wood glues',
                'Colas de poliuretano',
              ),
            },
          ],
        },
        {
          code: 'colles-contact',
          libelle: texte('Colles contact', 'Contact adhesives', 'Colas de contacto'),
        },
        {
          code: 'colles-instantanees',
          libelle: texte('Colles instantanées', 'Instant adhesives', 'Adhesivos instantáneos'),
        },
        {
          code: 'colles-epoxy',
          libelle: texte('Colles époxy', 'Epoxy adhesives', 'Adhesivos epoxi'),
        },
        {
          code: 'colles-parquet',
          libelle: texte('Colles à parquet', 'Wood flooring adhesives', 'Adhesivos para parqué'),
        },
      ],
    },
    {
      code: 'mousses-expansives',
      libelle: texte('Mousses expansives', 'Expanding foams', 'Espumas expansivas'),
      intro: texte(
        'Mousses polyuréthane manuelles ou pistolables pour calfeutrer, isoler et caler.',
        'Hand-held and gun-grade polyurethane foams to fill, insulate and fix frames.',
        'Espumas de poliuretano manuales o para pistola: rellenar, aislar y fijar cercos.',
      ),
      enfants: [
        {
          code: 'mousses-manuelles',
          libelle: texte('Mousses manuelles', 'Hand-held foams', 'Espumas manuales'),
        },
        {
          code: 'mousses-pistolables',
          libelle: texte('Mousses pistolables', 'Gun-grade foams', 'Espumas para pistola'),
        },
        {
          code: 'pistolets-mousse',
          libelle: texte('Pistolets à mousse', 'Foam guns', 'Pistolas para espuma'),
        },
        {
          code: 'nettoyants-mousse',
          libelle: texte('Nettoyants mousse', 'Foam cleaners', 'Limpiadores de espuma'),
        },
      ],
    },
    {
      code: 'scellement-chimique-resine',
      libelle: texte('Scellement chimique', 'Chemical anchoring', 'Anclaje químico'),
      intro: texte(
        'Résines à injecter, tamis et tiges pour ancrer dans le béton, la pierre et la brique creuse.',
        'Injection resins, mesh sleeves and studs to anchor in concrete, stone and hollow brick.',
        'Resinas de inyección, tamices y varillas para anclar en hormigón, piedra y ladrillo hueco.',
      ),
      enfants: [
        {
          code: 'resines-scellement',
          libelle: texte('Résines de scellement', 'Anchoring resins', 'Resinas de anclaje'),
          enfants: [
            {
              code: 'resines-polyester',
              libelle: texte('Résines polyester', 'Polyester resins', 'Resinas de poliéster'),
            },
            {
              code: 'resines-vinylester',
              libelle: texte('Résines vinylester', 'Vinylester resins', 'Resinas de viniléster'),
            },
            {
              code: 'resines-epoxy',
              libelle: texte('Résines époxy', 'Epoxy resins', 'Resinas epoxi'),
            },
          ],
        },
        {
          code: 'accessoires-scellement',
          libelle: texte(
            'Accessoires de scellement',
            'Anchoring accessories',
            'Accesorios de anclaje',
          ),
          enfants: [
            {
              code: 'tamis-injection',
              libelle: texte('Tamis d’injection', 'Mesh sleeves', 'Tamices de inyección'),
            },
            {
              code: 'tiges-scellement',
              libelle: texte('Tiges de scellement', 'Anchor studs', 'Varillas de anclaje'),
            },
            {
              code: 'nettoyage-trous',
              libelle: texte(
                'Brosses et soufflettes',
                'Hole brushes and blow pumps',
                'Cepillos y bombas de soplado',
              ),
            },
          ],
        },
      ],
    },
    {
      code: 'lubrifiants-degrippants',
      libelle: texte(
        'Lubrifiants et dégrippants',
        'Lubricants and penetrating oils',
        'Lubricantes y aflojatodo',
      ),
      intro: texte(
        'Dégripper, lubrifier et protéger serrures, machines et mécanismes.',
        'Free, lubricate and protect locks, machines and mechanisms.',
        'Aflojar, lubricar y proteger cerraduras, máquinas y mecanismos.',
      ),
      enfants: [
        { code: 'degrippants', libelle: texte('Dégrippants', 'Penetrating oils', 'Aflojatodo') },
        {
          code: 'lubrifiants-aerosol',
          libelle: texte('Lubrifiants en aérosol', 'Aerosol lubricants', 'Lubricantes en aerosol'),
        },
        { code: 'graisses', libelle: texte('Graisses', 'Greases', 'Grasas') },
        {
          code: 'huiles-coupe',
          libelle: texte('Huiles de coupe', 'Cutting oils', 'Aceites de corte'),
        },
      ],
    },
    {
      code: 'nettoyants-solvants',
      libelle: texte(
        'Nettoyants et solvants',
        'Cleaners and solvents',
        'Limpiadores y disolventes',
      ),
      intro: texte(
        'Dégraisser, diluer et nettoyer outils, surfaces et mains.',
        'Degrease, thin and clean tools, surfaces and hands.',
        'Desengrasar, diluir y limpiar herramientas, superficies y manos.',
      ),
      enfants: [
        {
          code: 'solvants',
          libelle: texte(
            'Solvants et diluants',
            'Solvents and thinners',
            'Disolventes y diluyentes',
          ),
        },
        { code: 'degraissants', libelle: texte('Dégraissants', 'Degreasers', 'Desengrasantes') },
        { code: 'decapants', libelle: texte('Décapants', 'Paint strippers', 'Decapantes') },
        {
          code: 'lingettes-chantier',
          libelle: texte('Lingettes de chantier', 'Site wipes', 'Toallitas de obra'),
        },
      ],
    },
    {
      code: 'peinture-traitement-bois',
      libelle: texte(
        'Peinture et traitement du bois',
        'Paint and wood care',
        'Pintura y tratamiento de la madera',
      ),
      intro: texte(
        'Peintures de chantier, aérosols RAL, lasures et produits de protection du bois.',
        'Contract paints, RAL aerosols, wood stains and timber protection.',
        'Pinturas de obra, aerosoles RAL, lasures y protección de la madera.',
      ),
      enfants: [
        {
          code: 'peintures',
          libelle: texte('Peintures', 'Paints', 'Pinturas'),
          enfants: [
            {
              code: 'peintures-murs',
              libelle: texte(
                'Peintures murs et plafonds',
                'Wall and ceiling paints',
                'Pinturas para paredes y techos',
              ),
            },
            {
              code: 'peintures-bois-metal',
              libelle: texte(
                'Peintures bois et métal',
                'Wood and metal paints',
                'Esmaltes para madera y metal',
              ),
            },
            {
              code: 'peintures-aerosol',
              libelle: texte('Peintures aérosol', 'Spray paints', 'Pinturas en aerosol'),
            },
          ],
        },
        {
          code: 'protection-bois',
          libelle: texte('Traitement du bois', 'Wood treatment', 'Tratamiento de la madera'),
          enfants: [
            {
              code: 'traitements-curatifs',
              libelle: texte(
                'Traitements insectes et champignons',
                'Insect and fungus treatments',
                'Tratamientos contra insectos y hongos',
              ),
            },
            {
              code: 'finitions-exterieures-bois',
              libelle: texte('Finitions extérieures', 'Exterior finishes', 'Acabados exteriores'),
              enfants: [
                { code: 'lasures', libelle: texte('Lasures', 'Wood stains', 'Lasures') },
                {
                  code: 'saturateurs',
                  libelle: texte('Saturateurs', 'Decking oils', 'Saturadores'),
                },
              ],
            },
            {
              code: 'vitrificateurs',
              libelle: texte('Vitrificateurs', 'Floor varnishes', 'Barnices para parqué'),
            },
            {
              code: 'huiles-bois',
              libelle: texte('Huiles pour bois', 'Wood oils', 'Aceites para madera'),
            },
          ],
        },
        {
          code: 'rouleaux-pinceaux',
          libelle: texte('Rouleaux et pinceaux', 'Rollers and brushes', 'Rodillos y brochas'),
        },
      ],
    },
    {
      code: 'rubans-adhesifs',
      libelle: texte('Rubans adhésifs', 'Adhesive tapes', 'Cintas adhesivas'),
      intro: texte(
        'Masquer, réparer, assembler, étancher : les rubans du chantier en largeurs courantes.',
        'Mask, repair, bond and seal: site tapes in the usual widths.',
        'Enmascarar, reparar, unir y sellar: cintas de obra en los anchos habituales.',
      ),
      enfants: [
        {
          code: 'rubans-masquage',
          libelle: texte('Rubans de masquage', 'Masking tapes', 'Cintas de enmascarar'),
        },
        {
          code: 'rubans-toiles',
          libelle: texte('Rubans toilés', 'Duct tapes', 'Cintas americanas'),
        },
        {
          code: 'rubans-aluminium',
          libelle: texte('Rubans aluminium', 'Aluminium foil tapes', 'Cintas de aluminio'),
        },
        {
          code: 'rubans-double-face',
          libelle: texte('Rubans double face', 'Double-sided tapes', 'Cintas de doble cara'),
        },
      ],
    },
    {
      code: 'etancheite-toiture-facade',
      libelle: texte(
        'Étanchéité toiture et façade',
        'Roof and facade sealing',
        'Impermeabilización de cubierta y fachada',
      ),
      intro: texte(
        'Bandes, écrans et résines pour mettre hors d’eau toitures, terrasses et façades.',
        'Flashing tapes, membranes and resins to make roofs, terraces and facades weathertight.',
        'Bandas, láminas y resinas para impermeabilizar cubiertas, terrazas y fachadas.',
      ),
      enfants: [
        {
          code: 'etancheite-toiture',
          libelle: texte('Toiture', 'Roofing', 'Cubierta'),
          enfants: [
            {
              code: 'bandes-etancheite',
              libelle: texte('Bandes d’étanchéité', 'Flashing tapes', 'Bandas impermeables'),
            },
            {
              code: 'ecrans-sous-toiture',
              libelle: texte('Écrans de sous-toiture', 'Roofing underlays', 'Láminas bajo teja'),
            },
            {
              code: 'etancheite-liquide',
              libelle: texte(
                'Étanchéité liquide',
                'Liquid waterproofing',
                'Impermeabilización líquida',
              ),
            },
          ],
        },
        {
          code: 'etancheite-facade',
          libelle: texte('Façade', 'Facade', 'Fachada'),
          enfants: [
            {
              code: 'pare-pluie',
              libelle: texte('Pare-pluie', 'Breather membranes', 'Láminas cortaviento'),
            },
            {
              code: 'hydrofuges',
              libelle: texte('Hydrofuges', 'Water repellents', 'Hidrofugantes'),
            },
          ],
        },
      ],
    },
    {
      code: 'joints-calfeutrement',
      libelle: texte('Joints et calfeutrement', 'Seals and draughtproofing', 'Juntas y burletes'),
      intro: texte(
        'Mousses imprégnées, fonds de joint et profils pour l’étanchéité à l’air et à l’eau des menuiseries.',
        'Impregnated foams, backer rods and profiles for air- and watertight joinery.',
        'Espumas impregnadas, fondos de junta y perfiles para la estanqueidad de la carpintería.',
      ),
      enfants: [
        {
          code: 'mousses-impregnees',
          libelle: texte(
            'Mousses imprégnées',
            'Impregnated sealing tapes',
            'Cintas precomprimidas',
          ),
        },
        { code: 'fonds-joint', libelle: texte('Fonds de joint', 'Backer rods', 'Fondos de junta') },
        {
          code: 'joints-adhesifs',
          libelle: texte('Joints adhésifs', 'Self-adhesive seals', 'Burletes adhesivos'),
        },
        {
          code: 'bas-porte',
          libelle: texte('Bas de porte', 'Door bottom seals', 'Burletes bajo puerta'),
        },
      ],
    },
  ],
};
