import type { Requetes } from '../requete.ts';

const FIXER_BRIQUE = [
  'cheville-nylon',
  'cartouche-resine',
  'tamis-injection',
  'vis-beton',
  'cheville-a-frapper',
];
const TRAVAIL_EN_HAUTEUR = [
  'echafaudage-roulant',
  'escabeau',
  'plateforme-individuelle',
  'echelle-transformable',
  'echelle-coulissante',
  'echelle-simple',
  'escabeau-isolant',
  'marchepied',
];

export const QUESTIONS: Requetes = {
  fr: [
    ['comment fixer dans de la brique creuse', { genre: FIXER_BRIQUE }],
    ['quel foret pour percer le béton armé', { genre: ['foret-sds-plus', 'foret-sds-max'] }],
    ['comment raccorder un lavabo', { genre: ['siphon', 'flexible-sanitaire'] }],
    ['comment changer la lame d’un cutter', { genre: 'lame-cutter' }],
    ['quel gant contre les coupures', { genre: 'gant-anticoupure' }],
    ['de quoi visser des plaques de plâtre', { genre: ['vis-trompette', 'visseuse-plaque'] }],
    ['comment isoler le bas d’une porte', { genre: ['bas-de-porte', 'joint-profil'] }],
    ['comment atteindre un plafond', { genre: TRAVAIL_EN_HAUTEUR }],
    ['quel câble pour une prise', { genre: ['cable', 'couronne-cable', 'couronne-fil'] }],
    ['comment coller du PVC', { genre: 'bidon-colle', libelle: ['PVC'] }],
    ['quoi pour soulever une charge lourde', { genre: ['palan-manuel', 'palan-electrique'] }],
    [
      'quelle scie pour couper une branche',
      { genre: ['tronconneuse', 'scie-egoine', 'scie-sabre'] },
    ],
    ['comment éteindre un feu', { genre: 'extincteur' }],
    ['quelle chaussure pour un électricien', { genre: ['chaussure-basse', 'chaussure-haute'] }],
  ],
  en: [
    ['how to fix to hollow brick', { genre: FIXER_BRIQUE }],
    ['what to wear against noise', { genre: ['casque-antibruit', 'bouchon-oreille'] }],
    ['how to glue PVC pipe', { genre: 'bidon-colle', libelle: ['PVC'] }],
    ['which drill bit for stainless steel', { genre: 'foret-hss' }],
    ['how to lift a heavy load', { genre: ['palan-manuel', 'palan-electrique', 'transpalette'] }],
    ['what to strap a load on a van with', { genre: 'sangle-arrimage' }],
    ['which knee protection for tiling', { genre: ['genouillere', 'genouillere-sangles'] }],
  ],
  es: [
    ['cómo perforar hormigón', { genre: ['foret-sds-plus', 'foret-sds-max', 'perforateur'] }],
    ['qué guantes contra cortes', { genre: 'gant-anticoupure' }],
    ['cómo cortar chapa', { genre: ['cisaille-tole', 'disque-a-tronconner', 'lame-sauteuse'] }],
    ['cómo apagar un fuego', { genre: 'extincteur' }],
    ['con qué medir una habitación', { genre: ['telemetre', 'metre-ruban', 'mesure-longue'] }],
    [
      'qué usar para lijar una pared',
      { genre: ['ponceuse-girafe', 'disque-abrasif', 'eponge-abrasive'] },
    ],
  ],
};
