/**
 * The lower half of a garment, seen from the front: two legs that meet at the crotch, a waistband.
 * Trousers, shorts, overalls and leggings are cut from it.
 */
import type { Point2 } from '../geometrie/contours.ts';
import { clamp01, smoothstep } from '../sdf/champ.ts';
import { panneau, type Hauteur, type Panneau } from './etoffe.ts';
import { froisse, plis, type Pli } from './plis.ts';

export interface CoupeJambes {
  /** From the waist to the hem. */
  longueur: number;
  /** 1 for work trousers, 0.7 for leggings, 1.2 for wide ones. */
  ampleur?: number;
  /** Half the width of a hem. */
  bas?: number;
  plis?: number;
  /** Flare of the lower leg. */
  evase?: number;
  /** Half the width of the waist, where it is not trousers'. */
  taille?: number;
}

export interface Jambes {
  /** Right then left, as seen. */
  jambes: Panneau[];
  z: Hauteur;
  /** Outer and inner edge of the right leg at a height. */
  bords: (y: number) => readonly [dedans: number, dehors: number];
  taille: number;
  fourche: number;
  bas: number;
}

const FOURCHE = -265;

export function jambes(c: CoupeJambes): Jambes {
  const k = c.ampleur ?? 1;
  const bas = -c.longueur;
  const genou = Math.max(bas + 60, -590);
  const ecart = 26;
  const ourlet = (c.bas ?? 58) * (0.4 + 0.6 * k);
  const axe = (y: number) =>
    106 + 22 * clamp01(-y / 1000) + ecart * clamp01((y - FOURCHE) / (-900 - FOURCHE)) * 0.6;
  const taille = c.taille ?? 186 * (0.35 + 0.65 * k);
  const hanche = 232 * (0.3 + 0.7 * k);
  const cuisse = Math.max(hanche - 8, 0);
  const dehors: Point2[] =
    c.longueur < 700
      ? [
          [axe(bas) + 104 * k, bas],
          [cuisse + 4, FOURCHE - 60],
          [hanche, -190],
          [taille, 0],
        ]
      : [
          [axe(bas) + ourlet + (c.evase ?? 0), bas],
          [axe(bas) + ourlet + 3, bas + 130],
          [axe(genou) + 86 * k, genou],
          [cuisse, FOURCHE - 70],
          [hanche, -190],
          [taille, 0],
        ];
  const dedans: Point2[] =
    c.longueur < 700
      ? [
          [axe(bas) - 100 * k, bas],
          [14, FOURCHE - 70],
          [0.5, FOURCHE],
        ]
      : [
          [axe(bas) - ourlet - (c.evase ?? 0), bas],
          [axe(bas) - ourlet - 2, bas + 130],
          [axe(genou) - 76 * k, genou],
          [20, FOURCHE - 90],
          [0.5, FOURCHE],
        ];
  const [xIn, xOut] = [courbe(dedans), courbe(dehors)];
  const bords = (y: number) => [y > FOURCHE ? 0 : xIn(y), xOut(y)] as const;
  const force = c.plis ?? 1;
  const pli = plis([...plisJambe(1, bas, genou, force), ...plisJambe(-1, bas, genou, force * 0.9)]);
  const grain = froisse(2.4 * force, c.longueur * 0.013);
  const z: Hauteur = (x, y) => {
    const [a, b] = bords(y);
    const ax = Math.abs(x);
    const s = Math.min(1, Math.abs((2 * (ax - a)) / Math.max(20, b - a) - 1));
    const jambe = 56 * (0.45 + 0.55 * k) * (1 - s ** 2.3) ** (1 / 2.3);
    const tour = Math.min(1, ax / b);
    const bassin = 74 * (1 - tour ** 2.6) ** (1 / 2.6);
    const t = smoothstep(FOURCHE + 120, FOURCHE - 60, y);
    const marge = Math.min(1, (t > 0.5 ? 1 - s : 1 - tour) / 0.25);
    return (
      bassin * (1 - t) +
      jambe * t +
      (pli(x, y) + grain(x, y)) * smoothstep(0, 1, marge) * smoothstep(-10, -90, y)
    );
  };
  const une = (sens: number): Panneau => {
    const m = (points: readonly Point2[]) => points.map(([x, y]): Point2 => [sens * x, y]);
    const [bi = [0, 0], bo = [0, 0]] = [dedans[0], dehors[0]];
    const leg = panneau(
      {
        bas: m([bi, [(bi[0] + bo[0]) / 2, bas - 7], bo]),
        haut: m([
          [0, 0],
          [taille * 0.5, -3],
          [taille, 0],
        ]),
        gauche: m([...dedans, [1, FOURCHE * 0.8], [0, FOURCHE * 0.5], [0, 0]]),
        droite: m(dehors),
      },
      z,
    );
    const [g, d] = leg.bords;
    return sens > 0 ? leg : { ...leg, bords: [d, g], at: (u, v) => leg.at(1 - u, v) };
  };
  return { jambes: [une(1), une(-1)], z, bords, taille, fourche: FOURCHE, bas };
}

/** x along a line at each height, the line going up. */
function courbe(points: readonly Point2[]): (y: number) => number {
  const piece = panneau(
    {
      bas: [[0, 0], points[0] ?? [0, 0]],
      haut: [[0, 0], points.at(-1) ?? [0, 0]],
      droite: points,
      gauche: [
        [0, 0],
        [0, 0.01],
      ],
    },
    () => 0,
  );
  const samples = Array.from({ length: 90 }, (_, i) => piece.at(1, i / 89));
  return (y) => {
    const found = samples.findIndex(([, py]) => py >= y);
    const next = found < 0 ? samples.length - 1 : Math.max(1, found);
    const [bx = 0, by = 0] = samples[next] ?? [];
    const [ax = 0, ay = 0] = samples[next - 1] ?? [];
    return ax + (bx - ax) * clamp01((y - ay) / (by - ay || 1));
  };
}

/** From the crotch, round the knee, over the shoe. */
function plisJambe(sens: number, bas: number, genou: number, force: number): Pli[] {
  const fold = (a: Point2, b: Point2, large: number, haut: number, fleche = 0): Pli => ({
    a: [sens * a[0], a[1]],
    b: [sens * b[0], b[1]],
    large,
    haut: haut * force * sens,
    fleche: fleche * sens,
  });
  const haut = [
    fold([4, -262], [150, -215], 13, 8, 10),
    fold([6, -285], [170, -285], 12, 8, 10),
    fold([12, -310], [150, -375], 13, 7, 8),
    fold([40, -330], [90, -520], 16, 6, -8),
    fold([215, -250], [110, -330], 15, 6, -8),
  ];
  if (bas > -700) return haut;
  return [
    ...haut,
    fold([60, genou + 60], [180, genou + 22], 12, 7, 8),
    fold([200, genou + 10], [70, genou - 30], 12, 8, -8),
    fold([64, genou - 60], [190, genou - 84], 12, 8, 9),
    fold([196, genou - 110], [90, genou - 160], 13, 6, -8),
    fold([150, genou - 120], [140, bas + 150], 18, 6, 10),
    fold([80, bas + 150], [200, bas + 116], 11, 7, 8),
    fold([200, bas + 90], [84, bas + 70], 10, 7, -7),
    fold([90, bas + 44], [196, bas + 36], 9, 6, 6),
  ];
}
