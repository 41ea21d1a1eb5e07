/** Tools of one trade: mason, drywaller, tiler, electrician. */
import { texte, type NoeudDemo } from '../../modele.ts';

export const famillesMetiers: readonly NoeudDemo[] = [
  {
    code: 'outils-macon',
    libelle: texte('Outils de maçon', 'Masonry tools', 'Herramientas de albañil'),
    intro: texte(
      'Truelles forgées, taloches, règles et auges pour monter, enduire et dresser.',
      'Forged trowels, floats, straight edges and tubs for laying, rendering and screeding.',
      'Paletas forjadas, talochas, reglas y cubetas para levantar, revocar y maestrear.',
    ),
    enfants: [
      { code: 'truelles', libelle: texte('Truelles', 'Trowels', 'Paletas') },
      {
        code: 'taloches-platoirs',
        libelle: texte('Taloches et platoirs', 'Floats', 'Talochas y llanas'),
      },
      {
        code: 'regles-macon',
        libelle: texte('Règles de maçon', 'Straight edges', 'Reglas de albañil'),
      },
      {
        code: 'auges-seaux',
        libelle: texte('Auges et seaux', 'Tubs and buckets', 'Cubetas y cubos'),
      },
    ],
  },
  {
    code: 'outils-plaquiste',
    libelle: texte('Outils de plaquiste', 'Drywall tools', 'Herramientas para placa de yeso'),
    intro: texte(
      'Lever, couper, visser et jointoyer la plaque de plâtre.',
      'Lifting, cutting, fixing and jointing plasterboard.',
      'Elevar, cortar, atornillar y encintar la placa de yeso.',
    ),
    enfants: [
      {
        code: 'couteaux-enduire',
        libelle: texte('Couteaux à enduire', 'Taping knives', 'Espátulas de juntas'),
      },
      {
        code: 'rabots-plaque',
        libelle: texte(
          'Rabots et scies à plaque',
          'Board planes and saws',
          'Cepillos y serruchos para placa',
        ),
      },
      {
        code: 'leve-plaques',
        libelle: texte('Lève-plaques', 'Board lifters', 'Elevadores de placas'),
      },
    ],
  },
  {
    code: 'outils-carreleur',
    libelle: texte('Outils de carreleur', 'Tiling tools', 'Herramientas de solador'),
    intro: texte(
      'Couper, encoller, caler et porter le carreau, jusqu’au grand format.',
      'Cutting, spreading, spacing and carrying tiles, large formats included.',
      'Cortar, encolar, nivelar y mover baldosas, también de gran formato.',
    ),
    enfants: [
      {
        code: 'carrelettes',
        libelle: texte('Carrelettes', 'Tile cutters', 'Cortadoras de azulejo'),
      },
      {
        code: 'peignes-colle',
        libelle: texte('Peignes à colle', 'Notched trowels', 'Llanas dentadas'),
      },
      {
        code: 'calage-carrelage',
        libelle: texte('Croisillons et calage', 'Spacers and levelling', 'Crucetas y nivelación'),
        enfants: [
          { code: 'croisillons', libelle: texte('Croisillons', 'Tile spacers', 'Crucetas') },
          {
            code: 'croisillons-autonivelants',
            libelle: texte('Autonivelants', 'Levelling clips', 'Sistemas de nivelación'),
          },
        ],
      },
      { code: 'ventouses-carreleur', libelle: texte('Ventouses', 'Suction lifters', 'Ventosas') },
    ],
  },
  {
    code: 'outils-electricien',
    libelle: texte('Outils d’électricien', 'Electrician’s tools', 'Herramientas de electricista'),
    intro: texte(
      'Outils isolés 1 000 V, dénudage, sertissage et tirage de câbles.',
      '1,000 V insulated tools, stripping, crimping and cable pulling.',
      'Herramienta aislada 1000 V, pelado, crimpado y tendido de cables.',
    ),
    enfants: [
      {
        code: 'tournevis-isoles',
        libelle: texte('Tournevis isolés', 'Insulated screwdrivers', 'Destornilladores aislados'),
      },
      {
        code: 'pinces-isolees',
        libelle: texte('Pinces isolées', 'Insulated pliers', 'Alicates aislados'),
      },
      {
        code: 'pinces-denuder',
        libelle: texte('Pinces à dénuder', 'Wire strippers', 'Alicates pelacables'),
      },
      {
        code: 'pinces-sertir',
        libelle: texte('Pinces à sertir', 'Crimping pliers', 'Alicates de crimpar'),
      },
      { code: 'tire-fils', libelle: texte('Tire-fils', 'Fish tapes', 'Guías pasacables') },
    ],
  },
];
