import { cote, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle, type Valeurs } from '../../modele.ts';

const piecesTourillon = (v: Valeurs) =>
  Number(v.diametre) >= 12 ? 50 : Number(v.diametre) >= 10 ? 100 : 200;

export const MODELES_ASSEMBLAGE: readonly ModeleArticle[] = [
  {
    code: 'AEX',
    noeud: 'ferrures-excentriques',
    genre: 'excentrique',
    nom: texte(
      'Boîtier excentrique en zamak',
      'Zinc-alloy cam housing',
      'Caja excéntrica de zamak',
    ),
    declinaison: texte(
      'Ø {diametre}, panneau de {panneau-meuble}',
      '{diametre} dia., {panneau-meuble} board',
      'Ø {diametre}, tablero de {panneau-meuble}',
    ),
    description: texte(
      'Assemblage démontable de caissons, serrage d’un demi-tour au cruciforme. Percer à 34 mm du chant pour un goujon de 34, profondeur de 12 à 14,5 mm selon le panneau. Ajoutez deux tourillons par jonction pour l’alignement.',
      'Knock-down carcass joint tightened by half a turn with a cross-head driver. Drill 34 mm from the edge for a 34 mm bolt, 12 to 14.5 mm deep depending on the board. Add two dowels per joint for alignment.',
      'Unión desmontable de muebles, apriete de media vuelta con destornillador de estrella. Taladre a 34 mm del canto para perno de 34, con 12 a 14,5 mm de profundidad según el tablero. Añada dos espigas por unión para alinear.',
    ),
    axes: { diametre: [15, 12], 'panneau-meuble': [16, 19, 22, 25, 29] },
    fixes: { matiere: 'zamak' },
    existe: (v) => v.diametre === 15 || Number(v['panneau-meuble']) <= 19,
    marques: ['hettner', 'glissal', 'comptoir'],
    conditionnement: () => ({ unite: 'boite', contenu: 100 }),
    prix: (v) => 1090 + Number(v['panneau-meuble']) * 28 + (v.diametre === 15 ? 160 : 0),
    poids: (v) => 100 * Math.round(Number(v.diametre) * Number(v['panneau-meuble']) * 0.02 + 2),
    suffixe: (v) => `${v.diametre}-${v['panneau-meuble']}`,
    complements: ['ATO', 'ATE'],
    metiers: ['agenceur', 'menuisier'],
  },
  {
    code: 'ATO',
    noeud: 'tourillons',
    genre: 'tourillon',
    nom: texte('Tourillon cannelé en hêtre', 'Fluted beech dowel', 'Espiga estriada de haya'),
    declinaison: texte(
      '{diametre} × {longueur}',
      '{diametre} × {longueur}',
      '{diametre} × {longueur}',
    ),
    description: texte(
      'Hêtre étuvé à 8 % d’humidité, cannelé pour laisser fuir la colle et chanfreiné aux deux bouts. Choisissez un diamètre voisin de la moitié du panneau et percez 2 mm plus profond que la demi-longueur.',
      'Steamed beech at 8% moisture, fluted to let glue escape and chamfered at both ends. Choose a diameter close to half the board and drill 2 mm deeper than half the length.',
      'Haya vaporizada al 8 % de humedad, estriada para que escape la cola y biselada en ambos extremos. Elija un diámetro cercano a la mitad del tablero y taladre 2 mm más que la media longitud.',
    ),
    axes: { diametre: [8, 6, 10, 12], longueur: [35, 30, 40, 25, 50, 60, 80] },
    fixes: { matiere: 'bois' },
    existe: (v) =>
      selon<readonly number[]>(v.diametre, {
        '6': [25, 30, 35, 40],
        '8': [25, 30, 35, 40, 50, 60],
        '10': [30, 35, 40, 50, 60, 80],
        '12': [40, 50, 60, 80],
      }).includes(Number(v.longueur)),
    marques: ['lignea', 'comptoir'],
    conditionnement: (v) => ({ unite: 'sachet', contenu: piecesTourillon(v) }),
    prix: (v) =>
      Math.round(
        (0.7 + Number(v.diametre) ** 2 * Number(v.longueur) * 0.00072) * piecesTourillon(v),
      ) + 90,
    poids: (v) =>
      Math.max(
        40,
        Math.round(Number(v.diametre) ** 2 * Number(v.longueur) * 0.00055 * piecesTourillon(v)),
      ),
    suffixe: (v) => `${cote(v.diametre, 2)}-${cote(v.longueur, 2)}`,
    complements: ['AEX'],
    metiers: ['menuisier', 'agenceur'],
  },
  {
    code: 'ATE',
    noeud: 'taquets-etagere',
    genre: 'taquet-etagere',
    nom: texte(
      'Taquet d’étagère à épaulement',
      'Shouldered shelf support',
      'Soporte de estante con tope',
    ),
    declinaison: texte(
      'Ø {diametre}, {matiere} {revetement}',
      '{diametre} dia., {revetement} {matiere}',
      'Ø {diametre}, {matiere} {revetement}',
    ),
    description: texte(
      'Tourillon et palette d’appui pour perçages de 5 ou 3 mm au pas de 32. Les modèles métalliques portent 25 kg par taquet, ceux en plastique 12 kg. Quatre par tablette, cinq au-delà de 800 mm.',
      'Pin and flat seat for 5 or 3 mm holes at 32 mm pitch. Metal models carry 25 kg each, plastic ones 12 kg. Four per shelf, five above 800 mm.',
      'Espiga y apoyo plano para taladros de 5 o 3 mm a paso 32. Los metálicos soportan 25 kg cada uno y los de plástico 12 kg. Cuatro por balda, cinco a partir de 800 mm.',
    ),
    axes: {
      diametre: [5, 3],
      matiere: ['acier', 'zamak', 'plastique'],
      revetement: ['nickele', 'laque-noir', 'laque-blanc', 'brut'],
    },
    existe: (v) => (v.matiere === 'plastique' ? v.revetement === 'brut' : v.revetement !== 'brut'),
    marques: ['hettner', 'comptoir'],
    conditionnement: () => ({ unite: 'sachet', contenu: 100 }),
    prix: (v) =>
      Math.round(
        selon(v.matiere, { acier: 640, zamak: 920, plastique: 310 }) *
          (v.revetement === 'laque-noir' ? 1.25 : v.revetement === 'laque-blanc' ? 1.15 : 1) *
          (v.diametre === 3 ? 0.85 : 1),
      ),
    poids: (v) => selon(v.matiere, { acier: 420, zamak: 480, plastique: 110 }),
    suffixe: (v) =>
      `${v.diametre}-${selon(v.matiere, { acier: 'AC', zamak: 'ZK', plastique: 'PL' })}${selon(v.revetement, { nickele: 'N', 'laque-noir': 'R', 'laque-blanc': 'B', brut: '' })}`,
    metiers: ['agenceur', 'menuisier'],
  },
];
