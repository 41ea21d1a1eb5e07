import { texte } from '../../catalogue/modele.ts';
import { RAISONS, regle } from './regle.ts';

const HAUTEUR = texte(
  'pour le travail en hauteur',
  'for work at height',
  'para trabajos en altura',
);

/** What one stands on, lifts, carries and cleans with. */
export const REGLES_CHANTIER = [
  regle(
    'echelle',
    ['echelles', 'echafaudages-roulants', 'plateformes-individuelles'],
    ['casques-hauteur', 'sacs-porte-outils', 'cones-chantier'],
    HAUTEUR,
  ),
  regle(
    'echelle-harnais',
    ['echelles-coulissantes', 'echafaudages-roulants'],
    ['harnais', 'longes-absorbeur'],
    HAUTEUR,
  ),
  regle(
    'escabeau',
    ['escabeaux', 'marchepieds'],
    ['sacs-porte-outils', 'lampes-frontales', 'casquettes-antiheurt'],
    texte(
      'pour travailler les bras levés',
      'for overhead work',
      'para trabajar con los brazos en alto',
    ),
  ),
  regle(
    'diable-sangle',
    ['diables-chariots'],
    ['sangles-arrimage', 'gants-enduits-nitrile', 'chaussures-hautes-s3', 'bacs-gerbables'],
    RAISONS.transporter,
  ),
  regle(
    'palan-elingue',
    ['palans-manuels', 'elingues-textiles'],
    ['elingues-textiles', 'palans-manuels'],
    texte('même CMU {valeur}', 'same {valeur} WLL', 'misma CMU {valeur}'),
    { egal: { cmu: 'cmu' } },
  ),
  regle(
    'levage',
    ['palans-treuils', 'elingues', 'chaines-cordes', 'sangles-arrimage'],
    ['gants-enduits-nitrile', 'casques-chantier', 'chaussures-hautes-s3'],
    RAISONS.porter,
  ),
  regle(
    'arrimage',
    ['sangles-arrimage', 'cordes-coupe'],
    ['baches', 'diables'],
    texte('pour arrimer', 'to lash down', 'para amarrar'),
  ),
  regle(
    'rayonnage',
    ['rayonnages', 'bacs-rangement'],
    ['bacs-bec', 'bacs-gerbables', 'rayonnages-legers', 'chariots-plateau'],
    RAISONS.ranger,
  ),
  regle(
    'roulette-boulon',
    ['roulettes-platine', 'chariots'],
    ['boulons-tete-hexagonale', 'ecrous-freins'],
    texte('platine percée pour M8', 'plate drilled for M8', 'placa taladrada para M8'),
    { vers: { 'filetage-metrique': ['m8'] } },
  ),
  regle(
    'roulette-cle',
    ['roulettes-platine'],
    ['cles-mixtes'],
    texte('pour serrer du M8', 'to tighten M8', 'para apretar M8'),
    { vers: { surplat: ['13'] } },
  ),
  regle(
    'roue',
    ['roulettes-roues'],
    ['graisses', 'gants-enduits-nitrile', 'degrippants'],
    texte('pour l’entretien', 'for upkeep', 'para el mantenimiento'),
  ),
  regle(
    'nettoyage',
    ['balais-raclettes', 'sacs-dechets'],
    ['sacs-dechets', 'balais-raclettes', 'gants-enduits-nitrile', 'masques-jetables-pliables'],
    RAISONS.nettoyer,
  ),
  regle(
    'hygiene',
    ['essuyage', 'hygiene-mains'],
    ['essuyage', 'savons-atelier', 'gels-hydroalcooliques', 'gants-jetables', 'trousses-secours'],
    texte('pour l’hygiène', 'for hygiene', 'para la higiene'),
  ),
  regle(
    'bache',
    ['baches'],
    ['cordes-coupe', 'sangles-arrimage', 'colliers-nylon-fixation'],
    RAISONS.fixer,
  ),
  regle(
    'film',
    ['films-protection', 'protections-sol'],
    ['rubans-masquage', 'rubans-toiles', 'cutters'],
    RAISONS.poser,
  ),
  regle(
    'chantier',
    ['brouettes', 'seaux-auges', 'betonnieres'],
    ['seaux-auges', 'brouettes', 'gants-enduits-latex', 'bottes-pvc', 'truelles'],
    texte('pour le béton et le mortier', 'for concrete and mortar', 'para hormigón y mortero'),
  ),
  regle('etai', ['etais'], ['niveaux', 'casques-chantier', 'gants-enduits-nitrile'], RAISONS.poser),
];
