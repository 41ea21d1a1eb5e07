/** The headband of visors: band, crown strap, foam at the forehead, the wheel that tightens it. */
import type { BufferGeometry, Object3D } from 'three';
import { merge, piece } from '../geometrie/assemblage.ts';
import type { Point3 } from '../geometrie/balayage.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { mousse, plastique } from '../matieres/plastiques.ts';

/** A flat strap along a closed or open line: `at` gives its middle, it is `large` along `sens`. */
function ruban(
  pas: number,
  large: number,
  sens: 'x' | 'y',
  gras: number,
  at: (t: number, k: number) => Point3,
): BufferGeometry {
  const tour = [
    [-0.5, 0],
    [0.5, 0],
    [0.5, gras],
    [-0.5, gras],
  ] as const;
  return surface(
    4,
    pas,
    (u, v, out) => {
      const [cote, k] = tour[Math.round(u * 4) % 4] ?? [0, 0];
      const [x, y, z] = at(v === 1 && sens === 'y' ? 0 : v, k);
      out.set(x + (sens === 'x' ? cote * large : 0), y + (sens === 'y' ? cote * large : 0), z);
    },
    0.8,
  );
}

/** Half its length and half its width; the front looks towards +x. */
export function serreTete(rx: number, rz: number): Object3D[] {
  const bandeau = ruban(120, 26, 'y', 2.6, (t, k) => [
    (rx + k) * Math.cos(-t * Math.PI * 2) - 4,
    16,
    (rz + k) * Math.sin(-t * Math.PI * 2),
  ]);
  const sommet = ruban(60, 24, 'x', 2.6, (t, k) => [
    -6,
    20 + (96 + k) * Math.sin(t * Math.PI) ** 0.8,
    (rz + 2 + k) * Math.cos(t * Math.PI),
  ]);
  const garniture = ruban(48, 28, 'y', 8, (t, k) => [
    (rx - 9 + k) * Math.cos((0.5 - t) * 2.2) - 4,
    14,
    (rz - 9 + k) * Math.sin((0.5 - t) * 2.2),
  ]);
  const molette = lathe(
    [
      [0, 0],
      [19, 0, 2],
      [20, 11, 3],
      [0, 14],
    ],
    36,
  )
    .rotateZ(Math.PI / 2)
    .translate(-rx - 4, 16, 0);
  const gris = plastique('#454a51');
  return [
    piece(merge(bandeau, sommet), gris),
    piece(garniture, mousse('#6a6f76')),
    piece(molette, plastique('#2c2e33')),
  ];
}
