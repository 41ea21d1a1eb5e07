import { texte, type NoeudDemo } from '../../modele.ts';

export const arbre: NoeudDemo = {
  code: 'plomberie-chauffage',
  libelle: texte(
    'Plomberie, sanitaire et chauffage',
    'Plumbing, bathroom and heating',
    'Fontanería, baño y calefacción',
  ),
  intro: texte(
    'Tubes, raccords, robinetterie, sanitaire et chauffage pour le neuf et le dépannage.',
    'Pipe, fittings, valves, bathroom and heating for new work and repairs.',
    'Tubos, accesorios, grifería, sanitario y calefacción para obra nueva y reparación.',
  ),
  enfants: [
    {
      code: 'tubes-plomberie',
      libelle: texte('Tubes', 'Pipe', 'Tubos'),
      intro: texte(
        'Cuivre, PER et multicouche en barre ou en couronne.',
        'Copper, PEX and multilayer pipe in lengths or coils.',
        'Cobre, PEX y multicapa en barra o en rollo.',
      ),
      enfants: [
        {
          code: 'tubes-cuivre',
          libelle: texte('Tubes cuivre', 'Copper tube', 'Tubos de cobre'),
          enfants: [
            {
              code: 'tubes-cuivre-barre',
              libelle: texte(
                'Cuivre écroui en barre',
                'Hard copper in lengths',
                'Cobre rígido en barra',
              ),
            },
            {
              code: 'tubes-cuivre-couronne',
              libelle: texte(
                'Cuivre recuit en couronne',
                'Soft copper in coils',
                'Cobre recocido en rollo',
              ),
            },
          ],
        },
        { code: 'tubes-per', libelle: texte('Tubes PER', 'PEX pipe', 'Tubos PEX') },
        {
          code: 'tubes-multicouche',
          libelle: texte('Tubes multicouches', 'Multilayer pipe', 'Tubos multicapa'),
        },
        {
          code: 'tubes-polyethylene',
          libelle: texte('Tubes polyéthylène', 'Polyethylene pipe', 'Tubos de polietileno'),
        },
      ],
    },
    {
      code: 'raccords-plomberie',
      libelle: texte('Raccords', 'Fittings', 'Accesorios de tubería'),
      intro: texte(
        'À souder, à glissement, à sertir ou à visser : un raccord par tube et par filetage.',
        'Solder, sliding sleeve, press or threaded: a fitting for every pipe and thread.',
        'Para soldar, de casquillo, de prensar o roscados: un accesorio por tubo y rosca.',
      ),
      enfants: [
        {
          code: 'raccords-cuivre',
          libelle: texte('Raccords cuivre', 'Copper fittings', 'Accesorios de cobre'),
          enfants: [
            {
              code: 'raccords-cuivre-souder',
              libelle: texte('Cuivre à souder', 'Solder fittings', 'Cobre para soldar'),
            },
            {
              code: 'raccords-cuivre-sertir',
              libelle: texte('Cuivre à sertir', 'Press fittings', 'Cobre para prensar'),
            },
          ],
        },
        {
          code: 'raccords-per',
          libelle: texte('Raccords PER', 'PEX fittings', 'Accesorios PEX'),
          enfants: [
            {
              code: 'raccords-per-glissement',
              libelle: texte(
                'PER à glissement',
                'PEX sliding sleeve',
                'PEX de casquillo corredizo',
              ),
            },
            {
              code: 'raccords-per-compression',
              libelle: texte('PER à compression', 'PEX compression', 'PEX de compresión'),
            },
          ],
        },
        {
          code: 'raccords-multicouche',
          libelle: texte(
            'Raccords multicouches à sertir',
            'Multilayer press fittings',
            'Accesorios multicapa de prensar',
          ),
        },
        {
          code: 'raccords-laiton',
          libelle: texte(
            'Raccords laiton à visser',
            'Threaded brass fittings',
            'Accesorios de latón roscados',
          ),
        },
      ],
    },
    {
      code: 'evacuation-pvc',
      libelle: texte('Évacuation PVC', 'PVC waste and soil', 'Evacuación de PVC'),
      intro: texte(
        'Tubes et raccords à coller pour eaux usées, eaux vannes et eaux pluviales.',
        'Solvent-weld pipe and fittings for waste, soil and rainwater.',
        'Tubos y accesorios encolados para aguas residuales, fecales y pluviales.',
      ),
      enfants: [
        { code: 'tubes-pvc', libelle: texte('Tubes PVC', 'PVC pipe', 'Tubos de PVC') },
        {
          code: 'raccords-pvc',
          libelle: texte('Raccords PVC', 'PVC fittings', 'Accesorios de PVC'),
          enfants: [
            {
              code: 'coudes-culottes-pvc',
              libelle: texte(
                'Coudes, culottes et manchons',
                'Bends, branches and couplers',
                'Codos, derivaciones y manguitos',
              ),
            },
            {
              code: 'tampons-reductions-pvc',
              libelle: texte(
                'Tampons et réductions',
                'Access plugs and reducers',
                'Tapones y reducciones',
              ),
            },
          ],
        },
        {
          code: 'colles-pvc',
          libelle: texte(
            'Colles et décapants PVC',
            'PVC cements and cleaners',
            'Adhesivos y limpiadores de PVC',
          ),
        },
      ],
    },
    {
      code: 'robinetterie-batiment',
      libelle: texte('Robinetterie bâtiment', 'Building valves', 'Valvulería'),
      intro: texte(
        'Couper, régler et protéger le réseau d’eau.',
        'Shut off, regulate and protect the water system.',
        'Cortar, regular y proteger la red de agua.',
      ),
      enfants: [
        {
          code: 'vannes-bille',
          libelle: texte('Vannes à bille', 'Ball valves', 'Válvulas de bola'),
        },
        {
          code: 'robinets-equerre',
          libelle: texte('Robinets équerre', 'Angle valves', 'Llaves de escuadra'),
        },
        {
          code: 'reducteurs-pression',
          libelle: texte(
            'Réducteurs de pression',
            'Pressure reducing valves',
            'Reductores de presión',
          ),
        },
        {
          code: 'groupes-securite',
          libelle: texte('Groupes de sécurité', 'Safety groups', 'Grupos de seguridad'),
        },
        {
          code: 'flexibles-sanitaires',
          libelle: texte('Flexibles sanitaires', 'Flexible connectors', 'Latiguillos'),
        },
      ],
    },
    {
      code: 'robinetterie-sanitaire',
      libelle: texte('Robinetterie sanitaire', 'Taps and mixers', 'Grifería'),
      intro: texte(
        'Mitigeurs et thermostatiques pour lavabo, évier, douche et bain.',
        'Mixers and thermostatic valves for basin, sink, shower and bath.',
        'Monomandos y termostáticos para lavabo, fregadero, ducha y bañera.',
      ),
      enfants: [
        {
          code: 'mitigeurs-lavabo',
          libelle: texte('Mitigeurs lavabo', 'Basin mixers', 'Monomandos de lavabo'),
        },
        {
          code: 'mitigeurs-evier',
          libelle: texte('Mitigeurs évier', 'Sink mixers', 'Monomandos de fregadero'),
        },
        {
          code: 'thermostatiques-douche',
          libelle: texte(
            'Mitigeurs thermostatiques',
            'Thermostatic mixers',
            'Grifos termostáticos',
          ),
        },
        {
          code: 'douchettes-flexibles',
          libelle: texte(
            'Douchettes et flexibles',
            'Hand showers and hoses',
            'Teleduchas y flexos',
          ),
        },
      ],
    },
    {
      code: 'wc-reservoirs',
      libelle: texte('WC et réservoirs', 'WCs and cisterns', 'Inodoros y cisternas'),
      intro: texte(
        'Packs, bâtis-supports, abattants et mécanismes de chasse.',
        'WC suites, support frames, seats and flush mechanisms.',
        'Conjuntos, bastidores, asientos y mecanismos de descarga.',
      ),
      enfants: [
        { code: 'packs-wc', libelle: texte('Packs WC', 'WC suites', 'Conjuntos de inodoro') },
        {
          code: 'batis-supports',
          libelle: texte('Bâtis-supports', 'Support frames', 'Bastidores empotrados'),
        },
        {
          code: 'mecanismes-chasse',
          libelle: texte('Mécanismes de chasse', 'Flush mechanisms', 'Mecanismos de descarga'),
        },
        { code: 'abattants', libelle: texte('Abattants', 'WC seats', 'Asientos de inodoro') },
      ],
    },
    {
      code: 'vidages-siphons',
      libelle: texte('Vidages et siphons', 'Wastes and traps', 'Válvulas de desagüe y sifones'),
      intro: texte(
        'Bondes et siphons pour lavabo, évier, douche et bain.',
        'Wastes and traps for basin, sink, shower and bath.',
        'Válvulas y sifones para lavabo, fregadero, ducha y bañera.',
      ),
      enfants: [
        { code: 'siphons', libelle: texte('Siphons', 'Traps', 'Sifones') },
        { code: 'bondes', libelle: texte('Bondes', 'Wastes', 'Válvulas de desagüe') },
      ],
    },
    {
      code: 'chauffage-radiateurs',
      libelle: texte(
        'Chauffage et radiateurs',
        'Heating and radiators',
        'Calefacción y radiadores',
      ),
      intro: texte(
        'Radiateurs à eau et électriques, régulation et production d’eau chaude.',
        'Hydronic and electric radiators, controls and hot water.',
        'Radiadores de agua y eléctricos, regulación y agua caliente.',
      ),
      enfants: [
        {
          code: 'radiateurs',
          libelle: texte('Radiateurs', 'Radiators', 'Radiadores'),
          enfants: [
            {
              code: 'radiateurs-acier',
              libelle: texte(
                'Radiateurs acier à eau',
                'Steel panel radiators',
                'Radiadores de panel de acero',
              ),
            },
            {
              code: 'radiateurs-electriques',
              libelle: texte(
                'Radiateurs électriques',
                'Electric radiators',
                'Radiadores eléctricos',
              ),
            },
            {
              code: 'seche-serviettes',
              libelle: texte('Sèche-serviettes', 'Towel rails', 'Toalleros'),
            },
          ],
        },
        {
          code: 'robinets-thermostatiques',
          libelle: texte(
            'Robinets thermostatiques',
            'Thermostatic radiator valves',
            'Válvulas termostáticas',
          ),
        },
        {
          code: 'chauffe-eau',
          libelle: texte('Chauffe-eau électriques', 'Electric water heaters', 'Termos eléctricos'),
        },
      ],
    },
    {
      code: 'ventilation',
      libelle: texte('Ventilation', 'Ventilation', 'Ventilación'),
      intro: texte(
        'Extraire, conduire et diffuser l’air du logement.',
        'Extract, duct and diffuse air in the home.',
        'Extraer, conducir y difundir el aire de la vivienda.',
      ),
      enfants: [
        {
          code: 'caissons-vmc',
          libelle: texte('Caissons VMC', 'Central extract units', 'Grupos de VMC'),
        },
        {
          code: 'conduits-ventilation',
          libelle: texte('Conduits souples', 'Flexible ducting', 'Conductos flexibles'),
        },
        {
          code: 'bouches-grilles',
          libelle: texte('Bouches et grilles', 'Air valves and grilles', 'Bocas y rejillas'),
        },
      ],
    },
    {
      code: 'traitement-eau',
      libelle: texte('Traitement de l’eau', 'Water treatment', 'Tratamiento del agua'),
      intro: texte(
        'Filtrer les particules, le goût et le calcaire.',
        'Filter particles, taste and limescale.',
        'Filtrar partículas, sabor y cal.',
      ),
      enfants: [
        { code: 'filtres-eau', libelle: texte('Filtres', 'Filters', 'Filtros') },
        {
          code: 'cartouches-filtrantes',
          libelle: texte('Cartouches filtrantes', 'Filter cartridges', 'Cartuchos filtrantes'),
        },
        { code: 'antitartre', libelle: texte('Antitartre', 'Scale control', 'Antical') },
      ],
    },
    {
      code: 'fixation-tube',
      libelle: texte('Fixation de tube', 'Pipe fixing', 'Fijación de tubería'),
      intro: texte(
        'Colliers simples, doubles et isophoniques.',
        'Single, double and rubber-lined clips.',
        'Abrazaderas simples, dobles e isofónicas.',
      ),
      enfants: [
        {
          code: 'colliers-isophoniques',
          libelle: texte(
            'Colliers isophoniques',
            'Rubber-lined pipe clips',
            'Abrazaderas isofónicas',
          ),
        },
        {
          code: 'colliers-legers',
          libelle: texte(
            'Colliers à patte et colliers légers',
            'Light pipe clips',
            'Abrazaderas ligeras',
          ),
        },
      ],
    },
  ],
};
