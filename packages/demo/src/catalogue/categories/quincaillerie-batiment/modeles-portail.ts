import { aLaPiece, cote, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { CODES_FINITION } from './couts.ts';

export const MODELES_PORTAIL: readonly ModeleArticle[] = [
  {
    code: 'SPV',
    noeud: 'pentures',
    genre: 'penture',
    nom: texte(
      'Penture droite bout rond',
      'Straight strap hinge, round end',
      'Bisagra de correa recta de punta redonda',
    ),
    declinaison: texte(
      '{longueur} × {largeur}, gond Ø {diametre}, acier {revetement}',
      '{longueur} × {largeur}, {diametre} pin, {revetement}',
      '{longueur} × {largeur}, gorrón Ø {diametre}, acero {revetement}',
    ),
    description: texte(
      'Penture en acier plié pour volet battant ou portillon, trous carrés pour boulons à collet carré. Prenez une longueur au moins égale aux deux tiers du vantail. Le noir cataphorèse tient cinq cents heures de brouillard salin.',
      'Folded steel strap hinge for shutters and garden gates, square holes for coach bolts. Choose a length of at least two thirds of the leaf. The black e-coat withstands five hundred hours of salt spray.',
      'Bisagra de acero plegado para contraventana o portilla, con agujeros cuadrados para tornillos de carruaje. Elija una longitud de al menos dos tercios de la hoja. El negro por cataforesis resiste quinientas horas de niebla salina.',
    ),
    axes: {
      longueur: [500, 400, 300, 600, 700, 800, 1000],
      largeur: [35, 40],
      diametre: [14, 16],
      revetement: ['laque-noir', 'zingue-blanc', 'galva-chaud'],
    },
    existe: (v) =>
      (v.largeur === 35) === (v.diametre === 14) &&
      (v.diametre === 14 ? Number(v.longueur) <= 700 : Number(v.longueur) >= 500) &&
      (v.revetement !== 'galva-chaud' || v.diametre === 16),
    marques: ['ferralis', 'comptoir'],
    conditionnement: () => ({ unite: 'piece', contenu: 1, multiple: 2 }),
    prix: (v) =>
      Math.round(
        (180 + Number(v.longueur) * Number(v.largeur) * 0.032) *
          selon(v.revetement, { 'laque-noir': 1.15, 'zingue-blanc': 1, 'galva-chaud': 1.3 }),
      ),
    poids: (v) => Math.round(Number(v.longueur) * Number(v.largeur) * 0.0315 + 60),
    longueurColis: (v) => Number(v.longueur) + 30,
    suffixe: (v) => `${cote(v.longueur, 4)}-${v.diametre}-${selon(v.revetement, CODES_FINITION)}`,
    ecoParticipation: { type: 'PMCB', centimes: 2 },
    complements: ['SGD', 'SAR'],
    metiers: ['menuisier', 'metallier', 'charpentier'],
  },
  {
    code: 'SGD',
    noeud: 'gonds',
    genre: 'gond',
    nom: texte('Gond de volet', 'Shutter pintle', 'Gorrón de contraventana'),
    declinaison: texte(
      'Ø {diametre}, {pose-gond}, {revetement}',
      '{diametre} pin, {pose-gond}, {revetement}',
      'Ø {diametre}, {pose-gond}, {revetement}',
    ),
    description: texte(
      'À visser sur précadre ou tableau béton, à sceller dans la maçonnerie pleine, ou à tirefond et cheville pour la brique creuse isolée par l’extérieur. Le diamètre doit être celui de la penture. Deux gonds par vantail, trois au-dessus de 1800 mm.',
      'Screw it to a sub-frame or concrete reveal, build it into solid masonry, or use coach screw and plug through external insulation. The diameter must match the strap hinge. Two per leaf, three above 1800 mm.',
      'Se atornilla a precerco u hormigón, se empotra en fábrica maciza o se fija con tirafondo y taco sobre ladrillo hueco con aislamiento exterior. El diámetro debe coincidir con el de la bisagra. Dos por hoja, tres a partir de 1800 mm.',
    ),
    axes: {
      diametre: [14, 16],
      'pose-gond': ['a-visser', 'a-sceller', 'a-cheville'],
      revetement: ['laque-noir', 'zingue-blanc', 'galva-chaud'],
    },
    existe: (v) => v.revetement !== 'galva-chaud' || v['pose-gond'] === 'a-sceller',
    marques: ['ferralis', 'comptoir'],
    conditionnement: () => ({ unite: 'piece', contenu: 1, multiple: 2 }),
    prix: (v) =>
      Math.round(
        selon(v['pose-gond'], { 'a-visser': 365, 'a-sceller': 240, 'a-cheville': 690 }) *
          selon(v.revetement, { 'laque-noir': 1.12, 'zingue-blanc': 1, 'galva-chaud': 1.25 }) *
          (v.diametre === 16 ? 1.2 : 1),
      ),
    poids: (v) =>
      selon(v['pose-gond'], { 'a-visser': 210, 'a-sceller': 190, 'a-cheville': 260 }) +
      (v.diametre === 16 ? 55 : 0),
    suffixe: (v) =>
      `${v.diametre}-${selon(v['pose-gond'], { 'a-visser': 'V', 'a-sceller': 'S', 'a-cheville': 'T' })}-${selon(v.revetement, CODES_FINITION)}`,
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    complements: ['SPV'],
    metiers: ['menuisier', 'macon', 'metallier'],
  },
  {
    code: 'SAR',
    noeud: 'arrets-de-volet',
    genre: 'arret-de-volet',
    nom: texte(
      'Arrêt de volet tête de bergère',
      'Shepherdess shutter holdback',
      'Retenedor de contraventana con figura',
    ),
    declinaison: texte(
      '{longueur}, {pose-gond}, {finition-porte}',
      '{longueur}, {pose-gond}, {finition-porte}',
      '{longueur}, {pose-gond}, {finition-porte}',
    ),
    description: texte(
      'Arrêt basculant en fonte d’aluminium qui bloque le vantail ouvert contre la façade. La tige longue traverse jusqu’à 120 mm d’isolant. Un arrêt par vantail, à 200 mm du bord libre.',
      'Tilting cast-aluminium catch that holds the open leaf against the wall. The long stem passes through up to 120 mm of insulation. One per leaf, 200 mm from the free edge.',
      'Retenedor basculante de fundición de aluminio que sujeta la hoja abierta contra la fachada. La varilla larga atraviesa hasta 120 mm de aislamiento. Uno por hoja, a 200 mm del canto libre.',
    ),
    axes: {
      'pose-gond': ['a-cheville', 'a-visser', 'a-sceller'],
      longueur: [100, 160, 220],
      'finition-porte': ['noir-9005', 'blanc-9016', 'gris-7016'],
    },
    existe: (v) => v.longueur === 100 || v['pose-gond'] === 'a-cheville',
    marques: ['ferralis', 'comptoir'],
    conditionnement: () => ({ unite: 'piece', contenu: 1, multiple: 2 }),
    prix: (v) =>
      selon(v['pose-gond'], { 'a-cheville': 320, 'a-visser': 345, 'a-sceller': 275 }) +
      (Number(v.longueur) - 100) * 2,
    poids: (v) => 110 + Math.round(Number(v.longueur) * 0.4),
    suffixe: (v) =>
      `${selon(v['pose-gond'], { 'a-cheville': 'T', 'a-visser': 'V', 'a-sceller': 'S' })}${v.longueur}-${selon(v['finition-porte'], CODES_FINITION)}`,
    complements: ['SPV', 'SGD'],
    metiers: ['menuisier', 'peintre'],
  },
  {
    code: 'SRS',
    noeud: 'rails-suspendus',
    genre: 'rail',
    nom: texte(
      'Rail acier pour porte suspendue',
      'Steel track for overhead sliding door',
      'Guía de acero para puerta colgada',
    ),
    declinaison: texte(
      '{longueur}, jusqu’à {charge}, {revetement}',
      '{longueur}, up to {charge}, {revetement}',
      '{longueur}, hasta {charge}, {revetement}',
    ),
    description: texte(
      'Rail en C profilé à froid pour portes de grange, d’atelier et de garage. Supports muraux ou plafond tous les 600 mm, 500 mm au-delà de 200 kg. Débitable à la longueur, ébavurer l’entrée avant d’engager la monture.',
      'Cold-rolled C track for barn, workshop and garage doors. Fit wall or soffit brackets every 600 mm, every 500 mm above 200 kg. Cut to length on request; deburr the end before sliding in the hanger.',
      'Guía en C perfilada en frío para puertas de granero, taller y garaje. Soportes de pared o techo cada 600 mm, cada 500 mm a partir de 200 kg. Se corta a medida; desbarbe la entrada antes de meter el carro.',
    ),
    axes: {
      longueur: [3000, 2000, 4000, 6000],
      charge: [100, 200, 400],
      revetement: ['zingue-blanc', 'galva-chaud', 'laque-noir'],
    },
    existe: (v) =>
      (v.revetement !== 'laque-noir' || (v.charge === 100 && Number(v.longueur) <= 3000)) &&
      (v.revetement !== 'galva-chaud' || Number(v.charge) >= 200),
    marques: ['glissal', 'ferralis'],
    conditionnement: () => ({ unite: 'barre', contenu: 1 }),
    prix: (v) =>
      Math.round(
        (Number(v.longueur) / 1000) *
          selon(v.charge, { '100': 980, '200': 1390, '400': 2280 }) *
          selon(v.revetement, { 'zingue-blanc': 1, 'galva-chaud': 1.16, 'laque-noir': 1.45 }),
      ),
    poids: (v) =>
      Math.round(Number(v.longueur) * selon(v.charge, { '100': 1.55, '200': 2.2, '400': 3.7 })),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) => `${cote(v.longueur, 4)}-${v.charge}-${selon(v.revetement, CODES_FINITION)}`,
    secable: { trait: 3 },
    ecoParticipation: { type: 'PMCB', centimes: 12 },
    normes: ['EN 1527'],
    complements: ['SMG'],
    metiers: ['menuisier', 'metallier', 'charpentier'],
  },
  {
    code: 'SMG',
    noeud: 'montures-galets',
    genre: 'monture-a-galets',
    nom: texte(
      'Monture à galets pour rail en C',
      'Roller hanger for C track',
      'Carro de rodillos para guía en C',
    ),
    declinaison: texte(
      'jusqu’à {charge} la porte, tige {tige-de-monture}, {matiere}',
      'up to {charge} per door, {tige-de-monture} bolt, {matiere}',
      'hasta {charge} por puerta, espárrago {tige-de-monture}, {matiere}',
    ),
    description: texte(
      'Chariot à quatre galets sur roulements, tige réglable en hauteur pour aplomber le vantail. Deux montures par porte. Les galets nylon roulent sans bruit, les galets acier acceptent la poussière et la chaleur.',
      'Four-wheel hanger on ball bearings with a height-adjustable bolt to plumb the leaf. Two hangers per door. Nylon wheels run quietly, steel wheels put up with dust and heat.',
      'Carro de cuatro ruedas sobre rodamientos, con espárrago regulable en altura para aplomar la hoja. Dos carros por puerta. Las ruedas de nailon son silenciosas; las de acero aguantan polvo y calor.',
    ),
    axes: {
      charge: [100, 60, 200, 400],
      'tige-de-monture': ['m10', 'm8', 'm12', 'm16'],
      matiere: ['nylon', 'acier'],
    },
    existe: (v) =>
      v['tige-de-monture'] ===
        selon(v.charge, { '60': 'm8', '100': 'm10', '200': 'm12', '400': 'm16' }) &&
      (v.matiere === 'acier' || v.charge !== 400),
    marques: ['glissal', 'ferralis'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v.charge, { '60': 890, '100': 1180, '200': 1890, '400': 3640 }) +
      (v.matiere === 'acier' ? 0 : 120),
    poids: (v) =>
      selon(v.charge, { '60': 260, '100': 340, '200': 720, '400': 1650 }) -
      (v.matiere === 'nylon' ? 90 : 0),
    suffixe: (v) => `${v.charge}-${v.matiere === 'acier' ? 'AC' : 'NY'}`,
    normes: ['EN 1527'],
    complements: ['SRS'],
    metiers: ['menuisier', 'metallier', 'charpentier'],
  },
];
