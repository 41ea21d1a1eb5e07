/** Hacksaws: tubular frame, taut blade, pistol grip; the small one has a plain handle. */
import type { BufferGeometry, Object3D } from 'three';
import * as Type from 'typebox';
import { merge, piece } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { polygon, type Point2 } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { acierBruni, chromeMat, epoxy } from '../matieres/metaux.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, type Marque } from '../nuancier.ts';
import { couleurVive, manche, poigneeOf } from '../pieces/manche.ts';
import { coucher } from '../pieces/pose.ts';
import { raise, union, type Champ } from '../sdf/champ.ts';
import { capsule } from '../sdf/corps.ts';
import { mesh, regions } from '../sdf/maillage.ts';

export default defineModele({
  nom: 'scie-metaux',
  params: Type.Object({
    format: choix('grande', 'petite'),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { format: 'grande', marque: 'durandal' },
    { format: 'petite', marque: 'stahlmann' },
  ],
  prise: { azimut: -0.6, elevation: 1 },
  construire({ format, marque }) {
    return coucher(0, ...(format === 'grande' ? grande(marque) : petite(marque)));
  },
});

function lame(l: number): Object3D {
  const dents: Point2[] = Array.from({ length: Math.floor(l / 1.6) }, (_, i): Point2[] => [
    [l - i * 1.6, -6],
    [l - i * 1.6 - 0.8, -4.9],
  ]).flat();
  return piece(
    extrude(polygon([[0, 6.5], [0, -5], ...dents.toReversed(), [l, 6.5]]), 0.8, { chanfrein: 0 }),
    acierBruni(),
  );
}

function grande(marque: Marque): Object3D[] {
  const cadre = tube(
    curve([
      [6, 34, 0],
      [16, 96, 0],
      [46, 108, 0],
      [150, 108, 0],
      [270, 108, 0],
      [304, 98, 0],
      [312, 66, 0],
      [310, 0, 0],
    ]),
    10,
    { pas: 120, cotes: 24 },
  );
  const tendeurs = merge(
    box(26, 15, 15, 3).translate(308, 0, 0),
    box(30, 15, 15, 3).translate(-2, 0, 0),
    ...[4, 300].map((x) =>
      lathe(
        [
          [0, 0],
          [3, 0, 0.5],
          [3, 16, 0.8],
          [0, 16],
        ],
        20,
      )
        .rotateX(Math.PI / 2)
        .translate(x, 0, -8),
    ),
  );
  return [
    lame(304),
    piece(cadre, epoxy(couleurVive(marque)), { echelle: [1, 1, 0.75] }),
    piece(tendeurs, chromeMat()),
    piece(poignee(), poigneeOf(marque)),
  ];
}

/** A closed grip: the palm's limb behind, a guard before the knuckles. */
function poignee(): BufferGeometry {
  const paume = capsule([-16, 34, 0], [-44, -52, 0], 15.5, 14);
  const corps = union(
    12,
    paume,
    capsule([-16, 44, 0], [10, 46, 0], 15, 13),
    capsule([14, 38, 0], [10, 6, 0], 11, 9),
    capsule([10, 6, 0], [-26, -58, 0], 9, 8),
    capsule([-26, -58, 0], [-46, -60, 0], 10, 13),
  );
  // Soft where the hand closes, but for the two ends.
  const souple: Champ = (x, y, z) =>
    Math.max(paume(x, y, z) - 1.4, y - 26, -50 - y, x + 0.3 * y + 12);
  return regions(mesh(raise(corps, souple, 0.9), [-76, -86, -26], [36, 72, 26], 1.8), souple);
}

function petite(marque: Marque): Object3D[] {
  const cadre = tube(
    curve([
      [-10, 0, 0],
      [2, 4, 0],
      [12, 60, 0],
      [30, 70, 0],
      [90, 70, 0],
      [140, 68, 0],
      [154, 50, 0],
      [152, 0, 0],
    ]),
    4,
    { pas: 90, cotes: 18 },
  );
  const manchon = manche({
    profil: [
      [5, 0],
      [11, 3, 3],
      [10, 20, 8],
      [13, 70, 20],
      [12, 104, 8],
      [0, 110],
    ],
    rangs: 50,
  });
  return [
    lame(152),
    piece(cadre, chromeMat()),
    piece(
      regions(manchon, (_, y) => Math.max(26 - y, y - 92)),
      poigneeOf(marque),
      { rotation: [0, 0, Math.PI / 2] },
    ),
  ];
}
