import { texte } from '../../catalogue/modele.ts';
import { RAISONS, regle } from './regle.ts';

const HAUTEUR = texte(
  'pour le travail en hauteur',
  'for work at height',
  'para trabajos en altura',
);

/** What protects whoever works. */
export const REGLES_PROTECTION = [
  regle(
    'tete',
    ['protection-tete'],
    ['lunettes-branches', 'casques-antibruit-passifs', 'gilets-haute-visibilite'],
    RAISONS.porter,
  ),
  regle(
    'yeux',
    ['lunettes-protection', 'ecrans-faciaux'],
    ['casques-antibruit-passifs', 'gants-enduits-nitrile', 'casques-chantier'],
    RAISONS.porter,
  ),
  regle(
    'ouie',
    ['protection-ouie'],
    ['lunettes-branches', 'casques-chantier', 'gants-enduits-nitrile'],
    RAISONS.porter,
  ),
  regle(
    'masque',
    ['masques-jetables'],
    ['lunettes-branches', 'combinaisons-jetables', 'gants-jetables', 'casques-antibruit-passifs'],
    RAISONS.porter,
  ),
  regle(
    'masque-reutilisable',
    ['masques-reutilisables'],
    ['combinaisons-jetables', 'gants-jetables', 'casques-antibruit-passifs'],
    RAISONS.porter,
  ),
  regle(
    'mains',
    ['gants-manutention', 'gants-anticoupure'],
    ['lunettes-branches', 'casques-chantier', 'chaussures-hautes-s3', 'gilets-haute-visibilite'],
    RAISONS.porter,
  ),
  regle(
    'mains-jetables',
    ['gants-jetables'],
    ['lunettes-masques', 'combinaisons-jetables', 'essuyage', 'masques-jetables-pliables'],
    RAISONS.porter,
  ),
  regle('masque-filtre', ['masques-reutilisables'], ['filtres-respiratoires'], RAISONS.rechange),
  regle(
    'filtre-masque',
    ['filtres-respiratoires'],
    ['demi-masques', 'masques-complets', 'combinaisons-jetables'],
    RAISONS.completer,
  ),

  regle(
    'soudage',
    ['masques-soudage', 'vetements-soudeur'],
    ['gants-soudeur', 'vestes-soudeur', 'tabliers-soudeur', 'masques-soudage-opto'],
    texte('pour souder', 'for welding', 'para soldar'),
  ),
  regle(
    'gant-soudage',
    ['gants-soudeur'],
    ['masques-soudage-opto', 'vestes-soudeur', 'tabliers-soudeur'],
    texte('pour souder', 'for welding', 'para soldar'),
  ),
  regle(
    'gant-froid',
    ['gants-froid'],
    ['bonnets-casquettes', 'parkas-froid', 'chaussettes-hiver'],
    texte('contre le froid', 'against the cold', 'contra el frío'),
  ),
  regle('chaussure-semelle', ['protection-pieds'], ['semelles-lacets'], RAISONS.pointure, {
    egal: { pointure: 'pointure' },
  }),
  regle(
    'chaussure-chaussettes',
    ['protection-pieds'],
    ['chaussettes-hiver', 'chaussettes-ete'],
    RAISONS.pointure,
    { dans: { pointure: 'pointure-chaussettes' } },
  ),
  regle(
    'chaussettes-chaussure',
    ['chaussettes-travail'],
    ['chaussures-hautes-s3', 'chaussures-basses-s3', 'semelles-lacets'],
    RAISONS.pointure,
    { dans: { 'pointure-chaussettes': 'pointure' } },
  ),
  regle(
    'semelle-chaussure',
    ['semelles-lacets'],
    ['chaussures-hautes-s3', 'chaussures-basses-s1p'],
    RAISONS.pointure,
    { egal: { pointure: 'pointure' } },
  ),
  regle(
    'chaussure-pantalon',
    ['protection-pieds', 'chaussettes-travail'],
    ['pantalons-genouilleres', 'ceintures-bretelles'],
    RAISONS.tenue,
  ),
  regle(
    'botte-pluie',
    ['bottes-securite'],
    ['ensembles-pluie', 'vestes-pluie', 'gants-enduits-latex'],
    RAISONS.tenue,
  ),
  regle(
    'antichute',
    ['antichute', 'casques-hauteur'],
    ['harnais', 'longes-absorbeur', 'antichutes-rappel', 'casques-hauteur', 'cordes-coupe'],
    HAUTEUR,
  ),
  regle(
    'secours',
    ['secours-signalisation'],
    [
      'trousses-secours',
      'extincteurs',
      'panneaux-securite',
      'rubans-balisage',
      'cones-chantier',
      'gilets-haute-visibilite',
    ],
    texte('pour le chantier', 'for the site', 'para la obra'),
  ),
];
