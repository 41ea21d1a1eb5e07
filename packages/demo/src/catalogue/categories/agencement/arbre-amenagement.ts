/** What goes into and onto the furniture: wardrobes, kitchens, sliding doors, lighting. */
import { texte, type NoeudDemo } from '../../modele.ts';

export const FAMILLES_AMENAGEMENT: readonly NoeudDemo[] = [
  {
    code: 'dressing-penderie',
    libelle: texte('Dressing et penderie', 'Wardrobe fittings', 'Vestidor y armario'),
    intro: texte(
      'Tubes de penderie, supports et aménagements coulissants pour dressings et placards.',
      'Hanging rails, brackets and pull-out fittings for wardrobes and closets.',
      'Barras de colgar, soportes y extraíbles para vestidores y armarios.',
    ),
    enfants: [
      {
        code: 'tubes-de-penderie',
        libelle: texte('Tubes de penderie', 'Hanging rails', 'Barras de colgar'),
      },
      {
        code: 'supports-de-tube',
        libelle: texte('Supports de tube', 'Rail brackets', 'Soportes de barra'),
      },
      {
        code: 'penderies-escamotables',
        libelle: texte('Penderies escamotables', 'Wardrobe lifts', 'Barras abatibles'),
      },
      {
        code: 'porte-pantalons-chaussures',
        libelle: texte(
          'Porte-pantalons et chaussures',
          'Trouser and shoe racks',
          'Pantaloneros y zapateros',
        ),
      },
    ],
  },
  {
    code: 'amenagement-de-cuisine',
    libelle: texte('Aménagement de cuisine', 'Kitchen fittings', 'Equipamiento de cocina'),
    intro: texte(
      'Poubelles coulissantes, range-couverts, paniers extractibles et grilles pour caissons de 300 à 1200 mm.',
      'Pull-out bins, cutlery trays, wire baskets and grilles for 300 to 1200 mm units.',
      'Cubos extraíbles, cuberteros, cestos y rejillas para muebles de 300 a 1200 mm.',
    ),
    enfants: [
      {
        code: 'poubelles-coulissantes',
        libelle: texte('Poubelles coulissantes', 'Pull-out bins', 'Cubos extraíbles'),
      },
      {
        code: 'paniers-extractibles',
        libelle: texte('Paniers extractibles', 'Pull-out baskets', 'Cestos extraíbles'),
        enfants: [
          {
            code: 'ferrures-angle',
            libelle: texte('Meubles d’angle', 'Corner units', 'Muebles de rincón'),
          },
          {
            code: 'colonnes-extractibles',
            libelle: texte('Colonnes', 'Larder units', 'Columnas'),
          },
        ],
      },
      {
        code: 'range-couverts',
        libelle: texte('Range-couverts', 'Cutlery trays', 'Cuberteros'),
      },
      {
        code: 'grilles-ventilation-meuble',
        libelle: texte('Grilles de ventilation', 'Ventilation grilles', 'Rejillas de ventilación'),
      },
    ],
  },
  {
    code: 'coulissantes-de-meuble',
    libelle: texte(
      'Portes coulissantes de meuble',
      'Sliding cabinet doors',
      'Puertas correderas de mueble',
    ),
    intro: texte(
      'Garnitures et rails pour portes de placard, de bibliothèque et de meuble bas, en bois ou en verre.',
      'Gear and tracks for wardrobe, bookcase and low-unit doors, in timber or glass.',
      'Herrajes y carriles para puertas de armario, librería y mueble bajo, de madera o vidrio.',
    ),
    enfants: [
      {
        code: 'coulissantes-bois',
        libelle: texte('Pour porte bois', 'For timber doors', 'Para puerta de madera'),
        enfants: [
          {
            code: 'garnitures-placard',
            libelle: texte('Garnitures de placard', 'Wardrobe door gear', 'Herrajes de armario'),
          },
          {
            code: 'rails-meuble-coulissant',
            libelle: texte('Rails', 'Tracks', 'Carriles'),
          },
        ],
      },
      {
        code: 'coulissantes-verre',
        libelle: texte('Pour porte en verre', 'For glass doors', 'Para puerta de vidrio'),
      },
    ],
  },
  {
    code: 'eclairage-de-meuble',
    libelle: texte('Éclairage de meuble', 'Furniture lighting', 'Iluminación de mueble'),
    intro: texte(
      'Rubans, spots et profils LED en très basse tension, avec leurs alimentations et leurs détecteurs.',
      'Low-voltage LED strips, spots and profiles with their drivers and sensors.',
      'Tiras, focos y perfiles LED de muy baja tensión, con fuentes de alimentación y sensores.',
    ),
    enfants: [
      {
        code: 'led-de-meuble',
        libelle: texte('LED', 'LED', 'LED'),
        enfants: [
          { code: 'rubans-led-meuble', libelle: texte('Rubans LED', 'LED strips', 'Tiras LED') },
          { code: 'spots-led-meuble', libelle: texte('Spots', 'Spotlights', 'Focos') },
        ],
      },
      {
        code: 'profils-led-meuble',
        libelle: texte('Profils', 'Profiles', 'Perfiles'),
      },
      {
        code: 'alimentations-led-meuble',
        libelle: texte('Alimentations', 'Drivers', 'Fuentes de alimentación'),
      },
      {
        code: 'interrupteurs-detecteurs-meuble',
        libelle: texte(
          'Interrupteurs et détecteurs',
          'Switches and sensors',
          'Interruptores y sensores',
        ),
      },
    ],
  },
];
