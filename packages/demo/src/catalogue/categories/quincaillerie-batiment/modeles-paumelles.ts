import { cote, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle, type Valeurs } from '../../modele.ts';
import { CODES_FINITION } from './couts.ts';

/** Widths made for each height of hinge, millimetres. */
const LARGEURS_PAUMELLE: Readonly<Record<string, readonly number[]>> = {
  '80': [45, 50],
  '95': [50, 55],
  '110': [55, 60],
  '140': [55, 60, 70],
  '160': [70, 80],
};

const LARGEURS_CHARNIERE: Readonly<Record<string, readonly number[]>> = {
  '30': [25, 30],
  '40': [30, 40],
  '50': [40, 50],
  '60': [40, 60],
  '80': [60, 80],
  '100': [70, 100],
};

const surface = (v: Valeurs) => Number(v.hauteur) * Number(v.largeur);

export const MODELES_PAUMELLES: readonly ModeleArticle[] = [
  {
    code: 'SPA',
    noeud: 'paumelles-a-lames',
    genre: 'paumelle',
    nom: texte(
      'Paumelle roulée bouts carrés',
      'Square-ended lift-off hinge',
      'Pernio de cantos rectos',
    ),
    declinaison: texte(
      '{hauteur} × {largeur}, {main}, acier {revetement}',
      '{hauteur} × {largeur}, {main}, {revetement}',
      '{hauteur} × {largeur}, mano {main}, acero {revetement}',
    ),
    description: texte(
      'Paumelle en acier à bague laiton pour porte et fenêtre en bois, dégondable sans dévisser. Trois paumelles de 140 × 60 portent un vantail de 60 kg, quatre au-delà. La main se lit paumelle ouverte, nœud face à soi.',
      'Steel hinge with brass washer for timber doors and windows; the leaf lifts off without removing a screw. Three 140 × 60 hinges carry a 60 kg leaf, use four above. Read the hand with the hinge open and the knuckle towards you.',
      'Pernio de acero con arandela de latón para puertas y ventanas de madera; la hoja se descuelga sin quitar tornillos. Tres pernios de 140 × 60 soportan una hoja de 60 kg; por encima, cuatro. La mano se lee con el pernio abierto y el nudo hacia uno.',
    ),
    axes: {
      hauteur: [140, 110, 95, 80, 160],
      largeur: [60, 55, 70, 50, 45, 80],
      main: ['droite', 'gauche'],
      revetement: ['zingue-blanc', 'brut', 'inox-a2'],
    },
    existe: (v) =>
      selon(v.hauteur, LARGEURS_PAUMELLE).includes(Number(v.largeur)) &&
      (v.revetement !== 'inox-a2' || Number(v.hauteur) >= 110),
    marques: ['ferralis', 'bremond', 'comptoir'],
    conditionnement: (v) => ({
      unite: 'piece',
      contenu: 1,
      multiple: v.revetement === 'inox-a2' ? 1 : 2,
    }),
    prix: (v) =>
      Math.round(
        (70 + surface(v) * 0.026) *
          selon(v.revetement, { brut: 0.85, 'zingue-blanc': 1, 'inox-a2': 3.6 }),
      ),
    poids: (v) => Math.round(surface(v) * 0.034),
    suffixe: (v) =>
      `${cote(v.hauteur, 3)}${v.largeur}-${v.main === 'droite' ? 'D' : 'G'}${selon(v.revetement, CODES_FINITION)}`,
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    normes: ['EN 1935'],
    complements: ['SBP', 'SLC'],
    metiers: ['menuisier', 'charpentier', 'maintenance'],
  },
  {
    code: 'SFI',
    noeud: 'fiches-a-visser',
    genre: 'fiche-a-visser',
    nom: texte('Fiche à visser réglable', 'Adjustable screw-in hinge', 'Pernio roscado regulable'),
    declinaison: texte(
      'Ø {diametre}, {finition-porte}',
      '{diametre} dia., {finition-porte}',
      'Ø {diametre}, {finition-porte}',
    ),
    description: texte(
      'Fiche à broche pour porte à recouvrement, vissée dans l’huisserie et le chant du vantail. Se pose au gabarit de perçage et se règle en compression et en hauteur. Comptez deux fiches pour un vantail de 2 040 × 830 mm et 40 kg, trois au-delà.',
      'Pin hinge for rebated doors, screwed into the frame and the edge of the leaf. Drill with the jig; height and compression adjust after hanging. Use two hinges for a 2,040 × 830 mm leaf of 40 kg, three above.',
      'Pernio de espiga para puerta solapada, roscado en el cerco y en el canto de la hoja. Se coloca con plantilla de taladrado y se regula en altura y presión. Dos pernios bastan para una hoja de 2040 × 830 mm y 40 kg; tres a partir de ahí.',
    ),
    axes: {
      diametre: [16, 14, 13, 18, 20],
      'finition-porte': ['zinc-blanc', 'nickel-satine', 'laiton-poli', 'noir-mat'],
    },
    existe: (v) => v['finition-porte'] === 'zinc-blanc' || Number(v.diametre) <= 16,
    marques: ['ferralis', 'hettner'],
    conditionnement: (v) => ({ unite: 'boite', contenu: Number(v.diametre) >= 18 ? 20 : 50 }),
    prix: (v) =>
      Math.round(
        (18 + Number(v.diametre) ** 2 * 0.42) *
          selon(v['finition-porte'], {
            'zinc-blanc': 1,
            'nickel-satine': 1.18,
            'laiton-poli': 1.35,
            'noir-mat': 1.4,
          }) *
          (Number(v.diametre) >= 18 ? 20 : 50),
      ),
    poids: (v) => Math.round(Number(v.diametre) ** 2 * 0.5) * (Number(v.diametre) >= 18 ? 20 : 50),
    suffixe: (v) => `${v.diametre}-${selon(v['finition-porte'], CODES_FINITION)}`,
    metiers: ['menuisier'],
  },
  {
    code: 'SCH',
    noeud: 'charnieres-de-batiment',
    genre: 'charniere',
    nom: texte(
      'Charnière à visser bouts carrés',
      'Square-corner butt hinge',
      'Bisagra de libro de cantos rectos',
    ),
    declinaison: texte(
      '{hauteur} × {largeur}, {matiere}',
      '{hauteur} × {largeur}, {matiere}',
      '{hauteur} × {largeur}, {matiere}',
    ),
    description: texte(
      'Charnière à broche rivée et trous fraisés pour coffres, trappes, volets intérieurs et portes légères. Cotes données charnière ouverte. Choisir l’inox A4 en bord de mer et le laiton sur chêne ou châtaignier, dont les tanins noircissent l’acier.',
      'Fixed-pin hinge with countersunk holes for chests, hatches, internal shutters and light doors. Sizes are given open. Use A4 stainless by the sea, and brass on oak or chestnut, whose tannin stains steel.',
      'Bisagra de eje remachado y taladros avellanados para arcones, trampillas, portillos y puertas ligeras. Medidas con la bisagra abierta. Elija inox A4 junto al mar y latón sobre roble o castaño, cuyo tanino ennegrece el acero.',
    ),
    axes: {
      hauteur: [60, 50, 40, 30, 80, 100],
      largeur: [40, 60, 50, 30, 25, 80, 70, 100],
      matiere: ['acier', 'laiton', 'inox-a2', 'inox-a4'],
    },
    existe: (v) =>
      selon(v.hauteur, LARGEURS_CHARNIERE).includes(Number(v.largeur)) &&
      (v.matiere !== 'inox-a4' || Number(v.hauteur) >= 50),
    marques: ['ferralis', 'comptoir'],
    conditionnement: (v) => ({ unite: 'sachet', contenu: Number(v.hauteur) >= 80 ? 2 : 4 }),
    prix: (v) =>
      Math.round(
        (22 + surface(v) * 0.02) *
          selon(v.matiere, { acier: 1, laiton: 2.6, 'inox-a2': 2.1, 'inox-a4': 3 }) *
          (Number(v.hauteur) >= 80 ? 2 : 4),
      ),
    poids: (v) => Math.round(surface(v) * 0.012 * (Number(v.hauteur) >= 80 ? 2 : 4)),
    suffixe: (v) =>
      `${cote(v.hauteur, 3)}${cote(v.largeur, 3)}-${selon(v.matiere, { acier: 'AC', laiton: 'LA', 'inox-a2': 'A2', 'inox-a4': 'A4' })}`,
    complements: ['STG'],
    metiers: ['menuisier', 'agenceur', 'maintenance'],
  },
];
