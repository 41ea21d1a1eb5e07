import { aLaPiece, cote, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { CODES_FINITION, CODES_FONCTION } from './couts.ts';

export const MODELES_SERRURES: readonly ModeleArticle[] = [
  {
    code: 'SLC',
    noeud: 'serrures-larder-bois',
    genre: 'serrure-a-larder',
    nom: texte('Serrure à larder', 'Mortice lock', 'Cerradura de embutir'),
    declinaison: texte(
      '{fonction-porte}, axe {axe-serrure}, {tetiere}, {finition-porte}',
      '{axe-serrure} backset, {fonction-porte}, {tetiere}, {finition-porte}',
      'entrada {axe-serrure}, {fonction-porte}, {tetiere}, {finition-porte}',
    ),
    description: texte(
      'Serrure réversible pour porte intérieure en bois de 40 mm, entraxe 70 mm et carré de 7 mm. Le demi-tour se retourne sans démonter le coffre. Prévoir un mortaisage de 15 mm d’épaisseur sur 85 mm de profondeur en axe 50.',
      'Reversible lock for 40 mm internal timber doors, 70 mm centres and 7 mm spindle. The latch turns over without opening the case. Allow a mortice 15 mm wide and 85 mm deep for the 50 mm backset.',
      'Cerradura reversible para puerta de paso de madera de 40 mm, distancia entre ejes de 70 mm y cuadradillo de 7 mm. El picaporte se invierte sin abrir la caja. Con entrada de 50 mm, la caja pide una mortaja de 15 × 85 mm.',
    ),
    axes: {
      'fonction-porte': ['cle-i', 'cle-l', 'condamnation', 'bec-de-cane'],
      'axe-serrure': [50, 40],
      tetiere: ['bouts-ronds', 'bouts-carres'],
      'finition-porte': ['nickel-satine', 'laiton-poli', 'inox-brosse'],
    },
    fixes: { entraxe: 70, matiere: 'acier' },
    existe: (v) => v['finition-porte'] !== 'inox-brosse' || v['axe-serrure'] === 50,
    marques: ['clavero', 'bremond', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v['fonction-porte'], {
        'cle-i': 1340,
        'cle-l': 980,
        condamnation: 1190,
        'bec-de-cane': 840,
      }) +
      selon(v['finition-porte'], { 'nickel-satine': 0, 'laiton-poli': 160, 'inox-brosse': 420 }) +
      (v.tetiere === 'bouts-ronds' ? 0 : 35),
    poids: (v) => 430 + Number(v['axe-serrure']) * 3,
    suffixe: (v) =>
      `${selon(v['fonction-porte'], CODES_FONCTION)}${v['axe-serrure']}-${v.tetiere === 'bouts-ronds' ? 'R' : 'C'}${selon(v['finition-porte'], CODES_FINITION)}`,
    ecoParticipation: { type: 'PMCB', centimes: 3 },
    normes: ['EN 12209'],
    complements: ['SCY', 'SBP', 'SBR'],
    metiers: ['menuisier', 'serrurier', 'maintenance'],
  },
  {
    code: 'SMP',
    noeud: 'multipoints-a-larder',
    genre: 'serrure-multipoints',
    nom: texte(
      'Serrure multipoints à larder',
      'Mortice multipoint lock',
      'Cerradura multipunto de embutir',
    ),
    declinaison: texte(
      '{points-fermeture}, axe {axe-serrure}, hauteur {hauteur}',
      '{points-fermeture}, {axe-serrure} backset, {hauteur} high',
      '{points-fermeture}, entrada {axe-serrure}, altura {hauteur}',
    ),
    description: texte(
      'Fermeture par relevage de la béquille puis condamnation au cylindre européen. Têtière inox de 20 mm recoupable en tête et en pied, crochets et rouleaux réglables de ± 2 mm. Convient aux portes d’entrée bois, PVC et aluminium de 60 à 80 mm.',
      'Lift the lever to throw the points, then lock with a euro cylinder. The 20 mm stainless faceplate can be cropped top and bottom; hooks and rollers adjust by ± 2 mm. Suits timber, PVC-U and aluminium entrance doors 60 to 80 mm thick.',
      'Se cierra levantando la manilla y se bloquea con bombillo europeo. Frente de inox de 20 mm recortable por arriba y por abajo, ganchos y rodillos regulables ± 2 mm. Para puertas de entrada de madera, PVC y aluminio de 60 a 80 mm.',
    ),
    axes: {
      'points-fermeture': ['3', '5', '7'],
      'axe-serrure': [45, 35, 50],
      hauteur: [2170, 1950, 2400],
    },
    fixes: { entraxe: 70, revetement: 'inox-brosse' },
    existe: (v) => v['points-fermeture'] !== '7' || Number(v.hauteur) >= 2170,
    marques: ['clavero', 'bremond'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v['points-fermeture'], { '3': 11800, '5': 15400, '7': 19900 }) +
      Math.round((Number(v.hauteur) - 1950) * 2.4) +
      (v['axe-serrure'] === 50 ? 650 : 0),
    poids: (v) => 2100 + Number(v['points-fermeture']) * 220,
    longueurColis: (v) => Number(v.hauteur) + 60,
    suffixe: (v) => `${v['points-fermeture']}P-${v['axe-serrure']}-${cote(v.hauteur, 4)}`,
    ecoParticipation: { type: 'PMCB', centimes: 14 },
    normes: ['EN 15685'],
    complements: ['SCY', 'SCB', 'SBP'],
    metiers: ['menuisier', 'serrurier'],
  },
  {
    code: 'SAV',
    noeud: 'serrures-applique-verticales',
    genre: 'serrure-en-applique',
    nom: texte(
      'Serrure en applique verticale à fouillot',
      'Vertical rim lock with follower',
      'Cerradura de sobreponer vertical con picaporte',
    ),
    declinaison: texte(
      '{main}, cylindre de {longueur}, {finition-porte}',
      '{main}, {longueur} cylinder, {finition-porte}',
      '{main}, cilindro de {longueur}, {finition-porte}',
    ),
    description: texte(
      'Coffre en acier de 140 mm posé en saillie, pêne dormant deux tours et demi-tour commandé par la béquille. Cylindre rond à cinq goupilles livré avec trois clés, gâche fournie. La main se choisit côté coffre, porte vue de l’intérieur.',
      'Surface-mounted 140 mm steel case with two-turn deadbolt and a latch worked by the lever. Five-pin round cylinder with three keys and keep included. Choose the hand from inside, on the case side.',
      'Caja de acero de 140 mm de montaje superficial, con palanca de dos vueltas y picaporte accionado por la manilla. Incluye cilindro redondo de cinco pitones, tres llaves y cerradero. La mano se mira desde el interior, por el lado de la caja.',
    ),
    axes: {
      main: ['droite', 'gauche'],
      longueur: [45, 60],
      'finition-porte': ['brun-8014', 'argent', 'blanc-9010'],
    },
    fixes: { hauteur: 140, goupilles: 5, matiere: 'acier' },
    marques: ['bremond', 'clavero'],
    conditionnement: aLaPiece,
    prix: (v) =>
      5480 + (v.longueur === 60 ? 720 : 0) + (v['finition-porte'] === 'argent' ? 240 : 0),
    poids: (v) => 1350 + Number(v.longueur) * 4,
    suffixe: (v) =>
      `${v.main === 'droite' ? 'D' : 'G'}${v.longueur}-${selon(v['finition-porte'], CODES_FINITION)}`,
    ecoParticipation: { type: 'PMCB', centimes: 6 },
    complements: ['SVB'],
    metiers: ['serrurier', 'menuisier', 'maintenance'],
  },
  {
    code: 'SGE',
    noeud: 'gaches-electriques',
    genre: 'gache-electrique',
    nom: texte(
      'Gâche électrique encastrée',
      'Mortice electric strike',
      'Abrepuertas eléctrico de embutir',
    ),
    declinaison: texte(
      '{commande-electrique}, {tension}, têtière {longueur}',
      '{commande-electrique}, {tension}, {longueur} faceplate',
      '{commande-electrique}, {tension}, frente {longueur}',
    ),
    description: texte(
      'Gâche symétrique à pêne réglable sur 3 mm, pour serrure mono-point à larder ou en applique. À émission, la porte reste fermée sans courant. À rupture, elle se libère en cas de coupure, comme l’exige une issue de secours asservie.',
      'Symmetrical strike with 3 mm keeper adjustment for single-point mortice or rim locks. Fail-secure stays locked without power. Fail-safe releases on power loss, as a controlled escape door requires.',
      'Abrepuertas simétrico con pestillo regulable 3 mm, para cerraduras de un punto de embutir o de sobreponer. A emisión, la puerta sigue cerrada sin corriente. A ruptura, se libera al faltar la tensión, como pide una salida de emergencia controlada.',
    ),
    axes: {
      'commande-electrique': ['emission', 'rupture', 'a-memoire'],
      tension: [12, 24],
      longueur: [160, 250],
    },
    fixes: { revetement: 'inox-brosse' },
    marques: ['clavero', 'securam'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v['commande-electrique'], { emission: 3290, rupture: 5640, 'a-memoire': 3980 }) +
      (v.tension === 24 ? 180 : 0) +
      (v.longueur === 250 ? 460 : 0),
    poids: (v) => 240 + Math.round(Number(v.longueur) * 0.7),
    suffixe: (v) =>
      `${selon(v['commande-electrique'], { emission: 'E', rupture: 'R', 'a-memoire': 'M' })}${v.tension}-${v.longueur}`,
    ecoParticipation: { type: 'DEEE', centimes: 8 },
    normes: ['EN 14846'],
    complements: ['SFA'],
    metiers: ['serrurier', 'electricien', 'maintenance'],
  },
];
