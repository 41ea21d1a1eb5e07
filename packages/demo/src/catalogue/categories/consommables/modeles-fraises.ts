import { aLaPiece } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import {
  arrondir,
  codeMesure,
  existeEnGamme,
  grammes,
  mesuresOf,
  type Gamme,
} from '../fixation/cout.ts';

/** Cutting length of a straight router bit, by diameter. */
const FRAISES_DROITES: Gamme = {
  3: [10],
  4: [12],
  5: [16],
  6: [20],
  8: [20, 30],
  10: [20, 30],
  12: [20, 30],
  14: [20],
  15: [20],
  16: [20, 30],
  18: [20],
  20: [20, 30],
  22: [20],
  24: [20],
  30: [20],
};

export const MODELES_FRAISES: readonly ModeleArticle[] = [
  {
    code: 'BFD',
    noeud: 'fraises-droites',
    genre: 'fraise-droite',
    nom: texte('Fraise droite carbure', 'Carbide straight router bit', 'Fresa recta de metal duro'),
    declinaison: texte(
      'Ø {diametre} × {longueur-utile}, queue {queue-fraise}',
      'Ø {diametre} × {longueur-utile}, {queue-fraise} shank',
      'Ø {diametre} × {longueur-utile}, mango {queue-fraise}',
    ),
    description: texte(
      'Deux tranchants carbure et coupe au centre : rainures, entailles de paumelles, mortaises. Passes de 5 mm au plus dans le bois dur, vitesse réduite au-dessus de 20 mm. Enfoncez la queue d’au moins 20 mm dans la pince.',
      'Two carbide flutes with centre cutting for grooves, hinge recesses and mortises. Passes of 5 mm at most in hardwood, lower speed above 20 mm. Insert at least 20 mm of shank in the collet.',
      'Dos filos de metal duro con corte central: ranuras, cajeados de bisagra, mortajas. Pasadas de 5 mm como máximo en madera dura y menos vueltas por encima de 20 mm. Introduzca al menos 20 mm de mango en la pinza.',
    ),
    axes: {
      diametre: [8, 10, 12, 6, 16, 20, 18, 4, 5, 3, 14, 15, 22, 24, 30],
      'longueur-utile': mesuresOf(FRAISES_DROITES),
      'queue-fraise': [8, 12],
    },
    fixes: { 'nuance-coupe': 'carbure', 'materiau-travaille': 'bois' },
    existe: (v) =>
      existeEnGamme(FRAISES_DROITES, v.diametre, v['longueur-utile']) &&
      (v['queue-fraise'] === 8 || (Number(v.diametre) >= 10 && v['longueur-utile'] === 30)),
    marques: ['karbex', 'durandal'],
    conditionnement: aLaPiece,
    prix: (v) =>
      arrondir(
        780 +
          Number(v.diametre) * 38 +
          Number(v['longueur-utile']) * 9 +
          (v['queue-fraise'] === 12 ? 480 : 0),
      ),
    poids: (v) => grammes(18 + Number(v.diametre) * 1.4 + (v['queue-fraise'] === 12 ? 38 : 0)),
    suffixe: (v) =>
      `${codeMesure(v.diametre, 2)}${codeMesure(v['longueur-utile'], 2)}-Q${v['queue-fraise']}`,
    normes: ['EN 847-1'],
    complements: ['BFQ', 'BFA'],
    metiers: ['menuisier', 'agenceur'],
  },
  {
    code: 'BFQ',
    noeud: 'fraises-quart-de-rond',
    genre: 'fraise-quart-de-rond',
    nom: texte(
      'Fraise quart-de-rond à roulement',
      'Round-over bit with bearing',
      'Fresa de radio con rodamiento',
    ),
    declinaison: texte(
      'rayon {rayon}, queue {queue-fraise}',
      '{rayon} radius, {queue-fraise} shank',
      'radio {rayon}, mango {queue-fraise}',
    ),
    description: texte(
      'Adoucit les chants de plateaux, marches et mains courantes, guidée par roulement. Commencez par le bois de bout pour finir sur le fil sans éclat. Au-delà de 9,5 mm de rayon, procédez en deux passes.',
      'Softens the edges of tops, treads and handrails, guided by its bearing. Start on end grain and finish along the grain to avoid tear-out. Above 9.5 mm radius, take two passes.',
      'Redondea cantos de tableros, peldaños y pasamanos, guiada por rodamiento. Empiece por la testa y acabe al hilo para no astillar. Con más de 9,5 mm de radio, haga dos pasadas.',
    ),
    axes: { rayon: [3, 6.4, 2, 4, 5, 8, 9.5, 12.7], 'queue-fraise': [8, 12] },
    fixes: { 'nuance-coupe': 'carbure', 'materiau-travaille': 'bois' },
    existe: (v) => v['queue-fraise'] === 8 || Number(v.rayon) >= 8,
    marques: ['karbex', 'durandal'],
    conditionnement: aLaPiece,
    prix: (v) => arrondir(1680 + Number(v.rayon) * 105 + (v['queue-fraise'] === 12 ? 450 : 0)),
    poids: (v) => grammes(32 + Number(v.rayon) * 5 + (v['queue-fraise'] === 12 ? 40 : 0)),
    suffixe: (v) =>
      `R${String(Math.round(Number(v.rayon) * 10)).padStart(3, '0')}-Q${v['queue-fraise']}`,
    normes: ['EN 847-1'],
    complements: ['BFD', 'BFA'],
    metiers: ['menuisier', 'agenceur'],
  },
  {
    code: 'BFA',
    noeud: 'fraises-affleurage',
    genre: 'fraise-a-affleurer',
    nom: texte(
      'Fraise à affleurer à roulement',
      'Flush trim bit with bearing',
      'Fresa de enrasar con rodamiento',
    ),
    declinaison: texte(
      'Ø {diametre} × {longueur-utile}, queue {queue-fraise}',
      'Ø {diametre} × {longueur-utile}, {queue-fraise} shank',
      'Ø {diametre} × {longueur-utile}, mango {queue-fraise}',
    ),
    description: texte(
      'Arase les chants stratifiés et copie un gabarit, roulement en bout. Le roulement doit tourner libre : un point de colle marque la face. Avancez contre le sens de rotation.',
      'Trims laminate edges and copies templates with a bottom bearing. The bearing must run free: a spot of glue will mark the face. Feed against the rotation.',
      'Enrasa cantos laminados y copia plantillas, con rodamiento en la punta. El rodamiento debe girar libre: una gota de cola marca la cara. Avance contra el giro.',
    ),
    axes: { diametre: [12.7, 9.5, 19], 'longueur-utile': [25, 13, 38], 'queue-fraise': [8, 12] },
    fixes: { 'nuance-coupe': 'carbure', 'materiau-travaille': 'stratifie' },
    existe: (v) =>
      (v['queue-fraise'] === 8 ? v['longueur-utile'] !== 38 : v['longueur-utile'] === 38) &&
      (v.diametre !== 9.5 || v['longueur-utile'] !== 38),
    marques: ['karbex', 'durandal'],
    conditionnement: aLaPiece,
    prix: (v) => arrondir(1250 + Number(v.diametre) * 32 + Number(v['longueur-utile']) * 14),
    poids: (v) => grammes(26 + Number(v.diametre) * 1.5 + (v['queue-fraise'] === 12 ? 42 : 0)),
    suffixe: (v) =>
      `${String(Math.round(Number(v.diametre) * 10)).padStart(3, '0')}${codeMesure(v['longueur-utile'], 2)}-Q${v['queue-fraise']}`,
    normes: ['EN 847-1'],
    complements: ['BFD', 'BFQ'],
    metiers: ['agenceur', 'menuisier'],
  },
  {
    code: 'BMF',
    noeud: 'meches-a-faconner',
    genre: 'meche-forstner',
    nom: texte('Mèche à façonner', 'Forstner bit', 'Broca Forstner'),
    declinaison: texte(
      'Ø {diametre}, {nuance-coupe}',
      'Ø {diametre}, {nuance-coupe}',
      'Ø {diametre}, {nuance-coupe}',
    ),
    description: texte(
      'Trou borgne à fond plat et bord net : 35 mm pour les boîtiers de charnières invisibles, 26 pour les petites, 15 pour les excentriques d’assemblage. Carbure pour le panneau et le mélaminé, acier pour le massif. Réglez la butée à 13 mm pour une charnière.',
      'Flat-bottomed blind holes with a clean rim: 35 mm for concealed hinge cups, 26 for small ones, 15 for cam fittings. Carbide for board and melamine, steel for solid timber. Set the stop at 13 mm for a hinge.',
      'Agujero ciego de fondo plano y borde limpio: 35 mm para cazoletas de bisagra, 26 para las pequeñas, 15 para excéntricas. Metal duro para tablero y melamina, acero para maciza. Ajuste el tope a 13 mm para bisagra.',
    ),
    axes: {
      diametre: [35, 26, 15, 20, 25, 30, 40, 50],
      'nuance-coupe': ['carbure', 'chrome'],
    },
    fixes: { 'materiau-travaille': 'bois', 'attachement-outil': 'cylindrique' },
    marques: ['karbex', 'outibel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      arrondir((520 + Number(v.diametre) * 16) * (v['nuance-coupe'] === 'carbure' ? 1.7 : 1)),
    poids: (v) => grammes(35 + Number(v.diametre) * 2.2),
    suffixe: (v) => `${codeMesure(v.diametre, 2)}-${v['nuance-coupe'] === 'carbure' ? 'CB' : 'CV'}`,
    complements: ['FBB', 'BFD'],
    metiers: ['agenceur', 'menuisier'],
  },
];
