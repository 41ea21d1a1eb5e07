/** Reusable masks: silicone half masks and full-face masks with a wide visor, two filters. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { curve, sweep, tube } from '../geometrie/balayage.ts';
import { rectangle } from '../geometrie/contours.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { caoutchouc, plastique, verre } from '../matieres/plastiques.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele } from '../modele.ts';
import { filtre } from '../pieces/filtre.ts';
import { union, shell, type Champ } from '../sdf/champ.ts';
import { capsule, ellipsoid } from '../sdf/corps.ts';
import { mesh } from '../sdf/maillage.ts';

export default defineModele({
  nom: 'masque-respiratoire',
  params: Type.Object({ forme: choix('demi', 'complet') }),
  extremes: [{ forme: 'demi' }, { forme: 'complet' }],
  prise: { azimut: 0.35, elevation: 0.1, cadre: 0.84 },
  construire({ forme }) {
    const complet = forme === 'complet';
    const filtres = [1, -1].map((s) =>
      poser(groupe(filtre('a2p3')), {
        position: [s * 40, -22, 34],
        rotation: [Math.PI / 2 - 0.1, 0, -s * 0.95],
        echelle: 0.8,
      }),
    );
    const groin = piece(
      mesh(
        union(
          16,
          ellipsoid([0, -6, 8], [48, 46, 44]),
          capsule([0, 30, 14], [0, 50, 6], 20, 13),
          capsule([-36, -22, 16], [-50, -24, 28], 18, 16),
          capsule([36, -22, 16], [50, -24, 28], 18, 16),
        ),
        [-80, -70, -56],
        [80, 78, 66],
        1.8,
      ),
      caoutchouc(complet ? '#2b2d31' : '#6b7278'),
    );
    const valve = piece(
      lathe(
        [
          [0, 0],
          [20, 0, 2],
          [18, 10, 3],
          [10, 13, 2],
          [0, 13],
        ],
        48,
      ).rotateX(Math.PI / 2),
      plastique('#2a2c30'),
      { position: [0, -26, 46], rotation: [0.3, 0, 0] },
    );
    return groupe(groin, valve, ...filtres, ...(complet ? face() : harnaisDemi()));
  },
});

function harnaisDemi(): Object3D[] {
  const bande = textile('#26282c', 'toile');
  return [1, -1].flatMap((s) => [
    piece(
      sweep(
        curve([
          [s * 44, 8, 4],
          [s * 74, 26, -30],
          [s * 60, 60, -90],
          [0, 78, -112],
        ]),
        rectangle(2, 14, 0.5),
        50,
      ),
      bande,
    ),
    piece(
      sweep(
        curve([
          [s * 46, -20, 4],
          [s * 72, -24, -40],
          [s * 50, -30, -92],
          [0, -32, -108],
        ]),
        rectangle(2, 14, 0.5),
        50,
      ),
      bande,
    ),
  ]);
}

/** The wide visor, its frame and the straps. */
function face(): Object3D[] {
  const demi = (t: number) => 82 * (1 - 0.14 * t);
  const bord = (a: number, k = 1): readonly [number, number, number] => {
    const [s, c] = [Math.sin(a), Math.cos(a)];
    const x =
      demi(c < 0 ? -c : 0) * Math.sign(s) * Math.abs(s) ** 0.8 * k * (c < 0 ? 1 + 0.36 * c : 1);
    return [x, 62 + 78 * Math.sign(c) * Math.abs(c) ** 0.85 * k, 46 - 0.0085 * x * x];
  };
  const visiere = surface(
    100,
    24,
    (u, v, out) => {
      const a = u * Math.PI * 2;
      const [x, y] = bord(a, 1 - v);
      out.set(x, y, 48 - 0.0085 * x * x + 4 * v);
    },
    1,
  );
  const cadre = tube(
    curve(
      Array.from({ length: 60 }, (_, i) => bord((i / 60) * Math.PI * 2, 1.01)),
      true,
    ),
    7,
    { pas: 180, cotes: 12, bouche: false },
  );
  const jupe: Champ = shell(ellipsoid([0, 34, -20], [84, 124, 70]), 6);
  const joue: Champ = (x, y, z) => Math.max(jupe(x, y, z), z - (14 - 0.0085 * x * x), -z - 34);
  const bande = textile('#1f2124', 'toile');
  return [
    piece(mesh(joue, [-100, -104, -60], [100, 172, 60], 2.2), caoutchouc('#2b2d31')),
    piece(cadre, plastique('#34373c')),
    ...(
      [
        [88, 40, 96],
        [84, 110, 130],
        [84, -10, -20],
      ] as const
    ).flatMap(([x, y, yy]) =>
      [1, -1].map((s) =>
        piece(
          sweep(
            curve([
              [s * (x - 8), y, -6],
              [s * x, (y + yy) / 2, -52],
              [s * 40, yy, -108],
              [0, yy, -116],
            ]),
            rectangle(3, 18, 1),
            40,
          ),
          bande,
        ),
      ),
    ),
    piece(visiere, verre('#e6eff1', 0.26)),
  ];
}
