/**
 * Cloth cut to a pattern. A garment is photographed flat in front of the lens, so each piece of it is
 * an outline of four edges and a height over the plane of x and y: edges stay as sharp as scissors
 * leave them, and a pocket is draped on what it is sewn to.
 */
import { BufferGeometry, Float32BufferAttribute, Vector2, SplineCurve } from 'three';
import type { Point2 } from '../geometrie/contours.ts';
import { clamp01, smoothstep } from '../sdf/champ.ts';
import { FINESSE } from '../geometrie/finesse.ts';

/** Height over the table at a place. */
export type Hauteur = (x: number, y: number) => number;

export type Point = readonly [x: number, y: number, z: number];

/** A piece of cloth: u from its left edge to its right one, v from its lower edge to its upper one. */
export interface Panneau {
  at(u: number, v: number): Point;
  /** About how wide and high it is, millimetres. */
  large: number;
  haut: number;
  /** Lengths of its left and right edges. */
  bords: readonly [number, number];
}

export interface Coupe {
  /** From left to right. */
  bas: readonly Point2[];
  haut: readonly Point2[];
  /** From the lower end to the upper one; straight unless told. */
  gauche?: readonly Point2[];
  droite?: readonly Point2[];
}

/** Height by place, or by place in the piece. */
export type HauteurPiece = (x: number, y: number, u: number, v: number) => number;

function ligne(points: readonly Point2[]): { at: (t: number) => Vector2; length: number } {
  const spline = new SplineCurve(points.map(([x, y]) => new Vector2(x, y)));
  spline.arcLengthDivisions = 80;
  return { at: (t) => spline.getPointAt(clamp01(t)), length: spline.getLength() };
}

/** Four edges filled evenly (Coons), then raised. */
export function panneau({ bas, haut, gauche, droite }: Coupe, z: HauteurPiece): Panneau {
  const coins = {
    bg: bas[0] ?? [0, 0],
    bd: bas.at(-1) ?? [0, 0],
    hg: haut[0] ?? [0, 0],
    hd: haut.at(-1) ?? [0, 0],
  };
  const [b, h] = [ligne(bas), ligne(haut)];
  const [g, d] = [ligne(gauche ?? [coins.bg, coins.hg]), ligne(droite ?? [coins.bd, coins.hd])];
  const { bg, bd, hg, hd } = coins;
  return {
    large: Math.max(b.length, h.length),
    haut: Math.max(g.length, d.length),
    bords: [g.length, d.length],
    at(u, v) {
      const [pb, ph, pg, pd] = [b.at(u), h.at(u), g.at(v), d.at(v)];
      const melange = (
        low: number,
        top: number,
        left: number,
        right: number,
        k: readonly [number, number, number, number],
      ) =>
        (1 - v) * low +
        v * top +
        (1 - u) * left +
        u * right -
        (1 - u) * (1 - v) * k[0] -
        u * (1 - v) * k[1] -
        (1 - u) * v * k[2] -
        u * v * k[3];
      const x = melange(pb.x, ph.x, pg.x, pd.x, [bg[0], bd[0], hg[0], hd[0]]);
      const y = melange(pb.y, ph.y, pg.y, pd.y, [bg[1], bd[1], hg[1], hd[1]]);
      return [x, y, z(x, y, u, v)];
    },
  };
}

export interface OptionsPeau {
  /** Part of the piece, as fractions. */
  u?: readonly [number, number];
  v?: readonly [number, number];
  /** Off the piece, along its normal. */
  ecart?: number;
  /** Millimetres between two points. */
  pas?: number;
}

/** The mesh of a piece, or of a band of it that stands off: a cuff, a tape, a rib. */
export function peau(cloth: Panneau, options: OptionsPeau = {}): BufferGeometry {
  const pas = (options.pas ?? 4) * Math.max(1, FINESSE.pas / 2);
  const geometry = tendre(cloth, { ...options, pas });
  if (FINESSE.ombre) geometry.userData.ombre = tendre(cloth, { ...options, pas: pas * 1.7 });
  return geometry;
}

function tendre(
  cloth: Panneau,
  { u: [u0, u1] = [0, 1], v: [v0, v1] = [0, 1], ecart = 0, pas = 4 }: OptionsPeau,
): BufferGeometry {
  const us = pasOf(u0, u1, cloth.large, pas);
  const vs = pasOf(v0, v1, cloth.haut, pas);
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  vs.forEach((v, row) => {
    us.forEach((u, column) => {
      const [x, y, z] = cloth.at(u, v);
      const [nx, ny, nz] = normale(cloth, u, v);
      // A band that stands off rolls down at its own edges.
      const bord =
        Math.min(u - u0, u1 - u) * cloth.large < 0.2 || Math.min(v - v0, v1 - v) * cloth.haut < 0.2;
      const off = ecart > 0 && bord ? -0.4 : ecart;
      positions.push(x + nx * off, y + ny * off, z + nz * off);
      normals.push(nx, ny, nz);
      uvs.push((u - u0) / (u1 - u0), (v - v0) / (v1 - v0));
      if (row === vs.length - 1 || column === us.length - 1) return;
      const corner = row * us.length + column;
      const above = corner + us.length;
      indices.push(corner, corner + 1, above, corner + 1, above + 1, above);
    });
  });
  if (tourne(cloth)) retourner(indices);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(indices);
  return geometry;
}

/** Cut from right to left, as the mirrored twin of a piece is. */
function tourne(cloth: Panneau): boolean {
  const [[ax, ay], [bx, by], [cx, cy]] = [
    cloth.at(0.4, 0.5),
    cloth.at(0.6, 0.5),
    cloth.at(0.4, 0.7),
  ];
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) < 0;
}

function retourner(indices: number[]): void {
  for (let i = 0; i + 2 < indices.length; i += 3) {
    [indices[i + 1], indices[i + 2]] = [indices[i + 2] ?? 0, indices[i + 1] ?? 0];
  }
}

/** Even steps, with two more at each end for the turned edge. */
function pasOf(from: number, to: number, length: number, pas: number): number[] {
  const count = Math.max(3, Math.round(((to - from) * length) / pas));
  const inner = Array.from({ length: count - 1 }, (_, i) => from + ((to - from) * (i + 1)) / count);
  const edge = Math.min(1.1 / length, ((to - from) / count) * 0.5);
  return [from, from + edge, ...inner, to - edge, to];
}

function normale(cloth: Panneau, u: number, v: number): Point {
  const e = 1.2;
  const [du, dv] = [e / cloth.large, e / cloth.haut];
  const [ax, ay, az] = cloth.at(Math.max(0, u - du), v);
  const [bx, by, bz] = cloth.at(Math.min(1, u + du), v);
  const [cx, cy, cz] = cloth.at(u, Math.max(0, v - dv));
  const [dx, dy, dz] = cloth.at(u, Math.min(1, v + dv));
  const [px, py, pz] = [bx - ax, by - ay, bz - az];
  const [qx, qy, qz] = [dx - cx, dy - cy, dz - cz];
  const n = [py * qz - pz * qy, pz * qx - px * qz, px * qy - py * qx] as const;
  const length = Math.hypot(...n) || 1;
  const sens = n[2] < 0 ? -1 : 1;
  return [(sens * n[0]) / length, (sens * n[1]) / length, (sens * n[2]) / length];
}

/** A piece sewn on another: as thick as told, a little swollen, its edge turned down. */
export function rapporter(cut: Coupe, dessous: Hauteur, epaisseur = 2.5, gonfle = 0): Panneau {
  const plat = panneau(cut, () => 0);
  return {
    ...plat,
    at(u, v) {
      const [x, y] = plat.at(u, v);
      const bord = Math.min(Math.min(u, 1 - u) * plat.large, Math.min(v, 1 - v) * plat.haut);
      const ventre = gonfle * Math.sin(u * Math.PI) * Math.sin(v * Math.PI);
      return [x, y, dessous(x, y) - 0.4 + (epaisseur + 0.4) * smoothstep(-0.1, 1.1, bord) + ventre];
    },
  };
}

/** A band across a piece, from one distance of its lower edge to another, square to its edges. */
export function travers(cloth: Panneau, from: number, to: number): Panneau {
  const [g, d] = cloth.bords;
  return {
    large: cloth.large,
    haut: to - from,
    bords: [to - from, to - from],
    at: (u, v) => cloth.at(u, (from + (to - from) * v) / (g + (d - g) * u)),
  };
}

/** An upright rectangle, its corners given by two opposite ones. */
export function patron(x0: number, y0: number, x1: number, y1: number): Coupe {
  return {
    bas: [
      [x0, y0],
      [x1, y0],
    ],
    haut: [
      [x0, y1],
      [x1, y1],
    ],
  };
}

/** A straight band between two points, so wide: a seam, a strap, a tape. */
export function galon(a: Point2, b: Point2, large: number): Coupe {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [((dy / length) * large) / 2, ((-dx / length) * large) / 2];
  return {
    bas: [
      [a[0] - nx, a[1] - ny],
      [a[0] + nx, a[1] + ny],
    ],
    haut: [
      [b[0] - nx, b[1] - ny],
      [b[0] + nx, b[1] + ny],
    ],
  };
}

/** A band of that width along a bent line. */
export function lisiere(points: readonly Point2[], large: number): Coupe {
  const cote = (sens: number) =>
    points.map(([x, y], i): Point2 => {
      const [px, py] = points[Math.max(0, i - 1)] ?? [x, y];
      const [qx, qy] = points[Math.min(points.length - 1, i + 1)] ?? [x, y];
      const length = Math.hypot(qx - px, qy - py) || 1;
      const k = (sens * large) / 2 / length;
      return [x + (qy - py) * k, y - (qx - px) * k];
    });
  const [gauche, droite] = [cote(-1), cote(1)];
  return {
    gauche,
    droite,
    bas: [gauche[0] ?? [0, 0], droite[0] ?? [0, 0]],
    haut: [gauche.at(-1) ?? [0, 0], droite.at(-1) ?? [0, 0]],
  };
}
