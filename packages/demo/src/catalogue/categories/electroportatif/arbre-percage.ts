/** Drilling, driving, hammering and sawing. */
import { texte, type NoeudDemo } from '../../modele.ts';

export const famillesPercage: readonly NoeudDemo[] = [
  {
    code: 'perceuses-visseuses',
    libelle: texte('Perceuses-visseuses', 'Drills and drill drivers', 'Taladros y atornilladores'),
    intro: texte(
      'Du 12 V compact d’agencement à la perceuse à percussion filaire de chantier.',
      'From the compact 12 V fitter’s driver to the corded percussion drill for site work.',
      'Del compacto de 12 V para montaje al taladro percutor con cable para obra.',
    ),
    enfants: [
      {
        code: 'perceuses-visseuses-sans-fil',
        libelle: texte(
          'Perceuses-visseuses sans fil',
          'Cordless drill drivers',
          'Taladros atornilladores de batería',
        ),
        enfants: [
          { code: 'perceuses-visseuses-12v', libelle: texte('12 V', '12 V', '12 V') },
          { code: 'perceuses-visseuses-18v', libelle: texte('18 V', '18 V', '18 V') },
          {
            code: 'perceuses-percussion-18v',
            libelle: texte('18 V à percussion', '18 V combi drills', '18 V con percusión'),
          },
        ],
      },
      {
        code: 'perceuses-filaires',
        libelle: texte('Perceuses filaires', 'Corded drills', 'Taladros con cable'),
        enfants: [
          {
            code: 'perceuses-percussion-filaires',
            libelle: texte('Perceuses à percussion', 'Percussion drills', 'Taladros percutores'),
          },
          {
            code: 'perceuses-angle',
            libelle: texte('Perceuses d’angle', 'Angle drills', 'Taladros angulares'),
          },
        ],
      },
      {
        code: 'visseuses-plaque-platre',
        libelle: texte(
          'Visseuses à plaque de plâtre',
          'Drywall screwdrivers',
          'Atornilladores para placa de yeso',
        ),
      },
      { code: 'malaxeurs', libelle: texte('Malaxeurs', 'Paddle mixers', 'Mezcladores') },
    ],
  },
  {
    code: 'visseuses-chocs-boulonneuses',
    libelle: texte(
      'Visseuses à chocs et boulonneuses',
      'Impact drivers and wrenches',
      'Atornilladores y llaves de impacto',
    ),
    intro: texte(
      'Vissage de charpente et serrage de boulonnerie, sans couple de réaction dans le poignet.',
      'Structural screwdriving and bolting without torque kicking back into the wrist.',
      'Atornillado de estructura y apriete de pernos sin reacción en la muñeca.',
    ),
    enfants: [
      {
        code: 'visseuses-a-chocs',
        libelle: texte('Visseuses à chocs', 'Impact drivers', 'Atornilladores de impacto'),
      },
      {
        code: 'boulonneuses-a-chocs',
        libelle: texte('Boulonneuses à chocs', 'Impact wrenches', 'Llaves de impacto'),
        enfants: [
          {
            code: 'boulonneuses-compactes',
            libelle: texte(
              'Compactes 3/8″ et 1/2″',
              'Compact 3/8″ and 1/2″',
              'Compactas 3/8″ y 1/2″',
            ),
          },
          {
            code: 'boulonneuses-fort-couple',
            libelle: texte(
              'Fort couple 1/2″ et 3/4″',
              'High-torque 1/2″ and 3/4″',
              'De alto par 1/2″ y 3/4″',
            ),
          },
        ],
      },
    ],
  },
  {
    code: 'perforateurs-burineurs',
    libelle: texte(
      'Perforateurs et burineurs',
      'Rotary and demolition hammers',
      'Martillos perforadores y demoledores',
    ),
    intro: texte(
      'Du trou de cheville au piquage de dalle : SDS-plus, SDS-max et emmanchement hexagonal.',
      'From plug holes to breaking out a slab: SDS-plus, SDS-max and hex shank.',
      'Desde el taco hasta el picado de soleras: SDS-plus, SDS-max y hexagonal.',
    ),
    enfants: [
      {
        code: 'perforateurs-sds-plus',
        libelle: texte(
          'Perforateurs SDS-plus',
          'SDS-plus rotary hammers',
          'Martillos perforadores SDS-plus',
        ),
        enfants: [
          {
            code: 'perforateurs-sds-plus-sans-fil',
            libelle: texte('Sans fil', 'Cordless', 'De batería'),
          },
          {
            code: 'perforateurs-sds-plus-filaires',
            libelle: texte('Filaires', 'Corded', 'Con cable'),
          },
        ],
      },
      {
        code: 'perforateurs-sds-max',
        libelle: texte(
          'Perforateurs SDS-max',
          'SDS-max rotary hammers',
          'Martillos perforadores SDS-max',
        ),
      },
      {
        code: 'burineurs',
        libelle: texte('Burineurs', 'Demolition hammers', 'Martillos demoledores'),
      },
      {
        code: 'carotteuses',
        libelle: texte('Carotteuses', 'Core drills', 'Perforadoras de corona'),
      },
    ],
  },
  {
    code: 'scies-electroportatives',
    libelle: texte('Scies', 'Power saws', 'Sierras'),
    intro: texte(
      'Débit, découpe courbe, démolition et coupe d’onglet, sur rail ou à main levée.',
      'Ripping, curved cuts, demolition and mitre work, on a rail or freehand.',
      'Corte recto, curvo, de demolición y a inglete, con guía o a mano alzada.',
    ),
    enfants: [
      {
        code: 'scies-circulaires',
        libelle: texte('Scies circulaires', 'Circular saws', 'Sierras circulares'),
        enfants: [
          {
            code: 'scies-circulaires-sans-fil',
            libelle: texte('Sans fil', 'Cordless', 'De batería'),
          },
          { code: 'scies-circulaires-filaires', libelle: texte('Filaires', 'Corded', 'Con cable') },
          {
            code: 'scies-plongeantes',
            libelle: texte('Plongeantes et rails', 'Plunge saws and rails', 'De incisión y guías'),
            enfants: [
              {
                code: 'scies-plongeantes-machines',
                libelle: texte('Scies plongeantes', 'Plunge saws', 'Sierras de incisión'),
              },
              {
                code: 'rails-guidage',
                libelle: texte('Rails de guidage', 'Guide rails', 'Carriles guía'),
              },
            ],
          },
        ],
      },
      { code: 'scies-sauteuses', libelle: texte('Scies sauteuses', 'Jigsaws', 'Sierras de calar') },
      {
        code: 'scies-sabres',
        libelle: texte('Scies sabres', 'Reciprocating saws', 'Sierras sable'),
      },
      {
        code: 'scies-a-onglet',
        libelle: texte(
          'Scies à onglet radiales',
          'Sliding mitre saws',
          'Ingletadoras telescópicas',
        ),
      },
      {
        code: 'outils-multifonctions',
        libelle: texte(
          'Découpeurs-ponceurs multifonctions',
          'Oscillating multi-tools',
          'Multiherramientas oscilantes',
        ),
      },
    ],
  },
];
