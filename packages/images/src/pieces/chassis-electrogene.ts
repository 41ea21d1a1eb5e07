/** Generators in an open frame. */
import type { Object3D } from 'three';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { curve, tube, type Point3 } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { latheX, latheZ } from '../geometrie/tours.ts';
import { anodise, fonte, laque } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { teinteOf, type Marque } from '../nuancier.ts';
import { chiffre, pose, signature } from './coque.ts';
import { union } from '../sdf/champ.ts';
import { block } from '../sdf/corps.ts';
import { mesh } from '../sdf/maillage.ts';
import { prises } from './prises-de-courant.ts';

/** Tank over the engine, panel with its sockets in front, a tube round all of it. */
export function chassisElectrogene(marque: Marque, tri: boolean, puissance: string) {
  const k = { '2000': 0.9, '3000': 0.94, '5000': 1.04, '7000': 1.12 }[puissance] ?? 1;
  const [l, h, p] = [300 * k, 460 * k, 220 * k];
  const lourd = puissance === '5000' || puissance === '7000';
  const reservoir = union(
    10,
    block([0, h - 50, 0], [l - 44, 52, p - 44], 30),
    block([0, h - 20, 0], [l - 90, 36, p - 80], 26),
  );
  const { teinte } = teinteOf(marque);
  const arceau = (z: number): Point3[] => [
    [-l, 30, z],
    [-l, h * 0.5, z],
    [-l, h - 12, z],
    [-l + 34, h, z],
    [0, h, z],
    [l - 34, h, z],
    [l, h - 12, z],
    [l, h * 0.5, z],
    [l, 30, z],
    [l - 30, 16, z],
    [0, 16, z],
    [-l + 30, 16, z],
  ];
  const barre = (x: number, y: number) =>
    tube(
      curve([
        [x, y, -p],
        [x, y, 0],
        [x, y, p],
      ]),
      13,
      { pas: 12 },
    );
  return groupe(
    piece(
      merge(
        tube(curve(arceau(p), true, 0.2), 14, { pas: 160, bouche: false }),
        tube(curve(arceau(-p), true, 0.2), 14, { pas: 160, bouche: false }),
        ...[
          [-l, 120],
          [l, 120],
          [-l, h - 40],
          [l, h - 40],
          [-l * 0.5, 16],
          [l * 0.5, 16],
        ].map(([x = 0, y = 0]) => barre(x, y)),
      ),
      laque('#26282c'),
    ),
    piece(mesh(reservoir, [-l, h - 120, -p], [l, h + 40, p], 4), laque(teinte)),
    piece(
      lathe([
        [0, 0],
        [38, 0],
        [38, 14, 4],
        [26, 22, 4],
        [0, 22],
      ]),
      plastique('#1f2023'),
      { position: [l * 0.2, h + 14, 0] },
    ),
    signature(
      reservoir,
      marque,
      { x: -l * 0.06, y: h - 52, largeur: l * 0.8 },
      teinteOf(marque).encre,
    ),
    ...moteur(k, l, teinte),
    piece(box(l * 0.9, h * 0.42, 60, 8), plastique('#34373c'), {
      position: [-l * 0.42, h * 0.36, p - 50],
    }),
    ...prises(-l * 0.74, h * 0.3, p - 20, 2, tri),
    piece(
      latheZ([
        [0, 0],
        [30, 0],
        [31, 10, 2],
        [27, 12],
        [26, 8],
        [0, 8],
      ]),
      anodise(),
      { position: [-l * 0.74, h * 0.47, p - 20] },
    ),
    pose((_x, _y, z) => z - (p - 19.6), chiffre(`${Number(puissance) / 1000} kW`), {
      x: -l * 0.3,
      y: h * 0.47,
      largeur: 100,
      hauteur: 37,
    }),
    ...(lourd ? roues(l, p) : []),
  );
}

/** Recoil starter, finned block, air filter, silencer. */
function moteur(k: number, l: number, teinte: string): Object3D[] {
  const x = l * 0.5;
  const ailettes = repeat(
    box(130 * k, 5, 150, 2),
    Array.from({ length: 7 }, (_, i) => ({ position: [x, 210 * k + i * 14, -10] as const })),
  );
  return [
    piece(box(210 * k, 150 * k, 260 * k, 24), fonte(), { position: [x, 120 * k, -10] }),
    piece(ailettes, anodise()),
    piece(
      latheZ(
        [
          [0, 20],
          [96 * k, 20, 6],
          [100 * k, 40, 8],
          [88 * k, 58, 8],
          [40, 66, 4],
          [34, 60, 2],
          [0, 60],
        ],
        72,
      ),
      plastique(teinte),
      { position: [x, 140 * k, 100 * k] },
    ),
    piece(
      latheX([
        [0, -180 * k],
        [82 * k, -180 * k, 8],
        [82 * k, 10],
        [0, 10],
      ]),
      anodise(),
      { position: [0, 130 * k, -30] },
    ),
    piece(box(90, 80, 70, 16), plastique('#26282c'), { position: [x + 60, 290 * k, 90 * k] }),
  ];
}

function roues(l: number, p: number): Object3D[] {
  const roue = latheZ(
    [
      [0, -22],
      [70, -22, 6],
      [110, -18, 12],
      [110, 18, 12],
      [74, 22, 6],
      [66, 12, 4],
      [30, 12, 4],
      [24, 22, 3],
      [0, 22],
    ],
    64,
  );
  return [
    piece(
      merge(roue.clone().translate(l * 0.78, 40, p + 44), roue.translate(l * 0.78, 40, -p - 44)),
      caoutchouc('#2a2c30'),
    ),
    piece(
      merge(
        box(40, 90, 50, 8).translate(-l * 0.8, -24, p - 20),
        box(40, 90, 50, 8).translate(-l * 0.8, -24, -p + 20),
      ),
      laque('#26282c'),
    ),
  ];
}
