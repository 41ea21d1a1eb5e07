/** Boards: melamine, laminates, plywood, fibreboards, worktops. */
import { texte, type NoeudDemo } from '../../modele.ts';

export const FAMILLES_PANNEAU: readonly NoeudDemo[] = [
  {
    code: 'melamines',
    libelle: texte('Mélaminés', 'Melamine-faced boards', 'Tableros melaminizados'),
    intro: texte(
      'Panneaux surfacés mélamine deux faces, unis ou décor bois, avec chants et stratifiés assortis.',
      'Double-faced melamine boards in plain colours and wood decors, with matching edging and laminates.',
      'Tableros con melamina a dos caras, lisos o en diseño madera, con cantos y laminados a juego.',
    ),
    enfants: [
      {
        code: 'melamines-agglomere',
        libelle: texte('Sur aggloméré', 'On chipboard', 'Sobre aglomerado'),
        enfants: [
          {
            code: 'melamines-unis',
            libelle: texte('Décors unis', 'Plain colours', 'Colores lisos'),
          },
          {
            code: 'melamines-decor-bois',
            libelle: texte('Décors bois', 'Wood decors', 'Diseños madera'),
          },
        ],
      },
      { code: 'melamines-mdf', libelle: texte('Sur MDF', 'On MDF', 'Sobre MDF') },
    ],
  },
  {
    code: 'stratifies',
    libelle: texte('Stratifiés', 'Laminates', 'Laminados'),
    intro: texte(
      'Feuilles stratifiées haute pression et panneaux compacts pour plans, portes et habillages très sollicités.',
      'High-pressure laminate sheets and compact boards for tops, doors and hard-wearing linings.',
      'Láminas de alta presión y tableros compactos para encimeras, puertas y revestimientos muy exigidos.',
    ),
    enfants: [
      {
        code: 'feuilles-stratifiees',
        libelle: texte('Feuilles stratifiées', 'HPL sheets', 'Láminas HPL'),
      },
      { code: 'compacts', libelle: texte('Compacts', 'Compact boards', 'Compactos') },
    ],
  },
  {
    code: 'contreplaques',
    libelle: texte('Contreplaqués', 'Plywood', 'Contrachapados'),
    intro: texte(
      'Contreplaqués peuplier, okoumé et bouleau, pour agencement intérieur, extérieur abrité et sols de véhicules.',
      'Poplar, okoume and birch plywood for interior fitting, sheltered exteriors and vehicle floors.',
      'Contrachapados de chopo, okume y abedul para interior, exterior protegido y suelos de vehículo.',
    ),
    enfants: [
      {
        code: 'contreplaques-interieur',
        libelle: texte('Intérieur', 'Interior', 'Interior'),
        enfants: [
          { code: 'contreplaques-peuplier', libelle: texte('Peuplier', 'Poplar', 'Chopo') },
          { code: 'contreplaques-bouleau', libelle: texte('Bouleau', 'Birch', 'Abedul') },
        ],
      },
      {
        code: 'contreplaques-exterieur',
        libelle: texte('Extérieur', 'Exterior', 'Exterior'),
        enfants: [
          { code: 'contreplaques-okoume', libelle: texte('Okoumé', 'Okoume', 'Okume') },
          {
            code: 'contreplaques-filmes',
            libelle: texte(
              'Filmés antidérapants',
              'Film-faced anti-slip',
              'Fenólicos antideslizantes',
            ),
          },
        ],
      },
    ],
  },
  {
    code: 'mdf-agglomeres',
    libelle: texte('MDF, aggloméré et OSB', 'MDF, chipboard and OSB', 'MDF, aglomerado y OSB'),
    intro: texte(
      'Panneaux de fibres, de particules et de lamelles, standards ou hydrofuges, à usiner, peindre ou doubler.',
      'Fibre, particle and strand boards, standard or moisture resistant, to machine, paint or line.',
      'Tableros de fibras, partículas y virutas, estándar o hidrófugos, para mecanizar, pintar o revestir.',
    ),
    enfants: [
      {
        code: 'mdf',
        libelle: texte('MDF', 'MDF', 'MDF'),
        enfants: [
          { code: 'mdf-bruts', libelle: texte('Bruts', 'Raw', 'En crudo') },
          {
            code: 'mdf-teintes',
            libelle: texte('Teintés masse', 'Through-coloured', 'Coloreados en masa'),
          },
        ],
      },
      { code: 'agglomeres', libelle: texte('Aggloméré', 'Chipboard', 'Aglomerado') },
      { code: 'osb', libelle: texte('OSB', 'OSB', 'OSB') },
    ],
  },
  {
    code: 'plans-de-travail',
    libelle: texte('Plans de travail', 'Worktops', 'Encimeras'),
    intro: texte(
      'Plans stratifiés, compacts et en bois massif, vendus entiers ou débités, avec crédences et profils de jonction.',
      'Laminate, compact and solid-wood tops, whole or cut to size, with upstands and jointing profiles.',
      'Encimeras laminadas, compactas y de madera maciza, enteras o cortadas, con salpicaderos y perfiles de unión.',
    ),
    enfants: [
      { code: 'plans-stratifies', libelle: texte('Stratifiés', 'Laminate', 'Laminadas') },
      { code: 'plans-bois-massif', libelle: texte('Bois massif', 'Solid wood', 'Madera maciza') },
      { code: 'plans-compacts', libelle: texte('Compacts', 'Compact', 'Compactas') },
      {
        code: 'credences-jonctions',
        libelle: texte('Crédences et jonctions', 'Upstands and joints', 'Salpicaderos y uniones'),
      },
    ],
  },
];
