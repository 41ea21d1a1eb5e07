/** Flush switches and sockets, complete with their frame: the face tells what they do. */
import type { BufferGeometry, Object3D } from 'three';
import * as Type from 'typebox';
import { dessiner, tracer } from '../etiquettes/dessin.ts';
import { decalque, plan } from '../etiquettes/etiquette.ts';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { disc, hole, rectangle, type Point2 } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { latheZ } from '../geometrie/tours.ts';
import { laiton, nickel } from '../matieres/metaux.ts';
import { plastique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import {
  cadre,
  FENETRE,
  matiereAppareillage,
  NOMS_TEINTE,
  SAILLIE,
} from '../pieces/appareillage.ts';

const FONCTIONS = [
  'va-et-vient',
  'double',
  'poussoir',
  'temoin',
  'volet',
  'variateur',
  'prise',
  'prise-affleurante',
  'prise-usb',
  'prise-schuko',
  'usb',
  'rj45',
  'tv',
  'sortie-cable',
] as const;
type Fonction = (typeof FONCTIONS)[number];

const COTE = FENETRE - 0.7;
const Z = SAILLIE + 1.4;

export default defineModele({
  nom: 'appareillage',
  params: Type.Object({ fonction: choix(...FONCTIONS), couleur: choix(...NOMS_TEINTE) }),
  extremes: [
    { fonction: 'prise', couleur: 'blanc' },
    ...FONCTIONS.filter((f) => f !== 'prise').map((fonction, i) => ({
      fonction,
      couleur: (['blanc', 'anthracite', 'noir'] as const)[i % 3] ?? 'blanc',
    })),
  ],
  prise: { azimut: 0.42, elevation: 0.2, cadre: 0.8 },
  construire({ fonction, couleur }) {
    const matiere = matiereAppareillage(couleur);
    const encre = couleur === 'blanc' || couleur === 'beige' ? '#6b7076' : '#c9ccce';
    return groupe(
      piece(cadre(1), matiere),
      piece(extrude(hole(rectangle(60, 60, 2), rectangle(40.6, 40.6, 1)), 4), matiere, {
        position: [0, 0, 1.6],
      }),
      piece(box(54, 54, 12, 2), plastique('#c9cac7'), { position: [0, 0, -12] }),
      ...(DEDANS[fonction] ?? prise(fonction))(matiere, encre),
    );
  },
});

type Matiere = ReturnType<typeof matiereAppareillage>;
type Face = (matiere: Matiere, encre: string) => Object3D[];

/** Rocker: pressed at its foot, so that its face catches the light. */
const bascule = (w: number, x: number) =>
  box(w, COTE, 7, 1.5)
    .rotateX(-0.07)
    .translate(x, 0, Z - 2.4);

function signe(points: readonly (readonly Point2[])[], encre: string, x: number, y: number) {
  const dessin = dessiner(128, 128, (toile) => {
    toile.clearRect(0, 0, 128, 128);
    for (const trait of points) tracer(toile, encre, trait);
  });
  return piece(plan(9, 9), decalque(dessin), {
    position: [x, y, Z + 1.7],
    rotation: [-0.07, 0, 0],
  });
}

const HAUT: readonly Point2[] = [
  [64, 26],
  [110, 96],
  [18, 96],
];
const BAS: readonly Point2[] = [
  [64, 102],
  [18, 32],
  [110, 32],
];

/** A bell: what a push switch is for. */
const CLOCHE: readonly (readonly Point2[])[] = [
  [
    [64, 12],
    [90, 30],
    [98, 84],
    [112, 98],
    [16, 98],
    [30, 84],
    [38, 30],
  ],
  [
    [50, 104],
    [78, 104],
    [64, 120],
  ],
];

const DEDANS: Partial<Record<Fonction, Face>> = {
  'va-et-vient': (m) => [piece(bascule(COTE, 0), m)],
  double: (m) => {
    const w = COTE / 2 - 0.3;
    return [piece(merge(bascule(w, -w / 2 - 0.3), bascule(w, w / 2 + 0.3)), m)];
  },
  poussoir: (m, encre) => [piece(bascule(COTE, 0), m), signe(CLOCHE, encre, 0, 12)],
  temoin: (m) => [
    piece(bascule(COTE, 0), m),
    piece(box(8, 3, 2, 0.8), plastiqueBrillant('#e3892b'), { position: [0, -15, Z + 2.2] }),
  ],
  volet: (m, encre) => {
    const h = COTE / 2 - 0.3;
    return [
      piece(
        merge(
          box(COTE, h, 7, 1.5).translate(0, h / 2 + 0.3, Z - 2.4),
          box(COTE, h, 7, 1.5).translate(0, -h / 2 - 0.3, Z - 2.4),
        ),
        m,
      ),
      signe([HAUT], encre, 0, 11),
      signe([BAS], encre, 0, -11),
    ];
  },
  variateur: (m) => [
    face([], m),
    piece(
      latheZ([
        [15.5, Z - 1],
        [15.5, Z + 2, 0.6],
        [13.4, Z + 13, 1.6],
        [0, Z + 13.6],
      ]),
      m,
    ),
    piece(box(1.4, 9, 1, 0.3), plastique('#8a8f94'), { position: [0, 7.4, Z + 13.5] }),
  ],
  usb: (m) => [
    face([rectangle(13, 6, 0.6, 0, 8), rectangle(13, 6, 0.6, 0, -8)], m),
    ...usb(0, 8),
    ...usb(0, -8),
    piece(box(40, 40, 1), plastique('#202124'), { position: [0, 0, Z - 6] }),
  ],
  rj45: (m) => [
    face([rectangle(15, 13, 0.8)], m),
    piece(
      merge(box(13, 2, 8, 0.4).translate(0, -4.4, Z - 5), box(44, 44, 1).translate(0, 0, Z - 8)),
      plastique('#2a2c2f'),
    ),
    piece(
      merge(
        ...Array.from({ length: 8 }, (_, i) =>
          box(0.7, 1, 7, 0.1).translate(-4.2 + i * 1.2, 4.6, Z - 4.4),
        ),
      ),
      laiton(),
    ),
    piece(
      extrude(hole(rectangle(24, 20, 2), rectangle(15, 13, 0.8)), 1.2).translate(0, 0, Z - 0.4),
      m,
    ),
  ],
  tv: (m) => [
    face([disc(7)], m),
    piece(
      latheZ([
        [6.8, Z - 4],
        [6.8, Z + 3, 0.4],
        [5.6, Z + 3, 0.4],
        [5.4, Z - 3],
        [1.6, Z - 3],
        [1.5, Z + 1, 0.4],
        [0, Z + 1.2],
      ]),
      nickel(),
    ),
  ],
  'sortie-cable': (m) => [
    face([disc(6)], m),
    piece(
      merge(
        latheZ([
          [10, Z - 1],
          [10, Z + 2, 0.8],
          [6.4, Z + 5, 1],
          [5, Z + 5],
        ]),
      ),
      m,
    ),
    piece(
      tube(
        curve([
          [0, 0, Z - 4],
          [0, 0, Z + 14],
          [3, -12, Z + 30],
          [8, -40, Z + 24],
          [10, -62, Z + 14],
        ]),
        4.4,
        { pas: 60, cotes: 18 },
      ),
      plastique('#d9d8d3'),
    ),
  ],
};

function face(trous: readonly ReturnType<typeof disc>[], m: Matiere): Object3D {
  const plaque = rectangle(COTE, COTE, 1.6);
  for (const trou of trous) hole(plaque, trou);
  return piece(extrude(plaque, 4, { chanfrein: 0.8, finesse: 40 }).translate(0, 0, Z - 3.4), m);
}

function usb(x: number, y: number): Object3D[] {
  return [
    piece(box(11.4, 1.8, 4, 0.2), plastique('#e9e8e4'), { position: [x, y + 0.8, Z - 3] }),
    piece(
      extrude(hole(rectangle(13, 6, 0.6, x, y), rectangle(12.2, 5.2, 0.4, x, y)), 4).translate(
        0,
        0,
        Z - 3.6,
      ),
      nickel(),
    ),
  ];
}

/** The well with its holes and earth; flush ones carry it at the face. */
function prise(fonction: Fonction): Face {
  const usbDessous = fonction === 'prise-usb';
  const r = usbDessous ? 16.5 : 19.4;
  const yc = usbDessous ? 5 : 0;
  const fond = fonction === 'prise-affleurante' ? Z - 2.4 : Z - 13;
  return (m) => {
    const puits: BufferGeometry = merge(
      extrude(holesOf(r), 2, { finesse: 40 }).translate(0, yc, fond - 2),
      latheZ([
        [r + 0.2, Z + 0.4],
        [r, Z + 0.2, 0.3],
        [r - 0.4, fond],
      ]).translate(0, yc, 0),
    );
    const terre = piece(
      latheZ([
        [2.4, fond - 2],
        [2.4, fond + (fonction === 'prise-affleurante' ? 6 : 12), 1],
        [0, fond + (fonction === 'prise-affleurante' ? 7 : 13.4)],
      ]),
      nickel(),
      { position: [0, yc + r * 0.56, 0] },
    );
    const clips = merge(
      box(7, 2, 9, 0.5).translate(0, r - 1, fond + 6),
      box(7, 2, 9, 0.5).translate(0, -r + 1, fond + 6),
    );
    return [
      face([disc(r + 0.1, 0, yc), ...(usbDessous ? [rectangle(13, 6, 0.6, 0, -17)] : [])], m),
      piece(puits, m),
      fonction === 'prise-schuko' ? piece(clips, nickel()) : terre,
      piece(box(42, 42, 1), plastique('#17181a'), { position: [0, 0, fond - 4] }),
      ...(usbDessous ? usb(0, -17) : []),
    ];
  };
}

function holesOf(r: number) {
  const plaque = disc(r);
  hole(plaque, disc(2.7, -9.5, -1));
  hole(plaque, disc(2.7, 9.5, -1));
  return plaque;
}
