/** What locks: locks, cylinders, closers and panic hardware, padlocks and bolts. */
import { texte, type NoeudDemo } from '../../modele.ts';

export const FAMILLES_FERMETURE: readonly NoeudDemo[] = [
  {
    code: 'serrures',
    libelle: texte('Serrures', 'Locks', 'Cerraduras'),
    intro: texte(
      'Serrures à larder, en applique et multipoints, mécaniques ou électriques, pour portes intérieures et palières.',
      'Mortice, rim and multipoint locks, mechanical or electric, for internal and entrance doors.',
      'Cerraduras de embutir, de sobreponer y multipunto, mecánicas o eléctricas, para puertas de paso y de entrada.',
    ),
    enfants: [
      {
        code: 'serrures-a-larder',
        libelle: texte('Serrures à larder', 'Mortice locks', 'Cerraduras de embutir'),
        enfants: [
          {
            code: 'serrures-larder-bois',
            libelle: texte('Pour porte bois', 'For timber doors', 'Para puerta de madera'),
          },
          {
            code: 'serrures-larder-metal',
            libelle: texte('Pour profil métallique', 'For metal profiles', 'Para perfil metálico'),
          },
          {
            code: 'serrures-larder-coulissante',
            libelle: texte('Pour porte coulissante', 'For sliding doors', 'Para puerta corredera'),
          },
        ],
      },
      {
        code: 'serrures-en-applique',
        libelle: texte('Serrures en applique', 'Rim locks', 'Cerraduras de sobreponer'),
        enfants: [
          {
            code: 'serrures-applique-verticales',
            libelle: texte('Verticales', 'Vertical', 'Verticales'),
          },
          {
            code: 'serrures-applique-horizontales',
            libelle: texte('Horizontales', 'Horizontal', 'Horizontales'),
          },
        ],
      },
      {
        code: 'serrures-multipoints',
        libelle: texte('Serrures multipoints', 'Multipoint locks', 'Cerraduras multipunto'),
        enfants: [
          {
            code: 'multipoints-a-larder',
            libelle: texte('À larder', 'Mortice multipoint', 'Multipunto de embutir'),
          },
          {
            code: 'multipoints-en-applique',
            libelle: texte('En applique', 'Surface multipoint', 'Multipunto de sobreponer'),
          },
        ],
      },
      {
        code: 'gaches-electriques',
        libelle: texte('Gâches électriques', 'Electric strikes', 'Abrepuertas eléctricos'),
      },
      {
        code: 'ventouses-electromagnetiques',
        libelle: texte(
          'Ventouses électromagnétiques',
          'Electromagnetic locks',
          'Ventosas electromagnéticas',
        ),
      },
    ],
  },
  {
    code: 'cylindres-organigrammes',
    libelle: texte(
      'Cylindres et organigrammes',
      'Cylinders and master keying',
      'Bombillos y amaestramientos',
    ),
    intro: texte(
      'Cylindres européens de toutes longueurs, en stock ou montés sur organigramme avec carte de propriété.',
      'Euro cylinders in every length, from stock or built into a master-key system with ownership card.',
      'Bombillos de perfil europeo en todas las medidas, de stock o amaestrados con tarjeta de propiedad.',
    ),
    enfants: [
      {
        code: 'cylindres-europeens',
        libelle: texte(
          'Cylindres européens',
          'Euro profile cylinders',
          'Bombillos de perfil europeo',
        ),
        enfants: [
          {
            code: 'cylindres-double-entree',
            libelle: texte('Double entrée', 'Double cylinders', 'Doble entrada'),
          },
          {
            code: 'cylindres-a-bouton',
            libelle: texte('À bouton', 'Thumbturn cylinders', 'Con pomo'),
          },
          {
            code: 'demi-cylindres',
            libelle: texte('Demi-cylindres', 'Half cylinders', 'Medios bombillos'),
          },
        ],
      },
      {
        code: 'organigrammes',
        libelle: texte('Cylindres sur organigramme', 'Master-key systems', 'Bombillos amaestrados'),
      },
      {
        code: 'cylindres-electroniques',
        libelle: texte('Cylindres électroniques', 'Electronic cylinders', 'Bombillos electrónicos'),
      },
      {
        code: 'protecteurs-de-cylindre',
        libelle: texte('Protecteurs de cylindre', 'Cylinder guards', 'Escudos protectores'),
      },
    ],
  },
  {
    code: 'ferme-portes-antipanique',
    libelle: texte(
      'Ferme-portes et antipanique',
      'Door closers and panic exits',
      'Cierrapuertas y antipánico',
    ),
    intro: texte(
      'Ferme-portes hydrauliques et barres antipanique certifiés pour les établissements recevant du public.',
      'Hydraulic door closers and panic bars certified for public buildings.',
      'Cierrapuertas hidráulicos y barras antipánico certificados para locales de pública concurrencia.',
    ),
    enfants: [
      {
        code: 'ferme-portes',
        libelle: texte('Ferme-portes', 'Door closers', 'Cierrapuertas'),
        enfants: [
          {
            code: 'ferme-portes-applique',
            libelle: texte('En applique', 'Surface mounted', 'Aéreos'),
            enfants: [
              {
                code: 'ferme-portes-bras-compas',
                libelle: texte('À bras compas', 'Scissor arm', 'De brazo articulado'),
              },
              {
                code: 'ferme-portes-glissiere',
                libelle: texte('À bras à glissière', 'Slide arm', 'De guía deslizante'),
              },
            ],
          },
          {
            code: 'pivots-de-sol',
            libelle: texte('Pivots de sol', 'Floor springs', 'Muelles de suelo'),
          },
        ],
      },
      {
        code: 'antipanique',
        libelle: texte('Antipanique', 'Panic hardware', 'Antipánico'),
        enfants: [
          {
            code: 'barres-antipanique',
            libelle: texte('Barres antipanique', 'Panic bars', 'Barras antipánico'),
          },
          {
            code: 'modules-exterieurs',
            libelle: texte(
              'Modules extérieurs',
              'Outside access devices',
              'Accionamientos exteriores',
            ),
          },
        ],
      },
    ],
  },
  {
    code: 'cadenas-verrous',
    libelle: texte('Cadenas et verrous', 'Padlocks and bolts', 'Candados y cerrojos'),
    intro: texte(
      'Cadenas à clé ou à combinaison, verrous de sûreté, targettes et porte-cadenas.',
      'Key and combination padlocks, security bolts, barrel bolts and hasps.',
      'Candados de llave o de combinación, cerrojos de seguridad, pasadores y portacandados.',
    ),
    enfants: [
      {
        code: 'cadenas',
        libelle: texte('Cadenas', 'Padlocks', 'Candados'),
        enfants: [
          { code: 'cadenas-a-cle', libelle: texte('À clé', 'Key padlocks', 'De llave') },
          {
            code: 'cadenas-a-combinaison',
            libelle: texte('À combinaison', 'Combination padlocks', 'De combinación'),
          },
          {
            code: 'cadenas-consignation',
            libelle: texte('De consignation', 'Lockout padlocks', 'De bloqueo'),
          },
        ],
      },
      {
        code: 'verrous-de-surete',
        libelle: texte('Verrous de sûreté', 'Security bolts', 'Cerrojos de seguridad'),
      },
      {
        code: 'targettes-loquets',
        libelle: texte('Targettes et loquets', 'Barrel bolts and latches', 'Pasadores y pestillos'),
      },
      {
        code: 'porte-cadenas',
        libelle: texte('Porte-cadenas', 'Hasps and staples', 'Portacandados'),
      },
    ],
  },
];
