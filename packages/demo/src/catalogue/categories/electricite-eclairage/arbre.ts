import { texte, type NoeudDemo } from '../../modele.ts';

export const arbre: NoeudDemo = {
  code: 'electricite-eclairage',
  libelle: texte(
    'Électricité et éclairage',
    'Electrical and lighting',
    'Electricidad e iluminación',
  ),
  intro: texte(
    'Du câble au luminaire, de quoi réaliser une installation conforme, du tableau à la dernière prise.',
    'From cable to luminaire, all it takes for a compliant installation, from the board to the last socket.',
    'Del cable a la luminaria, todo para una instalación conforme, del cuadro a la última toma.',
  ),
  enfants: [
    {
      code: 'cables-fils',
      libelle: texte('Câbles et fils', 'Cables and wires', 'Cables e hilos'),
      intro: texte(
        'Fils de câblage et câbles d’installation, en couronne ou à la coupe au mètre.',
        'Conduit wires and installation cables, in coils or cut to the metre.',
        'Hilos de línea y cables de instalación, en rollo o cortados por metros.',
      ),
      enfants: [
        {
          code: 'fils-cablage',
          libelle: texte('Fils de câblage', 'Single-core wires', 'Hilos unipolares'),
          enfants: [
            {
              code: 'fils-rigides',
              libelle: texte(
                'Fils rigides H07V-U et H07V-R',
                'Solid and stranded wires H07V-U, H07V-R',
                'Hilos rígidos H07V-U y H07V-R',
              ),
            },
            {
              code: 'fils-souples',
              libelle: texte(
                'Fils souples H07V-K',
                'Flexible wires H07V-K',
                'Hilos flexibles H07V-K',
              ),
            },
          ],
        },
        {
          code: 'cables-installation',
          libelle: texte('Câbles d’installation', 'Installation cables', 'Cables de instalación'),
          enfants: [
            {
              code: 'cables-r2v',
              libelle: texte(
                'Câbles rigides U-1000 R2V',
                'Rigid cables U-1000 R2V',
                'Cables rígidos U-1000 R2V',
              ),
              enfants: [
                {
                  code: 'cables-r2v-coupe',
                  libelle: texte('R2V à la coupe', 'R2V cut to length', 'R2V cortado a medida'),
                },
                {
                  code: 'cables-r2v-couronne',
                  libelle: texte('R2V en couronne', 'R2V in coils', 'R2V en rollo'),
                },
              ],
            },
            {
              code: 'cables-souples',
              libelle: texte(
                'Câbles souples H07RN-F',
                'Flexible cables H07RN-F',
                'Cables flexibles H07RN-F',
              ),
            },
          ],
        },
      ],
    },
    {
      code: 'conduits-goulottes',
      libelle: texte('Conduits et goulottes', 'Conduit and trunking', 'Tubos y canaletas'),
      intro: texte(
        'Protéger et cheminer : gaines, tubes, moulures et goulottes avec leurs accessoires.',
        'Protect and route: conduits, tubes, mini-trunking and trunking with fittings.',
        'Proteger y conducir: tubos corrugados, rígidos, molduras y canaletas con sus accesorios.',
      ),
      enfants: [
        {
          code: 'conduits',
          libelle: texte('Conduits', 'Conduits', 'Tubos'),
          enfants: [
            {
              code: 'gaines-icta',
              libelle: texte('Gaines ICTA', 'Corrugated ICTA conduits', 'Tubos corrugados ICTA'),
            },
            {
              code: 'gaines-prefilees',
              libelle: texte('Gaines préfilées', 'Pre-wired conduits', 'Tubos precableados'),
            },
            {
              code: 'tubes-irl',
              libelle: texte('Tubes rigides IRL', 'Rigid conduits', 'Tubos rígidos'),
            },
          ],
        },
        {
          code: 'goulottes',
          libelle: texte(
            'Moulures et goulottes',
            'Mini-trunking and trunking',
            'Molduras y canaletas',
          ),
        },
        {
          code: 'chemins-cables',
          libelle: texte('Chemins de câbles', 'Cable trays', 'Bandejas portacables'),
        },
      ],
    },
    {
      code: 'appareillage-mural',
      libelle: texte('Appareillage mural', 'Wiring devices', 'Mecanismos'),
      intro: texte(
        'Interrupteurs, prises et plaques, à encastrer ou étanches en saillie.',
        'Switches, sockets and plates, flush or weatherproof surface mounted.',
        'Interruptores, tomas y placas, de empotrar o estancos de superficie.',
      ),
      enfants: [
        {
          code: 'appareillage-encastre',
          libelle: texte('Appareillage encastré', 'Flush devices', 'Mecanismos de empotrar'),
          enfants: [
            {
              code: 'interrupteurs',
              libelle: texte(
                'Interrupteurs et commandes',
                'Switches and controls',
                'Interruptores y mandos',
              ),
            },
            {
              code: 'prises-courant',
              libelle: texte('Prises de courant', 'Socket outlets', 'Tomas de corriente'),
            },
            {
              code: 'plaques-finition',
              libelle: texte('Plaques de finition', 'Cover plates', 'Placas embellecedoras'),
            },
          ],
        },
        {
          code: 'appareillage-etanche',
          libelle: texte(
            'Appareillage étanche IP55',
            'Weatherproof IP55 devices',
            'Mecanismos estancos IP55',
          ),
        },
      ],
    },
    {
      code: 'tableau-protection',
      libelle: texte(
        'Tableau et protection modulaire',
        'Consumer units and modular protection',
        'Cuadros y protección modular',
      ),
      intro: texte(
        'Coffrets, différentiels et disjoncteurs pour composer un tableau NF C 15-100.',
        'Enclosures, RCDs and circuit breakers to build a compliant board.',
        'Cajas, diferenciales y magnetotérmicos para componer el cuadro.',
      ),
      enfants: [
        {
          code: 'disjoncteurs',
          libelle: texte('Disjoncteurs', 'Circuit breakers', 'Interruptores magnetotérmicos'),
        },
        {
          code: 'interrupteurs-differentiels',
          libelle: texte(
            'Interrupteurs différentiels',
            'Residual current devices',
            'Interruptores diferenciales',
          ),
        },
        {
          code: 'coffrets-modulaires',
          libelle: texte('Coffrets modulaires', 'Modular enclosures', 'Cajas de distribución'),
        },
        {
          code: 'peignes-repartition',
          libelle: texte(
            'Peignes et répartition',
            'Busbars and distribution',
            'Peines y repartidores',
          ),
        },
        {
          code: 'parafoudres',
          libelle: texte('Parafoudres', 'Surge protection', 'Protectores contra sobretensiones'),
        },
        {
          code: 'contacteurs-telerupteurs',
          libelle: texte(
            'Contacteurs et télérupteurs',
            'Contactors and latching relays',
            'Contactores y telerruptores',
          ),
        },
      ],
    },
    {
      code: 'boites-raccordement',
      libelle: texte('Boîtes et raccordement', 'Boxes and connection', 'Cajas y conexión'),
      intro: texte(
        'Encastrer, dériver et raccorder proprement, en cloison sèche comme en maçonnerie.',
        'Back boxes, junction boxes and connectors for dry lining and masonry.',
        'Empotrar, derivar y conectar con limpieza, en tabique seco o de obra.',
      ),
      enfants: [
        {
          code: 'boites-encastrement',
          libelle: texte('Boîtes d’encastrement', 'Back boxes', 'Cajas de empotrar'),
          enfants: [
            {
              code: 'boites-cloison-seche',
              libelle: texte('Cloison sèche', 'Dry lining', 'Tabique seco'),
            },
            { code: 'boites-maconnerie', libelle: texte('Maçonnerie', 'Masonry', 'Obra') },
          ],
        },
        {
          code: 'boites-derivation',
          libelle: texte('Boîtes de dérivation', 'Junction boxes', 'Cajas de derivación'),
        },
        {
          code: 'bornes-connexion',
          libelle: texte('Bornes de connexion', 'Wire connectors', 'Bornes de conexión'),
        },
        {
          code: 'cosses-embouts',
          libelle: texte('Cosses et embouts', 'Lugs and ferrules', 'Terminales y punteras'),
        },
      ],
    },
    {
      code: 'lampes-tubes',
      libelle: texte('Lampes et tubes', 'Lamps and tubes', 'Lámparas y tubos'),
      intro: texte(
        'Lampes LED par culot et tubes LED de remplacement.',
        'LED lamps by cap and replacement LED tubes.',
        'Lámparas LED por casquillo y tubos LED de sustitución.',
      ),
      enfants: [
        {
          code: 'lampes-led-standard',
          libelle: texte(
            'Lampes standard et flamme',
            'Standard and candle lamps',
            'Lámparas estándar y vela',
          ),
        },
        {
          code: 'lampes-led-spot',
          libelle: texte('Lampes spot GU10', 'GU10 spot lamps', 'Lámparas GU10'),
        },
        { code: 'tubes-led', libelle: texte('Tubes LED T8', 'T8 LED tubes', 'Tubos LED T8') },
      ],
    },
    {
      code: 'luminaires-projecteurs',
      libelle: texte(
        'Luminaires et projecteurs',
        'Luminaires and floodlights',
        'Luminarias y proyectores',
      ),
      intro: texte(
        'Éclairer bureaux, circulations, parkings et chantiers.',
        'Light for offices, corridors, car parks and sites.',
        'Iluminar oficinas, pasillos, aparcamientos y obras.',
      ),
      enfants: [
        {
          code: 'luminaires-interieurs',
          libelle: texte('Luminaires intérieurs', 'Indoor luminaires', 'Luminarias de interior'),
          enfants: [
            { code: 'dalles-led', libelle: texte('Dalles LED', 'LED panels', 'Paneles LED') },
            {
              code: 'spots-encastres',
              libelle: texte('Spots encastrés', 'Recessed downlights', 'Focos empotrables'),
            },
            {
              code: 'hublots',
              libelle: texte('Hublots', 'Bulkheads', 'Plafones y apliques estancos'),
            },
          ],
        },
        {
          code: 'reglettes-etanches',
          libelle: texte('Réglettes étanches', 'Weatherproof battens', 'Pantallas estancas'),
        },
        {
          code: 'projecteurs-chantier',
          libelle: texte('Projecteurs de chantier', 'Site floodlights', 'Proyectores de obra'),
        },
        {
          code: 'eclairage-securite',
          libelle: texte('Éclairage de sécurité', 'Emergency lighting', 'Alumbrado de emergencia'),
        },
      ],
    },
    {
      code: 'enrouleurs-rallonges',
      libelle: texte(
        'Enrouleurs et rallonges',
        'Cable reels and extension leads',
        'Enrollacables y alargadores',
      ),
      intro: texte(
        'Alimenter le chantier en sécurité, jusqu’à 50 m.',
        'Safe site power up to 50 m away.',
        'Alimentar la obra con seguridad, hasta 50 m.',
      ),
      enfants: [
        {
          code: 'enrouleurs-electriques',
          libelle: texte('Enrouleurs', 'Cable reels', 'Enrollacables'),
        },
        { code: 'rallonges', libelle: texte('Rallonges', 'Extension leads', 'Alargadores') },
        {
          code: 'blocs-multiprises',
          libelle: texte('Blocs multiprises', 'Socket blocks', 'Bases múltiples'),
        },
        {
          code: 'coffrets-chantier',
          libelle: texte('Coffrets de chantier', 'Site distribution boxes', 'Cuadros de obra'),
        },
      ],
    },
    {
      code: 'piles-torches',
      libelle: texte('Piles et torches', 'Batteries and torches', 'Pilas y linternas'),
      intro: texte(
        'Piles en gros conditionnement, frontales et torches de travail.',
        'Trade-pack batteries, head torches and work lights.',
        'Pilas en envase grande, frontales y linternas de trabajo.',
      ),
      enfants: [
        { code: 'piles', libelle: texte('Piles', 'Batteries', 'Pilas') },
        {
          code: 'lampes-frontales',
          libelle: texte('Lampes frontales', 'Head torches', 'Linternas frontales'),
        },
        { code: 'lampes-torches', libelle: texte('Lampes torches', 'Torches', 'Linternas') },
      ],
    },
    {
      code: 'courant-faible',
      libelle: texte('Courant faible et réseau', 'Data and low voltage', 'Baja tensión y redes'),
      intro: texte(
        'Câbles, connecteurs et coffrets pour le réseau du logement et du tertiaire.',
        'Cables, connectors and cabinets for home and office networks.',
        'Cables, conectores y cajas para redes de vivienda y oficina.',
      ),
      enfants: [
        { code: 'cables-reseau', libelle: texte('Câbles réseau', 'Data cables', 'Cables de red') },
        {
          code: 'connecteurs-rj45',
          libelle: texte('Connecteurs RJ45', 'RJ45 connectors', 'Conectores RJ45'),
        },
        {
          code: 'coffrets-communication',
          libelle: texte(
            'Coffrets de communication',
            'Home network boxes',
            'Cajas de telecomunicaciones',
          ),
        },
        {
          code: 'cables-coaxiaux',
          libelle: texte('Câbles coaxiaux', 'Coaxial cables', 'Cables coaxiales'),
        },
      ],
    },
  ],
};
