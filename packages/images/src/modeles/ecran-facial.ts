/** Face shields: a clear sheet bent round the face, on a headband or at the rim of a helmet. */
import type { BufferGeometry, Object3D } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { curve, tube, type Point3 } from '../geometrie/balayage.ts';
import type { Point2 } from '../geometrie/contours.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { materiau } from '../matieres/materiau.ts';
import { plastique, verre } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { calotte } from '../pieces/casque.ts';
import { serreTete } from '../pieces/serre-tete.ts';

export default defineModele({
  nom: 'ecran-facial',
  params: Type.Object({
    fixation: choix('serre-tete', 'casque'),
    /** Height of the sheet: polycarbonate ones are longer. */
    oculaire: choix('polycarbonate', 'acetate'),
  }),
  extremes: [
    { fixation: 'serre-tete', oculaire: 'polycarbonate' },
    { fixation: 'casque', oculaire: 'acetate' },
  ],
  prise: { azimut: 0.92, elevation: 0.2, cadre: 0.88 },
  construire({ fixation, oculaire }) {
    const haut = oculaire === 'polycarbonate' ? 205 : 165;
    const casque = fixation === 'casque';
    const tour: Tour = casque ? { cx: 6, a: 136, b: 116 } : { cx: 26, a: 104, b: 108 };
    const noir = plastique('#2c2e33');
    return groupe(
      ...(casque ? coiffe() : serreTete(94, tour.b - 30)),
      piece(arc(tour, casque ? PORTE_ECRAN : FRONT, 1.66), noir),
      piece(merge(pivot(tour, 1), pivot(tour, -1)), noir),
      piece(tube(contour(tour, haut), 1.1, { pas: 220, cotes: 8 }), plastique('#b4c3c9', 0.2)),
      piece(feuille(tour, haut), verre('#d3e2e8', 0.26)),
    );
  },
});

/** The curve round the face, seen from above; its front looks towards +x. */
interface Tour {
  cx: number;
  a: number;
  b: number;
}

/** How far round the sheet goes, radians to each side. */
const LARGE = 1.3;

function autour({ cx, a, b }: Tour, t: number, y: number, k = 0): Point3 {
  return [cx + (a + k) * Math.cos(t), y, (b + k) * Math.sin(t)];
}

/** Its lower corners are round. */
function bas(haut: number, t: number): number {
  const bout = Math.max(0, Math.abs(t) / LARGE - 0.74) / 0.26;
  return -haut + 74 * (1 - Math.sqrt(Math.max(0, 1 - bout * bout)));
}

function feuille(tour: Tour, haut: number): BufferGeometry {
  return surface(
    96,
    12,
    (u, v, out) => {
      const t = (0.5 - u) * 2 * LARGE;
      const y = bas(haut, t);
      out.set(...autour(tour, t, y - y * v));
    },
    1,
  );
}

/** The cut edge of the sheet, which catches the light. */
function contour(tour: Tour, haut: number) {
  const cote = (s: number) =>
    [0, 0.35, 0.7].map((k) => autour(tour, s * LARGE, k * bas(haut, LARGE)));
  const dessous = Array.from({ length: 41 }, (_, i) => {
    const t = (i / 40 - 0.5) * 2 * LARGE;
    return autour(tour, t, bas(haut, t));
  });
  return curve([...cote(-1), ...dessous, ...cote(1).reverse()]);
}

/** Sections, outwards and upwards from the top edge of the sheet: a brow that slopes to the head. */
const FRONT: readonly Point2[] = [
  [-2, -15],
  [4.5, -15],
  [6, -12],
  [6, 10],
  [0, 26],
  [-20, 42],
  [-24, 38],
  [-5, 22],
  [-1, 8],
];
const PORTE_ECRAN: readonly Point2[] = [
  [-3, -14],
  [4.5, -14],
  [6, -11],
  [6, 8],
  [3, 14],
  [-12, 18],
  [-13, 14],
  [-3, 9],
];

/** A moulded bow, its ends closed. */
function arc(tour: Tour, section: readonly Point2[], demi: number): BufferGeometry {
  const pas = 72;
  const milieu = section.reduce<Point2>(
    ([x, y], [px, py]) => [x + px / section.length, y + py / section.length],
    [0, 0],
  );
  return surface(
    section.length,
    pas + 2,
    (u, v, out) => {
      const rang = Math.round(v * (pas + 2)) - 1;
      const bouche = rang < 0 || rang > pas;
      const t = (0.5 - Math.min(1, Math.max(0, rang / pas))) * 2 * demi;
      const [k, y] = bouche
        ? milieu
        : (section[Math.round(u * section.length) % section.length] ?? milieu);
      out.set(...autour(tour, t, y, k));
    },
    0.7,
  );
}

/** Where the visor tips: a knob on the end of the bow, its pin inwards. */
function pivot(tour: Tour, s: number): BufferGeometry {
  const [x, , z] = autour(tour, 1.56, 0, 2);
  const bouton = lathe(
    [
      [7, -32],
      [7, 0],
      [17, 0, 1],
      [18, 4, 1.5],
      [16, 11, 3],
      [0, 12],
    ],
    48,
  );
  return bouton.rotateX(s * (Math.PI / 2)).translate(x, 2, s * z);
}

function coiffe(): Object3D[] {
  return [
    poser(
      groupe(
        piece(
          calotte({ visiere: 6, nervures: 5, bord: 6 }),
          materiau({ couleur: '#e4e3de', rugosite: 0.24, vernis: 0.5 }),
        ),
      ),
      { position: [-8, 16, 0] },
    ),
  ];
}
