/** Door closers and panic exits. */
import { aLaPiece, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { CODES_FINITION } from './couts.ts';

const PLUS_VALUE_TEINTE = { argent: 0, 'blanc-9016': 190, 'noir-9005': 190, 'brun-8014': 190 };

export const MODELES_ISSUES: readonly ModeleArticle[] = [
  {
    code: 'SFA',
    noeud: 'ferme-portes-bras-compas',
    genre: 'ferme-porte',
    nom: texte(
      'Ferme-porte à bras compas',
      'Scissor-arm door closer',
      'Cierrapuertas de brazo articulado',
    ),
    declinaison: texte(
      '{force-fermeture}, {finition-porte}',
      '{force-fermeture}, {finition-porte}',
      '{force-fermeture}, {finition-porte}',
    ),
    description: texte(
      'Ferme-porte hydraulique à pignon et crémaillère, réversible, vitesse de fermeture et à-coup final réglés par deux vis. La force 3 convient aux portes jusqu’à 950 mm et 60 kg, la force 5 jusqu’à 1250 mm et 100 kg. Gabarit de perçage fourni.',
      'Non-handed rack-and-pinion hydraulic closer with separate valves for closing and latching speed. Size 3 suits doors up to 950 mm and 60 kg, size 5 up to 1250 mm and 100 kg. Drilling template included.',
      'Cierrapuertas hidráulico de piñón y cremallera, reversible, con velocidad de cierre y golpe final regulables por dos válvulas. La fuerza 3 admite hojas de hasta 950 mm y 60 kg; la 5, hasta 1250 mm y 100 kg. Incluye plantilla de taladrado.',
    ),
    axes: {
      'force-fermeture': ['2-4', '3', '2-5', '1-6'],
      'finition-porte': ['argent', 'blanc-9016', 'noir-9005', 'brun-8014'],
    },
    marques: ['portalux', 'bremond', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v['force-fermeture'], { '3': 3950, '2-4': 5480, '2-5': 7260, '1-6': 11450 }) +
      selon(v['finition-porte'], PLUS_VALUE_TEINTE),
    poids: (v) => selon(v['force-fermeture'], { '3': 1250, '2-4': 1550, '2-5': 1900, '1-6': 2600 }),
    suffixe: (v) =>
      `${String(v['force-fermeture']).replace('-', '')}-${selon(v['finition-porte'], CODES_FINITION)}`,
    ecoParticipation: { type: 'PMCB', centimes: 8 },
    normes: ['EN 1154'],
    complements: ['SPB', 'SBT'],
    metiers: ['menuisier', 'serrurier', 'maintenance', 'collectivite'],
  },
  {
    code: 'SFG',
    noeud: 'ferme-portes-glissiere',
    genre: 'ferme-porte-a-glissiere',
    nom: texte(
      'Ferme-porte à bras à glissière',
      'Slide-arm door closer',
      'Cierrapuertas de guía deslizante',
    ),
    declinaison: texte(
      '{force-fermeture}, {finition-porte}',
      '{force-fermeture}, {finition-porte}',
      '{force-fermeture}, {finition-porte}',
    ),
    description: texte(
      'Came en cœur pour un effort d’ouverture décroissant, apprécié dans les lieux accessibles aux personnes à mobilité réduite. Le bras reste plaqué contre la porte, sans prise au vandalisme. Frein à l’ouverture réglable, arrêt mécanique en option.',
      'Heart-shaped cam for an opening force that drops quickly, welcome where access must be easy for everyone. The arm lies flat against the door and gives vandals nothing to pull. Adjustable backcheck, optional hold-open.',
      'Leva en forma de corazón que reduce el esfuerzo de apertura, adecuada para locales accesibles. El brazo queda pegado a la puerta y no da pie al vandalismo. Freno a la apertura regulable y retención opcional.',
    ),
    axes: {
      'force-fermeture': ['2-4', '2-5', '1-6'],
      'finition-porte': ['argent', 'blanc-9016', 'noir-9005', 'inox-brosse'],
    },
    existe: (v) => v['finition-porte'] !== 'inox-brosse' || v['force-fermeture'] !== '1-6',
    marques: ['portalux', 'volmer'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v['force-fermeture'], { '2-4': 9850, '2-5': 12900, '1-6': 17400 }) +
      selon(v['finition-porte'], { ...PLUS_VALUE_TEINTE, 'inox-brosse': 2150 }),
    poids: (v) => selon(v['force-fermeture'], { '2-4': 2100, '2-5': 2500, '1-6': 3200 }),
    suffixe: (v) =>
      `${String(v['force-fermeture']).replace('-', '')}-${selon(v['finition-porte'], CODES_FINITION)}`,
    ecoParticipation: { type: 'PMCB', centimes: 10 },
    normes: ['EN 1154'],
    complements: ['SPB'],
    metiers: ['menuisier', 'serrurier', 'collectivite'],
  },
  {
    code: 'SPB',
    noeud: 'barres-antipanique',
    genre: 'barre-antipanique',
    nom: texte(
      'Barre antipanique en applique',
      'Surface-mounted panic bar',
      'Barra antipánico de sobreponer',
    ),
    declinaison: texte(
      '{points-fermeture}, {largeur}, {finition-porte}',
      '{points-fermeture}, {largeur}, {finition-porte}',
      '{points-fermeture}, {largeur}, {finition-porte}',
    ),
    description: texte(
      'Dispositif à barre d’appui pour issue de secours, ouverture par simple poussée sur toute la largeur. Barre recoupable, boîtiers réversibles, gâches comprises. Les modèles à deux et trois points se montent avec tringles pour vantail jusqu’à 2400 mm de haut.',
      'Push-bar device for escape doors, opening with a single push anywhere along its width. The bar cuts to size, cases are reversible and keeps are included. Two- and three-point versions come with rods for leaves up to 2400 mm high.',
      'Dispositivo de barra de empuje para salida de emergencia, que abre con una simple presión en todo su ancho. Barra recortable, cajas reversibles y cerraderos incluidos. Las versiones de dos y tres puntos llevan varillas para hojas de hasta 2400 mm de altura.',
    ),
    axes: {
      'points-fermeture': ['1', '2', '3'],
      largeur: [840, 1150, 1300],
      'finition-porte': ['rouge-noir', 'noir-9005', 'argent', 'inox-brosse'],
    },
    existe: (v) => v.largeur !== 1300 || v['finition-porte'] !== 'inox-brosse',
    marques: ['portalux', 'clavero'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v['points-fermeture'], { '1': 11900, '2': 17800, '3': 21900 }) +
      selon(v.largeur, { '840': 0, '1150': 450, '1300': 780 }) +
      selon(v['finition-porte'], {
        'rouge-noir': 0,
        'noir-9005': 0,
        argent: 600,
        'inox-brosse': 5900,
      }),
    poids: (v) =>
      2300 + (Number(v['points-fermeture']) - 1) * 950 + Math.round(Number(v.largeur) * 0.9),
    longueurColis: (v) => (v['points-fermeture'] === '1' ? Number(v.largeur) : 1350),
    suffixe: (v) =>
      `${v['points-fermeture']}P-${v.largeur}-${selon(v['finition-porte'], CODES_FINITION)}`,
    ecoParticipation: { type: 'PMCB', centimes: 18 },
    normes: ['EN 1125'],
    complements: ['SMX', 'SFA', 'SDC'],
    metiers: ['serrurier', 'metallier', 'maintenance', 'collectivite'],
  },
  {
    code: 'SMX',
    noeud: 'modules-exterieurs',
    genre: 'module-exterieur',
    nom: texte(
      'Module extérieur pour antipanique',
      'Panic bar outside access device',
      'Accionamiento exterior antipánico',
    ),
    declinaison: texte(
      '{manoeuvre-exterieure}, {finition-porte}',
      '{manoeuvre-exterieure}, {finition-porte}',
      '{manoeuvre-exterieure}, {finition-porte}',
    ),
    description: texte(
      'Permet de rentrer par une porte équipée d’une barre antipanique. Le demi-cylindre de 30 × 10 ou 40 × 10, à commander à part, débraye la béquille. Pour portes de 38 à 70 mm.',
      'Gives entry through a door fitted with a panic bar. The half cylinder, 30 × 10 or 40 × 10 and ordered separately, disengages the lever. For doors 38 to 70 mm thick.',
      'Permite entrar por una puerta equipada con barra antipánico. El medio bombillo de 30 × 10 o 40 × 10, que se pide aparte, desembraga la manilla. Para puertas de 38 a 70 mm.',
    ),
    axes: {
      'manoeuvre-exterieure': ['bequille', 'bouton', 'tirage'],
      'finition-porte': ['noir-9005', 'argent', 'inox-brosse', 'blanc-9016'],
    },
    marques: ['portalux', 'clavero'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v['manoeuvre-exterieure'], { bequille: 4890, bouton: 3950, tirage: 4420 }) +
      selon(v['finition-porte'], {
        'noir-9005': 0,
        argent: 150,
        'inox-brosse': 2680,
        'blanc-9016': 150,
      }),
    poids: (v) => selon(v['manoeuvre-exterieure'], { bequille: 820, bouton: 690, tirage: 880 }),
    suffixe: (v) =>
      `${selon(v['manoeuvre-exterieure'], { bequille: 'BQ', bouton: 'BT', tirage: 'TR' })}-${selon(v['finition-porte'], CODES_FINITION)}`,
    ecoParticipation: { type: 'PMCB', centimes: 5 },
    normes: ['EN 1125'],
    complements: ['SPB', 'SDC'],
    metiers: ['serrurier', 'metallier', 'collectivite'],
  },
];
