import { texte, type NoeudDemo } from '../../modele.ts';

const FORETS: NoeudDemo = {
  code: 'forets',
  libelle: texte('Forets', 'Drill bits', 'Brocas'),
  intro: texte(
    'Percer l’acier, le bois, le béton ou la faïence : un foret par matière, dans tous les diamètres courants.',
    'Drill steel, timber, concrete or tile: one bit per material, in every common diameter.',
    'Taladrar acero, madera, hormigón o azulejo: una broca por material, en todos los diámetros usuales.',
  ),
  enfants: [
    {
      code: 'forets-metal',
      libelle: texte('Forets métal', 'Metal drill bits', 'Brocas para metal'),
      enfants: [
        {
          code: 'forets-hss',
          libelle: texte('Forets HSS', 'HSS bits', 'Brocas HSS'),
          enfants: [
            {
              code: 'forets-hss-meules',
              libelle: texte('HSS meulés', 'Ground HSS', 'HSS rectificadas'),
            },
            {
              code: 'forets-hss-cobalt',
              libelle: texte('HSS cobalt', 'Cobalt HSS', 'HSS cobalto'),
            },
          ],
        },
        {
          code: 'forets-etages',
          libelle: texte('Forets étagés', 'Step drills', 'Brocas escalonadas'),
        },
        { code: 'coffrets-forets', libelle: texte('Coffrets', 'Sets', 'Estuches') },
      ],
    },
    {
      code: 'forets-bois',
      libelle: texte('Forets bois', 'Wood drill bits', 'Brocas para madera'),
      enfants: [
        {
          code: 'forets-trois-pointes',
          libelle: texte('Trois pointes', 'Brad point', 'Tres puntas'),
        },
        { code: 'meches-plates', libelle: texte('Mèches plates', 'Flat bits', 'Brocas de pala') },
        {
          code: 'meches-charpente',
          libelle: texte('Mèches de charpente', 'Auger bits', 'Brocas salomónicas'),
        },
      ],
    },
    {
      code: 'forets-beton',
      libelle: texte('Forets béton', 'Masonry drill bits', 'Brocas para hormigón'),
      enfants: [
        {
          code: 'forets-sds-plus',
          libelle: texte('SDS-plus', 'SDS-plus', 'SDS-plus'),
          enfants: [
            {
              code: 'forets-sds-plus-deux-taillants',
              libelle: texte('2 taillants', '2 cutters', '2 filos'),
            },
            {
              code: 'forets-sds-plus-quatre-taillants',
              libelle: texte('4 taillants', '4 cutters', '4 filos'),
            },
          ],
        },
        { code: 'forets-sds-max', libelle: texte('SDS-max', 'SDS-max', 'SDS-max') },
        {
          code: 'forets-beton-cylindriques',
          libelle: texte('Queue cylindrique', 'Straight shank', 'Mango cilíndrico'),
        },
      ],
    },
    {
      code: 'forets-carrelage-verre',
      libelle: texte(
        'Forets carrelage et verre',
        'Tile and glass bits',
        'Brocas para azulejo y vidrio',
      ),
    },
  ],
};

const TREPANS: NoeudDemo = {
  code: 'trepans-scies-cloches',
  libelle: texte('Trépans et scies cloches', 'Hole saws and core bits', 'Coronas perforadoras'),
  intro: texte(
    'Grands diamètres dans le bois, le métal, le carrelage et le béton.',
    'Large diameters in timber, metal, tile and concrete.',
    'Grandes diámetros en madera, metal, azulejo y hormigón.',
  ),
  enfants: [
    {
      code: 'scies-cloches-bimetal',
      libelle: texte('Scies cloches bimétal', 'Bi-metal hole saws', 'Coronas bimetal'),
    },
    {
      code: 'scies-cloches-carbure',
      libelle: texte('Scies cloches carbure', 'Carbide hole saws', 'Coronas de metal duro'),
    },
    {
      code: 'trepans-diamant',
      libelle: texte('Trépans diamant', 'Diamond core bits', 'Coronas de diamante'),
      enfants: [
        {
          code: 'trepans-diamant-carrelage',
          libelle: texte('Carrelage et grès', 'Tile and porcelain', 'Azulejo y gres'),
        },
        { code: 'trepans-diamant-beton', libelle: texte('Béton', 'Concrete', 'Hormigón') },
      ],
    },
    {
      code: 'arbres-porte-scie',
      libelle: texte('Arbres et adaptateurs', 'Arbors and adaptors', 'Husillos y adaptadores'),
    },
  ],
};

const VISSAGE: NoeudDemo = {
  code: 'embouts-douilles',
  libelle: texte(
    'Embouts et douilles de vissage',
    'Screwdriver bits and nut drivers',
    'Puntas y vasos de atornillar',
  ),
  intro: texte(
    'Embouts, douilles et porte-embouts pour visseuses et clés à chocs, à l’unité ou en coffret.',
    'Bits, nut drivers and bit holders for drivers and impact drivers, loose or in sets.',
    'Puntas, vasos y portapuntas para atornilladores y llaves de impacto, sueltos o en estuche.',
  ),
  enfants: [
    {
      code: 'embouts-vissage',
      libelle: texte('Embouts', 'Bits', 'Puntas'),
      enfants: [
        { code: 'embouts-25', libelle: texte('Courts, 25 mm', 'Short, 25 mm', 'Cortas, 25 mm') },
        {
          code: 'embouts-50',
          libelle: texte('Longs, 50 mm et plus', 'Long, 50 mm and over', 'Largas, 50 mm y más'),
        },
      ],
    },
    {
      code: 'douilles-magnetiques',
      libelle: texte('Douilles magnétiques', 'Magnetic nut drivers', 'Vasos magnéticos'),
    },
    {
      code: 'porte-embouts-vissage',
      libelle: texte('Porte-embouts', 'Bit holders', 'Portapuntas'),
    },
    {
      code: 'coffrets-embouts',
      libelle: texte('Coffrets d’embouts', 'Bit sets', 'Estuches de puntas'),
    },
  ],
};

const LAMES: NoeudDemo = {
  code: 'lames-de-scie',
  libelle: texte('Lames de scie', 'Saw blades', 'Hojas de sierra'),
  intro: texte(
    'Lames pour scies circulaires, sauteuses, sabres et outils oscillants : moins de dents pour la vitesse, plus pour la finition.',
    'Blades for circular, jig, reciprocating and oscillating saws: fewer teeth for speed, more for finish.',
    'Hojas para sierra circular, de calar, de sable y multiherramienta: menos dientes, más rapidez; más dientes, mejor acabado.',
  ),
  enfants: [
    {
      code: 'lames-circulaires',
      libelle: texte('Scie circulaire', 'Circular saw', 'Sierra circular'),
      enfants: [
        { code: 'lames-circulaires-bois', libelle: texte('Bois', 'Wood', 'Madera') },
        {
          code: 'lames-circulaires-metal',
          libelle: texte('Aluminium et métal', 'Aluminium and metal', 'Aluminio y metal'),
        },
      ],
    },
    { code: 'lames-sauteuse', libelle: texte('Scie sauteuse', 'Jigsaw', 'Sierra de calar') },
    { code: 'lames-sabre', libelle: texte('Scie sabre', 'Reciprocating saw', 'Sierra de sable') },
    {
      code: 'lames-oscillant',
      libelle: texte('Outil oscillant', 'Oscillating tool', 'Multiherramienta'),
    },
  ],
};

const DISQUES: NoeudDemo = {
  code: 'disques-meuleuse',
  libelle: texte('Disques de meuleuse', 'Grinder discs', 'Discos de amoladora'),
  intro: texte(
    'Tronçonner, ébarber, surfacer : disques abrasifs et diamant de 115 à 350 mm.',
    'Cut, grind and finish: abrasive and diamond discs from 115 to 350 mm.',
    'Cortar, desbastar y acabar: discos abrasivos y de diamante de 115 a 350 mm.',
  ),
  enfants: [
    {
      code: 'disques-a-tronconner',
      libelle: texte('À tronçonner', 'Cutting discs', 'De corte'),
      enfants: [
        {
          code: 'disques-tronconner-metal',
          libelle: texte('Métal et inox', 'Metal and stainless', 'Metal e inox'),
        },
        {
          code: 'disques-tronconner-materiaux',
          libelle: texte('Matériaux', 'Stone and concrete', 'Materiales de obra'),
        },
      ],
    },
    { code: 'disques-a-ebarber', libelle: texte('À ébarber', 'Grinding discs', 'De desbaste') },
    { code: 'disques-a-lamelles', libelle: texte('À lamelles', 'Flap discs', 'De láminas') },
    {
      code: 'disques-diamant',
      libelle: texte('Diamant', 'Diamond discs', 'De diamante'),
      enfants: [
        {
          code: 'disques-diamant-materiaux',
          libelle: texte('Béton et matériaux', 'Concrete and masonry', 'Hormigón y obra'),
        },
        { code: 'disques-diamant-carrelage', libelle: texte('Carrelage', 'Tile', 'Azulejo') },
      ],
    },
  ],
};

const ABRASIFS: NoeudDemo = {
  code: 'abrasifs',
  libelle: texte('Abrasifs', 'Abrasives', 'Abrasivos'),
  intro: texte(
    'Disques, bandes, rouleaux et éponges, du décapage au grain 40 à l’égrenage au grain 400.',
    'Discs, belts, rolls and sponges, from stripping at grit 40 to denibbing at grit 400.',
    'Discos, bandas, rollos y esponjas, del decapado a grano 40 al afinado a grano 400.',
  ),
  enfants: [
    {
      code: 'disques-abrasifs',
      libelle: texte('Disques autoagrippants', 'Hook-and-loop discs', 'Discos autoadherentes'),
      enfants: [
        {
          code: 'disques-abrasifs-excentrique',
          libelle: texte('Ponceuse excentrique', 'Random orbital sander', 'Lijadora excéntrica'),
        },
        {
          code: 'disques-abrasifs-platre',
          libelle: texte('Ponceuse à plâtre', 'Drywall sander', 'Lijadora de pared'),
        },
      ],
    },
    {
      code: 'bandes-abrasives',
      libelle: texte('Bandes abrasives', 'Sanding belts', 'Bandas de lija'),
    },
    {
      code: 'abrasifs-a-main',
      libelle: texte('Ponçage à main', 'Hand sanding', 'Lijado manual'),
      enfants: [
        { code: 'rouleaux-abrasifs', libelle: texte('Rouleaux', 'Rolls', 'Rollos') },
        {
          code: 'eponges-abrasives',
          libelle: texte('Éponges et cales', 'Sponges and blocks', 'Esponjas y tacos'),
        },
      ],
    },
  ],
};

const FRAISES: NoeudDemo = {
  code: 'fraises-meches',
  libelle: texte('Mèches et fraises', 'Router bits and cutters', 'Fresas y mechas'),
  intro: texte(
    'Rainurer, profiler, affleurer et encastrer : fraises carbure et mèches à façonner.',
    'Groove, profile, trim and recess: carbide router bits and Forstner bits.',
    'Ranurar, perfilar, enrasar y encastrar: fresas de metal duro y brocas Forstner.',
  ),
  enfants: [
    {
      code: 'fraises-defonceuse',
      libelle: texte('Fraises de défonceuse', 'Router bits', 'Fresas para fresadora'),
      enfants: [
        { code: 'fraises-droites', libelle: texte('Droites', 'Straight', 'Rectas') },
        {
          code: 'fraises-quart-de-rond',
          libelle: texte('Quart-de-rond', 'Round-over', 'Radio convexo'),
        },
        { code: 'fraises-affleurage', libelle: texte('À affleurer', 'Flush trim', 'De enrasar') },
      ],
    },
    {
      code: 'meches-a-faconner',
      libelle: texte('Mèches à façonner', 'Forstner bits', 'Brocas Forstner'),
    },
  ],
};

const BROSSES: NoeudDemo = {
  code: 'brosses-metalliques',
  libelle: texte('Brosses métalliques', 'Wire brushes', 'Cepillos metálicos'),
  intro: texte(
    'Dérouiller, décalaminer et décaper à la meuleuse ou à la perceuse.',
    'Remove rust, scale and paint with a grinder or drill.',
    'Quitar óxido, calamina y pintura con amoladora o taladro.',
  ),
  enfants: [
    { code: 'brosses-coupe', libelle: texte('Brosses coupe', 'Cup brushes', 'Cepillos de vaso') },
    {
      code: 'brosses-circulaires',
      libelle: texte('Brosses circulaires', 'Wheel brushes', 'Cepillos circulares'),
    },
    {
      code: 'brosses-pinceau',
      libelle: texte('Brosses pinceau', 'End brushes', 'Cepillos de pincel'),
    },
  ],
};

const BURINS: NoeudDemo = {
  code: 'burins-pics',
  libelle: texte('Burins et pics', 'Chisels and points', 'Cinceles y punteros'),
  intro: texte(
    'Piquer, saigner et décoller : burins pour perforateurs et piqueurs.',
    'Break, chase and strip: chisels for rotary and demolition hammers.',
    'Picar, rozar y levantar: cinceles para martillos perforadores y demoledores.',
  ),
  enfants: [
    { code: 'burins-sds-plus', libelle: texte('SDS-plus', 'SDS-plus', 'SDS-plus') },
    { code: 'burins-sds-max', libelle: texte('SDS-max', 'SDS-max', 'SDS-max') },
  ],
};

export const ARBRE_CONSOMMABLES: NoeudDemo = {
  code: 'consommables',
  libelle: texte('Consommables', 'Accessories and consumables', 'Consumibles'),
  intro: texte(
    'Ce qui coupe, perce, ponce et visse au bout de vos machines.',
    'What cuts, drills, sands and drives at the end of your machines.',
    'Lo que corta, taladra, lija y atornilla en sus máquinas.',
  ),
  enfants: [FORETS, TREPANS, VISSAGE, LAMES, DISQUES, ABRASIFS, FRAISES, BROSSES, BURINS],
};
