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

const LONGUEURS_HEXAGONALE: Gamme = {
  m4: [10, 12, 16, 20, 25, 30, 40],
  m5: [12, 16, 20, 25, 30, 40, 50],
  m6: [12, 16, 20, 25, 30, 40, 50, 60],
  m8: [16, 20, 25, 30, 40, 50, 60, 70, 80, 100],
  m10: [20, 25, 30, 40, 50, 60, 70, 80, 100, 120],
  m12: [25, 30, 40, 50, 60, 70, 80, 100, 120, 140],
  m16: [30, 40, 50, 60, 80, 100, 120, 140, 160],
  m20: [40, 50, 60, 80, 100, 120, 160],
};
const LONGUEURS_COLLET: Gamme = {
  m6: [30, 40, 50, 60, 70, 80, 100],
  m8: [40, 50, 60, 70, 80, 90, 100, 120, 140, 160],
  m10: [60, 80, 100, 120, 140, 160, 180, 200],
  m12: [80, 100, 120, 140, 160, 180, 200, 220, 240],
};
const CLASSES: Readonly<Record<string, string>> = {
  'zingue-blanc': '8-8',
  'inox-a2': 'a2-70',
  'inox-a4': 'a4-70',
};

function diametre(v: Valeurs): number {
  return diametreMetrique(v['filetage-metrique']);
}

function grammesBoulon(v: Valeurs): number {
  return diametre(v) ** 2 * Number(v.longueur) * 0.0062 + diametre(v) ** 3 * 0.013;
}

function parBoiteBoulon(v: Valeurs): number {
  return piecesParBoite(grammesBoulon(v), [
    [9, 200],
    [35, 100],
    [80, 50],
    [160, 25],
    [Infinity, 10],
  ]);
}

function parBoitePetit(v: Valeurs): number {
  return piecesParBoite(diametre(v), [
    [6, 200],
    [10, 100],
    [16, 50],
    [Infinity, 25],
  ]);
}

function filetage(v: Valeurs): string {
  return String(v['filetage-metrique']).toUpperCase();
}

const TAILLE_ET_REVETEMENT = texte(
  '{filetage-metrique} × {longueur}, {revetement}',
  '{filetage-metrique} × {longueur}, {revetement}',
  '{filetage-metrique} × {longueur}, {revetement}',
);
const FILETAGE_ET_REVETEMENT = texte(
  '{filetage-metrique}, {revetement}',
  '{filetage-metrique}, {revetement}',
  '{filetage-metrique}, {revetement}',
);

export const MODELES_BOULONNERIE: readonly ModeleArticle[] = [
  {
    code: 'BTH',
    noeud: 'boulons-tete-hexagonale',
    genre: 'boulon-hexagonal',
    nom: texte(
      'Vis tête hexagonale entièrement filetée',
      'Fully threaded hexagon set screw',
      'Tornillo cabeza hexagonal rosca total',
    ),
    declinaison: TAILLE_ET_REVETEMENT,
    description: texte(
      'La vis de construction courante, pas standard, filetée jusqu’à la tête. Classe 8.8 en zingué, A2-70 ou A4-70 en inox. Écrou et rondelle se commandent à part : prenez la même classe que la vis, et laissez dépasser deux filets.',
      'The everyday construction set screw, coarse pitch, threaded to the head. Property class 8.8 when plated, A2-70 or A4-70 in stainless. Nut and washer sold separately: match the class and leave two threads showing.',
      'El tornillo de uso general, paso normal, roscado hasta la cabeza. Clase 8.8 en cincado, A2-70 o A4-70 en inox. Tuerca y arandela aparte: use la misma clase y deje sobresalir dos hilos.',
    ),
    axes: {
      'filetage-metrique': ['m8', 'm10', 'm6', 'm12', 'm16', 'm5', 'm20', 'm4'],
      longueur: mesuresOf(LONGUEURS_HEXAGONALE),
      revetement: ['zingue-blanc', 'inox-a2', 'inox-a4'],
      'classe-acier': ['8-8', 'a2-70', 'a4-70'],
    },
    fixes: { 'tete-vis': 'hexagonale', 'empreinte-vis': 'six-pans' },
    existe: (v) =>
      existeEnGamme(LONGUEURS_HEXAGONALE, v['filetage-metrique'], v.longueur) &&
      CLASSES[String(v.revetement)] === v['classe-acier'],
    marques: ['tirval', 'stahlmann'],
    conditionnement: (v) => ({ unite: 'boite', contenu: parBoiteBoulon(v) }),
    prix: (v) =>
      arrondir(parBoiteBoulon(v) * (grammesBoulon(v) * 0.78 + 1.8) * coutFinition(v.revetement)),
    poids: (v) => grammes(parBoiteBoulon(v) * grammesBoulon(v) + 40),
    suffixe: (v) => `${filetage(v)}${codeMesure(v.longueur, 3)}-${codeFinition(v.revetement)}`,
    normes: ['ISO 4017', 'ISO 898-1'],
    complements: ['BEC', 'BEF', 'BRP'],
    metiers: ['metallier', 'serrurier', 'maintenance'],
  },
  {
    code: 'BCC',
    noeud: 'boulons-collet-carre',
    genre: 'boulon-collet-carre',
    nom: texte(
      'Boulon tête ronde collet carré avec écrou',
      'Coach bolt with nut',
      'Tornillo de carruaje con tuerca',
    ),
    declinaison: TAILLE_ET_REVETEMENT,
    description: texte(
      'Le collet carré se bloque dans le bois : on serre d’un seul côté et la tête lisse n’accroche pas. Pour portails, clôtures, pergolas et assemblages bois sur bois. Percez au diamètre nominal et posez une rondelle large côté écrou.',
      'The square neck locks into the timber, so it tightens from one side and the smooth head cannot snag. For gates, fencing, pergolas and timber-to-timber joints. Drill at nominal diameter and put a wide washer under the nut.',
      'El cuello cuadrado se clava en la madera: se aprieta por un solo lado y la cabeza lisa no engancha. Para portones, vallas, pérgolas y uniones de madera. Taladre al diámetro nominal y ponga arandela ancha bajo la tuerca.',
    ),
    axes: {
      'filetage-metrique': ['m8', 'm10', 'm6', 'm12'],
      longueur: mesuresOf(LONGUEURS_COLLET),
      revetement: ['zingue-blanc', 'galva-chaud', 'inox-a2'],
    },
    fixes: { 'tete-vis': 'collet-carre' },
    existe: (v) =>
      existeEnGamme(LONGUEURS_COLLET, v['filetage-metrique'], v.longueur) &&
      (v.revetement !== 'galva-chaud' || v['filetage-metrique'] !== 'm6'),
    marques: ['tirval', 'vissal'],
    conditionnement: (v) => ({ unite: 'boite', contenu: parBoiteBoulon(v) }),
    prix: (v) =>
      arrondir(parBoiteBoulon(v) * (grammesBoulon(v) * 0.62 + 4.5) * coutFinition(v.revetement)),
    poids: (v) => grammes(parBoiteBoulon(v) * (grammesBoulon(v) + diametre(v) ** 3 * 0.01) + 40),
    suffixe: (v) => `${filetage(v)}${codeMesure(v.longueur, 3)}-${codeFinition(v.revetement)}`,
    ecoParticipation: { type: 'PMCB', centimes: 3 },
    normes: ['DIN 603'],
    complements: ['BRP', 'FML'],
    metiers: ['charpentier', 'paysagiste', 'menuisier'],
  },
  {
    code: 'BEC',
    noeud: 'ecrous-hexagonaux',
    genre: 'ecrou',
    nom: texte('Écrou hexagonal', 'Hexagon nut', 'Tuerca hexagonal'),
    declinaison: FILETAGE_ET_REVETEMENT,
    description: texte(
      'Écrou de hauteur normale, pas standard, pour boulons et tiges filetées. Classe 8 en acier, A2-70 ou A4-70 en inox. Ne mariez pas un écrou inox à une vis zinguée en extérieur : la corrosion attaque la vis.',
      'Regular-height nut, coarse pitch, for bolts and threaded rod. Class 8 in steel, A2-70 or A4-70 in stainless. Avoid a stainless nut on a plated bolt outdoors: the bolt will corrode first.',
      'Tuerca de altura normal y paso normal para tornillos y varilla roscada. Clase 8 en acero, A2-70 o A4-70 en inox. No combine tuerca inox con tornillo cincado en exterior: se corroe el tornillo.',
    ),
    axes: {
      'filetage-metrique': ['m8', 'm10', 'm6', 'm12', 'm5', 'm16', 'm4', 'm20', 'm3', 'm14', 'm24'],
      revetement: ['zingue-blanc', 'inox-a2', 'inox-a4'],
    },
    marques: ['tirval', 'vissal'],
    conditionnement: (v) => ({ unite: 'boite', contenu: parBoitePetit(v) }),
    prix: (v) =>
      arrondir(parBoitePetit(v) * (diametre(v) ** 3 * 0.0068 + 1.4) * coutFinition(v.revetement)),
    poids: (v) => grammes(parBoitePetit(v) * diametre(v) ** 3 * 0.0094 + 15),
    suffixe: (v) => `${filetage(v)}-${codeFinition(v.revetement)}`,
    normes: ['ISO 4032', 'ISO 898-2'],
    complements: ['BTH', 'BRP', 'BTF'],
    metiers: ['metallier', 'serrurier', 'maintenance'],
  },
  {
    code: 'BEF',
    noeud: 'ecrous-freins',
    genre: 'ecrou-frein',
    nom: texte(
      'Écrou frein à bague nylon',
      'Nylon insert lock nut',
      'Tuerca autoblocante con anillo de nailon',
    ),
    declinaison: FILETAGE_ET_REVETEMENT,
    description: texte(
      'La bague nylon serre le filet et résiste aux vibrations : portails, machines, remorques. Deux filets doivent sortir de la bague. À remplacer à chaque démontage, et pas au-delà de 120 °C.',
      'The nylon ring grips the thread and resists vibration on gates, machinery and trailers. Two threads must show past the ring. Replace at every dismantling, and keep below 120 °C.',
      'El anillo de nailon frena la rosca y resiste vibraciones: portones, máquinas, remolques. Deben asomar dos hilos. Sustitúyala en cada desmontaje y no supere 120 °C.',
    ),
    axes: {
      'filetage-metrique': ['m8', 'm10', 'm6', 'm12', 'm5', 'm4', 'm16', 'm20', 'm3'],
      revetement: ['zingue-blanc', 'inox-a2', 'inox-a4'],
    },
    existe: (v) => v.revetement !== 'inox-a4' || diametre(v) >= 5,
    marques: ['tirval', 'stahlmann'],
    conditionnement: (v) => ({ unite: 'boite', contenu: parBoitePetit(v) }),
    prix: (v) =>
      arrondir(parBoitePetit(v) * (diametre(v) ** 3 * 0.0098 + 2.3) * coutFinition(v.revetement)),
    poids: (v) => grammes(parBoitePetit(v) * diametre(v) ** 3 * 0.0098 + 15),
    suffixe: (v) => `${filetage(v)}-${codeFinition(v.revetement)}`,
    normes: ['DIN 985'],
    complements: ['BTH', 'BRP'],
    metiers: ['metallier', 'serrurier', 'maintenance'],
  },
  {
    code: 'BRP',
    noeud: 'rondelles-plates',
    genre: 'rondelle',
    nom: texte('Rondelle plate', 'Flat washer', 'Arandela plana'),
    declinaison: texte(
      '{filetage-metrique}, {serie-rondelle}, {revetement}',
      '{filetage-metrique}, {serie-rondelle}, {revetement}',
      '{filetage-metrique}, {serie-rondelle}, {revetement}',
    ),
    description: texte(
      'Série moyenne pour l’acier, large et très large pour le bois, le plastique et les trous oblongs : la surface d’appui évite que la tête ne s’enfonce. Choisissez la même matière que la vis. Découpe ébavurée, face bombée côté tête.',
      'Normal series on steel; large and extra-large on timber, plastic and slotted holes, where the bearing area stops the head pulling in. Match the material to the bolt. Deburred, rounded face towards the head.',
      'Serie normal sobre acero; ancha y extra ancha sobre madera, plástico y taladros colisos, donde la superficie evita que la cabeza se hunda. Use el mismo material que el tornillo. Sin rebabas, cara redondeada hacia la cabeza.',
    ),
    axes: {
      'filetage-metrique': ['m8', 'm10', 'm6', 'm12', 'm5', 'm16', 'm4', 'm20', 'm3', 'm24'],
      'serie-rondelle': ['moyenne', 'large', 'tres-large'],
      revetement: ['zingue-blanc', 'inox-a2', 'inox-a4'],
    },
    existe: (v) => v['serie-rondelle'] === 'moyenne' || (diametre(v) >= 4 && diametre(v) <= 16),
    marques: ['tirval', 'vissal'],
    conditionnement: (v) => ({ unite: 'boite', contenu: parBoitePetit(v) }),
    prix: (v) =>
      arrondir(
        parBoitePetit(v) *
          (diametre(v) ** 2 * 0.019 * surfaceRondelle(v) + 0.9) *
          coutFinition(v.revetement),
      ),
    poids: (v) => grammes(parBoitePetit(v) * diametre(v) ** 2.4 * 0.0135 * surfaceRondelle(v) + 15),
    suffixe: (v) =>
      `${filetage(v)}-${{ moyenne: 'M', large: 'L', 'tres-large': 'LL' }[String(v['serie-rondelle'])] ?? ''}-${codeFinition(v.revetement)}`,
    normes: ['ISO 7089', 'ISO 7093-1'],
    complements: ['BTH', 'BEC', 'VTF'],
    metiers: ['metallier', 'serrurier', 'charpentier', 'maintenance'],
  },
  {
    code: 'BTF',
    noeud: 'tiges-filetees',
    genre: 'tige-filetee',
    nom: texte('Tige filetée', 'Threaded rod', 'Varilla roscada'),
    declinaison: texte(
      '{filetage-metrique}, {longueur-barre}, {revetement}',
      '{filetage-metrique}, {longueur-barre}, {revetement}',
      '{filetage-metrique}, {longueur-barre}, {revetement}',
    ),
    description: texte(
      'Suspension de réseaux, scellement chimique, moisage de charpente : une tige se coupe à la longueur voulue. Acier 4.8 zingué pour la suspension, inox A2 ou A4 à l’extérieur. Vissez un écrou avant de couper : en le retirant, il remet le filet en état.',
      'For service suspension, resin anchoring and bolting timbers: rod is cut to the length you need. Plated 4.8 steel for suspension, A2 or A4 stainless outdoors. Run a nut on before cutting; backing it off cleans up the thread.',
      'Suspensión de instalaciones, anclaje químico y uniones de madera: la varilla se corta a medida. Acero 4.8 cincado para suspensión, inox A2 o A4 en exterior. Ponga una tuerca antes de cortar: al sacarla repasa la rosca.',
    ),
    axes: {
      'filetage-metrique': ['m8', 'm10', 'm12', 'm6', 'm16', 'm5', 'm20', 'm24', 'm4'],
      'longueur-barre': [1, 2, 3],
      revetement: ['zingue-blanc', 'inox-a2', 'inox-a4'],
    },
    existe: (v) =>
      v['longueur-barre'] === 1 ||
      (v.revetement === 'zingue-blanc' && diametre(v) >= 6 && diametre(v) <= 12),
    marques: ['tirval', 'ferralis'],
    conditionnement: () => ({ unite: 'barre', contenu: 1 }),
    prix: (v) =>
      arrondir(
        Number(v['longueur-barre']) *
          (diametre(v) ** 2 * 2.15 + 22) *
          (v.revetement === 'zingue-blanc' ? 1 : coutFinition(v.revetement) * 1.35),
      ),
    poids: (v) => grammes(Number(v['longueur-barre']) * diametre(v) ** 2 * 5.0),
    longueurColis: (v) => Number(v['longueur-barre']) * 1000,
    suffixe: (v) => `${filetage(v)}-${v['longueur-barre']}M-${codeFinition(v.revetement)}`,
    secable: { trait: 3 },
    ecoParticipation: { type: 'PMCB', centimes: 2 },
    normes: ['DIN 976-1'],
    complements: ['BEC', 'BRP', 'FSC'],
    metiers: ['plombier', 'electricien', 'metallier', 'serrurier'],
  },
];

/** Large washers are three times the hole across, extra-large four. */
function surfaceRondelle(v: Valeurs): number {
  return { moyenne: 1, large: 2.1, 'tres-large': 3.4 }[String(v['serie-rondelle'])] ?? 1;
}
