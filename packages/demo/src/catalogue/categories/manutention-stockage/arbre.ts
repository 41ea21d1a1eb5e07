import { texte, type NoeudDemo } from '../../modele.ts';

function noeud(code: string, fr: string, en: string, es: string, enfants?: NoeudDemo[]): NoeudDemo {
  return { code, libelle: texte(fr, en, es), ...(enfants && { enfants }) };
}

const ECHELLES: NoeudDemo = {
  ...noeud('echelles-escabeaux', 'Échelles et escabeaux', 'Ladders and stepladders', 'Escaleras'),
  intro: texte(
    'Échelles simples, coulissantes et transformables, escabeaux et marchepieds EN 131.',
    'Single, extension and combination ladders, stepladders and steps to EN 131.',
    'Escaleras simples, extensibles y transformables, de tijera y taburetes según EN 131.',
  ),
  enfants: [
    noeud('echelles', 'Échelles', 'Ladders', 'Escaleras de mano', [
      noeud('echelles-simples', 'Échelles simples', 'Single ladders', 'Escaleras simples'),
      noeud(
        'echelles-transformables',
        'Échelles transformables',
        'Combination ladders',
        'Escaleras transformables',
      ),
      noeud(
        'echelles-coulissantes',
        'Échelles coulissantes',
        'Extension ladders',
        'Escaleras extensibles',
      ),
      noeud('echelles-toit', 'Échelles de toit', 'Roof ladders', 'Escaleras de tejado'),
    ]),
    noeud('escabeaux', 'Escabeaux', 'Stepladders', 'Escaleras de tijera', [
      noeud(
        'escabeaux-aluminium',
        'Escabeaux aluminium',
        'Aluminium stepladders',
        'Escaleras de tijera de aluminio',
      ),
      noeud(
        'escabeaux-isolants',
        'Escabeaux isolants',
        'Fibreglass stepladders',
        'Escaleras aislantes',
      ),
    ]),
    noeud('marchepieds', 'Marchepieds', 'Step stools', 'Taburetes y peldaños'),
  ],
};

const ECHAFAUDAGES: NoeudDemo = {
  ...noeud(
    'echafaudages-plateformes',
    'Échafaudages et plateformes',
    'Towers and platforms',
    'Andamios y plataformas',
  ),
  intro: texte(
    'Travailler à deux mains en hauteur : plateformes individuelles, échafaudages, tréteaux.',
    'Two-handed work at height: podium steps, mobile towers and trestles.',
    'Trabajar en altura con las dos manos: plataformas, andamios rodantes y caballetes.',
  ),
  enfants: [
    noeud(
      'plateformes-individuelles',
      'Plateformes individuelles',
      'Podium steps',
      'Plataformas individuales',
    ),
    noeud(
      'echafaudages-roulants',
      'Échafaudages roulants',
      'Mobile scaffold towers',
      'Andamios rodantes',
    ),
    noeud('treteaux', 'Tréteaux', 'Trestles', 'Caballetes', [
      noeud('treteaux-macon', 'Tréteaux de maçon', 'Builder’s trestles', 'Caballetes de albañil'),
      noeud('treteaux-atelier', 'Tréteaux d’atelier', 'Sawhorses', 'Caballetes de taller'),
    ]),
  ],
};

const CHARIOTS: NoeudDemo = {
  ...noeud(
    'diables-chariots',
    'Diables et chariots',
    'Sack trucks and trolleys',
    'Carretillas y carros',
  ),
  intro: texte(
    'Déplacer colis, plaques, portes et palettes sans se faire mal au dos.',
    'Move boxes, boards, doors and pallets without hurting your back.',
    'Mover bultos, tableros, puertas y palés sin castigar la espalda.',
  ),
  enfants: [
    noeud('diables', 'Diables', 'Sack trucks', 'Carretillas de mano'),
    noeud('chariots', 'Chariots', 'Trolleys', 'Carros', [
      noeud('chariots-plateau', 'Chariots à plateau', 'Platform trolleys', 'Carros de plataforma'),
      noeud('chariots-panneaux', 'Chariots à panneaux', 'Board trolleys', 'Carros portatableros'),
      noeud('plateaux-roulants', 'Plateaux roulants', 'Dollies', 'Plataformas rodantes'),
    ]),
    noeud(
      'transpalettes',
      'Transpalettes et gerbeurs',
      'Pallet trucks and stackers',
      'Transpaletas y apiladores',
    ),
  ],
};

const LEVAGE: NoeudDemo = {
  ...noeud(
    'levage-arrimage',
    'Levage et arrimage',
    'Lifting and load securing',
    'Elevación y amarre',
  ),
  intro: texte(
    'Palans, élingues, sangles, chaînes et cordes, avec charge maximale d’utilisation marquée.',
    'Hoists, slings, straps, chain and rope, all marked with their working load.',
    'Polipastos, eslingas, cinchas, cadenas y cuerdas, con la carga máxima marcada.',
  ),
  enfants: [
    noeud(
      'palans-treuils',
      'Palans et treuils',
      'Hoists and winches',
      'Polipastos y cabrestantes',
      [
        noeud('palans-manuels', 'Palans manuels', 'Hand chain hoists', 'Polipastos manuales'),
        noeud(
          'palans-electriques',
          'Palans électriques',
          'Electric hoists',
          'Polipastos eléctricos',
        ),
      ],
    ),
    noeud('elingues', 'Élingues', 'Slings', 'Eslingas', [
      noeud('elingues-textiles', 'Élingues textiles', 'Textile slings', 'Eslingas textiles'),
      noeud('elingues-chaine', 'Élingues chaîne', 'Chain slings', 'Eslingas de cadena'),
    ]),
    noeud('sangles-arrimage', 'Sangles d’arrimage', 'Ratchet straps', 'Cinchas de amarre'),
    noeud('chaines-cordes', 'Chaînes et cordes', 'Chain and rope', 'Cadenas y cuerdas', [
      noeud('chaines-coupe', 'Chaînes à la coupe', 'Chain cut to length', 'Cadenas al corte'),
      noeud('cordes-coupe', 'Cordes et drisses', 'Rope and cord', 'Cuerdas y drizas'),
    ]),
  ],
};

const RAYONNAGES: NoeudDemo = {
  ...noeud('rayonnages', 'Rayonnages', 'Shelving', 'Estanterías'),
  intro: texte(
    'Rayonnages d’atelier, cantilevers et racks, à composer par travées.',
    'Workshop shelving, cantilevers and pallet racking, built bay by bay.',
    'Estanterías de taller, cantilever y para palés, por módulos.',
  ),
  enfants: [
    noeud(
      'rayonnages-atelier',
      'Rayonnages d’atelier',
      'Workshop shelving',
      'Estanterías de taller',
      [
        noeud(
          'rayonnages-mi-lourds',
          'Rayonnages mi-lourds',
          'Longspan shelving',
          'Estanterías de carga media',
        ),
        noeud(
          'rayonnages-legers',
          'Rayonnages légers',
          'Light-duty shelving',
          'Estanterías ligeras',
        ),
      ],
    ),
    noeud('cantilevers', 'Cantilevers', 'Cantilever racking', 'Estanterías cantilever'),
    noeud(
      'rayonnages-palettes',
      'Rayonnages à palettes',
      'Pallet racking',
      'Estanterías para palés',
    ),
  ],
};

const BACS: NoeudDemo = {
  ...noeud('bacs-rangement', 'Bacs et rangement', 'Bins and storage', 'Cajas y almacenaje'),
  intro: texte(
    'Ranger la quincaillerie et l’outillage, à l’atelier comme dans le fourgon.',
    'Keep hardware and tools in order, in the workshop and in the van.',
    'Ordenar herrajes y herramientas, en el taller y en la furgoneta.',
  ),
  enfants: [
    noeud('bacs', 'Bacs', 'Bins and boxes', 'Cajas', [
      noeud('bacs-bec', 'Bacs à bec', 'Open-front bins', 'Gavetas'),
      noeud('bacs-gerbables', 'Bacs gerbables', 'Stacking containers', 'Cajas apilables'),
    ]),
    noeud(
      'mallettes-organiseurs',
      'Mallettes et organiseurs',
      'Organiser cases',
      'Maletines organizadores',
    ),
    noeud('armoires-atelier', 'Armoires d’atelier', 'Workshop cabinets', 'Armarios de taller'),
  ],
};

const ROULETTES: NoeudDemo = {
  ...noeud('roulettes-roues', 'Roulettes et roues', 'Castors and wheels', 'Ruedas'),
  intro: texte(
    'Roulettes pivotantes, fixes ou à frein, de Ø 50 à 200 mm, selon le sol et la charge.',
    'Swivel, fixed and braked castors from 50 to 200 mm, to suit floor and load.',
    'Ruedas giratorias, fijas o con freno, de Ø 50 a 200 mm, según suelo y carga.',
  ),
  enfants: [
    noeud(
      'roulettes-industrielles',
      'Roulettes industrielles',
      'Industrial castors',
      'Ruedas industriales',
      [
        noeud(
          'roulettes-platine',
          'Roulettes à platine',
          'Plate-fitting castors',
          'Ruedas con platina',
        ),
        noeud(
          'roulettes-trou',
          'Roulettes à trou central',
          'Bolt-hole castors',
          'Ruedas con agujero pasante',
        ),
      ],
    ),
    noeud(
      'roulettes-collectivite',
      'Roulettes d’ameublement',
      'Furniture castors',
      'Ruedas para mueble',
    ),
    noeud('roues-seules', 'Roues seules', 'Wheels', 'Ruedas sueltas'),
  ],
};

const NETTOYAGE: NoeudDemo = {
  ...noeud(
    'nettoyage-hygiene',
    'Nettoyage et hygiène de chantier',
    'Site cleaning and hygiene',
    'Limpieza e higiene de obra',
  ),
  intro: texte(
    'Balais, raclettes, sacs, essuyage et savon : rendre un chantier propre chaque soir.',
    'Brooms, squeegees, sacks, wipes and soap: leave the site clean every evening.',
    'Cepillos, haraganes, sacos, bayetas y jabón: dejar la obra limpia cada tarde.',
  ),
  enfants: [
    noeud(
      'balais-raclettes',
      'Balais et raclettes',
      'Brooms and squeegees',
      'Cepillos y haraganes',
    ),
    noeud(
      'sacs-dechets',
      'Sacs à gravats et big bags',
      'Rubble sacks and bulk bags',
      'Sacos para escombros y big bags',
    ),
    noeud('essuyage', 'Essuyage', 'Wipes and rags', 'Trapos y papel'),
    noeud('hygiene-mains', 'Hygiène des mains', 'Hand hygiene', 'Higiene de manos', [
      noeud('savons-atelier', 'Savons d’atelier', 'Workshop hand cleaners', 'Jabones de taller'),
      noeud(
        'gels-hydroalcooliques',
        'Gels hydroalcooliques',
        'Hand sanitisers',
        'Geles hidroalcohólicos',
      ),
    ]),
  ],
};

const BACHES: NoeudDemo = {
  ...noeud(
    'baches-protection',
    'Bâches et protection',
    'Tarpaulins and protection',
    'Lonas y protección',
  ),
  intro: texte(
    'Couvrir un toit, une charge ou un parquet fini : bâches, films et protections de sol.',
    'Cover a roof, a load or a finished floor: tarpaulins, sheeting and floor protection.',
    'Cubrir un tejado, una carga o un parqué acabado: lonas, films y protección de suelos.',
  ),
  enfants: [
    noeud('baches', 'Bâches', 'Tarpaulins', 'Lonas'),
    noeud('films-protection', 'Films polyéthylène', 'Polythene sheeting', 'Film de polietileno'),
    noeud('protections-sol', 'Protections de sol', 'Floor protection', 'Protección de suelos'),
  ],
};

const CHANTIER: NoeudDemo = {
  ...noeud(
    'materiel-chantier',
    'Brouettes et matériel de chantier',
    'Wheelbarrows and site equipment',
    'Carretillas y material de obra',
  ),
  intro: texte(
    'Brouettes, auges, seaux, étais et bétonnières pour le gros œuvre.',
    'Wheelbarrows, tubs, buckets, props and mixers for structural work.',
    'Carretillas, artesas, cubos, puntales y hormigoneras para la obra gruesa.',
  ),
  enfants: [
    noeud('brouettes', 'Brouettes', 'Wheelbarrows', 'Carretillas de obra'),
    noeud('seaux-auges', 'Seaux et auges', 'Buckets and tubs', 'Cubos y artesas'),
    noeud(
      'etais',
      'Étais et serre-joints de maçon',
      'Props and builder’s clamps',
      'Puntales y sargentos de obra',
    ),
    noeud('betonnieres', 'Bétonnières', 'Concrete mixers', 'Hormigoneras'),
  ],
};

export const arbre: NoeudDemo = {
  ...noeud(
    'manutention-stockage',
    'Manutention, stockage et accès',
    'Handling, storage and access',
    'Manutención, almacenaje y acceso',
  ),
  intro: texte(
    'Monter, lever, porter, ranger et protéger : l’équipement du chantier et de l’atelier.',
    'Climb, lift, carry, store and protect: equipment for site and workshop.',
    'Subir, elevar, transportar, ordenar y proteger: el equipo de la obra y del taller.',
  ),
  enfants: [
    ECHELLES,
    ECHAFAUDAGES,
    CHARIOTS,
    LEVAGE,
    RAYONNAGES,
    BACS,
    ROULETTES,
    NETTOYAGE,
    BACHES,
    CHANTIER,
  ],
};
