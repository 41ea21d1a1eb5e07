/**
 * The upper half of a garment as a ghost mannequin shows it: a body with its armholes, two hanging
 * sleeves, the inside of the back seen through the neck. Every top is cut from it.
 */
import type { Point2 } from '../geometrie/contours.ts';
import { clamp01, smoothstep } from '../sdf/champ.ts';
import { panneau, type Hauteur, type Panneau } from './etoffe.ts';
import { manche } from './manches.ts';
import { froisse, plis, type Pli } from './plis.ts';
import type { CoupeBuste } from './coupe-buste.ts';

export interface Buste {
  corps: Panneau;
  /** Right then left, as seen; none for a vest. */
  manches: Panneau[];
  dos: Panneau;
  /** Height of the front at a place. */
  z: Hauteur;
  /** Half the width at a height. */
  demi: (y: number) => number;
  /** Front of the neck, from its left end to its right one. */
  cou: readonly Point2[];
  /** Where neck and shoulder meet, the end of the shoulder, under the arm; on the right. */
  nuque: Point2;
  epaule: Point2;
  aisselle: Point2;
  bas: number;
}

const PROFONDEUR = 78;

export function buste(c: CoupeBuste): Buste {
  const k = c.ampleur ?? 1;
  const sans = c.manches === 'sans';
  const nuque: Point2 = [c.col ?? 78, 0];
  const epaule: Point2 = sans ? [186 * k, -44] : [214 * k, -56];
  const aisselle: Point2 = sans ? [236 * k, -258] : [246 * k, -236];
  const bas = -c.longueur;
  const ourlet = (246 * k + (c.evase ?? 0)) * (1 - (c.serre ?? 0));
  const cote: Point2[] = [
    [ourlet, bas],
    [Math.max(ourlet, 240 * k) + (c.serre ? 5 : 0), bas + 0.12 * c.longueur],
    [(236 * k + Math.max(ourlet, 236 * k)) / 2, (bas + aisselle[1]) * 0.52],
    aisselle,
    [aisselle[0] - (sans ? 40 : 26) * k, aisselle[1] + 34],
    [epaule[0] - (sans ? 22 : 14), epaule[1] - 70],
    epaule,
  ];
  const demi = largeurs(cote);
  // The armhole is cut out of the cloth; it does not pinch the chest.
  const doux = (y: number) =>
    (demi(y - 70) + demi(y - 35) + demi(y) + demi(y + 35) + demi(y + 70)) / 5 + 5;
  const cou = encolure(nuque, c.encolure ?? 82);
  const force = c.plis ?? 1;
  const fond = plis(plisCorps(k, bas, force));
  const grain = froisse(2.6 * force, c.longueur * 0.01);
  const z: Hauteur = (x, y) => {
    const s = Math.min(1, Math.abs(x) / doux(y));
    const emmanchure = 34 * smoothstep(aisselle[1] - 60, aisselle[1] + 60, y);
    const creux = 10 * Math.exp(-(((y - bas * 0.62) / 120) ** 2));
    const rond = (1 - s ** 2.7) ** (1 / 2.7);
    const sous = epauleA(Math.abs(x), nuque, epaule) - y;
    const roule = Math.sqrt(Math.max(0, 1 - (1 - clamp01(sous / 120)) ** 2));
    const pli = (fond(x, y) + grain(x, y)) * smoothstep(0, 0.22, 1 - s) * smoothstep(0, 60, sous);
    return roule * (emmanchure + (PROFONDEUR - creux - emmanchure) * rond) + pli;
  };
  const miroir = (points: readonly Point2[]) => points.map(([x, y]): Point2 => [-x, y]);
  const corps = panneau(
    {
      bas: ourletOf(ourlet, bas),
      droite: cote,
      gauche: miroir(cote),
      haut: [
        [-epaule[0], epaule[1]],
        [-nuque[0] - 60, epauleA(nuque[0] + 60, nuque, epaule)],
        [-nuque[0] - 12, -1],
        ...cou,
        [nuque[0] + 12, -1],
        [nuque[0] + 60, epauleA(nuque[0] + 60, nuque, epaule)],
        epaule,
      ],
    },
    z,
  );
  return {
    corps,
    z,
    demi,
    cou,
    nuque,
    epaule,
    aisselle,
    bas,
    manches: sans ? [] : [1, -1].map((sens) => manche(c, sens, epaule, aisselle)),
    dos: dosOf(nuque, c.encolure ?? 82),
  };
}

/** The hem hangs a little lower in the middle, as it does towards the lens. */
function ourletOf(demi: number, y: number): Point2[] {
  return [-1, -0.6, -0.2, 0.2, 0.6, 1].map((t) => [
    t * demi,
    y - 9 * (1 - t * t) + 2 * Math.sin(t * 7),
  ]);
}

function encolure([x, y]: Point2, profond: number): Point2[] {
  return [-1, -0.985, -0.93, -0.75, -0.4, 0, 0.4, 0.75, 0.93, 0.985, 1].map((t) => [
    t * x,
    y - profond * Math.sqrt(1 - Math.abs(t) ** 2.3),
  ]);
}

/** Half the width at each height, from the line of the side. */
function largeurs(cote: readonly Point2[]): (y: number) => number {
  const piece = panneau(
    {
      bas: [[0, 0], cote[0] ?? [0, 0]],
      haut: [[0, 0], cote.at(-1) ?? [0, 0]],
      droite: cote,
      gauche: [
        [0, 0],
        [0, 0.01],
      ],
    },
    () => 0,
  );
  const points = Array.from({ length: 90 }, (_, i) => piece.at(1, i / 89));
  return (y) => {
    const next = points.findIndex(([, py]) => py >= y);
    const [bx = 1, by = 0] = points[next < 0 ? points.length - 1 : next] ?? [];
    const [ax = 1, ay = 0] = points[Math.max(0, (next < 0 ? points.length - 1 : next) - 1)] ?? [];
    return ax + (bx - ax) * clamp01((y - ay) / (by - ay || 1));
  };
}

/** Height of the shoulder's line over a place. */
function epauleA(x: number, nuque: Point2, epaule: Point2): number {
  const t = clamp01((x - nuque[0]) / (epaule[0] - nuque[0]));
  return nuque[1] + (epaule[1] - nuque[1]) * t + 6 * Math.sin(t * Math.PI);
}

/** From the armpits to the chest, across the belly, waves of the hem. */
function plisCorps(k: number, bas: number, force: number): Pli[] {
  const w = 240 * k;
  const fold = (a: Point2, b: Point2, large: number, haut: number, fleche = 0): Pli => ({
    a,
    b,
    large,
    haut: haut * force,
    fleche,
  });
  return [
    fold([w * 0.98, -225], [w * 0.3, -330], 15, 7, 14),
    fold([w * 0.96, -262], [w * 0.42, -410], 17, 7, 16),
    fold([-w * 0.98, -228], [-w * 0.28, -322], 16, -7, -14),
    fold([-w * 0.96, -258], [-w * 0.5, -430], 15, -7, -18),
    fold([w * 0.8, -70], [w * 0.62, -250], 18, 6, -8),
    fold([-w * 0.8, -72], [-w * 0.6, -240], 17, -6, 10),
    fold([w * 0.94, bas * 0.56], [w * 0.2, bas * 0.66], 16, 6, 12),
    fold([-w * 0.94, bas * 0.6], [-w * 0.16, bas * 0.7], 18, -6, -12),
    fold([w * 0.95, bas * 0.68], [w * 0.45, bas * 0.74], 13, 5, 8),
    fold([w * 0.62, bas * 0.62], [w * 0.7, bas * 1.1], 20, 7, 10),
    fold([-w * 0.44, bas * 0.6], [-w * 0.52, bas * 1.1], 22, -8, -12),
    fold([w * 0.2, bas * 0.72], [w * 0.16, bas * 1.12], 24, 6, 6),
    fold([-w * 0.8, bas * 0.74], [-w * 0.84, bas * 1.1], 16, -6, 4),
  ];
}

/** The inside of the back, seen through the neck. */
function dosOf([x]: Point2, profond: number): Panneau {
  return panneau(
    {
      bas: [
        [-x - 12, -profond * 0.7 - 26],
        [0, -profond - 34],
        [x + 12, -profond * 0.7 - 26],
      ],
      haut: [
        [-x - 2, 3],
        [-x * 0.6, -3],
        [0, -6],
        [x * 0.6, -3],
        [x + 2, 3],
      ],
    },
    (px) => -34 + 30 * (px / x) ** 2,
  );
}
