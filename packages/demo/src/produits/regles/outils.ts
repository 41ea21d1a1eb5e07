import { texte } from '../../catalogue/modele.ts';
import { RAISONS, regle } from './regle.ts';

const SUR_LE_METAL = texte('pour le métal', 'for metal', 'para el metal');
const MEME_CARRE = texte('même carré {valeur}', 'same {valeur} drive', 'mismo cuadrado {valeur}');

/** Hand tools, by trade. */
export const REGLES_OUTILS = [
  regle(
    'tournevis-jeu',
    ['tournevis-cles-males'],
    ['jeux-tournevis', 'jeux-cles-males'],
    texte('complète la trousse', 'completes the kit', 'completa el juego'),
  ),
  regle(
    'tournevis-rangement',
    ['tournevis-cles-males', 'cles-douilles', 'pinces'],
    ['sacs-porte-outils', 'servantes-atelier'],
    RAISONS.ranger,
  ),
  regle(
    'tournevis-vis',
    ['tournevis-mecanicien'],
    ['vis-bois-tete-fraisee', 'vis-placo-boite', 'vis-a-tole'],
    RAISONS.empreinte,
    {
      egal: { 'empreinte-lame': 'empreinte-vis' },
    },
  ),
  regle(
    'cle-cote',
    ['cles-mixtes', 'cles-mixtes-cliquet', 'douilles'],
    ['cles-mixtes-cliquet', 'cles-mixtes', 'douilles'],
    texte('même cote {valeur}', 'same {valeur} size', 'misma medida {valeur}'),
    {
      egal: { surplat: 'surplat' },
    },
  ),
  regle(
    'cle-boulon',
    ['cles-mixtes', 'cles-mixtes-cliquet', 'douilles'],
    ['boulons-tete-hexagonale'],
    texte('tête de {valeur}', '{valeur} head', 'cabeza de {valeur}'),
    {
      table: [
        'surplat',
        'filetage-metrique',
        { 7: 'm4', 8: 'm5', 10: 'm6', 13: 'm8', 17: 'm10', 19: 'm12', 24: 'm16' },
      ],
    },
  ),
  regle(
    'douille-cliquet',
    ['douilles', 'coffrets-douilles', 'cles-dynamometriques'],
    ['coffrets-douilles', 'cles-dynamometriques', 'douilles'],
    MEME_CARRE,
    {
      egal: { 'carre-conducteur': 'carre-conducteur' },
    },
  ),
  regle(
    'cle-graissage',
    ['cles-douilles', 'pinces'],
    ['degrippants', 'gants-enduits-pu'],
    texte(
      'pour débloquer sans se blesser',
      'to free seized bolts safely',
      'para aflojar sin herirse',
    ),
  ),
  regle(
    'frappe-protection',
    ['marteaux-masses'],
    ['lunettes-branches', 'gants-cuir', 'chaussures-hautes-s3'],
    RAISONS.porter,
  ),
  regle('massette-burin', ['massettes-masses'], ['burins-ciseaux-macon'], RAISONS.completer, {
    si: { 'masse-tete': ['1000', '1250', '1500'] },
  }),
  regle('burin-massette', ['burins-ciseaux-macon'], ['massettes-masses'], RAISONS.completer, {
    vers: { 'masse-tete': ['1000', '1250', '1500'] },
  }),
  regle(
    'marteau-pointe',
    ['marteaux'],
    ['pointes-tete-plate', 'pieds-de-biche'],
    RAISONS.completer,
  ),
  regle('coupe-protection', ['scies-main-coupe'], ['gants-anticoupure'], RAISONS.porter),
  regle(
    'coupe-tracage',
    ['scies-main-coupe'],
    ['metres-poche', 'crayons-marqueurs', 'equerres'],
    RAISONS.mesurer,
  ),
  regle(
    'cutter-lame',
    ['cutters'],
    ['lames-cutter'],
    texte('lame {valeur}', '{valeur} blade', 'hoja {valeur}'),
    {
      egal: { 'type-lame': 'type-lame' },
    },
  ),
  regle(
    'lame-cutter',
    ['lames-cutter'],
    ['cutters'],
    texte('pour lame {valeur}', 'takes {valeur} blade', 'para hoja {valeur}'),
    {
      egal: { 'type-lame': 'type-lame' },
    },
  ),
  regle(
    'ciseau-maillet',
    ['ciseaux-a-bois'],
    ['maillets', 'serre-joints-pompe', 'colles-vinyliques', 'rabots-main'],
    RAISONS.completer,
  ),
  regle(
    'rabot-etabli',
    ['rabots-main', 'limes-rapes'],
    ['etaux', 'serre-joints-pompe', 'eponges-abrasives', 'rouleaux-abrasifs'],
    RAISONS.completer,
  ),
  regle(
    'mesure-tracage',
    ['mesure-tracage'],
    ['crayons-marqueurs', 'metres-poche', 'equerres', 'niveaux', 'cordeaux-traceurs'],
    RAISONS.mesurer,
  ),
  regle(
    'serrage-colle',
    ['serre-joints', 'treteaux-etablis', 'treteaux-atelier'],
    ['colles-vinyliques', 'treteaux-etablis', 'serre-joints-une-main', 'serre-joints-pompe'],
    RAISONS.completer,
  ),
  regle('etau-lime', ['etaux'], ['limes-rapes', 'scies-metaux', 'cles-mixtes'], SUR_LE_METAL),
  regle(
    'rangement-outils',
    ['rangement-outils'],
    [
      'jeux-tournevis',
      'coffrets-douilles',
      'coffrets-embouts',
      'metres-poche',
      'pinces-universelles',
    ],
    texte('à mettre dedans', 'to put inside', 'para guardar dentro'),
  ),
  regle(
    'macon',
    ['outils-macon'],
    ['truelles', 'taloches-platoirs', 'auges-seaux', 'niveaux', 'gants-enduits-latex'],
    texte('outil de maçon', 'bricklayer’s tool', 'herramienta de albañil'),
  ),
  regle(
    'plaquiste',
    ['outils-plaquiste'],
    [
      'vis-placo-boite',
      'couteaux-enduire',
      'cutters',
      'chevilles-autoforeuses',
      'eponges-abrasives',
    ],
    texte('pour la plaque de plâtre', 'for plasterboard', 'para la placa de yeso'),
  ),
  regle(
    'carreleur',
    ['outils-carreleur'],
    [
      'croisillons-autonivelants',
      'peignes-colle',
      'disques-diamant-carrelage',
      'auges-seaux',
      'genouilleres-sangles',
    ],
    texte('pour le carrelage', 'for tiling', 'para el alicatado'),
  ),
  regle(
    'electricien',
    ['outils-electricien'],
    [
      'tournevis-isoles',
      'pinces-denuder',
      'bornes-connexion',
      'pinces-isolees',
      'lampes-frontales',
    ],
    texte('outil d’électricien', 'electrician’s tool', 'herramienta de electricista'),
  ),
];
