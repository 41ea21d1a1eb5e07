/** What closes a garment in front: zip, flap with studs, placket of a polo. */
import type { Object3D } from 'three';
import { groupe, piece, repeat } from '../geometrie/assemblage.ts';
import type { Point2 } from '../geometrie/contours.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { nickel } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { galon, patron, peau, rapporter, type Hauteur } from './etoffe.ts';
import { tissu, type Tissu, fil } from './habit.ts';

/** Tape, teeth and slider from a to b; the slider hangs at b. */
export function zip(a: Point2, b: Point2, z: Hauteur, couleur: string, large = 15): Object3D {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  const angle = Math.atan2(dx, dy);
  const at = (t: number): Point2 => [a[0] + dx * t, a[1] + dy * t];
  const count = Math.max(4, Math.round(length / 5));
  const dents = repeat(
    box(6.5, 2.4, 2.4, 0),
    Array.from({ length: count }, (_, i) => {
      const [x, y] = at((i + 0.5) / count);
      return { position: [x, y, z(x, y) + 2.6] as const, rotation: [0, 0, -angle] as const };
    }),
  );
  const [cx, cy] = at(0.985);
  const pose = (ecart: number, haut: number) => ({
    position: [cx - (dx / length) * ecart, cy - (dy / length) * ecart, z(cx, cy) + haut] as const,
    rotation: [0, 0, -angle] as const,
  });
  return groupe(
    piece(peau(rapporter(galon(a, b, large), z, 1.6), { pas: 3 }), tissu(fil(couleur), 'toile')),
    piece(dents, plastique(fil(couleur), 0.3)),
    piece(box(10, 14, 6, 2), nickel(), pose(4, 5)),
    piece(box(6, 24, 2.4, 1.1), nickel(), pose(21, 6)),
  );
}

/** A row of studs or buttons. */
export function boutons(
  places: readonly Point2[],
  z: Hauteur,
  /** « metal », or a colour. */
  couleur: string,
  r = 7,
): Object3D {
  const tete = lathe(
    [
      [0, 2.2],
      [r * 0.62, 2.4, 0.6],
      [r * 0.8, 3.6, 0.8],
      [r, 2.6, 0.8],
      [r, -2],
    ]
      .map(([x = 0, y = 0, c = 0]) => [x, y, c] as const)
      .reverse(),
    24,
  ).rotateX(Math.PI / 2);
  const all = repeat(
    tete,
    places.map(([x, y]) => ({ position: [x, y, z(x, y)] as const })),
  );
  return piece(all, couleur === 'metal' ? nickel() : plastique(couleur, 0.3));
}

/** A flap of cloth down the front, its stitches, from one height to another. */
export function patte(
  z: Hauteur,
  {
    x = 0,
    bas,
    haut,
    large,
    couleur,
    sorte,
  }: {
    x?: number;
    bas: number;
    haut: number;
    large: number;
    couleur: string;
    sorte: Tissu;
  },
): Object3D[] {
  const [x0, x1] = [x - large / 2, x + large / 2];
  const sur: Hauteur = (px, py) => z(px, py) + 3.6;
  return [
    piece(peau(rapporter(patron(x0, bas, x1, haut), z, 3.6), { pas: 4 }), tissu(couleur, sorte)),
    ...[x0 + 5, x1 - 5].map((px) =>
      piece(
        peau(rapporter(patron(px - 0.9, bas + 6, px + 0.9, haut - 4), sur, 0.6), { pas: 6 }),
        tissu(fil(couleur), 'toile'),
      ),
    ),
  ];
}
