/** Screwdrivers, spanners, pliers, hammers. */
import { texte, type NoeudDemo } from '../../modele.ts';

export const famillesSerrage: readonly NoeudDemo[] = [
  {
    code: 'tournevis-cles-males',
    libelle: texte(
      'Tournevis et clés mâles',
      'Screwdrivers and hex keys',
      'Destornilladores y llaves macho',
    ),
    intro: texte(
      'Fente, Phillips, Pozidriv, Torx et six pans, du tournevis de précision au jeu complet.',
      'Slotted, Phillips, Pozidriv, Torx and hex, from precision drivers to full sets.',
      'Plano, Phillips, Pozidriv, Torx y hexagonal, del destornillador de precisión al juego completo.',
    ),
    enfants: [
      {
        code: 'tournevis',
        libelle: texte('Tournevis', 'Screwdrivers', 'Destornilladores'),
        enfants: [
          {
            code: 'tournevis-mecanicien',
            libelle: texte(
              'Tournevis à l’unité',
              'Single screwdrivers',
              'Destornilladores sueltos',
            ),
          },
          {
            code: 'jeux-tournevis',
            libelle: texte('Jeux de tournevis', 'Screwdriver sets', 'Juegos de destornilladores'),
          },
          {
            code: 'tournevis-porte-embouts',
            libelle: texte('Porte-embouts', 'Bit holders', 'Portapuntas'),
          },
        ],
      },
      {
        code: 'cles-males',
        libelle: texte('Clés mâles', 'Hex and Torx keys', 'Llaves macho'),
        enfants: [
          {
            code: 'cles-males-six-pans',
            libelle: texte('Six pans à l’unité', 'Single hex keys', 'Hexagonales sueltas'),
          },
          {
            code: 'jeux-cles-males',
            libelle: texte('Jeux de clés mâles', 'Hex key sets', 'Juegos de llaves macho'),
          },
        ],
      },
    ],
  },
  {
    code: 'cles-douilles',
    libelle: texte('Clés et douilles', 'Spanners and sockets', 'Llaves y vasos'),
    intro: texte(
      'Clés en acier chrome-vanadium, douilles et cliquets, clés dynamométriques étalonnées.',
      'Chrome-vanadium spanners, sockets and ratchets, calibrated torque wrenches.',
      'Llaves de cromo-vanadio, vasos y carracas, llaves dinamométricas calibradas.',
    ),
    enfants: [
      {
        code: 'cles-mixtes-plates',
        libelle: texte(
          'Clés mixtes et à cliquet',
          'Combination and ratchet spanners',
          'Llaves combinadas y de carraca',
        ),
        enfants: [
          {
            code: 'cles-mixtes',
            libelle: texte('Clés mixtes', 'Combination spanners', 'Llaves combinadas'),
          },
          {
            code: 'cles-mixtes-cliquet',
            libelle: texte(
              'Clés mixtes à cliquet',
              'Ratchet combination spanners',
              'Llaves combinadas de carraca',
            ),
          },
        ],
      },
      {
        code: 'cles-a-molette',
        libelle: texte('Clés à molette', 'Adjustable wrenches', 'Llaves ajustables'),
      },
      {
        code: 'douilles-cliquets',
        libelle: texte('Douilles et cliquets', 'Sockets and ratchets', 'Vasos y carracas'),
        enfants: [
          { code: 'douilles', libelle: texte('Douilles', 'Sockets', 'Vasos') },
          {
            code: 'coffrets-douilles',
            libelle: texte('Coffrets de douilles', 'Socket sets', 'Estuches de vasos'),
          },
        ],
      },
      {
        code: 'cles-dynamometriques',
        libelle: texte('Clés dynamométriques', 'Torque wrenches', 'Llaves dinamométricas'),
      },
    ],
  },
  {
    code: 'pinces',
    libelle: texte('Pinces', 'Pliers', 'Alicates'),
    intro: texte(
      'Saisir, couper, serrer : pinces universelles, coupantes, multiprises et étaux.',
      'Gripping, cutting and locking: combination, cutting, water pump and locking pliers.',
      'Sujetar, cortar, apretar: alicates universales, de corte, pico de loro y mordazas.',
    ),
    enfants: [
      {
        code: 'pinces-universelles',
        libelle: texte('Pinces universelles', 'Combination pliers', 'Alicates universales'),
      },
      {
        code: 'pinces-coupantes',
        libelle: texte('Pinces coupantes', 'Cutting pliers', 'Alicates de corte'),
      },
      {
        code: 'pinces-multiprises',
        libelle: texte('Pinces multiprises', 'Water pump pliers', 'Alicates pico de loro'),
      },
      {
        code: 'pinces-etaux',
        libelle: texte('Pinces-étaux', 'Locking pliers', 'Mordazas autoblocantes'),
      },
      { code: 'coupe-boulons', libelle: texte('Coupe-boulons', 'Bolt cutters', 'Cortapernos') },
    ],
  },
  {
    code: 'marteaux-masses',
    libelle: texte('Marteaux et masses', 'Hammers', 'Martillos y mazas'),
    intro: texte(
      'Frapper, déposer, faire levier : têtes forgées, manches frêne, fibre et acier.',
      'Striking, stripping out and levering: forged heads on ash, fibreglass and steel handles.',
      'Golpear, desmontar, hacer palanca: cabezas forjadas con mango de fresno, fibra o acero.',
    ),
    enfants: [
      {
        code: 'marteaux',
        libelle: texte('Marteaux', 'Hammers', 'Martillos'),
        enfants: [
          {
            code: 'marteaux-menuisier',
            libelle: texte('De menuisier', 'Joiner’s hammers', 'De carpintero'),
          },
          {
            code: 'marteaux-coffreur',
            libelle: texte('De coffreur et de charpentier', 'Claw hammers', 'De encofrador'),
          },
        ],
      },
      {
        code: 'massettes-masses',
        libelle: texte('Massettes et masses', 'Club and sledge hammers', 'Macetas y mazas'),
      },
      { code: 'maillets', libelle: texte('Maillets', 'Mallets', 'Mazos') },
      {
        code: 'burins-ciseaux-macon',
        libelle: texte(
          'Burins et ciseaux de maçon',
          'Cold and bolster chisels',
          'Cortafríos y cinceles',
        ),
      },
      {
        code: 'pieds-de-biche',
        libelle: texte('Pieds-de-biche', 'Wrecking bars', 'Palancas de uña'),
      },
    ],
  },
];
