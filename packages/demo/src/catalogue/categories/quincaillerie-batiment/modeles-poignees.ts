import { aLaPiece, cote, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { CODES_FINITION, CODES_FONCTION } from './couts.ts';

export const MODELES_POIGNEES: readonly ModeleArticle[] = [
  {
    code: 'SBP',
    noeud: 'bequilles-sur-plaque',
    genre: 'bequille-sur-plaque',
    nom: texte(
      'Ensemble béquille sur plaque',
      'Lever handle set on backplate',
      'Juego de manillas con placa',
    ),
    declinaison: texte(
      '{fonction-porte}, entraxe {entraxe}, {finition-porte}',
      '{entraxe} fixing centres, {fonction-porte}, {finition-porte}',
      'fijación a {entraxe}, {fonction-porte}, {finition-porte}',
    ),
    description: texte(
      'Paire de béquilles en aluminium montées sur ressort de rappel, plaques de 225 × 40 mm, carré de 7 mm et vis traversantes. Pour portes de 38 à 45 mm. L’entraxe des vis de 165 ou 195 mm recouvre les anciens perçages en rénovation.',
      'Pair of sprung aluminium levers on 225 × 40 mm plates with 7 mm spindle and bolt-through fixings. For doors 38 to 45 mm thick. The 165 or 195 mm fixing centres cover old holes on refurbishment.',
      'Par de manillas de aluminio con muelle de retorno, placas de 225 × 40 mm, cuadradillo de 7 mm y tornillos pasantes. Para puertas de 38 a 45 mm. Los tornillos a 165 o 195 mm tapan los taladros antiguos en reforma.',
    ),
    axes: {
      'fonction-porte': ['cle-i', 'cle-l', 'condamnation', 'bec-de-cane'],
      entraxe: [195, 165],
      'finition-porte': ['argent', 'inox-brosse', 'blanc-9016', 'noir-mat'],
    },
    fixes: { matiere: 'aluminium' },
    existe: (v) => v.entraxe === 195 || v['finition-porte'] !== 'noir-mat',
    marques: ['portalux', 'bremond', 'comptoir'],
    conditionnement: () => ({ unite: 'lot', contenu: 1 }),
    prix: (v) =>
      1480 +
      selon(v['fonction-porte'], {
        'cle-i': 0,
        'cle-l': 0,
        condamnation: 290,
        'bec-de-cane': -60,
      }) +
      selon(v['finition-porte'], {
        argent: 0,
        'inox-brosse': 390,
        'blanc-9016': 180,
        'noir-mat': 460,
      }),
    poids: (v) => (v.entraxe === 195 ? 520 : 480),
    suffixe: (v) =>
      `${selon(v['fonction-porte'], CODES_FONCTION)}${v.entraxe}-${selon(v['finition-porte'], CODES_FINITION)}`,
    ecoParticipation: { type: 'PMCB', centimes: 3 },
    normes: ['EN 1906'],
    complements: ['SLC', 'SCY'],
    metiers: ['menuisier', 'serrurier', 'maintenance'],
  },
  {
    code: 'SBR',
    noeud: 'bequilles-sur-rosace',
    genre: 'bequille-sur-rosace',
    nom: texte(
      'Ensemble béquille sur rosace',
      'Lever handle set on rose',
      'Juego de manillas con roseta',
    ),
    declinaison: texte(
      '{fonction-porte}, Ø {diametre}, {finition-porte}',
      '{diametre} dia., {fonction-porte}, {finition-porte}',
      'Ø {diametre}, {fonction-porte}, {finition-porte}',
    ),
    description: texte(
      'Béquilles coudées en tube inox 304, rosaces de 52 mm clipsées sur sous-construction en acier. Classe d’usage 4, pour passages intensifs de bureaux et d’établissements scolaires. Livré pour porte de 38 à 50 mm, rosaces de fonction comprises.',
      'Return-to-door levers in 304 stainless tube with 52 mm roses clipped over steel sub-plates. Grade 4 use, for heavy traffic in offices and schools. Supplied for doors 38 to 50 mm thick, escutcheons included.',
      'Manillas acodadas de tubo inox 304 y rosetas de 52 mm a presión sobre base de acero. Categoría de uso 4, para tránsito intenso en oficinas y centros escolares. Para puertas de 38 a 50 mm, bocallaves incluidas.',
    ),
    axes: {
      'fonction-porte': ['cle-i', 'condamnation', 'bec-de-cane', 'cle-l'],
      diametre: [19, 22],
      'finition-porte': ['inox-brosse', 'noir-mat', 'nickel-satine'],
    },
    fixes: { matiere: 'inox-a2' },
    existe: (v) => v['finition-porte'] === 'inox-brosse' || v.diametre === 19,
    marques: ['portalux', 'hettner', 'bremond'],
    conditionnement: () => ({ unite: 'lot', contenu: 1 }),
    prix: (v) =>
      2790 +
      selon(v['fonction-porte'], {
        'cle-i': 0,
        'cle-l': 0,
        condamnation: 680,
        'bec-de-cane': -310,
      }) +
      selon(v['finition-porte'], { 'inox-brosse': 0, 'noir-mat': 950, 'nickel-satine': 320 }) +
      (v.diametre === 22 ? 280 : 0),
    poids: (v) => (v.diametre === 22 ? 640 : 560),
    suffixe: (v) =>
      `${selon(v['fonction-porte'], CODES_FONCTION)}${v.diametre}-${selon(v['finition-porte'], CODES_FINITION)}`,
    ecoParticipation: { type: 'PMCB', centimes: 3 },
    normes: ['EN 1906'],
    complements: ['SLC', 'SCY', 'SBT'],
    metiers: ['menuisier', 'agenceur', 'collectivite'],
  },
  {
    code: 'SPT',
    noeud: 'poignees-de-tirage',
    genre: 'poignee-de-tirage',
    nom: texte('Poignée de tirage tube droit', 'Straight pull handle', 'Manillón recto de tubo'),
    declinaison: texte(
      'Ø {diametre}, entraxe {entraxe}, {finition-porte}',
      '{diametre} dia., {entraxe} centres, {finition-porte}',
      'Ø {diametre}, {entraxe} entre ejes, {finition-porte}',
    ),
    description: texte(
      'Tube inox 304 soudé et bouchonné pour portes d’entrée, sas et portes vitrées. Fixation traversante simple, ou montage dos à dos avec la paire de goujons. La longueur hors tout dépasse l’entraxe de 100 mm.',
      'Welded, capped 304 stainless tube for entrance doors, lobbies and glass doors. Single bolt-through fixing, or back to back with the stud pair. Overall length is the centres plus 100 mm.',
      'Tubo inox 304 soldado y con tapas para puertas de entrada, vestíbulos y puertas de vidrio. Fijación pasante simple, o montaje enfrentado con el par de espárragos. La longitud total supera en 100 mm la distancia entre ejes.',
    ),
    axes: {
      entraxe: [300, 200, 400, 500, 700, 1000, 1500],
      diametre: [30, 25, 40],
      'finition-porte': ['inox-brosse', 'noir-mat'],
    },
    fixes: { matiere: 'inox-a2' },
    existe: (v) =>
      (v.diametre !== 40 || Number(v.entraxe) >= 500) &&
      (v.diametre !== 25 || Number(v.entraxe) <= 500) &&
      (v['finition-porte'] === 'inox-brosse' || v.diametre === 30),
    marques: ['portalux', 'hettner'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        (1650 + (Number(v.entraxe) + 100) * Number(v.diametre) * 0.115) *
          (v['finition-porte'] === 'noir-mat' ? 1.28 : 1),
      ),
    poids: (v) => Math.round(180 + (Number(v.entraxe) + 100) * Number(v.diametre) * 0.038),
    longueurColis: (v) => Number(v.entraxe) + 130,
    suffixe: (v) =>
      `${v.diametre}-${cote(v.entraxe, 4)}-${selon(v['finition-porte'], CODES_FINITION)}`,
    ecoParticipation: { type: 'PMCB', centimes: 4 },
    complements: ['SFG'],
    metiers: ['menuisier', 'metallier', 'agenceur', 'collectivite'],
  },
  {
    code: 'SBT',
    noeud: 'butees-de-porte',
    genre: 'butee-de-porte',
    nom: texte('Butée de porte au sol', 'Floor door stop', 'Tope de puerta de suelo'),
    declinaison: texte(
      'hauteur {hauteur}, {finition-porte}',
      '{hauteur} high, {finition-porte}',
      'altura {hauteur}, {finition-porte}',
    ),
    description: texte(
      'Demi-lune massive avec bague d’amortissement en caoutchouc gris, vis et cheville de 8 mm comprises. La version haute retient les portes détalonnées de plus de 20 mm. À placer au tiers extérieur du vantail, jamais près des paumelles.',
      'Solid half-moon with a grey rubber buffer, screw and 8 mm plug included. The taller version catches doors undercut by more than 20 mm. Fix it in the outer third of the leaf, never near the hinges.',
      'Media luna maciza con anillo amortiguador de caucho gris, tornillo y taco de 8 mm incluidos. La versión alta sirve para puertas con holgura inferior de más de 20 mm. Colóquelo en el tercio exterior de la hoja, nunca cerca de los pernios.',
    ),
    axes: {
      hauteur: [25, 45],
      'finition-porte': ['inox-brosse', 'nickel-satine', 'laiton-poli', 'noir-mat', 'blanc-9016'],
    },
    fixes: { diametre: 45, matiere: 'zamak' },
    marques: ['bremond', 'portalux', 'comptoir'],
    conditionnement: () => ({ unite: 'piece', contenu: 1, multiple: 5 }),
    prix: (v) =>
      selon(v['finition-porte'], {
        'inox-brosse': 395,
        'nickel-satine': 310,
        'laiton-poli': 345,
        'noir-mat': 360,
        'blanc-9016': 290,
      }) + (v.hauteur === 45 ? 130 : 0),
    poids: (v) => (v.hauteur === 45 ? 185 : 120),
    suffixe: (v) => `${v.hauteur}-${selon(v['finition-porte'], CODES_FINITION)}`,
    metiers: ['menuisier', 'maintenance', 'collectivite'],
  },
];
