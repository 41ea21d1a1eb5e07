/** Sanding, grinding, dust extraction, nailing and setting out. */
import { texte, type NoeudDemo } from '../../modele.ts';

export const famillesAtelier: readonly NoeudDemo[] = [
  {
    code: 'ponceuses-rabots',
    libelle: texte(
      'Ponceuses, rabots et défonceuses',
      'Sanders, planers and routers',
      'Lijadoras, cepillos y fresadoras',
    ),
    intro: texte(
      'Mise à niveau, finition et profilage, avec raccordement à l’aspirateur.',
      'Levelling, finishing and moulding, all ready for dust extraction.',
      'Nivelado, acabado y perfilado, con conexión a aspirador.',
    ),
    enfants: [
      {
        code: 'ponceuses',
        libelle: texte('Ponceuses', 'Sanders', 'Lijadoras'),
        enfants: [
          {
            code: 'ponceuses-excentriques',
            libelle: texte(
              'Ponceuses excentriques',
              'Random orbital sanders',
              'Lijadoras excéntricas',
            ),
          },
          {
            code: 'ponceuses-vibrantes',
            libelle: texte(
              'Ponceuses vibrantes et delta',
              'Orbital and delta sanders',
              'Lijadoras orbitales y delta',
            ),
          },
          {
            code: 'ponceuses-a-bande',
            libelle: texte('Ponceuses à bande', 'Belt sanders', 'Lijadoras de banda'),
          },
          {
            code: 'ponceuses-murs-plafonds',
            libelle: texte('Ponceuses à bras', 'Long-reach sanders', 'Lijadoras de pared y techo'),
          },
        ],
      },
      {
        code: 'rabots-electriques',
        libelle: texte('Rabots électriques', 'Planers', 'Cepillos eléctricos'),
      },
      {
        code: 'defonceuses',
        libelle: texte(
          'Défonceuses et affleureuses',
          'Routers and trimmers',
          'Fresadoras y recortadoras',
        ),
      },
    ],
  },
  {
    code: 'meuleuses',
    libelle: texte('Meuleuses', 'Grinders', 'Amoladoras'),
    intro: texte(
      'Tronçonnage, ébarbage et rainurage, en Ø 125 et Ø 230 mm.',
      'Cutting-off, grinding and chasing, in 125 and 230 mm.',
      'Tronzado, desbaste y rozado, en Ø 125 y Ø 230 mm.',
    ),
    enfants: [
      {
        code: 'meuleuses-angulaires',
        libelle: texte('Meuleuses d’angle', 'Angle grinders', 'Amoladoras angulares'),
        enfants: [
          { code: 'meuleuses-sans-fil', libelle: texte('Sans fil', 'Cordless', 'De batería') },
          { code: 'meuleuses-filaires', libelle: texte('Filaires', 'Corded', 'Con cable') },
        ],
      },
      {
        code: 'meuleuses-droites',
        libelle: texte('Meuleuses droites', 'Die grinders', 'Amoladoras rectas'),
      },
      {
        code: 'rainureuses',
        libelle: texte('Rainureuses à maçonnerie', 'Wall chasers', 'Rozadoras'),
      },
    ],
  },
  {
    code: 'aspirateurs-chantier',
    libelle: texte('Aspirateurs', 'Dust extractors', 'Aspiradores'),
    intro: texte(
      'Classes L, M et H selon la poussière : la classe M est le minimum pour le bois et la silice.',
      'L, M and H class to suit the dust: M class is the minimum for wood and silica.',
      'Clases L, M y H según el polvo: la M es la mínima para madera y sílice.',
    ),
    enfants: [
      {
        code: 'aspirateurs-eau-poussiere',
        libelle: texte('Eau et poussières', 'Wet and dry', 'Sólidos y líquidos'),
      },
      {
        code: 'aspirateurs-sans-fil',
        libelle: texte('Aspirateurs sans fil', 'Cordless vacuums', 'Aspiradores de batería'),
      },
      {
        code: 'sacs-filtres-aspirateur',
        libelle: texte('Sacs et filtres', 'Bags and filters', 'Bolsas y filtros'),
      },
    ],
  },
  {
    code: 'cloueurs-agrafeuses',
    libelle: texte('Cloueurs et agrafeuses', 'Nailers and staplers', 'Clavadoras y grapadoras'),
    intro: texte(
      'Ossature, bardage, finition et plancher : batterie, gaz ou air comprimé.',
      'Framing, cladding, finish and flooring: battery, gas or compressed air.',
      'Entramado, revestimiento, acabado y suelos: batería, gas o aire.',
    ),
    enfants: [
      {
        code: 'cloueurs-charpente',
        libelle: texte('Cloueurs de charpente', 'Framing nailers', 'Clavadoras de estructura'),
      },
      {
        code: 'cloueurs-finition',
        libelle: texte('Cloueurs de finition', 'Finish nailers', 'Clavadoras de acabado'),
      },
      { code: 'agrafeuses-pneumatiques', libelle: texte('Agrafeuses', 'Staplers', 'Grapadoras') },
      {
        code: 'cartouches-gaz',
        libelle: texte('Cartouches de gaz', 'Fuel cells', 'Cartuchos de gas'),
      },
    ],
  },
  {
    code: 'mesure-laser',
    libelle: texte('Mesure laser', 'Laser measuring', 'Medición láser'),
    intro: texte(
      'Tracer, aligner et métrer : lasers lignes, lasers rotatifs et télémètres.',
      'Setting out, levelling and surveying: line lasers, rotary lasers and distance meters.',
      'Trazar, alinear y medir: láseres de líneas, giratorios y medidores de distancia.',
    ),
    enfants: [
      {
        code: 'niveaux-laser',
        libelle: texte('Niveaux laser', 'Laser levels', 'Niveles láser'),
        enfants: [
          {
            code: 'lasers-lignes',
            libelle: texte('Lasers lignes', 'Line lasers', 'Láseres de líneas'),
          },
          {
            code: 'lasers-rotatifs',
            libelle: texte('Lasers rotatifs', 'Rotary lasers', 'Láseres giratorios'),
          },
        ],
      },
      {
        code: 'telemetres',
        libelle: texte('Télémètres', 'Laser distance meters', 'Medidores láser'),
      },
      {
        code: 'detecteurs-muraux',
        libelle: texte('Détecteurs de matériaux', 'Wall scanners', 'Detectores de materiales'),
      },
    ],
  },
];
