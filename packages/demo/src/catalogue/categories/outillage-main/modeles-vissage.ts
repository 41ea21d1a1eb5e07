/** Screwdrivers, hex keys, and the insulated screwdrivers of electricians. */
import { aLaPiece, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { gabarit } from './gabarit.ts';

/** Blade length of each tip, millimetres. */
const LAMES: Readonly<Record<string, readonly number[]>> = {
  'f-25': [75],
  'f-35': [75, 100],
  'f-4': [100],
  'f-55': [100, 125, 150],
  'f-65': [150],
  'f-8': [175],
  ph0: [60],
  ph1: [75, 100],
  ph2: [100, 125, 150],
  ph3: [150],
  pz0: [60],
  pz1: [75, 100],
  pz2: [100, 125],
  pz3: [150],
  t10: [75],
  t15: [75],
  t20: [100],
  t25: [100],
  t27: [100],
  t30: [125],
  t40: [125],
};

const LONGUEURS = [100, 75, 125, 150, 60, 175];

function lameExiste(empreinte: unknown, longueur: unknown): boolean {
  return LAMES[String(empreinte)]?.includes(Number(longueur)) ?? false;
}

export const modelesVissage: readonly ModeleArticle[] = [
  {
    code: 'OTV',
    noeud: 'tournevis-mecanicien',
    genre: 'tournevis',
    nom: texte(
      'Tournevis manche bimatière',
      'Two-component grip screwdriver',
      'Destornillador con mango bimaterial',
    ),
    declinaison: gabarit('{empreinte-lame} × {longueur}'),
    description: texte(
      'Lame en acier chrome-molybdène-vanadium trempée à cœur, pointe brunie au profil exact pour ne pas riper. Manche antirouleau avec empreinte gravée sur le capuchon. Ne pas l’employer au marteau : prendre un modèle à lame traversante.',
      'Through-hardened chrome-molybdenum-vanadium blade with a black tip ground to true profile, so it does not cam out. Anti-roll handle with the tip marked on the cap. Not for striking: choose a pound-through model instead.',
      'Varilla de cromo-molibdeno-vanadio templada, con punta pavonada de perfil exacto que no patina. Mango antirrodadura con la punta grabada en la tapa. No lo golpee: para eso hay modelos de varilla pasante.',
    ),
    axes: { 'empreinte-lame': Object.keys(LAMES), longueur: LONGUEURS },
    existe: (v) => lameExiste(v['empreinte-lame'], v.longueur),
    marques: ['stahlmann', 'durandal', 'outibel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      340 + Number(v.longueur) * 3 + (String(v['empreinte-lame']).startsWith('t') ? 120 : 0),
    poids: (v) => 30 + Math.round(Number(v.longueur) * 0.6),
    suffixe: (v) => `${String(v['empreinte-lame']).toUpperCase()}-${v.longueur}`,
    ecoParticipation: { type: 'ABJ', centimes: 1 },
    normes: ['ISO 2380', 'ISO 8764'],
    complements: ['OTJ', 'OCJ'],
    metiers: ['menuisier', 'serrurier', 'maintenance', 'plombier'],
  },
  {
    code: 'OTI',
    noeud: 'tournevis-isoles',
    genre: 'tournevis-isole',
    nom: texte(
      'Tournevis isolé 1 000 V',
      '1,000 V insulated screwdriver',
      'Destornillador aislado 1000 V',
    ),
    declinaison: gabarit('{empreinte-lame} × {longueur}'),
    description: texte(
      'Lame surmoulée jusqu’à la pointe et essai individuel à 10 000 V, pour intervention au voisinage ou sous tension jusqu’à 1 000 V alternatif. Le fourreau aminci passe dans les borniers de disjoncteurs. Écarter tout outil dont l’isolant est entaillé.',
      'Insulation moulded right down to the tip and each tool tested at 10,000 V, for work near or on live parts up to 1,000 V AC. The slim sleeve fits breaker terminals. Scrap any tool with damaged insulation.',
      'Varilla aislada hasta la punta y ensayo individual a 10.000 V, para trabajos en proximidad o en tensión hasta 1000 V CA. La funda fina entra en los bornes de los magnetotérmicos. Deseche cualquier útil con el aislamiento cortado.',
    ),
    axes: {
      'empreinte-lame': [
        'f-25',
        'f-35',
        'f-4',
        'f-55',
        'f-65',
        'ph0',
        'ph1',
        'ph2',
        'pz1',
        'pz2',
        't15',
        't20',
      ],
      longueur: LONGUEURS,
    },
    existe: (v) => LAMES[String(v['empreinte-lame'])]?.[0] === v.longueur,
    marques: ['stahlmann', 'elektra', 'durandal', 'filvolt'],
    conditionnement: aLaPiece,
    prix: (v) => 620 + Number(v.longueur) * 4,
    poids: (v) => 40 + Math.round(Number(v.longueur) * 0.7),
    suffixe: (v) => `${String(v['empreinte-lame']).toUpperCase()}-${v.longueur}`,
    ecoParticipation: { type: 'ABJ', centimes: 1 },
    normes: ['EN IEC 60900'],
    complements: ['OTJ', 'MPD', 'MPS'],
    metiers: ['electricien', 'maintenance'],
  },
  {
    code: 'OTJ',
    noeud: 'jeux-tournevis',
    genre: 'jeu-tournevis',
    nom: texte('Jeu de tournevis', 'Screwdriver set', 'Juego de destornilladores'),
    declinaison: texte(
      '{pieces-jeu} pièces, {assortiment}',
      '{pieces-jeu} piece, {assortiment}',
      '{pieces-jeu} piezas, {assortiment}',
    ),
    description: texte(
      'Les empreintes qui servent tous les jours, sur support mural perforé ou en trousse enroulable selon le nombre de pièces. Manches repérés par couleur d’empreinte. Chaque tournevis se remplace à l’unité.',
      'The tips you use every day, on a punched wall rack or in a roll-up pouch depending on the set. Handles are colour-coded by tip. Every driver can be replaced singly.',
      'Las puntas de uso diario, en soporte mural perforado o en estuche enrollable según el juego. Mangos con código de color por punta. Cada destornillador se repone suelto.',
    ),
    axes: { assortiment: ['fente-ph', 'fente-pz', 'torx', 'mixte'], 'pieces-jeu': [6, 8, 12] },
    existe: (v) => (v.assortiment === 'mixte' ? v['pieces-jeu'] === 12 : v['pieces-jeu'] !== 12),
    marques: ['stahlmann', 'durandal', 'outibel', 'comptoir'],
    conditionnement: (v) => ({ unite: 'lot', contenu: Number(v['pieces-jeu']) }),
    prix: (v) => 650 + Number(v['pieces-jeu']) * 470 + (v.assortiment === 'torx' ? 500 : 0),
    poids: (v) => 150 + Number(v['pieces-jeu']) * 95,
    suffixe: (v) =>
      `${selon(v.assortiment, { 'fente-ph': 1, 'fente-pz': 2, torx: 3, mixte: 4 })}-${v['pieces-jeu']}`,
    ecoParticipation: { type: 'ABJ', centimes: 6 },
    normes: ['ISO 2380', 'ISO 8764'],
    complements: ['OTV', 'OCJ'],
    metiers: ['menuisier', 'electricien', 'maintenance', 'collectivite'],
  },
  {
    code: 'OCM',
    noeud: 'cles-males-six-pans',
    genre: 'cle-male',
    nom: texte('Clé mâle six pans longue', 'Long-arm hex key', 'Llave hexagonal acodada larga'),
    declinaison: texte(
      '{surplat}, {revetement}',
      '{surplat}, {revetement}',
      '{surplat}, {revetement}',
    ),
    description: texte(
      'Acier au silicium trempé, branche longue à tête sphérique pour visser jusqu’à 25° d’angle. Bloquer toujours avec la branche courte : la sphère n’est pas faite pour le couple final. Le nickelé tient mieux l’humidité que le bruni.',
      'Hardened silicon steel with a ball end on the long arm, driving at up to 25°. Always do the final tightening with the short arm: the ball is not meant for full torque. Nickel plating stands damp better than black.',
      'Acero al silicio templado, brazo largo con bola para atornillar hasta 25° de inclinación. Apriete siempre con el brazo corto: la bola no soporta el par final. El niquelado resiste la humedad mejor que el fosfatado.',
    ),
    axes: {
      surplat: [5, 4, 6, 3, 2.5, 2, 1.5, 8, 10, 12, 14],
      revetement: ['nickele', 'phosphate'],
    },
    existe: (v) => v.revetement === 'nickele' || Number(v.surplat) >= 2,
    marques: ['stahlmann', 'durandal', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      95 + Math.round(Number(v.surplat) ** 1.8 * 8) + (v.revetement === 'nickele' ? 35 : 0),
    poids: (v) => 3 + Math.round(Number(v.surplat) ** 2 * 1.6),
    suffixe: (v) =>
      `${String(Number(v.surplat) * 10).padStart(3, '0')}-${v.revetement === 'nickele' ? 'NI' : 'PH'}`,
    normes: ['ISO 2936'],
    complements: ['OCJ'],
    metiers: ['serrurier', 'metallier', 'maintenance', 'agenceur'],
  },
  {
    code: 'OCJ',
    noeud: 'jeux-cles-males',
    genre: 'jeu-cles-males',
    nom: texte('Jeu de clés mâles', 'L-key set', 'Juego de llaves macho'),
    declinaison: texte(
      '{assortiment}, {pieces-jeu} pièces sur support',
      '{assortiment}, {pieces-jeu} piece on holder',
      '{assortiment}, {pieces-jeu} piezas en soporte',
    ),
    description: texte(
      'Support à clip articulé : la clé sort d’un doigt et ne se perd pas. Six pans de 1,5 à 10 mm, Torx de T9 à T40. Le Torx percé convient aussi aux vis antivandales.',
      'Hinged clip holder: each key comes out with one finger and stays put. Hex from 1.5 to 10 mm, Torx from T9 to T40. The tamper-proof set also fits security screws.',
      'Soporte articulado: la llave sale con un dedo y no se pierde. Hexagonales de 1,5 a 10 mm, Torx de T9 a T40. El Torx con orificio sirve también para tornillos antivandálicos.',
    ),
    axes: { assortiment: ['six-pans-bille', 'six-pans', 'torx', 'torx-perce'], 'pieces-jeu': [9] },
    marques: ['stahlmann', 'durandal', 'outibel', 'comptoir'],
    conditionnement: (v) => ({ unite: 'lot', contenu: Number(v['pieces-jeu']) }),
    prix: (v) =>
      selon(v.assortiment, {
        'six-pans': 1490,
        'six-pans-bille': 2190,
        torx: 2390,
        'torx-perce': 2690,
      }),
    poids: (v) =>
      selon(v.assortiment, {
        'six-pans': 420,
        'six-pans-bille': 480,
        torx: 320,
        'torx-perce': 320,
      }),
    suffixe: (v) =>
      `${selon(v.assortiment, { 'six-pans': 1, 'six-pans-bille': 2, torx: 3, 'torx-perce': 4 })}-9`,
    ecoParticipation: { type: 'ABJ', centimes: 3 },
    normes: ['ISO 2936'],
    complements: ['OCM', 'OTJ'],
    metiers: ['agenceur', 'serrurier', 'maintenance'],
  },
];
