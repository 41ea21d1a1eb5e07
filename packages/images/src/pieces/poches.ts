/** Pockets: sewn on with or without a flap, slanted with a zip or an edge. */
import type { Object3D } from 'three';
import { piece } from '../geometrie/assemblage.ts';
import type { Point2 } from '../geometrie/contours.ts';
import { lisiere, peau, rapporter, type Coupe, type Hauteur } from './etoffe.ts';
import { boutons } from './fermetures.ts';
import { tissu, type Tissu, fil } from './habit.ts';

export interface Poche {
  /** Middle of its upper edge. */
  x: number;
  y: number;
  large: number;
  haut: number;
  couleur: string;
  sorte: Tissu;
  /** Height of the flap; none where 0. */
  rabat?: number;
  couleurRabat?: string;
  bouton?: string;
  /** Leans, radians. */
  penche?: number;
  gonfle?: number;
}

/** Lower corners cut, stitched round, its flap over it. */
export function poche(p: Poche, z: Hauteur): Object3D[] {
  const turn = placer(p);
  const w = p.large / 2;
  const coin = Math.min(14, p.large * 0.14);
  const corps: Coupe = {
    bas: turn([
      [-w, -p.haut + coin],
      [-w + coin, -p.haut],
      [w - coin, -p.haut],
      [w, -p.haut + coin],
    ]),
    haut: turn([
      [-w, 0],
      [w, 0],
    ]),
  };
  const gonfle = p.gonfle ?? 3;
  const rabat = p.rabat ?? 0;
  const trame = fil(p.couleur);
  const sur: Hauteur = (x, y) => z(x, y) + 5.2;
  const points = turn([
    [-w + 5, -4],
    [-w + 5, -p.haut + coin + 3],
    [-w + coin + 3, -p.haut + 5],
    [w - coin - 3, -p.haut + 5],
    [w - 5, -p.haut + coin + 3],
    [w - 5, -4],
  ]);
  return [
    piece(peau(rapporter(corps, z, 5, gonfle), { pas: 4 }), tissu(p.couleur, p.sorte)),
    ...segments(points).map((s) =>
      piece(
        peau(
          rapporter(lisiere(s, 1.6), (x, y) => sur(x, y) + gonfle * 0.1, 0.7),
          { pas: 6 },
        ),
        tissu(trame, 'toile'),
      ),
    ),
    ...(rabat > 0 ? rabatOf(p, z, turn, rabat) : []),
  ];
}

function rabatOf(
  p: Poche,
  z: Hauteur,
  turn: (points: readonly Point2[]) => Point2[],
  rabat: number,
): Object3D[] {
  const w = p.large / 2 + 4;
  const couleur = p.couleurRabat ?? p.couleur;
  const base: Hauteur = (x, y) => z(x, y) + 6 + (p.gonfle ?? 3) * 0.5;
  const cut: Coupe = {
    bas: turn([
      [-w, -rabat + 7],
      [-w + 9, -rabat],
      [w - 9, -rabat],
      [w, -rabat + 7],
    ]),
    haut: turn([
      [-w, 8],
      [w, 8],
    ]),
  };
  const [milieu = [0, 0]] = turn([[0, -rabat * 0.55]]);
  return [
    piece(peau(rapporter(cut, base, 4.5, 2), { pas: 4 }), tissu(couleur, p.sorte)),
    piece(
      peau(
        rapporter(
          lisiere(
            turn([
              [-w + 4, -rabat + 6],
              [w - 4, -rabat + 6],
            ]),
            1.6,
          ),
          (x, y) => base(x, y) + 4.7,
          0.7,
        ),
        { pas: 6 },
      ),
      tissu(fil(couleur), 'toile'),
    ),
    ...(p.bouton === undefined ? [] : [boutons([milieu], (x, y) => base(x, y) + 6, p.bouton, 6)]),
  ];
}

function placer({ x, y, penche = 0 }: Poche) {
  const [c, s] = [Math.cos(penche), Math.sin(penche)];
  return (points: readonly Point2[]) =>
    points.map(([px, py]): Point2 => [x + px * c - py * s, y + px * s + py * c]);
}

function segments(points: readonly Point2[]): Point2[][] {
  return points.slice(1).map((point, i) => [points[i] ?? point, point]);
}

/** A slanted welt: the hand goes in along it. */
export function fente(
  a: Point2,
  b: Point2,
  z: Hauteur,
  couleur: string,
  sorte: Tissu,
  large = 16,
): Object3D {
  return piece(
    peau(rapporter(lisiere([a, b], large), z, 4.5, 2), { pas: 3.5 }),
    tissu(couleur, sorte),
  );
}

export { segments };
