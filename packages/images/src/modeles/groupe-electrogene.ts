/** Generators: an open frame round engine and tank, or the closed case of an inverter. */
import * as Type from 'typebox';
import type { Object3D } from 'three';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { curve, tube, type Point3 } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { latheX, latheZ } from '../geometrie/tours.ts';
import { anodise, fonte, laque } from '../matieres/metaux.ts';
import { caoutchouc, plastique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, teinteDe, type Marque } from '../nuancier.ts';
import { fentes } from '../pieces/aeration.ts';
import { chiffre, coque, pose, signature } from '../pieces/coque.ts';
import { mesh } from '../sdf/maillage.ts';
import { smoothMax, union, without } from '../sdf/champ.ts';
import { block, capsule } from '../sdf/corps.ts';

export default defineModele({
  nom: 'groupe-electrogene',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    phases: choix('mono', 'inverter', 'tri'),
    /** Watts, as printed; open frames of 5 kW and more have wheels. */
    puissance: choix('2000', '3000', '5000', '7000'),
  }),
  extremes: [
    { marque: 'durandal', phases: 'mono', puissance: '5000' },
    { marque: 'takiro', phases: 'inverter', puissance: '2000' },
    { marque: 'outibel', phases: 'tri', puissance: '7000' },
  ],
  prise: { azimut: 0.45, elevation: 0.24 },
  construire({ marque, phases, puissance }) {
    return phases === 'inverter'
      ? valise(marque, puissance)
      : ouvert(marque, phases === 'tri', puissance);
  },
});

/** One moulded case with its handle on top and its panel at the side. */
function valise(marque: Marque, puissance: string) {
  const k = puissance === '3000' ? 1.14 : 1;
  const corps = without(
    1,
    union(
      16,
      block([0, 150 * k, 0], [236 * k, 120 * k, 118 * k], 52),
      capsule([-120 * k, 330 * k, 0], [120 * k, 330 * k, 0], 21),
      capsule([-120 * k, 330 * k, 0], [-160 * k, 262 * k, 0], 21, 26),
      capsule([120 * k, 330 * k, 0], [170 * k, 256 * k, 0], 21, 26),
    ),
    block([-90 * k, 150 * k, 122 * k], [100 * k, 72 * k, 14], 10),
    fentes({
      x: 70 * k,
      y: 150 * k,
      pas: 22,
      nombre: 5,
      hauteur: 90 * k,
      profondeur: [96 * k, 160],
      largeur: 8,
    }),
  );
  const moule = coque({
    marque,
    corps,
    souple: (x, y) => Math.min(y - 56 * k, smoothMax(318 * k - y, Math.abs(x) - 116 * k, 6)),
    sombre: (x, y, z) =>
      Math.max(104 * k - z, Math.abs(x + 90 * k) - 102 * k, Math.abs(y - 150 * k) - 74 * k),
    min: [-256 * k, 18, -136 * k],
    max: [256 * k, 366 * k, 140 * k],
    pas: 3.4,
    joint: true,
  });
  return groupe(
    moule.objet,
    ...prises(-128 * k, 128 * k, 110 * k, 2, false),
    piece(
      repeat(
        box(18, 18, 8, 3),
        [0, 1, 2].map((i) => ({ position: [-150 * k + i * 30, 196 * k, 110 * k] as const })),
      ),
      plastiqueBrillant('#c9ccd0'),
    ),
    piece(
      merge(
        box(50, 16, 60, 6).translate(-150, 26, 60),
        box(50, 16, 60, 6).translate(150, 26, 60),
        box(50, 16, 60, 6).translate(150, 26, -60),
        box(50, 16, 60, 6).translate(-150, 26, -60),
      ),
      caoutchouc('#1f2023'),
    ),
    piece(
      lathe([
        [0, 0],
        [34, 0],
        [34, 14, 4],
        [24, 20, 3],
        [0, 20],
      ]),
      plastique('#26282c'),
      { position: [-20, 262 * k, 0] },
    ),
    signature(moule.champ, marque, { x: 100 * k, y: 228 * k, largeur: 150 * k }),
    pose(
      moule.champ,
      chiffre(`${Number(puissance) / 1000} kW`, teinteDe(marque).encre),
      { x: 100 * k, y: 76 * k, largeur: 84, hauteur: 31 },
      190,
    ),
  );
}

/** Round sockets on a panel; a red one with five pins where there are three phases. */
function prises(x: number, y: number, z: number, n: number, tri: boolean): Object3D[] {
  const prise = latheZ([
    [0, 2],
    [20, 2],
    [22, 8, 2],
    [26, 8, 2],
    [27, 0],
  ]);
  const clapet = latheZ([
    [0, 0],
    [34, 0],
    [34, 16, 4],
    [28, 24, 3],
    [0, 26],
  ]);
  return [
    piece(
      repeat(
        prise,
        Array.from({ length: n }, (_, i) => ({ position: [x + i * 66, y, z] as const })),
      ),
      plastique('#3f6fb0'),
    ),
    ...(tri ? [piece(clapet, plastique('#c22a1f'), { position: [x + n * 66 + 8, y, z] })] : []),
  ];
}

function ouvert(marque: Marque, tri: boolean, puissance: string) {
  const k = { '2000': 0.9, '3000': 0.94, '5000': 1.04, '7000': 1.12 }[puissance] ?? 1;
  const [l, h, p] = [300 * k, 460 * k, 220 * k];
  const lourd = puissance === '5000' || puissance === '7000';
  const reservoir = union(
    10,
    block([0, h - 50, 0], [l - 44, 52, p - 44], 30),
    block([0, h - 20, 0], [l - 90, 36, p - 80], 26),
  );
  const { teinte } = teinteDe(marque);
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
      teinteDe(marque).encre,
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
    pose(
      (_x, _y, z) => z - (p - 19.6),
      chiffre(`${Number(puissance) / 1000} kW`),
      { x: -l * 0.3, y: h * 0.47, largeur: 100, hauteur: 37 },
      p + 60,
    ),
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
