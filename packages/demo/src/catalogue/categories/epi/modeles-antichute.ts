import { aLaPiece } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { arrondi, capitales, nombre, selon } from './bareme.ts';

export const modelesAntichute: readonly ModeleArticle[] = [
  {
    code: 'GHA',
    noeud: 'harnais',
    genre: 'harnais',
    nom: texte('Harnais antichute', 'Fall-arrest harness', 'Arnés anticaídas'),
    declinaison: texte(
      '{points-accroche}, taille {taille-harnais}',
      '{points-accroche}, size {taille-harnais}',
      '{points-accroche}, talla {taille-harnais}',
    ),
    description: texte(
      'Sangles polyester 45 mm, bretelles et cuissards à boucles automatiques, témoin de chute cousu. Le point sternal se relie à un antichute sur corde, la ceinture sert au maintien au poste. Vérification périodique annuelle obligatoire, dix ans de durée de vie.',
      '45 mm polyester webbing, automatic buckles on shoulders and legs, stitched fall indicator. The front point takes a rope grab, the belt is for work positioning. Thorough examination required every year; ten-year service life.',
      'Cintas de poliéster de 45 mm, hebillas automáticas en hombros y piernas, testigo de caída cosido. El punto pectoral admite un anticaídas deslizante y el cinturón sirve para la sujeción. Revisión anual obligatoria, diez años de vida útil.',
    ),
    axes: {
      'points-accroche': ['dorsal-sternal', 'dorsal', 'ceinture'],
      'taille-harnais': ['m-l', 'xl-xxl', 's-m'],
    },
    marques: ['altitud', 'protekta', 'securam'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v, 'points-accroche', { dorsal: 4990, 'dorsal-sternal': 7990, ceinture: 14900 }),
    poids: (v) =>
      selon(v, 'points-accroche', { dorsal: 900, 'dorsal-sternal': 1150, ceinture: 1750 }) +
      selon(v, 'taille-harnais', { 's-m': 0, 'm-l': 60, 'xl-xxl': 130 }),
    suffixe: (v) =>
      `${selon(v, 'points-accroche', { dorsal: 'D', 'dorsal-sternal': 'DS', ceinture: 'DSC' })}-${capitales(v, 'taille-harnais')}`,
    normes: ['EN 361'],
    complements: ['GLA', 'GAR', 'GCH'],
    metiers: ['couvreur', 'charpentier', 'maintenance', 'paysagiste'],
  },
  {
    code: 'GLA',
    noeud: 'longes-absorbeur',
    genre: 'longe',
    nom: texte('Longe antichute', 'Shock-absorbing lanyard', 'Cuerda anticaídas'),
    declinaison: texte(
      '{brins-longe} {longueur-antichute} avec absorbeur, {connecteur-longe}',
      '{longueur-antichute} {brins-longe}, {connecteur-longe}',
      '{brins-longe} {longueur-antichute} con absorbedor, {connecteur-longe}',
    ),
    description: texte(
      'Sangle polyester et absorbeur à déchirure qui limite l’effort sous 6 kN. La version double reste toujours accrochée pendant la progression. Compter un tirant d’air d’environ 6 m sous les pieds avec une longe de 2 m.',
      'Polyester webbing with a tear-out absorber that keeps the load under 6 kN. The twin version stays clipped while you move. Allow about 6 m of clearance below the feet with a 2 m lanyard.',
      'Cinta de poliéster con absorbedor de desgarro que limita la fuerza a menos de 6 kN. La versión doble permite progresar siempre enganchado. Prevea unos 6 m libres bajo los pies con una cuerda de 2 m.',
    ),
    axes: {
      'brins-longe': ['simple', 'double'],
      'longueur-antichute': [1.5, 2, 1],
      'connecteur-longe': ['grand-crochet', 'mousqueton'],
    },
    marques: ['altitud', 'protekta', 'securam'],
    conditionnement: aLaPiece,
    prix: (v) =>
      arrondi(
        2600 +
          (nombre(v, 'longueur-antichute') * 350 +
            selon(v, 'connecteur-longe', { mousqueton: 500, 'grand-crochet': 1500 })) *
            selon(v, 'brins-longe', { simple: 1, double: 2 }),
      ),
    poids: (v) =>
      600 +
      Math.round(
        (nombre(v, 'longueur-antichute') * 90 +
          selon(v, 'connecteur-longe', { mousqueton: 170, 'grand-crochet': 450 })) *
          selon(v, 'brins-longe', { simple: 1, double: 2 }),
      ),
    suffixe: (v) =>
      `${selon(v, 'brins-longe', { simple: 'S', double: 'Y' })}${nombre(v, 'longueur-antichute') * 100}-${selon(v, 'connecteur-longe', { mousqueton: 'MO', 'grand-crochet': 'GC' })}`,
    normes: ['EN 355', 'EN 362'],
    complements: ['GHA', 'GCH'],
    metiers: ['couvreur', 'charpentier', 'maintenance'],
  },
  {
    code: 'GAR',
    noeud: 'antichutes-rappel',
    genre: 'antichute-rappel',
    nom: texte(
      'Antichute à rappel automatique',
      'Retractable fall arrester',
      'Anticaídas retráctil',
    ),
    declinaison: texte(
      '{ligne-rappel} {longueur-antichute}',
      '{longueur-antichute} {ligne-rappel}',
      'de {ligne-rappel} {longueur-antichute}',
    ),
    description: texte(
      'Enrouleur à blocage inertiel : la ligne suit l’opérateur et s’arrête en moins de 60 cm. Carter polymère, émerillon à témoin de chute. Utilisation verticale jusqu’à 140 kg ; consulter la notice pour l’usage à l’horizontale sur arête.',
      'Inertia-locking reel: the line follows the user and stops within 60 cm. Polymer housing, swivel with fall indicator. Vertical use up to 140 kg; see the manual before horizontal use over an edge.',
      'Enrollador de bloqueo inercial: la línea acompaña al operario y se detiene en menos de 60 cm. Carcasa de polímero y giratorio con testigo de caída. Uso vertical hasta 140 kg; consulte el manual para uso horizontal sobre aristas.',
    ),
    axes: { 'ligne-rappel': ['sangle', 'cable'], 'longueur-antichute': [2.5, 6, 10, 15, 20, 30] },
    existe: (v) => (v['ligne-rappel'] === 'sangle') === nombre(v, 'longueur-antichute') < 10,
    fixes: { charge: 140 },
    marques: ['altitud', 'protekta'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v, 'longueur-antichute', {
        '2.5': 9900,
        '6': 17900,
        '10': 33900,
        '15': 42900,
        '20': 54900,
        '30': 86900,
      }),
    poids: (v) =>
      selon(v, 'longueur-antichute', {
        '2.5': 1050,
        '6': 1900,
        '10': 4600,
        '15': 6300,
        '20': 7900,
        '30': 14500,
      }),
    suffixe: (v) => `${String(nombre(v, 'longueur-antichute') * 10).padStart(3, '0')}`,
    normes: ['EN 360'],
    complements: ['GHA', 'GCH'],
    metiers: ['couvreur', 'maintenance', 'collectivite'],
  },
];
