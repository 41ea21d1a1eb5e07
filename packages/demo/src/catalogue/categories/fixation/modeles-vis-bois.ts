import { texte, type ModeleArticle, type Valeurs } from '../../modele.ts';
import {
  arrondir,
  codeFinition,
  codeMesure,
  coutFinition,
  existeEnGamme,
  grammes,
  mesuresOf,
  piecesParBoite,
  type Gamme,
} from './cout.ts';

const LONGUEURS_BOIS: Gamme = {
  3: [12, 16, 20, 25, 30, 35, 40],
  3.5: [16, 20, 25, 30, 35, 40, 45, 50],
  4: [16, 20, 25, 30, 35, 40, 45, 50, 60, 70],
  4.5: [25, 30, 35, 40, 45, 50, 60, 70, 80],
  5: [30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 120],
  6: [40, 50, 60, 70, 80, 90, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300],
  8: [80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300],
  10: [100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300],
};
const LONGUEURS_INOX: Gamme = {
  3: [16, 20, 25, 30],
  3.5: [20, 25, 30, 35, 40],
  4: [20, 25, 30, 35, 40, 45, 50, 60, 70],
  4.5: [30, 35, 40, 45, 50, 60, 70, 80],
  5: [40, 50, 60, 70, 80, 100, 120],
  6: [60, 80, 100, 120],
};
const LONGUEURS_RONDE: Gamme = {
  3: [12, 16, 20, 25],
  3.5: [16, 20, 25, 30],
  4: [16, 20, 25, 30, 35, 40, 50],
  4.5: [20, 25, 30, 35, 40, 50],
  5: [25, 30, 35, 40, 50, 60, 70],
  6: [40, 50, 60, 80],
};
const LONGUEURS_SEAU: Gamme = {
  4: [30, 40, 50, 60, 70],
  5: [40, 50, 60, 70, 80, 100],
  6: [60, 80, 100],
};
const LONGUEURS_TERRASSE: Gamme = { 5: [50, 60, 70, 80], 5.5: [50, 60, 70] };
const LONGUEURS_BARDAGE: Gamme = { 4: [40, 45, 50], 4.5: [45, 50, 60, 70] };

const EMPREINTES: Readonly<Record<number, string>> = {
  3: 't10',
  3.5: 't15',
  4: 't20',
  4.5: 't20',
  5: 't25',
  5.5: 't25',
  6: 't30',
  8: 't40',
  10: 't50',
};

/** Diameter × length exists, and the drive is the one of that diameter. */
function existeAvecEmpreinte(gamme: Gamme) {
  return (v: Valeurs) =>
    existeEnGamme(gamme, v.diametre, v.longueur) &&
    EMPREINTES[Number(v.diametre)] === v['empreinte-vis'];
}

/** Square of the diameter by the length: metal, weight and boxes follow it. */
function volume(v: Valeurs): number {
  return Number(v.diametre) ** 2 * Number(v.longueur);
}

function parBoite(v: Valeurs): number {
  return piecesParBoite(volume(v), [
    [720, 500],
    [1600, 200],
    [3600, 100],
    [9000, 50],
    [Infinity, 25],
  ]);
}

function centimesPiece(v: Valeurs): number {
  return (volume(v) * 0.0065 + 0.75) * coutFinition(v.revetement);
}

function taille(v: Valeurs): string {
  return codeMesure(v.diametre, 2) + codeMesure(v.longueur, 3);
}

const EN_BOITE = {
  conditionnement: (v: Valeurs) => ({ unite: 'boite' as const, contenu: parBoite(v) }),
  poids: (v: Valeurs) => grammes(parBoite(v) * volume(v) * 0.0036 + 40),
  suffixe: (v: Valeurs) => `${taille(v)}-${codeFinition(v.revetement)}`,
  ecoParticipation: { type: 'PMCB' as const, centimes: 2 },
};

export const MODELES_VIS_BOIS: readonly ModeleArticle[] = [
  {
    ...EN_BOITE,
    code: 'VBF',
    noeud: 'vis-bois-tete-fraisee',
    genre: 'vis-tete-fraisee',
    nom: texte(
      'Vis à bois tête fraisée Torx',
      'Countersunk Torx wood screw',
      'Tornillo para madera avellanado Torx',
    ),
    declinaison: texte(
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
    ),
    description: texte(
      'Vis aggloméré à filet profond et pointe à fente de coupe : elle entre sans avant-trou dans le résineux et le panneau. Les nervures sous tête noient la fraisure à fleur. Percez un avant-trou en bois dur ou à moins de cinq diamètres du bord. Intérieur et extérieur abrité.',
      'Deep-threaded chipboard screw with a cutting point that starts without a pilot hole in softwood and board. Ribs under the head seat it flush. Pre-drill hardwood, or when fixing closer than five diameters to the edge. For interior and sheltered use.',
      'Tornillo para aglomerado de rosca profunda y punta cortante: entra sin pretaladro en conífera y tablero. Las estrías bajo la cabeza la dejan enrasada. En maderas duras o a menos de cinco diámetros del canto, conviene pretaladrar. Interior y exterior protegido.',
    ),
    axes: {
      diametre: [4, 5, 6, 3.5, 4.5, 3, 8, 10],
      longueur: mesuresOf(LONGUEURS_BOIS),
      revetement: ['zingue-jaune', 'zingue-blanc'],
      'empreinte-vis': ['t20', 't25', 't30', 't15', 't10', 't40', 't50'],
    },
    fixes: { 'tete-vis': 'nervures', matiere: 'acier' },
    existe: existeAvecEmpreinte(LONGUEURS_BOIS),
    marques: ['tirval', 'vissal', 'comptoir'],
    prix: (v) => arrondir(parBoite(v) * centimesPiece(v)),
    normes: ['EN 14592'],
    complements: ['VEM', 'VPE'],
    metiers: ['menuisier', 'agenceur', 'charpentier'],
  },
  {
    ...EN_BOITE,
    code: 'VTR',
    noeud: 'vis-bois-tete-ronde',
    genre: 'vis-tete-ronde',
    nom: texte(
      'Vis à bois tête ronde Torx',
      'Pan head Torx wood screw',
      'Tornillo para madera cabeza alomada Torx',
    ),
    declinaison: texte(
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
    ),
    description: texte(
      'Portée plate sous tête pour plaquer une ferrure, une équerre ou un rail sans fraiser le trou. Filetage jusqu’à la tête, donc serrage plein même sur faible épaisseur. À préférer à la tête fraisée dès que la pièce à fixer est percée droit.',
      'Flat bearing face that pulls hardware, brackets and rails down without countersinking. Threaded to the head, so it clamps fully in thin stock. Choose it over a countersunk screw whenever the fitting has a straight hole.',
      'Asiento plano bajo la cabeza para fijar herrajes, escuadras o guías sin avellanar. Rosca total, que aprieta también en espesores pequeños. Es la opción correcta cuando la pieza lleva taladro recto.',
    ),
    axes: {
      diametre: [4, 5, 3.5, 4.5, 6, 3],
      longueur: mesuresOf(LONGUEURS_RONDE),
      revetement: ['zingue-blanc'],
      'empreinte-vis': ['t20', 't25', 't15', 't30', 't10'],
    },
    fixes: { 'tete-vis': 'ronde', matiere: 'acier' },
    existe: existeAvecEmpreinte(LONGUEURS_RONDE),
    marques: ['vissal', 'tirval'],
    prix: (v) => arrondir(parBoite(v) * centimesPiece(v) * 1.08),
    normes: ['EN 14592'],
    complements: ['VEM', 'FEQ'],
    metiers: ['menuisier', 'agenceur', 'serrurier'],
  },
  {
    ...EN_BOITE,
    code: 'VXA',
    noeud: 'vis-bois-inox',
    genre: 'vis-tete-fraisee',
    nom: texte(
      'Vis à bois extérieur tête fraisée Torx',
      'Exterior countersunk Torx wood screw',
      'Tornillo para madera de exterior avellanado Torx',
    ),
    declinaison: texte(
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
    ),
    description: texte(
      'Pour l’extérieur et les bois tanniques (chêne, châtaignier, red cedar), où l’acier zingué laisse des coulures noires. L’inox est plus tendre que l’acier trempé : avant-trou en bois dur et visseuse à couple réglé. Passez à l’A4 en bord de mer et autour des piscines.',
      'For exterior work and tannin-rich timber such as oak, chestnut and cedar, where plated steel bleeds black stains. Stainless is softer than hardened steel, so pre-drill hardwood and set the clutch. Go for A4 near the coast or around pools.',
      'Para exterior y maderas con taninos (roble, castaño, cedro rojo), donde el acero cincado mancha de negro. El inox es más blando que el acero templado: pretaladre la madera dura y regule el par. Elija A4 junto al mar o en piscinas.',
    ),
    axes: {
      diametre: [4, 5, 4.5, 3.5, 6, 3],
      longueur: mesuresOf(LONGUEURS_INOX),
      revetement: ['inox-a2', 'inox-a4'],
      'empreinte-vis': ['t20', 't25', 't15', 't30', 't10'],
    },
    fixes: { 'tete-vis': 'fraisee' },
    existe: (v) =>
      existeAvecEmpreinte(LONGUEURS_INOX)(v) &&
      (v.revetement === 'inox-a2' || Number(v.diametre) >= 4),
    marques: ['rothbeck', 'tirval'],
    prix: (v) => arrondir(parBoite(v) * centimesPiece(v)),
    normes: ['EN 14592', 'ISO 3506-1'],
    complements: ['VEM', 'FBB'],
    metiers: ['menuisier', 'charpentier', 'paysagiste'],
  },
  {
    code: 'VBS',
    noeud: 'vis-bois-seau',
    genre: 'seau-de-vis',
    nom: texte(
      'Vis à bois tête fraisée Torx en seau',
      'Countersunk Torx wood screw in tub',
      'Tornillo para madera avellanado Torx en cubo',
    ),
    declinaison: texte(
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
    ),
    description: texte(
      'La même vis aggloméré que la boîte, en seau refermable avec un embout longue durée sous le couvercle. Environ 15 % de moins à la pièce, et rien ne prend l’humidité dans le fourgon. Le seau se gerbe et se réutilise.',
      'The same chipboard screw as the box, in a resealable tub with a long-life bit under the lid. About 15% less per piece, and nothing gets damp in the van. Tubs stack and are reusable.',
      'El mismo tornillo que en caja, en cubo con cierre y una punta de larga duración en la tapa. Cerca de un 15 % menos por pieza y sin humedad en la furgoneta. El cubo se apila y se reutiliza.',
    ),
    axes: {
      diametre: [5, 4, 6],
      longueur: mesuresOf(LONGUEURS_SEAU),
      revetement: ['zingue-jaune'],
      'empreinte-vis': ['t25', 't20', 't30'],
    },
    fixes: { 'tete-vis': 'nervures', matiere: 'acier' },
    existe: existeAvecEmpreinte(LONGUEURS_SEAU),
    marques: ['tirval', 'comptoir'],
    conditionnement: (v) => ({ unite: 'seau', contenu: parSeau(v) }),
    prix: (v) => arrondir(parSeau(v) * centimesPiece(v) * 0.85 + 150),
    poids: (v) => grammes(parSeau(v) * volume(v) * 0.0036 + 320),
    suffixe: (v) => `${taille(v)}-SE`,
    ecoParticipation: { type: 'PMCB', centimes: 9 },
    normes: ['EN 14592'],
    complements: ['VBF', 'VEL'],
    metiers: ['charpentier', 'menuisier', 'macon'],
  },
  {
    ...EN_BOITE,
    code: 'VTE',
    noeud: 'vis-terrasse',
    genre: 'vis-terrasse',
    nom: texte('Vis terrasse Torx', 'Torx decking screw', 'Tornillo para tarima Torx'),
    declinaison: texte(
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
    ),
    description: texte(
      'Double filet : le filet sous tête rattrape la lame et l’empêche de grincer ou de remonter. Petite tête bombée, discrète et sans éclat en surface. Deux vis par lambourde ; avant-trou obligatoire dans l’ipé, le cumaru et à moins de 60 mm du bout de lame.',
      'Twin thread: the upper thread pulls the board down and stops it creaking or lifting. The small raised head stays discreet and leaves no splinters. Two screws per joist; always pre-drill ipe, cumaru and board ends closer than 60 mm.',
      'Doble rosca: la superior atrae la lama y evita que cruja o se levante. Cabeza pequeña, discreta y sin astillas. Dos tornillos por rastrel; pretaladro obligatorio en ipé, cumarú y a menos de 60 mm de la testa.',
    ),
    axes: {
      diametre: [5, 5.5],
      longueur: mesuresOf(LONGUEURS_TERRASSE),
      revetement: ['inox-a2', 'inox-a4'],
    },
    fixes: { 'tete-vis': 'bombee-reduite', 'empreinte-vis': 't25', 'classe-service': '3' },
    existe: (v) => existeEnGamme(LONGUEURS_TERRASSE, v.diametre, v.longueur),
    marques: ['rothbeck', 'vissal'],
    prix: (v) => arrondir(parBoite(v) * centimesPiece(v) * 1.12),
    normes: ['EN 14592', 'ISO 3506-1'],
    complements: ['VEL', 'FBB'],
    metiers: ['paysagiste', 'menuisier', 'charpentier'],
  },
  {
    ...EN_BOITE,
    code: 'VBA',
    noeud: 'vis-bardage',
    genre: 'vis-terrasse',
    nom: texte('Vis bardage Torx', 'Torx cladding screw', 'Tornillo para revestimiento Torx'),
    declinaison: texte(
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
    ),
    description: texte(
      'Petite tête bombée qui plaque la lame sans marquer le bois, pour les bardages vissés en façade. La pointe taillée limite le fendage en rive. Prévoyez une longueur d’au moins 2,5 fois l’épaisseur de la lame.',
      'Small raised head that holds the board without bruising it, for face-fixed cladding. The cut point reduces splitting near edges. Allow a length of at least 2.5 times the board thickness.',
      'Cabeza pequeña que asienta la lama sin marcarla, para revestimientos atornillados a la vista. La punta cortante reduce las rajas junto al canto. Calcule una longitud mínima de 2,5 veces el espesor de la lama.',
    ),
    axes: {
      diametre: [4.5, 4],
      longueur: mesuresOf(LONGUEURS_BARDAGE),
      revetement: ['inox-a2', 'inox-a4'],
    },
    fixes: { 'tete-vis': 'bombee-reduite', 'empreinte-vis': 't20', 'classe-service': '3' },
    existe: (v) => existeEnGamme(LONGUEURS_BARDAGE, v.diametre, v.longueur),
    marques: ['rothbeck', 'tirval'],
    prix: (v) => arrondir(parBoite(v) * centimesPiece(v) * 1.1),
    normes: ['EN 14592', 'ISO 3506-1'],
    complements: ['VEM'],
    metiers: ['menuisier', 'charpentier', 'couvreur'],
  },
];

function parSeau(v: Valeurs): number {
  return piecesParBoite(volume(v), [
    [720, 2000],
    [2000, 1000],
    [Infinity, 500],
  ]);
}
