/** Sawing, cutting edges, measuring, clamping, carrying. */
import { texte, type NoeudDemo } from '../../modele.ts';

export const famillesAtelierMain: readonly NoeudDemo[] = [
  {
    code: 'scies-main-coupe',
    libelle: texte('Scies à main et coupe', 'Hand saws and cutting', 'Serruchos y corte'),
    intro: texte(
      'Égoïnes, scies à métaux, cutters et cisailles, avec leurs lames de rechange.',
      'Hand saws, hacksaws, knives and snips, with spare blades.',
      'Serruchos, arcos de sierra, cúteres y tijeras, con sus hojas de recambio.',
    ),
    enfants: [
      {
        code: 'scies-a-main',
        libelle: texte('Scies à main', 'Hand saws', 'Sierras de mano'),
        enfants: [
          { code: 'scies-egoines', libelle: texte('Scies égoïnes', 'Panel saws', 'Serruchos') },
          {
            code: 'scies-japonaises',
            libelle: texte('Scies japonaises', 'Japanese pull saws', 'Sierras japonesas'),
          },
          { code: 'scies-metaux', libelle: texte('Scies à métaux', 'Hacksaws', 'Arcos de sierra') },
        ],
      },
      {
        code: 'cutters-lames',
        libelle: texte('Cutters et lames', 'Knives and blades', 'Cúteres y hojas'),
        enfants: [
          { code: 'cutters', libelle: texte('Cutters', 'Trimming knives', 'Cúteres') },
          {
            code: 'lames-cutter',
            libelle: texte('Lames de cutter', 'Knife blades', 'Hojas de cúter'),
          },
        ],
      },
      {
        code: 'cisailles-tole',
        libelle: texte('Cisailles à tôle', 'Tin snips', 'Tijeras de chapa'),
      },
    ],
  },
  {
    code: 'ciseaux-rabots',
    libelle: texte(
      'Ciseaux, rabots et limes',
      'Chisels, planes and files',
      'Formones, cepillos y limas',
    ),
    intro: texte(
      'L’outil tranchant du bois et la lime d’ajustage, à affûter et à garder des années.',
      'Edge tools for wood and files for fitting, to sharpen and keep for years.',
      'Herramienta de filo para madera y limas de ajuste, para afilar y conservar años.',
    ),
    enfants: [
      { code: 'ciseaux-a-bois', libelle: texte('Ciseaux à bois', 'Wood chisels', 'Formones') },
      { code: 'rabots-main', libelle: texte('Rabots', 'Hand planes', 'Cepillos de mano') },
      {
        code: 'limes-rapes',
        libelle: texte('Limes et râpes', 'Files and rasps', 'Limas y escofinas'),
      },
      { code: 'affutage', libelle: texte('Affûtage', 'Sharpening', 'Afilado') },
    ],
  },
  {
    code: 'mesure-tracage',
    libelle: texte('Mesure et traçage', 'Measuring and marking', 'Medición y trazado'),
    intro: texte(
      'Mètres classe II, niveaux à 0,5 mm/m, équerres, cordeaux et crayons.',
      'Class II tapes, levels to 0.5 mm/m, squares, chalk lines and pencils.',
      'Flexómetros de clase II, niveles de 0,5 mm/m, escuadras, tiralíneas y lápices.',
    ),
    enfants: [
      {
        code: 'metres-rubans',
        libelle: texte('Mètres et rubans', 'Tape measures', 'Flexómetros y cintas'),
        enfants: [
          {
            code: 'metres-poche',
            libelle: texte('Mètres de poche', 'Pocket tapes', 'Flexómetros'),
          },
          {
            code: 'mesures-longues',
            libelle: texte('Mesures longues', 'Long tapes', 'Cintas largas'),
          },
        ],
      },
      { code: 'niveaux', libelle: texte('Niveaux', 'Spirit levels', 'Niveles') },
      { code: 'equerres', libelle: texte('Équerres', 'Squares', 'Escuadras') },
      {
        code: 'tracage',
        libelle: texte('Traçage', 'Marking', 'Trazado'),
        enfants: [
          {
            code: 'crayons-marqueurs',
            libelle: texte('Crayons et marqueurs', 'Pencils and markers', 'Lápices y marcadores'),
          },
          {
            code: 'cordeaux-traceurs',
            libelle: texte('Cordeaux et poudres', 'Chalk lines', 'Tiralíneas y polvos'),
          },
        ],
      },
    ],
  },
  {
    code: 'serrage-etablis',
    libelle: texte('Serrage et établis', 'Clamping and workbenches', 'Sujeción y bancos'),
    intro: texte(
      'Serre-joints, étaux et tréteaux pour maintenir, coller et travailler à hauteur.',
      'Clamps, vices and trestles to hold, glue and work at the right height.',
      'Sargentos, tornillos de banco y caballetes para sujetar, encolar y trabajar a la altura justa.',
    ),
    enfants: [
      {
        code: 'serre-joints',
        libelle: texte('Serre-joints', 'Clamps', 'Sargentos'),
        enfants: [
          { code: 'serre-joints-pompe', libelle: texte('À pompe', 'F-clamps', 'De husillo') },
          {
            code: 'serre-joints-une-main',
            libelle: texte('À une main', 'One-handed clamps', 'De una mano'),
          },
        ],
      },
      { code: 'etaux', libelle: texte('Étaux', 'Vices', 'Tornillos de banco') },
      {
        code: 'treteaux-etablis',
        libelle: texte('Tréteaux et établis', 'Trestles and benches', 'Caballetes y bancos'),
      },
    ],
  },
  {
    code: 'rangement-outils',
    libelle: texte('Coffrets et rangement d’outils', 'Tool storage', 'Maletines y almacenaje'),
    intro: texte(
      'Coffrets empilables, sacs et servantes pour transporter et retrouver l’outil.',
      'Stacking cases, bags and roller cabinets to carry tools and find them again.',
      'Maletines apilables, bolsas y carros para llevar la herramienta y encontrarla.',
    ),
    enfants: [
      {
        code: 'coffrets-empilables',
        libelle: texte('Coffrets empilables', 'Stacking cases', 'Maletines apilables'),
      },
      {
        code: 'sacs-porte-outils',
        libelle: texte(
          'Sacs et ceintures porte-outils',
          'Tool bags and belts',
          'Bolsas y cinturones',
        ),
      },
      {
        code: 'servantes-atelier',
        libelle: texte('Servantes d’atelier', 'Roller cabinets', 'Carros de taller'),
      },
    ],
  },
];
