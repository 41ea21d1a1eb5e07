import { texte, type ModeleArticle, type Valeurs } from '../../modele.ts';
import {
  arrondir,
  codeFinition,
  codeMesure,
  coutFinition,
  diametreMetrique,
  existeEnGamme,
  grammes,
  mesuresOf,
  piecesParBoite,
  type Gamme,
} from './cout.ts';

const LONGUEURS_DISQUE: Gamme = {
  6: [60, 80, 100, 120, 140, 160, 180, 200],
  8: [80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300, 340, 400],
  10: [120, 160, 200, 240, 280, 300, 340, 400],
};
const LONGUEURS_TIREFOND: Gamme = {
  6: [40, 50, 60, 70, 80, 100, 120],
  8: [50, 60, 70, 80, 100, 120, 140, 160],
  10: [60, 80, 100, 120, 140, 160, 180, 200],
  12: [80, 100, 120, 140, 160, 180, 200],
};
const LONGUEURS_PLACO: Gamme = { 3.5: [25, 35, 45, 55], 4.2: [70, 90] };
const LONGUEURS_AUTOFOREUSE: Gamme = {
  4.2: [13, 16, 19, 25],
  4.8: [16, 19, 25, 32, 38, 50],
  5.5: [19, 25, 32, 38, 50, 60],
  6.3: [25, 32, 38, 50, 60, 80],
};
const LONGUEURS_TOLE: Gamme = {
  2.9: [9, 13, 16, 19],
  3.5: [9, 13, 16, 19, 25],
  3.9: [13, 16, 19, 25, 32],
  4.2: [13, 16, 19, 25, 32, 38],
  4.8: [13, 16, 19, 25, 32, 38, 50],
};
const LONGUEURS_CHC: Gamme = {
  m3: [8, 10, 12, 16, 20, 25, 30],
  m4: [8, 10, 12, 16, 20, 25, 30, 40],
  m5: [10, 12, 16, 20, 25, 30, 40, 50],
  m6: [10, 12, 16, 20, 25, 30, 40, 50, 60],
  m8: [16, 20, 25, 30, 35, 40, 50, 60, 70, 80],
  m10: [20, 25, 30, 40, 50, 60, 70, 80, 100],
  m12: [25, 30, 40, 50, 60, 70, 80, 100, 120],
  m16: [30, 40, 50, 60, 70, 80, 100, 120],
  m20: [40, 50, 60, 80, 100, 120],
};
const EMPREINTES_TOLE: Readonly<Record<number, string>> = {
  2.9: 'pz1',
  3.5: 'pz2',
  3.9: 'pz2',
  4.2: 'pz2',
  4.8: 'pz2',
};
const CLASSES_CHC: Readonly<Record<string, string>> = {
  'zingue-blanc': '8-8',
  brut: '12-9',
  'inox-a2': 'a2-70',
};
const EMPREINTES_CHARPENTE: Readonly<Record<number, string>> = { 6: 't30', 8: 't40', 10: 't50' };

function volume(v: Valeurs): number {
  return Number(v.diametre) ** 2 * Number(v.longueur);
}

function taille(v: Valeurs): string {
  return codeMesure(v.diametre, 2) + codeMesure(v.longueur, 3);
}

function parBoiteCharpente(v: Valeurs): number {
  return Number(v.diametre) === 6 || Number(v.longueur) <= 120 ? 100 : 50;
}

function parBoiteTirefond(v: Valeurs): number {
  return piecesParBoite(volume(v), [
    [4000, 100],
    [9000, 50],
    [Infinity, 25],
  ]);
}

function parBoitePlaco(v: Valeurs): number {
  return piecesParBoite(Number(v.longueur), [
    [35, 1000],
    [55, 500],
    [Infinity, 250],
  ]);
}

function parBoiteAutoforeuse(v: Valeurs): number {
  return piecesParBoite(volume(v), [
    [460, 500],
    [1000, 250],
    [Infinity, 100],
  ]);
}

function volumeChc(v: Valeurs): number {
  const d = diametreMetrique(v['filetage-metrique']);
  return d ** 2 * Number(v.longueur) + 1.6 * d ** 3;
}

function parBoiteChc(v: Valeurs): number {
  return piecesParBoite(volumeChc(v), [
    [1400, 200],
    [4500, 100],
    [9000, 50],
    [Infinity, 25],
  ]);
}

export const MODELES_VIS_TECHNIQUES: readonly ModeleArticle[] = [
  {
    code: 'VCH',
    noeud: 'vis-charpente-tete-disque',
    genre: 'vis-tete-disque',
    nom: texte(
      'Vis charpente tête disque Torx',
      'Flange head Torx structural screw',
      'Tornillo estructural cabeza de arandela Torx',
    ),
    declinaison: texte(
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
    ),
    description: texte(
      'La large tête fait rondelle et tire les pièces l’une contre l’autre sans boulon ni perçage traversant. Fraise d’alésage entre filet et tige : couple de vissage réduit, moins de fendage. Filet d’au moins 6 diamètres dans la pièce porteuse ; valeurs de calcul dans l’évaluation technique européenne.',
      'The wide head acts as a built-in washer and pulls members tight without through-bolting. A shank cutter between thread and shank lowers driving torque and splitting. Keep at least six diameters of thread in the main member; design values are in the European Technical Assessment.',
      'La cabeza ancha hace de arandela y junta las piezas sin perno pasante. La fresa entre rosca y caña reduce el par y las rajas. Deje al menos seis diámetros de rosca en la pieza portante; los valores de cálculo figuran en la evaluación técnica europea.',
    ),
    axes: {
      diametre: [8, 6, 10],
      longueur: mesuresOf(LONGUEURS_DISQUE),
      revetement: ['zingue-blanc'],
      'empreinte-vis': ['t40', 't30', 't50'],
    },
    fixes: { 'tete-vis': 'disque', matiere: 'acier', 'classe-service': '1-2' },
    existe: (v) =>
      existeEnGamme(LONGUEURS_DISQUE, v.diametre, v.longueur) &&
      EMPREINTES_CHARPENTE[Number(v.diametre)] === v['empreinte-vis'],
    marques: ['rothbeck', 'tirval'],
    conditionnement: (v) => ({ unite: 'boite', contenu: parBoiteCharpente(v) }),
    prix: (v) => arrondir(parBoiteCharpente(v) * (volume(v) * 0.0052 + 6)),
    poids: (v) => grammes(parBoiteCharpente(v) * (volume(v) * 0.0036 + 2) + 60),
    suffixe: (v) => `${taille(v)}-${codeFinition(v.revetement)}`,
    ecoParticipation: { type: 'PMCB', centimes: 4 },
    normes: ['EN 14592', 'EAD 130118'],
    complements: ['VEL', 'FML', 'FPP'],
    metiers: ['charpentier', 'couvreur'],
  },
  {
    code: 'VTF',
    noeud: 'tirefonds',
    genre: 'tirefond',
    nom: texte(
      'Tirefond tête hexagonale',
      'Hexagon head coach screw',
      'Tirafondo cabeza hexagonal',
    ),
    declinaison: texte(
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
    ),
    description: texte(
      'Pour les ferrures lourdes, solives et poteaux, au bois directement ou au mur avec cheville. Avant-trou à 0,7 fois le diamètre dans le résineux, 0,8 dans le bois dur. Serrez à la clé avec une rondelle large sous tête.',
      'For heavy ironwork, joists and posts, straight into timber or into masonry with a plug. Pilot hole of 0.7 times the diameter in softwood, 0.8 in hardwood. Tighten with a spanner over a wide washer.',
      'Para herrajes pesados, viguetas y postes, directamente en madera o en pared con taco. Pretaladro de 0,7 veces el diámetro en conífera y 0,8 en madera dura. Apriete con llave y arandela ancha.',
    ),
    axes: {
      diametre: [8, 10, 6, 12],
      longueur: mesuresOf(LONGUEURS_TIREFOND),
      revetement: ['zingue-blanc', 'galva-chaud', 'inox-a2'],
    },
    fixes: { 'tete-vis': 'hexagonale', 'empreinte-vis': 'six-pans' },
    existe: (v) =>
      existeEnGamme(LONGUEURS_TIREFOND, v.diametre, v.longueur) &&
      (v.revetement !== 'galva-chaud' || Number(v.diametre) >= 8),
    marques: ['tirval', 'vissal'],
    conditionnement: (v) => ({ unite: 'boite', contenu: parBoiteTirefond(v) }),
    prix: (v) =>
      arrondir(parBoiteTirefond(v) * (volume(v) * 0.0041 + 3) * coutFinition(v.revetement)),
    poids: (v) => grammes(parBoiteTirefond(v) * (volume(v) * 0.0047 + 2) + 60),
    suffixe: (v) => `${taille(v)}-${codeFinition(v.revetement)}`,
    ecoParticipation: { type: 'PMCB', centimes: 3 },
    normes: ['DIN 571', 'EN 14592'],
    complements: ['BRP', 'FNU', 'VDM'],
    metiers: ['charpentier', 'serrurier', 'paysagiste'],
  },
  {
    code: 'VPL',
    noeud: 'vis-placo-boite',
    genre: 'vis-trompette',
    nom: texte(
      'Vis plaque de plâtre tête trompette',
      'Bugle head drywall screw',
      'Tornillo para placa de yeso cabeza trompeta',
    ),
    declinaison: texte(
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
    ),
    description: texte(
      'Filet fin et pointe clou pour ossature métallique jusqu’à 0,7 mm. La tête trompette s’enfonce juste sous le carton sans le déchirer. Comptez une vis tous les 30 cm, et une longueur égale à l’épaisseur des plaques plus 10 mm.',
      'Fine thread and needle point for metal studs up to 0.7 mm. The bugle head sinks just below the paper without tearing it. Allow one screw every 300 mm and a length of board thickness plus 10 mm.',
      'Rosca fina y punta de clavo para perfilería de hasta 0,7 mm. La cabeza trompeta queda justo bajo el cartón sin romperlo. Un tornillo cada 30 cm y una longitud igual al espesor de las placas más 10 mm.',
    ),
    axes: {
      diametre: [3.5, 4.2],
      longueur: [25, 35, 45, 55, 70, 90],
      revetement: ['phosphate', 'zingue-blanc'],
    },
    fixes: { 'tete-vis': 'trompette', 'empreinte-vis': 'ph2', matiere: 'acier' },
    existe: (v) => existeEnGamme(LONGUEURS_PLACO, v.diametre, v.longueur),
    marques: ['vissal', 'tirval', 'comptoir'],
    conditionnement: (v) => ({ unite: 'boite', contenu: parBoitePlaco(v) }),
    prix: (v) =>
      arrondir(
        parBoitePlaco(v) * (volume(v) * 0.0026 + 0.45) * (v.revetement === 'phosphate' ? 1 : 1.25),
      ),
    poids: (v) => grammes(parBoitePlaco(v) * volume(v) * 0.0037 + 50),
    suffixe: (v) => `${taille(v)}-${codeFinition(v.revetement)}`,
    ecoParticipation: { type: 'PMCB', centimes: 3 },
    normes: ['EN 14566'],
    complements: ['VEM', 'FCM', 'FAP'],
    metiers: ['plaquiste', 'peintre', 'electricien'],
  },
  {
    code: 'VAF',
    noeud: 'vis-autoforeuses-hexagonales',
    genre: 'vis-autoforeuse',
    nom: texte(
      'Vis autoforeuse tête hexagonale',
      'Hexagon head self-drilling screw',
      'Tornillo autotaladrante cabeza hexagonal',
    ),
    declinaison: texte(
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
    ),
    description: texte(
      'Perce, taraude et fixe la tôle et le profilé en une passe. Capacité de perçage de 3 mm en Ø 4,2 à 6 mm en Ø 6,3. Vissez vers 1 500 tr/min sans percussion, douille de 7, 8 ou 10 mm, et laissez la pointe finir de percer avant d’appuyer.',
      'Drills, taps and fixes sheet and section in one pass. Drilling capacity runs from 3 mm for Ø 4.2 to 6 mm for Ø 6.3. Drive at about 1,500 rpm without hammer action, with a 7, 8 or 10 mm nut driver, and let the point cut through before pushing.',
      'Taladra, rosca y fija chapa y perfil de una pasada. Capacidad de taladrado de 3 mm en Ø 4,2 a 6 mm en Ø 6,3. Atornille a unas 1500 rpm sin percusión, con vaso de 7, 8 o 10 mm, y deje que la punta termine de cortar antes de apretar.',
    ),
    axes: {
      diametre: [4.8, 5.5, 6.3, 4.2],
      longueur: mesuresOf(LONGUEURS_AUTOFOREUSE),
      revetement: ['zingue-blanc', 'inox-a2'],
    },
    fixes: { 'tete-vis': 'hexagonale-embase', 'empreinte-vis': 'six-pans' },
    existe: (v) => existeEnGamme(LONGUEURS_AUTOFOREUSE, v.diametre, v.longueur),
    marques: ['ankra', 'vissal'],
    conditionnement: (v) => ({ unite: 'boite', contenu: parBoiteAutoforeuse(v) }),
    prix: (v) =>
      arrondir(
        parBoiteAutoforeuse(v) *
          (volume(v) * 0.0058 + 2.2) *
          (v.revetement === 'inox-a2' ? 3.2 : 1),
      ),
    poids: (v) => grammes(parBoiteAutoforeuse(v) * (volume(v) * 0.0052 + 1.2) + 40),
    suffixe: (v) => `${taille(v)}-${codeFinition(v.revetement)}`,
    ecoParticipation: { type: 'PMCB', centimes: 2 },
    normes: ['ISO 15480', 'DIN 7504-K'],
    complements: ['VDM', 'FRA'],
    metiers: ['metallier', 'couvreur', 'serrurier'],
  },
  {
    code: 'VTO',
    noeud: 'vis-a-tole',
    genre: 'vis-tete-ronde',
    nom: texte(
      'Vis à tôle tête cylindrique bombée Pozidriv',
      'Pozidriv pan head self-tapping screw',
      'Tornillo rosca chapa cabeza alomada Pozidriv',
    ),
    declinaison: texte(
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
    ),
    description: texte(
      'Filet jusqu’à la tête, bout pointu : forme son filet dans la tôle mince, le profilé aluminium et le plastique dur. Percez au diamètre du noyau, soit 3,2 mm pour une vis de 4,2 en tôle de 1 mm. En inox, ajoutez une goutte d’huile pour éviter le grippage.',
      'Threaded to the head with a sharp point, it forms its own thread in thin sheet, aluminium section and rigid plastic. Drill to core diameter: 3.2 mm for a 4.2 screw in 1 mm sheet. A drop of oil prevents galling with stainless.',
      'Rosca total y punta afilada: forma su rosca en chapa fina, perfil de aluminio y plástico rígido. Taladre al diámetro del núcleo: 3,2 mm para un tornillo de 4,2 en chapa de 1 mm. En inox, una gota de aceite evita el gripado.',
    ),
    axes: {
      diametre: [4.2, 3.5, 4.8, 3.9, 2.9],
      longueur: mesuresOf(LONGUEURS_TOLE),
      revetement: ['zingue-blanc', 'inox-a2'],
      'empreinte-vis': ['pz2', 'pz1'],
    },
    fixes: { 'tete-vis': 'ronde' },
    existe: (v) =>
      existeEnGamme(LONGUEURS_TOLE, v.diametre, v.longueur) &&
      EMPREINTES_TOLE[Number(v.diametre)] === v['empreinte-vis'],
    marques: ['vissal', 'tirval'],
    conditionnement: (v) => ({ unite: 'boite', contenu: parBoiteAutoforeuse(v) }),
    prix: (v) =>
      arrondir(parBoiteAutoforeuse(v) * (volume(v) * 0.0042 + 0.9) * coutFinition(v.revetement)),
    poids: (v) => grammes(parBoiteAutoforeuse(v) * (volume(v) * 0.0042 + 0.4) + 30),
    suffixe: (v) => `${taille(v)}-${codeFinition(v.revetement)}`,
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    normes: ['ISO 7049', 'DIN 7981'],
    complements: ['VEM', 'FHS'],
    metiers: ['metallier', 'serrurier', 'maintenance'],
  },
  {
    code: 'VMX',
    noeud: 'vis-chc',
    genre: 'vis-chc',
    nom: texte(
      'Vis à métaux CHC six pans creux',
      'Socket head cap screw',
      'Tornillo Allen cabeza cilíndrica',
    ),
    declinaison: texte(
      '{filetage-metrique} × {longueur}, {revetement}',
      '{filetage-metrique} × {longueur}, {revetement}',
      '{filetage-metrique} × {longueur}, {revetement}',
    ),
    description: texte(
      'Tête cylindrique haute pour serrage fort en logement lamé ou en accès réduit. Acier classe 8.8 zingué pour la serrurerie courante, noir 12.9 pour la mécanique, inox pour l’extérieur. En inox, montez à la pâte anti-grippage et réduisez le couple d’un quart.',
      'Deep cylindrical head for high clamping force in counterbores and tight access. Plated 8.8 for general metalwork, black 12.9 for machinery, stainless outdoors. With stainless use anti-seize and take a quarter off the torque.',
      'Cabeza cilíndrica alta para aprietes fuertes en alojamientos o con poco acceso. Acero 8.8 cincado para cerrajería, negro 12.9 para mecánica, inox para exterior. En inox, use pasta antigripante y reduzca el par una cuarta parte.',
    ),
    axes: {
      'filetage-metrique': ['m6', 'm8', 'm5', 'm10', 'm4', 'm12', 'm3', 'm16', 'm20'],
      longueur: mesuresOf(LONGUEURS_CHC),
      revetement: ['zingue-blanc', 'brut', 'inox-a2'],
      'classe-acier': ['8-8', '12-9', 'a2-70'],
    },
    fixes: { 'tete-vis': 'cylindrique', 'empreinte-vis': 'six-pans-creux' },
    existe: (v) =>
      existeEnGamme(LONGUEURS_CHC, v['filetage-metrique'], v.longueur) &&
      CLASSES_CHC[String(v.revetement)] === v['classe-acier'],
    marques: ['stahlmann', 'tirval'],
    conditionnement: (v) => ({ unite: 'boite', contenu: parBoiteChc(v) }),
    prix: (v) =>
      arrondir(
        parBoiteChc(v) *
          (volumeChc(v) * 0.0062 + 2.4) *
          (v['classe-acier'] === '12-9' ? 1.1 : coutFinition(v.revetement)),
      ),
    poids: (v) => grammes(parBoiteChc(v) * volumeChc(v) * 0.0062 + 30),
    suffixe: (v) =>
      `${String(v['filetage-metrique']).toUpperCase()}${codeMesure(v.longueur, 3)}-${codeFinition(v.revetement)}`,
    normes: ['ISO 4762'],
    complements: ['BEC', 'BRP', 'VEM'],
    metiers: ['metallier', 'serrurier', 'maintenance'],
  },
];
