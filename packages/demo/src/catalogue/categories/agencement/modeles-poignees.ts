import { aLaPiece, cote, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { CODES_FINITION, PLUS_VALUE_FINITION } from './couts.ts';

export const MODELES_POIGNEES_MEUBLE: readonly ModeleArticle[] = [
  {
    code: 'APB',
    noeud: 'poignees-barre',
    genre: 'poignee-de-meuble',
    nom: texte('Poignée de meuble barre', 'Cabinet bar handle', 'Tirador de barra para mueble'),
    declinaison: texte(
      'entraxe {entraxe}, Ø {diametre}, {finition-meuble}',
      '{entraxe} centres, {diametre} dia., {finition-meuble}',
      '{entraxe} entre ejes, Ø {diametre}, {finition-meuble}',
    ),
    description: texte(
      'Barre ronde en acier sur deux plots, longueur hors tout égale à l’entraxe plus 60 mm. Livrée avec deux vis M4 × 25 pour façade de 16 à 19 mm. En façade de tiroir large, alignez l’entraxe sur le tiers de la largeur.',
      'Round steel bar on two posts, overall length equal to the centres plus 60 mm. Supplied with two M4 × 25 screws for 16 to 19 mm fronts. On wide drawers choose centres of about a third of the width.',
      'Barra redonda de acero sobre dos soportes; la longitud total es la distancia entre ejes más 60 mm. Incluye dos tornillos M4 × 25 para frentes de 16 a 19 mm. En cajones anchos, elija una distancia próxima a un tercio del ancho.',
    ),
    axes: {
      entraxe: [128, 96, 160, 192, 224, 256, 320, 448],
      diametre: [12, 10, 14],
      'finition-meuble': ['aspect-inox', 'noir-mat', 'nickel-brosse', 'laiton-brosse'],
    },
    fixes: { matiere: 'acier' },
    existe: (v) =>
      v.diametre === 12 ||
      (v.diametre === 10 && Number(v.entraxe) <= 160 && v['finition-meuble'] !== 'laiton-brosse') ||
      (v.diametre === 14 && Number(v.entraxe) >= 256 && v['finition-meuble'] !== 'laiton-brosse'),
    marques: ['hettner', 'lignea', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        (120 + (Number(v.entraxe) + 60) * Number(v.diametre) * 0.105) *
          selon(v['finition-meuble'], PLUS_VALUE_FINITION),
      ),
    poids: (v) => Math.round(30 + (Number(v.entraxe) + 60) * Number(v.diametre) * 0.033),
    suffixe: (v) =>
      `${cote(v.entraxe, 3)}-${v.diametre}-${selon(v['finition-meuble'], CODES_FINITION)}`,
    complements: ['AGC', 'ACB'],
    metiers: ['agenceur', 'menuisier'],
  },
  {
    code: 'ABO',
    noeud: 'boutons-de-meuble',
    genre: 'bouton-de-meuble',
    nom: texte('Bouton de meuble rond', 'Round cabinet knob', 'Pomo redondo para mueble'),
    declinaison: texte(
      'Ø {diametre}, {finition-meuble}',
      '{diametre} dia., {finition-meuble}',
      'Ø {diametre}, {finition-meuble}',
    ),
    description: texte(
      'Bouton tourné à gorge, prise confortable même avec des doigts humides. Vis M4 × 25 fournie, insert laiton dans les versions bois. Centrez-le à 40 mm des chants sur une porte haute.',
      'Turned knob with a finger groove, easy to grip even with wet hands. M4 × 25 screw supplied, brass insert in the timber versions. Centre it 40 mm from the edges on a wall-unit door.',
      'Pomo torneado con garganta, cómodo incluso con los dedos mojados. Tornillo M4 × 25 incluido e inserto de latón en las versiones de madera. Céntrelo a 40 mm de los cantos en puertas altas.',
    ),
    axes: {
      diametre: [30, 25, 35, 40],
      'finition-meuble': [
        'aspect-inox',
        'noir-mat',
        'chrome-brillant',
        'laiton-brosse',
        'bronze-vieilli',
        'chene',
        'hetre',
      ],
    },
    existe: (v) => v.diametre !== 25 || !['chene', 'hetre'].includes(String(v['finition-meuble'])),
    marques: ['hettner', 'lignea', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        (90 + Number(v.diametre) ** 2 * 0.16) * selon(v['finition-meuble'], PLUS_VALUE_FINITION),
      ),
    poids: (v) =>
      Math.round(
        Number(v.diametre) ** 2 *
          (['chene', 'hetre'].includes(String(v['finition-meuble'])) ? 0.022 : 0.055),
      ),
    suffixe: (v) => `${v.diametre}-${selon(v['finition-meuble'], CODES_FINITION)}`,
    complements: ['AGC'],
    metiers: ['agenceur', 'menuisier'],
  },
  {
    code: 'ACQ',
    noeud: 'poignees-coquille',
    genre: 'poignee-coquille',
    nom: texte('Poignée coquille en zamak', 'Zinc-alloy cup pull', 'Tirador de concha de zamak'),
    declinaison: texte(
      'entraxe {entraxe}, {finition-meuble}',
      '{entraxe} centres, {finition-meuble}',
      '{entraxe} entre ejes, {finition-meuble}',
    ),
    description: texte(
      'Forme demi-lune pour tiroirs de cuisine de style et meubles de métier. Vissage par l’arrière, aucune vis apparente. Vérifiez que la saillie de 24 mm ne heurte pas le retour d’un meuble d’angle.',
      'Half-moon shape for shaker kitchens and shop counters. Fixed from behind with no visible screws. Check that the 24 mm projection clears the return of a corner unit.',
      'Forma de media luna para cocinas clásicas y muebles de oficio. Se atornilla por detrás, sin tornillos vistos. Compruebe que el saliente de 24 mm no golpea el retorno de un mueble de rincón.',
    ),
    axes: {
      entraxe: [64, 96, 128],
      'finition-meuble': [
        'bronze-vieilli',
        'noir-mat',
        'laiton-brosse',
        'nickel-brosse',
        'chrome-brillant',
      ],
    },
    fixes: { matiere: 'zamak' },
    marques: ['lignea', 'hettner'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        (160 + Number(v.entraxe) * 2.3) * selon(v['finition-meuble'], PLUS_VALUE_FINITION),
      ),
    poids: (v) => Math.round(20 + Number(v.entraxe) * 0.7),
    suffixe: (v) => `${cote(v.entraxe, 3)}-${selon(v['finition-meuble'], CODES_FINITION)}`,
    complements: ['ATK'],
    metiers: ['agenceur', 'menuisier'],
  },
  {
    code: 'APP',
    noeud: 'profils-prise-de-main',
    genre: 'profil-prise-de-main',
    nom: texte('Profil de prise de main', 'Handleless grip profile', 'Perfil uñero para frente'),
    declinaison: texte(
      '{longueur}, façade de {panneau-meuble}, {finition-meuble}',
      '{longueur}, {panneau-meuble} fronts, {finition-meuble}',
      '{longueur}, frente de {panneau-meuble}, {finition-meuble}',
    ),
    description: texte(
      'Profil à rapporter en rive haute de façade, pour cuisines sans poignée. Rainure de 2,5 mm à usiner dans le chant, collage au polymère et quelques vis par l’arrière. Se débite à la scie à onglet avec une lame aluminium.',
      'Profile set into the top edge of the front for handleless kitchens. Groove the edge 2.5 mm wide, bond with polymer adhesive and add a few screws from behind. Cuts on a mitre saw with an aluminium blade.',
      'Perfil para el canto superior del frente en cocinas sin tirador. Ranura de 2,5 mm en el canto, pegado con polímero y algunos tornillos por detrás. Se corta en ingletadora con disco para aluminio.',
    ),
    axes: {
      longueur: [2500, 3000, 4100],
      'panneau-meuble': [19, 16, 22],
      'finition-meuble': ['alu-anodise', 'noir-mat', 'blanc-mat', 'laiton-brosse'],
    },
    fixes: { matiere: 'aluminium' },
    existe: (v) => v['finition-meuble'] !== 'laiton-brosse' || v['panneau-meuble'] === 19,
    marques: ['lignea', 'glissal'],
    conditionnement: () => ({ unite: 'barre', contenu: 1 }),
    prix: (v) =>
      Math.round(
        (Number(v.longueur) / 1000) *
          (680 + Number(v['panneau-meuble']) * 11) *
          selon(v['finition-meuble'], PLUS_VALUE_FINITION),
      ),
    poids: (v) => Math.round(Number(v.longueur) * (0.28 + Number(v['panneau-meuble']) * 0.004)),
    longueurColis: (v) => Number(v.longueur) + 20,
    suffixe: (v) =>
      `${v.longueur}-${v['panneau-meuble']}-${selon(v['finition-meuble'], CODES_FINITION)}`,
    secable: { trait: 3 },
    complements: ['ACI'],
    metiers: ['agenceur'],
  },
];
