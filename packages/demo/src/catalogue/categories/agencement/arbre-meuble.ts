/** What a carcass is made of: hinges, runners, handles, legs, lifts and joints. */
import { texte, type NoeudDemo } from '../../modele.ts';

export const FAMILLES_MEUBLE: readonly NoeudDemo[] = [
  {
    code: 'charnieres-invisibles',
    libelle: texte('Charnières invisibles', 'Concealed hinges', 'Bisagras de cazoleta'),
    intro: texte(
      'Charnières à boîtier de 35 mm, avec ou sans amortisseur, et embases pour toutes les poses de porte.',
      '35 mm cup hinges, with or without soft-close, and mounting plates for every door position.',
      'Bisagras de cazoleta de 35 mm, con o sin freno, y bases para todos los montajes de puerta.',
    ),
    enfants: [
      {
        code: 'charnieres-a-boitier',
        libelle: texte('Charnières à boîtier', 'Cup hinges', 'Bisagras con cazoleta'),
        enfants: [
          {
            code: 'charnieres-boitier-standard',
            libelle: texte('Ouverture 95 à 110°', 'Opening 95 to 110°', 'Apertura de 95 a 110°'),
            enfants: [
              {
                code: 'charnieres-porte-standard',
                libelle: texte(
                  'Pour porte de 14 à 24 mm',
                  'For 14 to 24 mm doors',
                  'Para puerta de 14 a 24 mm',
                ),
              },
              {
                code: 'charnieres-porte-epaisse',
                libelle: texte('Pour porte épaisse', 'For thick doors', 'Para puerta gruesa'),
              },
            ],
          },
          {
            code: 'charnieres-grand-angle',
            libelle: texte(
              'Grand angle 155 à 165°',
              'Wide angle 155 to 165°',
              'Gran apertura de 155 a 165°',
            ),
          },
          {
            code: 'charnieres-porte-verre',
            libelle: texte('Pour porte en verre', 'For glass doors', 'Para puerta de vidrio'),
          },
        ],
      },
      {
        code: 'embases-de-charniere',
        libelle: texte('Embases', 'Mounting plates', 'Bases de montaje'),
      },
      {
        code: 'loqueteaux-amortisseurs',
        libelle: texte(
          'Loqueteaux et amortisseurs',
          'Catches and dampers',
          'Retenes y amortiguadores',
        ),
      },
    ],
  },
  {
    code: 'coulisses-tiroirs',
    libelle: texte('Coulisses et tiroirs', 'Drawer runners and drawers', 'Guías y cajones'),
    intro: texte(
      'Coulisses à billes, à galets et invisibles, kits de tiroir à côtés métalliques, de 25 à 100 kg.',
      'Ball-bearing, roller and undermount runners, metal-sided drawer kits, from 25 to 100 kg.',
      'Guías de bolas, de rodillos y ocultas, kits de cajón con laterales metálicos, de 25 a 100 kg.',
    ),
    enfants: [
      {
        code: 'coulisses-a-billes',
        libelle: texte('Coulisses à billes', 'Ball-bearing runners', 'Guías de bolas'),
        enfants: [
          {
            code: 'coulisses-sortie-totale',
            libelle: texte('Sortie totale', 'Full extension', 'Extracción total'),
          },
          {
            code: 'coulisses-charges-lourdes',
            libelle: texte('Charges lourdes', 'Heavy duty', 'Cargas pesadas'),
          },
        ],
      },
      {
        code: 'coulisses-a-galets',
        libelle: texte('Coulisses à galets', 'Roller runners', 'Guías de rodillos'),
      },
      {
        code: 'coulisses-invisibles',
        libelle: texte('Coulisses invisibles', 'Undermount runners', 'Guías ocultas'),
      },
      {
        code: 'kits-de-tiroir',
        libelle: texte('Kits de tiroir', 'Drawer kits', 'Kits de cajón'),
      },
    ],
  },
  {
    code: 'poignees-de-meuble',
    libelle: texte(
      'Poignées et boutons de meuble',
      'Cabinet handles and knobs',
      'Tiradores y pomos de mueble',
    ),
    intro: texte(
      'Poignées barre, boutons, coquilles et profils de prise de main, aux entraxes du système 32.',
      'Bar handles, knobs, cup pulls and grip profiles at system 32 hole spacings.',
      'Tiradores de barra, pomos, conchas y perfiles uñero, con distancias del sistema 32.',
    ),
    enfants: [
      {
        code: 'poignees-barre',
        libelle: texte('Poignées barre', 'Bar handles', 'Tiradores de barra'),
      },
      { code: 'boutons-de-meuble', libelle: texte('Boutons', 'Knobs', 'Pomos') },
      {
        code: 'poignees-coquille',
        libelle: texte(
          'Coquilles et cuvettes',
          'Cup and flush pulls',
          'Conchas y tiradores embutidos',
        ),
      },
      {
        code: 'profils-prise-de-main',
        libelle: texte('Profils de prise de main', 'Grip profiles', 'Perfiles uñero'),
      },
    ],
  },
  {
    code: 'pieds-roulettes',
    libelle: texte('Pieds et roulettes', 'Legs and castors', 'Patas y ruedas'),
    intro: texte(
      'Pieds vérins de cuisine, pieds de table et roulettes d’ameublement pour sols durs et moquettes.',
      'Kitchen levelling legs, table legs and furniture castors for hard floors and carpet.',
      'Patas regulables de cocina, patas de mesa y ruedas de mueble para suelos duros y moqueta.',
    ),
    enfants: [
      {
        code: 'pieds-de-meuble',
        libelle: texte('Pieds', 'Legs', 'Patas'),
        enfants: [
          {
            code: 'pieds-verins',
            libelle: texte('Pieds vérins', 'Levelling legs', 'Patas regulables'),
          },
          {
            code: 'pieds-de-table',
            libelle: texte('Pieds de table', 'Table legs', 'Patas de mesa'),
          },
        ],
      },
      {
        code: 'roulettes-ameublement',
        libelle: texte('Roulettes d’ameublement', 'Furniture castors', 'Ruedas de mueble'),
      },
      { code: 'patins-de-meuble', libelle: texte('Patins', 'Glides', 'Deslizadores') },
    ],
  },
  {
    code: 'relevants-compas',
    libelle: texte('Relevants et compas', 'Lift systems and stays', 'Elevables y compases'),
    intro: texte(
      'Systèmes relevants, compas d’abattant et vérins à gaz pour façades hautes et coffres.',
      'Lift systems, flap stays and gas struts for wall units and chests.',
      'Sistemas elevables, compases de abatible y pistones de gas para muebles altos y arcones.',
    ),
    enfants: [
      { code: 'relevants', libelle: texte('Relevants', 'Lift systems', 'Sistemas elevables') },
      {
        code: 'compas-abattant',
        libelle: texte('Compas d’abattant', 'Flap stays', 'Compases de abatible'),
      },
      { code: 'verins-a-gaz', libelle: texte('Vérins à gaz', 'Gas struts', 'Pistones de gas') },
    ],
  },
  {
    code: 'assemblage-de-meuble',
    libelle: texte('Assemblage de meuble', 'Furniture connectors', 'Ensamblaje de mueble'),
    intro: texte(
      'Ferrures excentriques, tourillons, taquets et équerres pour monter des caissons d’équerre et démontables.',
      'Cam fittings, dowels, shelf supports and brackets for square, knock-down carcasses.',
      'Excéntricas, espigas, soportes de estante y escuadras para montar cuerpos a escuadra y desmontables.',
    ),
    enfants: [
      {
        code: 'ferrures-excentriques',
        libelle: texte('Ferrures excentriques', 'Cam fittings', 'Excéntricas'),
      },
      {
        code: 'tourillons-lamelles',
        libelle: texte('Tourillons et lamelles', 'Dowels and biscuits', 'Espigas y galletas'),
        enfants: [
          { code: 'tourillons', libelle: texte('Tourillons', 'Dowels', 'Espigas') },
          { code: 'lamelles', libelle: texte('Lamelles', 'Biscuits', 'Galletas') },
        ],
      },
      {
        code: 'taquets-etagere',
        libelle: texte('Taquets d’étagère', 'Shelf supports', 'Soportes de estante'),
      },
      {
        code: 'suspensions-meuble-haut',
        libelle: texte(
          'Suspensions de meuble haut',
          'Wall-unit hangers',
          'Colgadores de mueble alto',
        ),
      },
    ],
  },
];
