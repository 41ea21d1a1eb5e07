import { chiffres, dixiemes, selon, sigle } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';

const METRES_ICTA: Readonly<Record<string, readonly number[]>> = {
  16: [100, 25],
  20: [100, 25],
  25: [50, 25],
  32: [50, 25],
  40: [25],
  50: [25],
};
const PREFILES: Readonly<Record<string, string>> = {
  '2x-1.5': '16',
  '3g-1.5': '16',
  '3g-2.5': '20',
  '3g-6': '25',
  '5g-1.5': '20',
  '5g-2.5': '25',
};
const GOULOTTES: Readonly<Record<string, number>> = {
  '20×12': 195,
  '32×12': 265,
  '40×20': 410,
  '40×40': 620,
  '60×40': 790,
  '60×60': 1010,
  '90×60': 1590,
  '110×60': 1890,
};

export const cheminements: readonly ModeleArticle[] = [
  {
    code: 'LIC',
    noeud: 'gaines-icta',
    genre: 'gaine-annelee',
    nom: texte('Gaine ICTA 3422', 'Corrugated conduit ICTA 3422', 'Tubo corrugado ICTA 3422'),
    declinaison: texte(
      'Ø {diametre}, {couleur}, {tire-fil}, {longueur-cable}',
      'Ø {diametre}, {couleur}, {tire-fil}, {longueur-cable}',
      'Ø {diametre}, {couleur}, {tire-fil}, {longueur-cable}',
    ),
    description: texte(
      'Conduit cintrable transversalement élastique en polypropylène, résistance 750 N, pour cloison, doublage, dalle et vide de construction. Couleurs pour séparer courants forts et réseaux. Ne pas remplir au-delà du tiers de la section intérieure.',
      'Pliable self-recovering polypropylene conduit, 750 N compression, for partitions, linings, slabs and voids. Colours tell power and data apart. Do not fill beyond a third of the inner section.',
      'Tubo corrugado de polipropileno con recuperación elástica, 750 N de compresión, para tabique, trasdosado, losa y huecos. Colores para separar fuerza y datos. No ocupar más de un tercio de la sección interior.',
    ),
    axes: {
      diametre: [20, 16, 25, 32, 40, 50],
      'longueur-cable': [100, 50, 25],
      'tire-fil': ['avec', 'sans'],
      couleur: ['gris', 'bleu', 'vert', 'rouge'],
    },
    existe: (v) =>
      (METRES_ICTA[String(v.diametre)]?.includes(Number(v['longueur-cable'])) ?? false) &&
      (v.couleur === 'gris' ||
        (v['tire-fil'] === 'avec' && Number(v.diametre) <= 25 && v['longueur-cable'] !== 25)) &&
      (v['tire-fil'] === 'avec' || Number(v.diametre) <= 25),
    fixes: { matiere: 'plastique' },
    marques: ['elektra', 'tubeo', 'comptoir'],
    conditionnement: (v) => ({ unite: 'rouleau', contenu: Number(v['longueur-cable']) }),
    prix: (v) =>
      Math.round(
        Number(v['longueur-cable']) ** 0.97 *
          (Number(v.diametre) ** 1.35 * 0.72 + (v['tire-fil'] === 'avec' ? 4 : 0)),
      ),
    poids: (v) => Math.round(Number(v['longueur-cable']) * Number(v.diametre) ** 1.2 * 1.55),
    suffixe: (v) =>
      `${String(v.diametre)}-${sigle(v.couleur)}-${v['tire-fil'] === 'avec' ? 'TF' : 'NU'}-${chiffres(v['longueur-cable'], 3)}`,
    ecoParticipation: { type: 'PMCB', centimes: 15 },
    normes: ['EN 61386-22'],
    complements: ['LFR', 'LBE'],
    metiers: ['electricien', 'plaquiste', 'macon'],
  },
  {
    code: 'LIP',
    noeud: 'gaines-prefilees',
    genre: 'gaine-annelee',
    nom: texte('Gaine ICTA préfilée', 'Pre-wired ICTA conduit', 'Tubo ICTA precableado'),
    declinaison: texte(
      '{conducteurs}{section-cable} Ø {diametre}, {longueur-cable}',
      '{conducteurs}{section-cable} Ø {diametre}, {longueur-cable}',
      '{conducteurs}{section-cable} Ø {diametre}, {longueur-cable}',
    ),
    description: texte(
      'Conduit gris et fils H07V-U tirés en usine : le tirage est fait, il reste à poser et à raccorder. Conducteurs rouge, bleu et vert/jaune, plus noir et marron en 5G. Couper à la scie fine et ébavurer pour ne pas blesser l’isolant.',
      'Grey conduit with H07V-U wires drawn at the factory: just lay and connect. Red, blue and green/yellow cores, plus black and brown in 5G. Cut with a fine saw and deburr so as not to nick the insulation.',
      'Tubo gris con hilos H07V-U ya pasados en fábrica: solo queda tender y conectar. Conductores rojo, azul y verde/amarillo, más negro y marrón en 5G. Cortar con sierra fina y desbarbar para no dañar el aislamiento.',
    ),
    axes: {
      conducteurs: ['3g', '5g', '2x'],
      'section-cable': [1.5, 2.5, 6],
      diametre: [16, 20, 25],
      'longueur-cable': [100, 50],
    },
    existe: (v) =>
      PREFILES[`${String(v.conducteurs)}-${String(v['section-cable'])}`] === String(v.diametre) &&
      (v.diametre !== 25 || v['longueur-cable'] === 50),
    marques: ['elektra', 'filvolt', 'comptoir'],
    conditionnement: (v) => ({ unite: 'rouleau', contenu: Number(v['longueur-cable']) }),
    prix: (v) =>
      Math.round(
        Number(v['longueur-cable']) *
          (26 +
            selon(v.conducteurs, { '2x': 2, '3g': 3, '5g': 5 }) *
              Number(v['section-cable']) *
              15.5),
      ),
    poids: (v) =>
      Math.round(
        Number(v['longueur-cable']) *
          (45 +
            selon(v.conducteurs, { '2x': 2, '3g': 3, '5g': 5 }) *
              Number(v['section-cable']) *
              11.5),
      ),
    suffixe: (v) =>
      `${sigle(v.conducteurs)}-${dixiemes(v['section-cable'])}-${chiffres(v['longueur-cable'], 3)}`,
    ecoParticipation: { type: 'DEEE', centimes: 12 },
    normes: ['EN 61386-22', 'EN 50525-2-31'],
    complements: ['LBE', 'LBC'],
    metiers: ['electricien', 'plaquiste'],
  },
  {
    code: 'LTI',
    noeud: 'tubes-irl',
    genre: 'tube',
    nom: texte(
      'Tube rigide IRL 3321 tulipé',
      'Rigid conduit IRL 3321, socketed',
      'Tubo rígido IRL 3321 abocardado',
    ),
    declinaison: texte(
      'Ø {diametre}, {couleur}, {longueur-barre-m}',
      'Ø {diametre}, {couleur}, {longueur-barre-m}',
      'Ø {diametre}, {couleur}, {longueur-barre-m}',
    ),
    description: texte(
      'Tube PVC rigide lisse pour passage apparent en cave, garage, atelier et local technique. Emboîture tulipée à un bout, pas de manchon à prévoir. Fixer tous les 60 cm, tous les 40 cm en Ø 16.',
      'Smooth rigid PVC conduit for surface runs in cellars, garages, workshops and plant rooms. Socketed at one end, so no coupler is needed. Fix every 60 cm, every 40 cm for Ø 16.',
      'Tubo rígido liso de PVC para instalación vista en sótano, garaje, taller y cuarto técnico. Extremo abocardado: no necesita manguito. Fijar cada 60 cm, cada 40 cm en Ø 16.',
    ),
    axes: {
      diametre: [20, 16, 25, 32, 40],
      'longueur-barre-m': [2, 3],
      couleur: ['gris', 'blanc'],
    },
    existe: (v) => v.couleur === 'gris' || Number(v.diametre) <= 25,
    fixes: { matiere: 'pvc' },
    marques: ['tubeo', 'elektra', 'comptoir'],
    conditionnement: () => ({ unite: 'barre', contenu: 1 }),
    prix: (v) => Math.round(Number(v['longueur-barre-m']) * Number(v.diametre) ** 1.25 * 1.85),
    poids: (v) => Math.round(Number(v['longueur-barre-m']) * Number(v.diametre) ** 1.3 * 2.1),
    longueurColis: (v) => Number(v['longueur-barre-m']) * 1000 + 30,
    suffixe: (v) => `${String(v.diametre)}-${sigle(v.couleur)}-${String(v['longueur-barre-m'])}`,
    secable: { trait: 2 },
    ecoParticipation: { type: 'PMCB', centimes: 2 },
    normes: ['EN 61386-21'],
    complements: ['LCR', 'LBD'],
    metiers: ['electricien', 'maintenance'],
  },
  {
    code: 'LGO',
    noeud: 'goulottes',
    genre: 'goulotte',
    nom: texte(
      'Goulotte PVC avec couvercle',
      'PVC trunking with cover',
      'Canaleta de PVC con tapa',
    ),
    declinaison: texte(
      '{largeur} × {hauteur}, {couleur}, {longueur-barre-m}',
      '{largeur} × {hauteur}, {couleur}, {longueur-barre-m}',
      '{largeur} × {hauteur}, {couleur}, {longueur-barre-m}',
    ),
    description: texte(
      'Passage apparent de câbles en rénovation, tertiaire et atelier. Fond préperforé tous les 25 cm, couvercle clipsé sous film, non propagateur de la flamme. Les petites sections se collent sur support lisse, les grandes se vissent.',
      'Surface cable routing for refurbishment, offices and workshops. Base pre-drilled every 25 cm, clip-on cover with film, flame retardant. Small sizes may be glued to smooth walls, large ones are screwed.',
      'Conducción vista de cables en reforma, oficinas y talleres. Base perforada cada 25 cm, tapa a presión con film, no propagadora de la llama. Las medidas pequeñas se pegan en pared lisa; las grandes se atornillan.',
    ),
    axes: {
      largeur: [40, 20, 32, 60, 90, 110],
      hauteur: [12, 20, 40, 60],
      couleur: ['blanc', 'gris', 'marron'],
      'longueur-barre-m': [2],
    },
    existe: (v) =>
      `${String(v.largeur)}×${String(v.hauteur)}` in GOULOTTES &&
      (v.couleur === 'blanc' ||
        (v.couleur === 'gris' ? Number(v.largeur) >= 40 : v.hauteur === 12)),
    fixes: { matiere: 'pvc' },
    marques: ['elektra', 'oskel', 'comptoir'],
    conditionnement: () => ({ unite: 'barre', contenu: 1 }),
    prix: (v) => selon(`${String(v.largeur)}×${String(v.hauteur)}`, GOULOTTES) * 2,
    poids: (v) => Math.round((Number(v.largeur) * 2 + Number(v.hauteur) * 2) * 6.2),
    longueurColis: () => 2000,
    suffixe: (v) => `${chiffres(v.largeur, 3)}-${String(v.hauteur)}-${sigle(v.couleur)}`,
    secable: { trait: 2 },
    ecoParticipation: { type: 'PMCB', centimes: 4 },
    normes: ['EN 50085-2-1'],
    complements: ['LCO', 'LET'],
    metiers: ['electricien', 'agenceur', 'maintenance'],
  },
];
