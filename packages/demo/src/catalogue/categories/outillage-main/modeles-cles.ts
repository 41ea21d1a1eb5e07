/** Spanners, adjustable and torque wrenches, sockets. */
import { aLaPiece, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { gabarit } from './gabarit.ts';

const SURPLATS = [10, 13, 8, 17, 19, 6, 7, 9, 11, 12, 14, 15, 16, 18, 21, 22, 24, 27, 30, 32];

export const modelesCles: readonly ModeleArticle[] = [
  {
    code: 'OCX',
    noeud: 'cles-mixtes',
    genre: 'cle-mixte',
    nom: texte('Clé mixte chromée', 'Combination spanner', 'Llave combinada cromada'),
    declinaison: gabarit('{surplat}'),
    description: texte(
      'Fourche à 15° et œil contre-coudé de même cote, en acier chrome-vanadium forgé. Le profil à prise sur les flancs épargne les arêtes de l’écrou. Finition chromée mate, prise en main même avec des gants gras.',
      'Open end at 15° and offset ring of the same size, forged in chrome-vanadium steel. The flank-drive profile spares the corners of the nut. Matt chrome finish that grips even with greasy gloves.',
      'Boca fija a 15° y boca de estrella acodada de la misma medida, forjada en cromo-vanadio. El perfil apoya en los flancos y no daña las aristas. Cromo mate que agarra incluso con guantes grasos.',
    ),
    axes: { surplat: SURPLATS },
    fixes: { revetement: 'chrome-mat' },
    marques: ['stahlmann', 'durandal', 'outibel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => 260 + Math.round(Number(v.surplat) ** 1.75 * 5.2),
    poids: (v) => Math.round(Number(v.surplat) ** 2 * 0.55) + 8,
    suffixe: (v) => String(v.surplat).padStart(2, '0'),
    ecoParticipation: { type: 'ABJ', centimes: 1 },
    normes: ['ISO 7738', 'ISO 691'],
    complements: ['OCQ', 'ODO'],
    metiers: ['metallier', 'serrurier', 'plombier', 'maintenance'],
  },
  {
    code: 'OCQ',
    noeud: 'cles-mixtes-cliquet',
    genre: 'cle-cliquet',
    nom: texte('Clé mixte à cliquet', 'Ratchet combination spanner', 'Llave combinada de carraca'),
    declinaison: gabarit('{surplat}'),
    description: texte(
      'Œil à cliquet de 72 dents : 5° de débattement suffisent dans une gaine ou derrière un radiateur. Inversion par retournement de la clé. La fourche sert au blocage, le cliquet à l’approche.',
      '72-tooth ratchet ring: 5° of swing is enough in a duct or behind a radiator. Flip it over to reverse. Break loose and lock with the open end, run down with the ratchet.',
      'Boca de carraca de 72 dientes: bastan 5° de giro en un patinillo o detrás de un radiador. Se invierte dándole la vuelta. La boca fija bloquea, la carraca aproxima.',
    ),
    axes: { surplat: [10, 13, 8, 17, 19, 9, 11, 12, 14, 15, 16, 18] },
    fixes: { revetement: 'chrome-mat' },
    marques: ['stahlmann', 'durandal', 'outibel'],
    conditionnement: aLaPiece,
    prix: (v) => 980 + Math.round(Number(v.surplat) ** 1.6 * 9),
    poids: (v) => Math.round(Number(v.surplat) ** 2 * 0.6) + 15,
    suffixe: (v) => String(v.surplat).padStart(2, '0'),
    ecoParticipation: { type: 'ABJ', centimes: 1 },
    normes: ['ISO 691'],
    complements: ['OCX'],
    metiers: ['plombier', 'metallier', 'maintenance'],
  },
  {
    code: 'OMO',
    noeud: 'cles-a-molette',
    genre: 'cle-molette',
    nom: texte('Clé à molette', 'Adjustable wrench', 'Llave ajustable'),
    declinaison: texte(
      '{longueur}, ouverture {ouverture-max}',
      '{longueur}, {ouverture-max} opening',
      '{longueur}, apertura {ouverture-max}',
    ),
    description: texte(
      'Mâchoires minces à faible jeu et graduation en millimètres, tête à 15°. Serrer en poussant vers la mâchoire mobile pour ne pas fatiguer la molette. Pour la robinetterie chromée, préférer des mors protégés.',
      'Slim jaws with little play and a millimetre scale, head at 15°. Pull towards the moving jaw so you do not strain the screw. On chrome taps, use protected jaws instead.',
      'Mordazas finas con poca holgura y escala en milímetros, cabeza a 15°. Haga fuerza hacia la mordaza móvil para no forzar el husillo. En grifería cromada, mejor mordazas protegidas.',
    ),
    axes: { longueur: [250, 150, 200, 300, 380], 'ouverture-max': [29, 20, 24, 34, 43] },
    existe: (v) =>
      v['ouverture-max'] === selon(v.longueur, { 150: 20, 200: 24, 250: 29, 300: 34, 380: 43 }),
    marques: ['stahlmann', 'durandal', 'outibel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => selon(v.longueur, { 150: 1490, 200: 1790, 250: 2290, 300: 3190, 380: 5490 }),
    poids: (v) => selon(v.longueur, { 150: 130, 200: 240, 250: 410, 300: 650, 380: 1180 }),
    suffixe: (v) => `${v.longueur}`,
    ecoParticipation: { type: 'ABJ', centimes: 3 },
    normes: ['ISO 6787'],
    complements: ['OPM', 'OCX'],
    metiers: ['plombier', 'maintenance', 'collectivite'],
  },
  {
    code: 'ODO',
    noeud: 'douilles',
    genre: 'douille',
    nom: texte('Douille six pans', 'Six-point socket', 'Vaso hexagonal'),
    declinaison: texte(
      '{carre-conducteur}, {surplat}, {type-douille}',
      '{carre-conducteur}, {surplat}, {type-douille}',
      '{carre-conducteur}, {surplat}, {type-douille}',
    ),
    description: texte(
      'Courte pour l’usage général, longue pour l’écrou sur tige filetée, à chocs pour la boulonneuse. Seule la douille à chocs, noire et phosphatée, supporte la machine ; une douille chromée peut éclater.',
      'Standard for general use, deep for nuts on threaded rod, impact for power wrenches. Only the black phosphated impact socket may be used on a machine; a chrome socket can shatter.',
      'Corto para uso general, largo para tuerca en varilla roscada, de impacto para máquina. Solo el vaso de impacto, negro fosfatado, soporta la llave de impacto; uno cromado puede romperse.',
    ),
    axes: {
      'carre-conducteur': ['12', '14', '38'],
      surplat: SURPLATS,
      'type-douille': ['courte', 'longue', 'impact'],
    },
    existe: (v) => {
      const cote = Number(v.surplat);
      if (v['carre-conducteur'] === '14') return cote <= 14 && v['type-douille'] !== 'impact';
      if (v['carre-conducteur'] === '38')
        return cote >= 8 && cote <= 19 && v['type-douille'] === 'courte';
      return cote >= 10 && (v['type-douille'] !== 'longue' || cote <= 24);
    },
    marques: ['stahlmann', 'durandal', 'outibel'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v['carre-conducteur'], { '14': 180, '38': 230, '12': 290 }) +
      Math.round(Number(v.surplat) * 9) +
      selon(v['type-douille'], { courte: 0, longue: 220, impact: 340 }),
    poids: (v) =>
      selon(v['carre-conducteur'], { '14': 12, '38': 28, '12': 50 }) +
      Math.round(Number(v.surplat) * selon(v['type-douille'], { courte: 1, longue: 3, impact: 4 })),
    suffixe: (v) =>
      `${v['carre-conducteur']}-${String(v.surplat).padStart(2, '0')}${v['type-douille'] === 'longue' ? 'L' : v['type-douille'] === 'impact' ? 'I' : ''}`,
    normes: ['ISO 2725'],
    complements: ['OCF', 'OCD'],
    metiers: ['metallier', 'charpentier', 'maintenance'],
  },
  {
    code: 'OCF',
    noeud: 'coffrets-douilles',
    genre: 'coffret-douilles',
    nom: texte(
      'Coffret de douilles et cliquet',
      'Socket and ratchet set',
      'Estuche de vasos y carraca',
    ),
    declinaison: texte(
      '{carre-conducteur}, {pieces-jeu} pièces',
      '{carre-conducteur}, {pieces-jeu} piece',
      '{carre-conducteur}, {pieces-jeu} piezas',
    ),
    description: texte(
      'Cliquet 72 dents à bouton d’éjection, rallonges, cardan et douilles six pans. Le 1/4″ complète le tableau et la quincaillerie d’ameublement, le 1/2″ la charpente et l’entretien. Mousse bicolore : une pièce oubliée se voit.',
      '72-tooth quick-release ratchet, extensions, universal joint and six-point sockets. 1/4″ for panels and furniture fittings, 1/2″ for frames and maintenance. Two-colour foam shows at once what is missing.',
      'Carraca de 72 dientes con botón expulsor, alargadores, junta cardán y vasos hexagonales. El de 1/4″ para cuadros y herraje de mueble; el de 1/2″ para estructura y mantenimiento. Espuma de dos colores: se ve lo que falta.',
    ),
    axes: { 'carre-conducteur': ['14', '38', '12'], 'pieces-jeu': [36, 46, 24] },
    existe: (v) =>
      v['pieces-jeu'] === selon(v['carre-conducteur'], { '14': 46, '38': 36, '12': 24 }),
    marques: ['stahlmann', 'durandal', 'outibel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => selon(v['carre-conducteur'], { '14': 7900, '38': 9900, '12': 11900 }),
    poids: (v) => selon(v['carre-conducteur'], { '14': 1600, '38': 3100, '12': 5400 }),
    longueurColis: (v) => selon(v['carre-conducteur'], { '14': 260, '38': 340, '12': 420 }),
    suffixe: (v) => `${v['carre-conducteur']}-${v['pieces-jeu']}`,
    ecoParticipation: { type: 'ABJ', centimes: 12 },
    normes: ['ISO 2725', 'ISO 3315'],
    complements: ['ODO', 'OCD', 'OCX'],
    metiers: ['maintenance', 'metallier', 'collectivite'],
  },
  {
    code: 'OCD',
    noeud: 'cles-dynamometriques',
    genre: 'cle-dynamometrique',
    nom: texte(
      'Clé dynamométrique à déclenchement',
      'Click torque wrench',
      'Llave dinamométrica de disparo',
    ),
    declinaison: gabarit('{carre-conducteur}, {plage-couple}'),
    description: texte(
      'Déclenchement net au couple réglé, précision de ±4 % et certificat d’étalonnage individuel. Réglage par vernier verrouillable. Ramener au minimum de la plage avant rangement et faire contrôler chaque année ou tous les 5 000 serrages.',
      'Crisp click at the set torque, ±4% accuracy and an individual calibration certificate. Lockable micrometer setting. Wind back to the bottom of the range before storing and have it checked yearly or every 5,000 cycles.',
      'Disparo claro al par ajustado, precisión de ±4 % y certificado de calibración individual. Ajuste micrométrico bloqueable. Devuélvala al mínimo de la escala antes de guardarla y verifíquela cada año o cada 5000 aprietes.',
    ),
    axes: {
      'carre-conducteur': ['12', '14', '38', '34'],
      'plage-couple': ['40-200', '5-25', '10-50', '20-100', '60-340', '150-750'],
    },
    existe: (v) =>
      ({
        '14': ['5-25'],
        '38': ['10-50', '20-100'],
        '12': ['40-200', '60-340'],
        '34': ['150-750'],
      })[String(v['carre-conducteur'])]?.includes(String(v['plage-couple'])) ?? false,
    marques: ['stahlmann', 'durandal'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v['plage-couple'], {
        '5-25': 12900,
        '10-50': 13900,
        '20-100': 14900,
        '40-200': 16900,
        '60-340': 22900,
        '150-750': 54900,
      }),
    poids: (v) =>
      selon(v['plage-couple'], {
        '5-25': 650,
        '10-50': 900,
        '20-100': 1150,
        '40-200': 1600,
        '60-340': 2300,
        '150-750': 6200,
      }),
    longueurColis: (v) =>
      selon(v['plage-couple'], {
        '5-25': 320,
        '10-50': 380,
        '20-100': 420,
        '40-200': 540,
        '60-340': 700,
        '150-750': 1280,
      }),
    suffixe: (v) => `${v['carre-conducteur']}-${v['plage-couple']}`,
    ecoParticipation: { type: 'ABJ', centimes: 8 },
    normes: ['ISO 6789-1'],
    complements: ['ODO', 'OCF'],
    metiers: ['metallier', 'charpentier', 'maintenance'],
  },
];
