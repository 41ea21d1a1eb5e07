import { texte } from '../../catalogue/modele.ts';
import { RAISONS, regle } from './regle.ts';

/** What is glued, sealed and painted. */
export const REGLES_CHIMIE = [
  regle(
    'mastic-pistolet',
    [
      'mastics-silicone',
      'mastics-acryliques',
      'mastics-polyurethane',
      'mastics-hybrides',
      'colles-fixation',
    ],
    ['pistolets-mastic'],
    texte('cartouche de 310 ml', 'takes 310 ml cartridges', 'para cartucho de 310 ml'),
    {
      si: { 'emballage-mastic': ['cartouche-290', 'cartouche-300', 'lot-290', 'lot-300'] },
      vers: { 'modele-pistolet': ['squelette-310', 'berceau-310'] },
    },
  ),
  regle(
    'poche-pistolet',
    ['mastics', 'colles-fixation'],
    ['pistolets-mastic'],
    texte('poche de 600 ml', 'takes 600 ml foil packs', 'para bolsa de 600 ml'),
    {
      si: { 'emballage-mastic': ['poche-600', 'lot-600'] },
      vers: { 'modele-pistolet': ['tube-600'] },
    },
  ),
  regle(
    'mastic-pose',
    ['mastics-silicone', 'mastics-acryliques', 'mastics-polyurethane', 'mastics-hybrides'],
    ['fonds-joint', 'rubans-masquage', 'essuyage', 'cutters'],
    texte('pour un joint net', 'for a clean joint', 'para una junta limpia'),
  ),
  regle(
    'pistolet-mastic',
    ['pistolets-mastic'],
    ['mastics-hybrides', 'silicone-sanitaire', 'colles-fixation', 'mastics-polyurethane'],
    texte('cartouche de 310 ml au plus', 'cartridges up to 310 ml', 'cartuchos de hasta 310 ml'),
    {
      si: { 'modele-pistolet': ['squelette-310', 'berceau-310'] },
      vers: { 'emballage-mastic': ['cartouche-290', 'cartouche-300'] },
    },
  ),
  regle(
    'pistolet-batterie-mastic',
    ['pistolets-mastic'],
    ['mastics-hybrides', 'silicone-sanitaire', 'colles-fixation', 'mastics-polyurethane'],
    texte('cartouche de 310 ml au plus', 'cartridges up to 310 ml', 'cartuchos de hasta 310 ml'),
    {
      si: { contenance: ['310'] },
      vers: { 'emballage-mastic': ['cartouche-290', 'cartouche-300'] },
    },
  ),
  regle(
    'pistolet-poche',
    ['pistolets-mastic'],
    ['mastics-hybrides', 'silicone-menuiserie', 'colles-fixation', 'mastics-polyurethane'],
    texte('poche de 600 ml', '600 ml foil packs', 'bolsas de 600 ml'),
    { si: { 'modele-pistolet': ['tube-600'] }, vers: { 'emballage-mastic': ['poche-600'] } },
  ),
  regle(
    'pistolet-nettoyage',
    ['pistolets-mastic'],
    ['essuyage', 'gants-jetables', 'cutters'],
    RAISONS.nettoyer,
  ),
  regle(
    'colle-accessoires',
    ['colles', 'mousses-expansives', 'scellement-chimique-resine'],
    ['gants-jetables'],
    RAISONS.porter,
  ),
  regle(
    'colle-nettoyage',
    ['colles', 'mousses-expansives'],
    ['essuyage', 'cutters'],
    RAISONS.nettoyer,
  ),
  regle(
    'colle-serrage',
    ['colles-bois'],
    ['serre-joints-pompe', 'serre-joints-une-main', 'tourillons'],
    texte('pour serrer le collage', 'to clamp it', 'para sujetar el pegado'),
  ),
  regle(
    'colle-acetone',
    ['colles-contact', 'colles-instantanees', 'mousses-expansives'],
    ['solvants'],
    RAISONS.nettoyer,
    { vers: { 'nature-solvant': ['acetone'] } },
  ),
  regle(
    'mousse',
    ['mousses-expansives'],
    ['lunettes-branches', 'films-protection'],
    texte('la mousse fraîche tache', 'fresh foam stains', 'la espuma fresca mancha'),
  ),
  regle(
    'resine-protection',
    ['scellement-chimique-resine'],
    ['perforateurs-sds-plus-sans-fil', 'lunettes-branches'],
    RAISONS.poser,
  ),
  regle(
    'lubrifiant',
    ['lubrifiants-degrippants', 'nettoyants-solvants'],
    ['essuyage', 'gants-jetables', 'lunettes-masques', 'savons-atelier'],
    RAISONS.nettoyer,
  ),
  regle(
    'peinture',
    ['peinture-traitement-bois'],
    ['rubans-masquage', 'films-protection', 'eponges-abrasives'],
    texte('pour préparer et protéger', 'to prepare and protect', 'para preparar y proteger'),
  ),
  regle(
    'peinture-mastic',
    ['peintures-murs'],
    ['mastics-acryliques', 'pantalons-peintre'],
    RAISONS.completer,
  ),
  regle(
    'peinture-solvant',
    ['peintures-aerosol', 'huiles-bois'],
    ['gants-jetables', 'essuyage', 'demi-masques'],
    RAISONS.porter,
  ),

  regle(
    'ruban-masquage',
    ['rubans-masquage'],
    ['peintures-murs', 'films-protection', 'mastics-acryliques', 'cutters'],
    RAISONS.completer,
  ),
  regle(
    'ruban-toile',
    ['rubans-toiles'],
    ['films-protection', 'baches', 'cutters'],
    RAISONS.completer,
  ),
  regle(
    'ruban-aluminium',
    ['rubans-aluminium'],
    ['conduits-ventilation', 'sous-couches', 'cutters'],
    RAISONS.completer,
  ),
  regle(
    'toiture',
    ['etancheite-toiture-facade'],
    [
      'bandes-etancheite',
      'ecrans-sous-toiture',
      'mastics-polyurethane',
      'cutters',
      'marteaux-coffreur',
    ],
    RAISONS.poser,
  ),
  regle(
    'calfeutrement',
    ['mousses-impregnees', 'fonds-joint'],
    ['silicone-menuiserie', 'mastics-polyurethane', 'cutters'],
    RAISONS.poser,
  ),
  regle(
    'joint-porte',
    ['joints-adhesifs', 'bas-porte'],
    ['joints-adhesifs', 'bas-porte', 'cutters', 'metres-poche', 'essuyage'],
    RAISONS.poser,
  ),
];
