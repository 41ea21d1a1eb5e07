/** Knee pads: inserts of foam for trousers, a pair; or shells with straps. */
import type { BufferGeometry, Object3D } from 'three';
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { hole, rectangle } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { bimatiere, plastique } from '../matieres/plastiques.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele } from '../modele.ts';
import { sangle } from '../pieces/attaches.ts';
import { displace, smoothstep, type Champ } from '../sdf/champ.ts';
import { mesh, regions } from '../sdf/maillage.ts';

export default defineModele({
  nom: 'genouillere',
  params: Type.Object({
    garniture: choix('mousse', 'bidensite', 'gel', 'coque'),
    sangles: Type.Boolean(),
  }),
  extremes: [
    { garniture: 'bidensite', sangles: false },
    { garniture: 'mousse', sangles: false },
    { garniture: 'gel', sangles: true },
    { garniture: 'coque', sangles: true },
  ],
  prise: { azimut: 0.2, elevation: 0.62, cadre: 0.88 },
  construire({ garniture, sangles }) {
    const forme = genou(garniture);
    const dure = garniture === 'coque';
    const matiere = bimatiere(
      '#3a3e44',
      {
        couleurB: TEINTES[garniture],
        rugositeB: dure ? 0.42 : 0.7,
        joint: 0.7,
        relief: dure ? 0.05 : 0.3,
      },
      { sorte: 'grain', echelle: 1.1, force: 0.16 },
      0.88,
    );
    const une = (x: number, z: number, turn: number) =>
      poser(groupe(piece(forme, matiere), ...(sangles ? [attache(-58), attache(46)] : [])), {
        position: [x, 0, z],
        rotation: [-0.86, turn, 0],
      });
    const ecart = sangles ? 112 : 92;
    return groupe(une(-ecart, 0, 0.1), une(ecart, 24, -0.16));
  },
});

const TEINTES = {
  mousse: '#565c63',
  bidensite: '#cf5f1c',
  gel: '#2b67a2',
  coque: '#6a7077',
} as const;

/** Rounded, narrower below: distance in the plane. */
function contour(x: number, y: number): number {
  const [w, h, r] = [76 + 0.05 * y, 116, 44];
  const [qx, qy] = [Math.abs(x) - w + r, Math.abs(y) - h + r];
  return Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - r;
}

/** Bent round the knee, thickest in the middle. */
const plaque: Champ = (x, y, z) => {
  const creux = z + (x / 80) ** 2 * 26 + (y / 120) ** 2 * 18;
  const demi = 8 + 5 * Math.exp(-((x / 54) ** 2) - (y / 74) ** 2);
  const [d, dz, r] = [contour(x, y) + 7, Math.abs(creux) - demi + 7, 7];
  return (Math.min(Math.max(d, dz), 0) + Math.hypot(Math.max(d, 0), Math.max(dz, 0)) - r) * 0.82;
};

/** Distance to the walls of a honeycomb, cells `pas` wide. */
function alveole(x: number, y: number, pas: number): number {
  const [a, b] = [x / pas, y / (pas * Math.sqrt(3))];
  const centre = (cx: number, cy: number) =>
    Math.hypot((a - cx) * pas, (b - cy) * pas * Math.sqrt(3));
  return Math.min(
    centre(Math.round(a), Math.round(b)),
    centre(Math.floor(a) + 0.5, Math.floor(b) + 0.5),
  );
}

function genou(garniture: keyof typeof TEINTES): BufferGeometry {
  const dome: Champ = (x, y) =>
    garniture === 'coque'
      ? Math.hypot(x / 60, (y - 2) / 94) * 60 - 60
      : garniture === 'mousse'
        ? contour(x, y) + 16
        : Math.hypot(x / 54, (y - 4) / 74) * 54 - 54;
  const devant: Champ = (x, y, z) =>
    Math.max(dome(x, y, 0), -(z + (x / 80) ** 2 * 26 + (y / 120) ** 2 * 18));
  const motif: Champ = (x, y) => {
    const dans = smoothstep(-2, -7, dome(x, y, 0));
    // Folds that let it bend, across the foam above and below the knee.
    const plis = [66, 86, -66, -86].reduce(
      (sum, at) => sum - 2.2 * Math.exp(-(((y - at + (x / 70) ** 2 * 8) / 4) ** 2)),
      0,
    );
    if (garniture === 'mousse') {
      return (
        dans * (plis - 2 * smoothstep(8.4, 5, alveole(x, y, 24)) * smoothstep(52, 46, Math.abs(y)))
      );
    }
    const bord =
      -1.4 * Math.exp(-(((contour(x, y) + 9) / 1.6) ** 2)) +
      plis * (1 - dans) * smoothstep(-8, -16, contour(x, y));
    if (garniture === 'coque') {
      return bord + smoothstep(0, -14, dome(x, y, 0)) * 4;
    }
    if (garniture === 'gel') return bord - dans * 2 * smoothstep(6.4, 10, alveole(x, y, 19));
    const onde = Math.cos(((y + (x / 54) ** 2 * 10) * Math.PI * 2) / 21);
    return bord - dans * 2 * smoothstep(0.2, 1, onde);
  };
  const corps = displace(
    plaque,
    (x, y, z) => motif(x, y, z) + 2.4 * smoothstep(0.75, -0.75, devant(x, y, z)),
    14,
  );
  return regions(mesh(corps, [-100, -136, -76], [104, 136, 44], 1.4), devant);
}

/** From one flank round behind the knee to the other, with the lock that tightens it. */
function attache(y: number): Object3D {
  const points = [
    [-66, y, 42],
    [-88, y, 26],
    [-100, y, -12],
    [-76, y, -66],
    [0, y, -94],
    [76, y, -66],
    [100, y, -12],
    [88, y, 26],
    [66, y, 42],
  ] as const;
  const boucle = hole(rectangle(30, 42, 5), rectangle(18, 33, 2));
  return poser(
    groupe(
      piece(sangle(points, 34, 2.6), textile('#2a2c30', 'toile', 'x')),
      piece(extrude(boucle, 6, { chanfrein: 1.6 }), plastique('#4a4e54'), {
        position: [-96, y, 4],
        rotation: [0, -Math.PI / 2 + 0.3, 0],
      }),
    ),
    { position: [0, 0, -58] },
  );
}
