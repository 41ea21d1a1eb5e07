import { texte } from '../../catalogue/modele.ts';
import { RAISONS, regle } from './regle.ts';

/** What is worn. */
export const REGLES_VETEMENTS = [
  regle(
    'pantalon-genouillere',
    [
      'pantalons-multipoches',
      'pantalons-haute-visibilite',
      'combinaisons-tissu',
      'cottes-bretelles',
      'pantalons-peintre',
    ],
    ['genouilleres-insert'],
    texte(
      'pour ses poches genouillères',
      'for its knee pockets',
      'para sus bolsillos de rodillera',
    ),
  ),

  regle(
    'pantalon-ceinture',
    ['pantalons-travail', 'largeots', 'pantalons-haute-visibilite', 'pantalons-peintre'],
    ['ceintures-bretelles', 'chaussures-hautes-s3'],
    RAISONS.tenue,
  ),
  regle(
    'pantalon-haut',
    ['pantalons-travail', 'largeots', 'pantalons-peintre'],
    ['t-shirts-manches-courtes', 'sweats-capuche'],
    RAISONS.tenue,
  ),
  regle(
    'genouillere-pantalon',
    ['genouilleres-insert'],
    ['pantalons-genouilleres', 'pantalons-stretch', 'cottes-bretelles'],
    texte('a des poches genouillères', 'has knee pockets', 'con bolsillos de rodillera'),
  ),
  regle(
    'genouillere-sol',
    ['genouilleres-sangles'],
    ['peignes-colle', 'croisillons-autonivelants', 'gants-enduits-nitrile'],
    texte('pour le travail au sol', 'for work on the floor', 'para trabajar en el suelo'),
  ),
  regle(
    'ceinture-pantalon',
    ['ceintures-bretelles'],
    ['pantalons-genouilleres', 'jeans-travail', 'pantalons-stretch'],
    RAISONS.tenue,
  ),
  regle(
    'haut-haut',
    [
      'vestes-blousons',
      'polos-t-shirts',
      'sweats-polaires',
      'parkas-pluie',
      'hauts-thermiques',
      'combinaisons-tissu',
      'cottes-bretelles',
      'blouses-travail',
      'vetements-cuisine',
    ],
    ['t-shirts-manches-courtes', 'polos-travail', 'sweats-capuche', 'softshells'],
    RAISONS.taille,
    { egal: { taille: 'taille' } },
  ),
  regle(
    'haut-pantalon',
    ['vestes-blousons', 'polos-t-shirts', 'sweats-polaires'],
    ['pantalons-genouilleres', 'ceintures-bretelles'],
    RAISONS.tenue,
  ),
  regle(
    'hv-taille',
    ['haute-visibilite'],
    ['t-shirts-haute-visibilite', 'gilets-haute-visibilite', 'parkas-haute-visibilite'],
    RAISONS.taille,
    { egal: { taille: 'taille' } },
  ),
  regle(
    'visibilite',
    ['haute-visibilite'],
    ['casques-chantier', 'cones-chantier', 'chaussures-hautes-s3'],
    texte('pour le chantier', 'for the site', 'para la obra'),
  ),
  regle(
    'froid',
    ['parkas-travail', 'sous-vetements-thermiques', 'polaires', 'bonnets-casquettes'],
    ['bonnets-casquettes', 'gants-froid', 'chaussettes-hiver'],
    texte('contre le froid', 'against the cold', 'contra el frío'),
  ),
  regle(
    'froid-taille',
    ['parkas-travail', 'sous-vetements-thermiques', 'polaires'],
    ['hauts-thermiques', 'parkas-froid', 'collants-thermiques'],
    RAISONS.taille,
    { egal: { taille: 'taille' } },
  ),
  regle('bonnet-parka', ['bonnets-casquettes'], ['parkas-froid', 'polaires'], RAISONS.tenue),
  regle(
    'pluie',
    ['vetements-pluie'],
    ['bottes-pvc', 'gants-enduits-latex', 'gilets-haute-visibilite'],
    texte('contre la pluie', 'against the rain', 'contra la lluvia'),
  ),
  regle(
    'jetable',
    ['combinaisons-jetables'],
    ['masques-jetables-pliables', 'gants-jetables', 'lunettes-masques'],
    RAISONS.porter,
  ),
  regle(
    'metier',
    ['combinaisons-tissu', 'blouses-travail', 'vetements-charpentier'],
    ['gants-enduits-pu', 'chaussures-basses-s3', 'casquettes-antiheurt'],
    RAISONS.tenue,
  ),
  regle(
    'cuisine-tenue',
    ['vetements-cuisine'],
    ['gants-jetables', 'essuyage', 'gels-hydroalcooliques'],
    texte('pour l’hygiène', 'for hygiene', 'para la higiene'),
  ),
  regle(
    'tronconneuse-tenue-2',
    ['pantalons-tronconneuse'],
    [
      'casques-chantier',
      'ecrans-faciaux',
      'casques-antibruit-passifs',
      'gants-cuir',
      'chaussures-hautes-s3',
    ],
    RAISONS.porter,
  ),
];
