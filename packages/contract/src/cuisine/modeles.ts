/** Rooms to begin from, furnished so that each is a kitchen that could be built tomorrow. */
import type { Finitions } from './finitions.ts';
import { VERSION_PLAN } from './limites-plan.ts';
import type { TypeElement } from './modules.ts';
import type { Element, Piece, Plan } from './plan.schema.ts';

export const MODELES = ['en-i', 'en-l', 'en-u', 'ilot'] as const;
export type Modele = (typeof MODELES)[number];

const FINITIONS: Finitions = {
  facade: 'blanc',
  planDeTravail: 'chene-naturel',
  poignee: 'barre-noir',
  charniere: 'amortie',
  tiroir: 'metal',
  pieds: 150,
};

type Pose = readonly [
  type: TypeElement,
  ligne: string,
  position: number,
  largeur: number,
  sens?: 'droite',
];

export function planDuModele(modele: Modele, nom: string): Plan {
  const { piece, poses, ilots = [], finitions = {} } = DESSINS[modele];
  const elements = poses.map(([type, ligne, position, largeur, sens], i): Element => ({
    id: `e${i + 1}`,
    type,
    ligne,
    position,
    largeur,
    ...(sens && { sens }),
  }));
  return {
    version: VERSION_PLAN,
    nom,
    piece,
    ilots: [...ilots],
    finitions: { ...FINITIONS, ...finitions },
    elements,
  };
}

/** Corners of a room of this size. */
function rectangle(largeur: number, profondeur: number): Piece['coins'] {
  return [
    { x: 0, y: 0 },
    { x: largeur, y: 0 },
    { x: largeur, y: profondeur },
    { x: 0, y: profondeur },
  ];
}

function piece(
  coins: Piece['coins'],
  { ouvertures, eau }: { ouvertures: Piece['ouvertures']; eau: readonly [string, number] },
): Piece {
  const [mur, position] = eau;
  return {
    coins,
    hauteur: 2500,
    ouvertures,
    arrivees: [
      { id: 'a1', type: 'eau', mur, position, hauteur: 550 },
      { id: 'a2', type: 'evacuation', mur, position: position + 120, hauteur: 400 },
    ],
  };
}

const porte = (mur: string, position: number): Piece['ouvertures'][number] => ({
  id: 'o1',
  type: 'porte',
  mur,
  position,
  largeur: 830,
  hauteur: 2040,
  allege: 0,
});

const fenetre = (mur: string, position: number, largeur: number): Piece['ouvertures'][number] => ({
  id: 'o2',
  type: 'fenetre',
  mur,
  position,
  largeur,
  hauteur: 1100,
  allege: 1000,
});

interface Dessin {
  piece: Piece;
  poses: readonly Pose[];
  ilots?: Plan['ilots'];
  finitions?: Partial<Finitions>;
}

const DESSINS: Readonly<Record<Modele, Dessin>> = {
  'en-i': {
    piece: piece(rectangle(3600, 2600), {
      ouvertures: [porte('C', 300)],
      eau: ['A', 1500],
    }),
    poses: [
      ['colonne-frigo', 'A', 0, 600],
      ['bas-tiroirs', 'A', 600, 600],
      ['bas-evier', 'A', 1200, 800],
      ['lave-vaisselle', 'A', 2000, 600],
      ['bas-plaque', 'A', 2600, 600],
      ['bas-porte', 'A', 3200, 400],
      ['haut-porte', 'A', 600, 600],
      ['haut-porte', 'A', 1200, 800],
      ['haut-porte', 'A', 2000, 600],
      ['hotte', 'A', 2600, 600],
      ['haut-porte', 'A', 3200, 400],
    ],
  },
  'en-l': {
    piece: piece(rectangle(3600, 3000), {
      ouvertures: [porte('C', 2600), fenetre('A', 1300, 1200)],
      eau: ['A', 1700],
    }),
    poses: [
      ['colonne-four', 'A', 0, 600],
      ['bas-poubelle', 'A', 600, 400],
      ['lave-vaisselle', 'A', 1000, 600],
      ['bas-evier', 'A', 1600, 800],
      ['bas-porte', 'A', 2400, 200],
      ['bas-angle', 'A', 2600, 1000],
      ['fileur-bas', 'B', 600, 50],
      ['bas-tiroirs', 'B', 650, 600],
      ['bas-plaque', 'B', 1250, 800],
      ['haut-porte', 'A', 600, 600],
      ['haut-porte', 'A', 2600, 600],
      ['haut-porte', 'B', 650, 600],
      ['hotte', 'B', 1350, 600],
    ],
  },
  'en-u': {
    piece: piece(rectangle(3400, 3000), {
      ouvertures: [porte('C', 1300), fenetre('A', 1100, 1200)],
      eau: ['A', 1500],
    }),
    poses: [
      ['bas-angle', 'A', 0, 1000, 'droite'],
      ['bas-evier', 'A', 1000, 800],
      ['lave-vaisselle', 'A', 1800, 600],
      ['bas-angle', 'A', 2400, 1000],
      ['fileur-bas', 'B', 600, 50],
      ['bas-plaque', 'B', 650, 800],
      ['bas-tiroirs', 'B', 1450, 600],
      ['colonne-four', 'D', 200, 600],
      ['colonne-frigo', 'D', 800, 600],
      ['bas-porte', 'D', 1400, 950],
      ['fileur-bas', 'D', 2350, 50],
      ['haut-porte', 'A', 400, 600],
      ['haut-porte', 'A', 2400, 600],
      ['hotte', 'B', 750, 600],
      ['haut-porte', 'B', 1350, 600],
    ],
    finitions: { facade: 'chene-naturel', planDeTravail: 'blanc' },
  },
  ilot: {
    piece: piece(rectangle(4200, 4000), {
      ouvertures: [porte('D', 300), fenetre('B', 1200, 1600)],
      eau: ['A', 2000],
    }),
    poses: [
      ['colonne-frigo', 'A', 200, 600],
      ['colonne-four', 'A', 800, 600],
      ['bas-tiroirs', 'A', 1400, 600],
      ['bas-evier', 'A', 2000, 800],
      ['lave-vaisselle', 'A', 2800, 600],
      ['colonne-rangement', 'A', 3400, 600],
      ['haut-relevant', 'A', 1400, 1000],
      ['haut-relevant', 'A', 2400, 1000],
      ['bas-tiroirs', 'I1', 0, 600],
      ['bas-plaque', 'I1', 600, 800],
      ['bas-tiroirs', 'I1', 1400, 600],
    ],
    ilots: [{ x: 3100, y: 2300, longueur: 2000, angle: 180 }],
    finitions: { planDeTravail: 'massif-chene', poignee: 'barre-inox' },
  },
};
