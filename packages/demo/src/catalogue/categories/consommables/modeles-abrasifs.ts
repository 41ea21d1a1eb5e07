import { texte, type ModeleArticle, type Valeurs } from '../../modele.ts';
import {
  arrondir,
  codeMesure,
  existeEnGamme,
  grammes,
  mesuresOf,
  type Gamme,
} from '../fixation/cout.ts';

/** Lengths of belt made in each width. */
const BANDES: Gamme = {
  13: [457],
  30: [533],
  65: [410],
  75: [457, 533],
  100: [560, 610],
  150: [2000, 2260],
};
const PERFORATIONS: Readonly<Record<number, readonly string[]>> = {
  125: ['huit-trous', 'pleine'],
  150: ['multitrous', 'pleine'],
};

function parBoiteBande(v: Valeurs): number {
  return Number(v.largeur) === 13 ? 20 : 10;
}

export const MODELES_ABRASIFS: readonly ModeleArticle[] = [
  {
    code: 'BAD',
    noeud: 'disques-abrasifs-excentrique',
    genre: 'disque-abrasif',
    nom: texte(
      'Disque abrasif autoagrippant',
      'Hook-and-loop sanding disc',
      'Disco de lija autoadherente',
    ),
    declinaison: texte(
      'Ø {diametre}, grain {grain}, {perforation-abrasif}',
      'Ø {diametre}, grit {grain}, {perforation-abrasif}',
      'Ø {diametre}, grano {grain}, {perforation-abrasif}',
    ),
    description: texte(
      'Corindon sur papier D avec stéarate qui limite l’encrassement par les vernis. Bois, mastic, apprêt, peinture. Montez les grains d’une fois et demie à chaque passe (80, 120, 180) et branchez l’aspiration, le disque dure le double.',
      'Aluminium oxide on D-weight paper with a stearate coat that resists clogging by varnish. For wood, filler, primer and paint. Step grits by about half each pass (80, 120, 180) and connect extraction: the disc lasts twice as long.',
      'Corindón sobre papel D con estearato que evita el embozado con barnices. Madera, masilla, imprimación y pintura. Suba el grano vez y media en cada pasada (80, 120, 180) y conecte la aspiración: el disco dura el doble.',
    ),
    axes: {
      diametre: [150, 125],
      grain: [80, 120, 180, 60, 240, 100, 150, 40, 320, 220, 400],
      'perforation-abrasif': ['multitrous', 'huit-trous', 'pleine'],
    },
    fixes: { 'materiau-travaille': 'bois' },
    existe: (v) =>
      PERFORATIONS[Number(v.diametre)]?.includes(String(v['perforation-abrasif'])) ?? false,
    marques: ['abrasud', 'karbex', 'comptoir'],
    conditionnement: () => ({ unite: 'boite', contenu: 50 }),
    prix: (v) =>
      arrondir(50 * (Number(v.diametre) === 150 ? 38 : 29) * (Number(v.grain) <= 60 ? 1.2 : 1)),
    poids: (v) =>
      grammes(50 * (Number(v.diametre) === 150 ? 7 : 5) * (Number(v.grain) <= 60 ? 1.4 : 1)),
    suffixe: (v) =>
      `${v.diametre}-${codeMesure(v.grain, 3)}-${{ multitrous: 'MT', 'huit-trous': '8T', pleine: 'ST' }[String(v['perforation-abrasif'])] ?? ''}`,
    normes: ['ISO 6344'],
    complements: ['BAE', 'BAB'],
    metiers: ['peintre', 'menuisier', 'agenceur'],
  },
  {
    code: 'BPL',
    noeud: 'disques-abrasifs-platre',
    genre: 'disque-abrasif',
    nom: texte(
      'Disque abrasif pour ponceuse à plâtre',
      'Drywall sander disc',
      'Disco de lija para lijadora de pared',
    ),
    declinaison: texte(
      'Ø {diametre}, grain {grain}',
      'Ø {diametre}, grit {grain}',
      'Ø {diametre}, grano {grain}',
    ),
    description: texte(
      'Carbure de silicium à grain ouvert pour enduits, bandes à joint et plafonds. Grain 100 ou 120 pour dégrossir l’enduit, 180 à 220 avant peinture. Multitrou compatible avec les plateaux courants, aspiration obligatoire.',
      'Open-coat silicon carbide for filler, joints and ceilings. Grit 100 or 120 to flatten filler, 180 to 220 before painting. Multi-hole pattern fits common pads; always use extraction.',
      'Carburo de silicio de grano abierto para masillas, juntas y techos. Grano 100 o 120 para desbastar y de 180 a 220 antes de pintar. Multiagujero para los platos corrientes; aspiración obligatoria.',
    ),
    axes: { diametre: [225], grain: [120, 180, 100, 80, 150, 220, 60, 240] },
    fixes: { 'perforation-abrasif': 'multitrous', 'materiau-travaille': 'platre' },
    marques: ['abrasud', 'karbex', 'comptoir'],
    conditionnement: () => ({ unite: 'boite', contenu: 25 }),
    prix: (v) => arrondir(25 * (Number(v.grain) <= 80 ? 92 : 80)),
    poids: () => 420,
    suffixe: (v) => `225-${codeMesure(v.grain, 3)}`,
    normes: ['ISO 6344'],
    complements: ['BAE'],
    metiers: ['plaquiste', 'peintre'],
  },
  {
    code: 'BAB',
    noeud: 'bandes-abrasives',
    genre: 'bande-abrasive',
    nom: texte('Bande abrasive toile', 'Cloth sanding belt', 'Banda de lija de tela'),
    declinaison: texte(
      '{largeur} × {longueur}, grain {grain}',
      '{largeur} × {longueur}, grit {grain}',
      '{largeur} × {longueur}, grano {grain}',
    ),
    description: texte(
      'Toile X résistante et jonction biaise sans surépaisseur, dans les deux sens de rotation. Corindon pour bois et métal. Stockez les bandes suspendues, à l’abri de l’humidité : pliées, elles cassent.',
      'Tough X-weight cloth with a flush angled joint that runs either way. Aluminium oxide for wood and metal. Hang belts in a dry place: folded belts crack.',
      'Tela X resistente con unión sesgada sin resalte, en ambos sentidos de giro. Corindón para madera y metal. Guárdelas colgadas y en seco: dobladas, se rompen.',
    ),
    axes: {
      largeur: [75, 100, 65, 13, 30, 150],
      longueur: mesuresOf(BANDES),
      grain: [80, 120, 60, 40, 100, 150],
    },
    existe: (v) => existeEnGamme(BANDES, v.largeur, v.longueur),
    marques: ['abrasud', 'karbex', 'comptoir'],
    conditionnement: (v) => ({ unite: 'boite', contenu: parBoiteBande(v) }),
    prix: (v) =>
      arrondir(
        parBoiteBande(v) *
          (45 + Number(v.largeur) * Number(v.longueur) * 0.0024) *
          (Number(v.grain) <= 60 ? 1.12 : 1),
      ),
    poids: (v) => grammes(parBoiteBande(v) * Number(v.largeur) * Number(v.longueur) * 0.0007 + 20),
    suffixe: (v) =>
      `${codeMesure(v.largeur, 3)}${codeMesure(v.longueur, 4)}-${codeMesure(v.grain, 3)}`,
    normes: ['ISO 6344'],
    complements: ['BAD'],
    metiers: ['menuisier', 'metallier', 'agenceur'],
  },
  {
    code: 'BAR',
    noeud: 'rouleaux-abrasifs',
    genre: 'rouleau-abrasif',
    nom: texte('Rouleau abrasif papier', 'Abrasive paper roll', 'Rollo de papel de lija'),
    declinaison: texte(
      '{largeur}, {longueur-bobine}, grain {grain}',
      '{largeur}, {longueur-bobine}, grit {grain}',
      '{largeur}, {longueur-bobine}, grano {grain}',
    ),
    description: texte(
      'Papier E à déchirer à la longueur de la cale, pour bois brut, lasure et enduit. Largeur 115 pour cale à main et ponceuse vibrante. Corindon antistatique : la poussière colle moins à la pièce.',
      'E-weight paper torn to the length of the block, for bare timber, stain and filler. 115 mm suits hand blocks and sheet sanders. Antistatic aluminium oxide keeps dust off the work.',
      'Papel E que se rasga a la medida del taco, para madera, lasur y masilla. Ancho de 115 para taco y lijadora orbital. Corindón antiestático: el polvo se pega menos.',
    ),
    axes: {
      largeur: [115, 93],
      'longueur-bobine': [25, 50, 5],
      grain: [80, 120, 180, 60, 100, 150, 40, 240],
    },
    existe: (v) => v.largeur === 115 || v['longueur-bobine'] === 25,
    marques: ['abrasud', 'comptoir'],
    conditionnement: (v) => ({ unite: 'rouleau', contenu: Number(v['longueur-bobine']) }),
    prix: (v) =>
      arrondir(
        (180 + Number(v.largeur) * Number(v['longueur-bobine']) * 0.72) *
          (Number(v.grain) <= 60 ? 1.15 : 1),
      ),
    poids: (v) => grammes(Number(v.largeur) * Number(v['longueur-bobine']) * 0.4),
    suffixe: (v) =>
      `${codeMesure(v.largeur, 3)}-${v['longueur-bobine']}M-${codeMesure(v.grain, 3)}`,
    normes: ['ISO 6344'],
    complements: ['BAE', 'BAD'],
    metiers: ['peintre', 'menuisier'],
  },
  {
    code: 'BAE',
    noeud: 'eponges-abrasives',
    genre: 'eponge-abrasive',
    nom: texte(
      'Éponge abrasive quatre faces',
      'Four-sided sanding sponge',
      'Esponja abrasiva de cuatro caras',
    ),
    declinaison: texte('grain {grain}', 'grit {grain}', 'grano {grain}'),
    description: texte(
      'Mousse ferme qui épouse moulures et arrondis sans creuser. À sec ou à l’eau, elle se rince et se réemploie. Grain 60 pour l’enduit, 100 avant la première couche, 180 entre deux couches.',
      'Firm foam that follows mouldings and curves without digging in. Use wet or dry, rinse and reuse. Grit 60 on filler, 100 before the first coat, 180 between coats.',
      'Espuma firme que se adapta a molduras y curvas sin hundirse. En seco o con agua; se enjuaga y se reutiliza. Grano 60 para masilla, 100 antes de la primera mano, 180 entre manos.',
    ),
    axes: { grain: [100, 180, 60, 120, 220] },
    fixes: { largeur: 69, longueur: 98, epaisseur: 26 },
    marques: ['abrasud', 'comptoir'],
    conditionnement: () => ({ unite: 'piece', contenu: 1, multiple: 10 }),
    prix: () => 95,
    poids: () => 14,
    suffixe: (v) => codeMesure(v.grain, 3),
    complements: ['BAR'],
    metiers: ['peintre', 'plaquiste', 'menuisier'],
  },
];
