import { selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle, type Valeurs } from '../../modele.ts';
import { CODES_FERMETURE, CODES_FIXATION, CODES_POSE_PORTE } from './couts.ts';

const suffixeCharniere = (v: Valeurs) =>
  `${v['angle-ouverture']}-${selon(v['pose-de-porte'], CODES_POSE_PORTE)}-${selon(v['fermeture-meuble'], CODES_FERMETURE)}${selon(v['fixation-meuble'], CODES_FIXATION)}`;

export const MODELES_CHARNIERES: readonly ModeleArticle[] = [
  {
    code: 'AGC',
    noeud: 'charnieres-porte-standard',
    genre: 'charniere-invisible',
    nom: texte(
      'Charnière invisible à clip',
      'Clip-on concealed hinge',
      'Bisagra de cazoleta con clip',
    ),
    declinaison: texte(
      '{angle-ouverture}, {pose-de-porte}, {fermeture-meuble}, {fixation-meuble}',
      '{angle-ouverture}, {pose-de-porte}, {fermeture-meuble}, {fixation-meuble}',
      '{angle-ouverture}, {pose-de-porte}, {fermeture-meuble}, {fixation-meuble}',
    ),
    description: texte(
      'Boîtier de 35 mm en acier nickelé, profondeur 12,5 mm, pour porte de 14 à 24 mm. Réglage en trois directions après clipsage du bras. Deux charnières jusqu’à 900 mm et 8 kg, trois jusqu’à 1600 mm, quatre au-delà. L’embase se commande à part.',
      'Nickel-plated steel 35 mm cup, 12.5 mm deep, for doors 14 to 24 mm thick. Adjusts three ways once the arm is clipped on. Two hinges up to 900 mm and 8 kg, three up to 1600 mm, four beyond. Order mounting plates separately.',
      'Cazoleta de 35 mm en acero niquelado, profundidad 12,5 mm, para puertas de 14 a 24 mm. Regulación en tres direcciones con el brazo ya montado. Dos bisagras hasta 900 mm y 8 kg, tres hasta 1600 mm y cuatro por encima. La base se pide aparte.',
    ),
    axes: {
      'angle-ouverture': ['110'],
      'pose-de-porte': ['applique', 'semi-applique', 'rentrante'],
      'fermeture-meuble': ['amortie', 'ressort', 'sans-ressort'],
      'fixation-meuble': ['a-visser', 'a-cheviller'],
    },
    fixes: { diametre: 35, revetement: 'nickele' },
    marques: ['hettner', 'glissal', 'comptoir'],
    conditionnement: () => ({ unite: 'piece', contenu: 1, multiple: 2 }),
    prix: (v) =>
      selon(v['fermeture-meuble'], { amortie: 312, ressort: 168, 'sans-ressort': 154 }) +
      selon(v['pose-de-porte'], { applique: 0, 'semi-applique': 8, rentrante: 14 }) +
      (v['fixation-meuble'] === 'a-cheviller' ? 12 : 0),
    poids: (v) => (v['fermeture-meuble'] === 'amortie' ? 92 : 74),
    suffixe: suffixeCharniere,
    normes: ['EN 15570'],
    complements: ['AEM', 'BMF'],
    metiers: ['agenceur', 'menuisier'],
  },
  {
    code: 'AGE',
    noeud: 'charnieres-porte-epaisse',
    genre: 'charniere-invisible',
    nom: texte(
      'Charnière invisible pour porte épaisse',
      'Concealed hinge for thick doors',
      'Bisagra de cazoleta para puerta gruesa',
    ),
    declinaison: texte(
      '{angle-ouverture}, {pose-de-porte}, {fermeture-meuble}',
      '{angle-ouverture}, {pose-de-porte}, {fermeture-meuble}',
      '{angle-ouverture}, {pose-de-porte}, {fermeture-meuble}',
    ),
    description: texte(
      'Cinématique en col de cygne pour portes de 20 à 32 mm et façades moulurées, où la charnière courante frotterait. Le perçage reste celui du boîtier de 35 mm. Vérifiez le jeu entre portes voisines : comptez 3 mm pour 26 mm d’épaisseur.',
      'Swan-neck linkage for doors 20 to 32 mm thick and profiled fronts on which an ordinary hinge would bind. Drilling stays that of the 35 mm cup. Check the gap between neighbouring doors: allow 3 mm at 26 mm thickness.',
      'Cinemática de cuello de cisne para puertas de 20 a 32 mm y frentes moldurados, donde la bisagra corriente rozaría. Se mantiene el taladro de cazoleta de 35 mm. Compruebe la holgura entre puertas contiguas: 3 mm para 26 mm de grueso.',
    ),
    axes: {
      'angle-ouverture': ['95'],
      'pose-de-porte': ['applique', 'semi-applique', 'rentrante'],
      'fermeture-meuble': ['amortie', 'ressort', 'sans-ressort'],
      'fixation-meuble': ['a-visser', 'a-cheviller'],
    },
    fixes: { diametre: 35, revetement: 'nickele' },
    existe: (v) => v['fixation-meuble'] === 'a-visser',
    marques: ['hettner', 'glissal'],
    conditionnement: () => ({ unite: 'piece', contenu: 1, multiple: 2 }),
    prix: (v) =>
      selon(v['fermeture-meuble'], { amortie: 465, ressort: 342, 'sans-ressort': 328 }) +
      selon(v['pose-de-porte'], { applique: 0, 'semi-applique': 10, rentrante: 18 }),
    poids: (v) => (v['fermeture-meuble'] === 'amortie' ? 112 : 98),
    suffixe: suffixeCharniere,
    normes: ['EN 15570'],
    complements: ['AEM'],
    metiers: ['agenceur', 'menuisier'],
  },
  {
    code: 'AGA',
    noeud: 'charnieres-grand-angle',
    genre: 'charniere-grand-angle',
    nom: texte(
      'Charnière invisible grand angle',
      'Wide-angle concealed hinge',
      'Bisagra de cazoleta de gran apertura',
    ),
    declinaison: texte(
      '{angle-ouverture}, {pose-de-porte}, {fermeture-meuble}, {fixation-meuble}',
      '{angle-ouverture}, {pose-de-porte}, {fermeture-meuble}, {fixation-meuble}',
      '{angle-ouverture}, {pose-de-porte}, {fermeture-meuble}, {fixation-meuble}',
    ),
    description: texte(
      'À monter devant des tiroirs intérieurs ou sur un meuble d’angle : la porte dégage toute l’ouverture. La version 155° se referme sans retrait, la 165° va aux façades repliables. Ne pas mélanger les deux sur une même porte.',
      'Fit it in front of internal drawers or on a corner unit: the door clears the whole opening. The 155° version has zero protrusion, the 165° suits folding fronts. Never mix the two on one door.',
      'Para montar delante de cajones interiores o en mueble de rincón: la puerta despeja todo el hueco. La de 155° queda a ras, la de 165° sirve para frentes plegables. No mezcle ambas en la misma puerta.',
    ),
    axes: {
      'angle-ouverture': ['155', '165'],
      'pose-de-porte': ['applique', 'semi-applique'],
      'fermeture-meuble': ['amortie', 'ressort', 'sans-ressort'],
      'fixation-meuble': ['a-visser', 'a-cheviller'],
    },
    fixes: { diametre: 35, revetement: 'nickele' },
    existe: (v) => v['fermeture-meuble'] !== 'amortie' || v['angle-ouverture'] === '155',
    marques: ['hettner', 'glissal'],
    conditionnement: () => ({ unite: 'piece', contenu: 1, multiple: 2 }),
    prix: (v) =>
      selon(v['fermeture-meuble'], { amortie: 790, ressort: 585, 'sans-ressort': 565 }) +
      (v['angle-ouverture'] === '165' ? 45 : 0) +
      (v['fixation-meuble'] === 'a-cheviller' ? 15 : 0),
    poids: (v) => (v['angle-ouverture'] === '165' ? 158 : 142),
    suffixe: suffixeCharniere,
    normes: ['EN 15570'],
    complements: ['AEM', 'ATK'],
    metiers: ['agenceur', 'menuisier'],
  },
  {
    code: 'AEM',
    noeud: 'embases-de-charniere',
    genre: 'embase-de-charniere',
    nom: texte(
      'Embase de charnière à clip',
      'Clip-on hinge mounting plate',
      'Base de bisagra con clip',
    ),
    declinaison: texte(
      '{forme-embase}, hauteur {hauteur-embase}, {fixation-meuble}',
      '{forme-embase}, {hauteur-embase} high, {fixation-meuble}',
      '{forme-embase}, altura {hauteur-embase}, {fixation-meuble}',
    ),
    description: texte(
      'Embase en acier nickelé au pas de 32 mm, premier perçage à 37 mm du chant. Les versions à vis euro se posent dans des trous de 5 mm. Une embase plus haute réduit d’autant le recouvrement de la porte.',
      'Nickel-plated steel plate at 32 mm pitch, first hole 37 mm from the edge. Euro-screw versions go into 5 mm holes. A higher plate reduces door overlay by the same amount.',
      'Base de acero niquelado a paso de 32 mm, primer taladro a 37 mm del canto. Las versiones con tornillo euro van en agujeros de 5 mm. Una base más alta reduce en la misma medida el solape de la puerta.',
    ),
    axes: {
      'forme-embase': ['croix', 'droite'],
      'hauteur-embase': [0, 2, 4, 6],
      'fixation-meuble': ['a-visser', 'euro', 'a-cheviller'],
    },
    fixes: { revetement: 'nickele' },
    existe: (v) => v['forme-embase'] === 'croix' || Number(v['hauteur-embase']) <= 2,
    marques: ['hettner', 'glissal', 'comptoir'],
    conditionnement: () => ({ unite: 'boite', contenu: 50 }),
    prix: (v) =>
      50 *
      (58 +
        Number(v['hauteur-embase']) * 3 +
        selon(v['fixation-meuble'], { 'a-visser': 0, euro: 9, 'a-cheviller': 14 })),
    poids: (v) => 50 * (22 + Number(v['hauteur-embase']) * 2),
    suffixe: (v) =>
      `${v['forme-embase'] === 'croix' ? 'X' : 'D'}${v['hauteur-embase']}-${selon(v['fixation-meuble'], CODES_FIXATION)}`,
    complements: ['AGC', 'AGA', 'AGE'],
    metiers: ['agenceur', 'menuisier'],
  },
];
