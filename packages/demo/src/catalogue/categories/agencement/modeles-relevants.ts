/** Lift systems, gas struts, and the fittings of a wardrobe. */
import { aLaPiece, cote, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { CODES_FINITION } from './couts.ts';

export const MODELES_RELEVANTS: readonly ModeleArticle[] = [
  {
    code: 'ARL',
    noeud: 'relevants',
    genre: 'relevant',
    nom: texte(
      'Relevant de meuble haut',
      'Wall-unit lift system',
      'Sistema elevable para mueble alto',
    ),
    declinaison: texte(
      'façade de {hauteur}, {charge} maxi, {finition-meuble}',
      '{hauteur} front, up to {charge}, {finition-meuble}',
      'frente de {hauteur}, hasta {charge}, {finition-meuble}',
    ),
    description: texte(
      'Paire de mécanismes équilibrés par ressort : la façade s’arrête dans toute position et se ferme en amorti. Aucune charnière à ajouter. La force se règle à la visseuse, pesez la façade avec sa poignée avant de choisir.',
      'Pair of spring-balanced mechanisms: the front stops anywhere and closes softly. No hinges needed. Force adjusts with a screwdriver; weigh the front with its handle before choosing.',
      'Par de mecanismos equilibrados por muelle: el frente se detiene en cualquier posición y cierra amortiguado. No requiere bisagras. La fuerza se regula con atornillador; pese el frente con su tirador antes de elegir.',
    ),
    axes: {
      hauteur: [400, 350, 480, 600],
      charge: [6, 4, 10, 15],
      'finition-meuble': ['gris-anthracite', 'blanc-mat'],
    },
    fixes: { 'fermeture-meuble': 'amortie' },
    existe: (v) => Number(v.charge) <= 10 || Number(v.hauteur) >= 480,
    marques: ['hettner', 'glissal'],
    conditionnement: () => ({ unite: 'lot', contenu: 1 }),
    prix: (v) => 3890 + Number(v.charge) * 240 + Math.round((Number(v.hauteur) - 350) * 2.6),
    poids: (v) => 1500 + Number(v.charge) * 60,
    suffixe: (v) =>
      `${v.hauteur}-${cote(v.charge, 2)}-${selon(v['finition-meuble'], CODES_FINITION)}`,
    complements: ['AVG', 'APP'],
    metiers: ['agenceur', 'menuisier'],
  },
  {
    code: 'AVG',
    noeud: 'verins-a-gaz',
    genre: 'verin-a-gaz',
    nom: texte('Vérin à gaz d’abattant', 'Gas strut for flaps', 'Pistón de gas para abatible'),
    declinaison: texte(
      '{force-verin}, longueur {longueur}, {couleur}',
      '{force-verin}, {longueur} long, {couleur}',
      '{force-verin}, longitud {longueur}, {couleur}',
    ),
    description: texte(
      'Pousse et retient une porte relevante ou un couvercle de coffre. Monter la tige vers le bas en position fermée pour lubrifier le joint. Livré avec deux ferrures à rotule et leurs vis.',
      'Lifts and holds a flap or chest lid. Fit the rod downwards when closed so that the seal stays lubricated. Supplied with two ball-joint brackets and screws.',
      'Empuja y sostiene una puerta elevable o la tapa de un arcón. Móntelo con el vástago hacia abajo en posición cerrada para lubricar la junta. Incluye dos herrajes de rótula con tornillos.',
    ),
    axes: {
      'force-verin': [80, 60, 100, 120, 150, 200],
      longueur: [245, 355],
      couleur: ['gris', 'blanc', 'noir'],
    },
    existe: (v) =>
      (v.longueur === 245 ? Number(v['force-verin']) <= 150 : Number(v['force-verin']) >= 80) &&
      (v.couleur === 'gris' || v.longueur === 245),
    marques: ['glissal', 'hettner'],
    conditionnement: aLaPiece,
    prix: (v) => Math.round(330 + Number(v['force-verin']) * 1.4) + (v.longueur === 355 ? 210 : 0),
    poids: (v) => (v.longueur === 355 ? 190 : 120),
    suffixe: (v) =>
      `${cote(v['force-verin'], 3)}-${v.longueur}-${selon(v.couleur, { gris: 'GR', blanc: 'BL', noir: 'NR' })}`,
    complements: ['AGC'],
    metiers: ['agenceur', 'menuisier', 'maintenance'],
  },
  {
    code: 'ATP',
    noeud: 'tubes-de-penderie',
    genre: 'tube-de-penderie',
    nom: texte('Tube de penderie ovale', 'Oval hanging rail', 'Barra de armario ovalada'),
    declinaison: texte(
      '30 × 15, {longueur}, {finition-meuble}',
      '30 × 15, {longueur}, {finition-meuble}',
      '30 × 15, {longueur}, {finition-meuble}',
    ),
    description: texte(
      'Tube ovale en acier de 1 mm, ou en aluminium avec jonc antibruit sur la version anodisée. Portée libre de 900 mm, support central au-delà. Coupe à longueur possible, trait de 3 mm.',
      'Oval tube in 1 mm steel, or in aluminium with an anti-noise insert in the anodised version. Clear span 900 mm, add a centre bracket beyond. Cut to length on request, 3 mm kerf.',
      'Tubo ovalado de acero de 1 mm, o de aluminio con perfil antirruido en la versión anodizada. Luz libre de 900 mm; a partir de ahí, soporte central. Corte a medida con 3 mm de sierra.',
    ),
    axes: {
      longueur: [3000, 2000, 2500, 1000, 1200],
      'finition-meuble': ['chrome-brillant', 'alu-anodise', 'noir-mat', 'blanc-mat'],
    },
    existe: (v) => v['finition-meuble'] === 'chrome-brillant' || Number(v.longueur) >= 2000,
    marques: ['lignea', 'hettner', 'comptoir'],
    conditionnement: () => ({ unite: 'barre', contenu: 1 }),
    prix: (v) =>
      Math.round(
        (Number(v.longueur) / 1000) *
          selon(v['finition-meuble'], {
            'chrome-brillant': 360,
            'alu-anodise': 690,
            'noir-mat': 520,
            'blanc-mat': 430,
          }),
      ),
    poids: (v) =>
      Math.round(Number(v.longueur) * (v['finition-meuble'] === 'alu-anodise' ? 0.33 : 0.58)),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) => `${v.longueur}-${selon(v['finition-meuble'], CODES_FINITION)}`,
    secable: { trait: 3 },
    complements: ['AST', 'APE'],
    metiers: ['agenceur', 'menuisier', 'plaquiste'],
  },
  {
    code: 'AST',
    noeud: 'supports-de-tube',
    genre: 'support-de-tube',
    nom: texte('Support de tube ovale', 'Oval rail bracket', 'Soporte de barra ovalada'),
    declinaison: texte(
      '{pose-support}, {finition-meuble}',
      '{pose-support}, {finition-meuble}',
      '{pose-support}, {finition-meuble}',
    ),
    description: texte(
      'Support en zamak pour tube de 30 × 15. Le modèle latéral se visse ou s’emboîte dans les trous de 5 mm au pas de 32, le modèle central se suspend sous une tablette. Vis de 4 × 16 non fournies.',
      'Zinc-alloy bracket for 30 × 15 rail. The side model screws on or plugs into 5 mm system holes, the centre model hangs from a shelf. 4 × 16 screws not included.',
      'Soporte de zamak para barra de 30 × 15. El lateral se atornilla o encaja en los taladros de 5 mm a paso 32; el central cuelga de una balda. Tornillos de 4 × 16 no incluidos.',
    ),
    axes: {
      'pose-support': ['lateral', 'lateral-emboiter', 'central'],
      'finition-meuble': ['chrome-brillant', 'noir-mat', 'blanc-mat', 'aspect-inox'],
    },
    fixes: { matiere: 'zamak' },
    marques: ['lignea', 'hettner', 'comptoir'],
    conditionnement: (v) => ({
      unite: 'sachet',
      contenu: v['pose-support'] === 'central' ? 2 : 10,
    }),
    prix: (v) =>
      Math.round(
        selon(v['pose-support'], { lateral: 480, 'lateral-emboiter': 560, central: 390 }) *
          selon(v['finition-meuble'], {
            'chrome-brillant': 1,
            'noir-mat': 1.2,
            'blanc-mat': 1.1,
            'aspect-inox': 1.1,
          }),
      ),
    poids: (v) => selon(v['pose-support'], { lateral: 210, 'lateral-emboiter': 230, central: 120 }),
    suffixe: (v) =>
      `${selon(v['pose-support'], { lateral: 'L', 'lateral-emboiter': 'E', central: 'C' })}-${selon(v['finition-meuble'], CODES_FINITION)}`,
    complements: ['ATP'],
    metiers: ['agenceur', 'menuisier'],
  },
  {
    code: 'APE',
    noeud: 'penderies-escamotables',
    genre: 'penderie-escamotable',
    nom: texte(
      'Penderie escamotable amortie',
      'Soft-return wardrobe lift',
      'Barra abatible amortiguada',
    ),
    declinaison: texte(
      '{reglage-largeur}, {charge}, {finition-meuble}',
      '{reglage-largeur}, {charge}, {finition-meuble}',
      '{reglage-largeur}, {charge}, {finition-meuble}',
    ),
    description: texte(
      'Amène les vêtements à portée de main depuis le haut d’un dressing, poignée de tirage comprise. Largeur réglable, remontée amortie par vérin. Fixation latérale dans des panneaux de 18 mm au moins, hauteur libre de 850 mm sous la barre.',
      'Brings clothes within reach from the top of a wardrobe, pull handle included. Adjustable width, damped return. Side fixing to panels of at least 18 mm, 850 mm clear height below the bar.',
      'Acerca la ropa desde la parte alta del armario, con tirador incluido. Ancho regulable y retorno amortiguado. Fijación lateral en tableros de 18 mm como mínimo, con 850 mm libres bajo la barra.',
    ),
    axes: {
      'reglage-largeur': ['600-830', '450-600', '830-1150'],
      charge: [10, 18],
      'finition-meuble': ['gris-anthracite', 'chrome-brillant', 'blanc-mat'],
    },
    existe: (v) => v.charge === 10 || v['reglage-largeur'] !== '450-600',
    marques: ['hettner', 'lignea'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v['reglage-largeur'], { '450-600': 5480, '600-830': 5790, '830-1150': 6350 }) +
      (v.charge === 18 ? 2250 : 0),
    poids: (v) => (v.charge === 18 ? 3900 : 2900),
    longueurColis: () => 900,
    suffixe: (v) =>
      `${String(v['reglage-largeur']).slice(0, 3)}-${v.charge}-${selon(v['finition-meuble'], CODES_FINITION)}`,
    ecoParticipation: { type: 'DEA', centimes: 14 },
    complements: ['ATP'],
    metiers: ['agenceur', 'menuisier'],
  },
];
