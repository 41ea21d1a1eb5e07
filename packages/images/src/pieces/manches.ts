/** Sleeves of a garment, cut to the armhole of its body. */
import type { Point2 } from '../geometrie/contours.ts';
import { smoothstep } from '../sdf/champ.ts';
import type { CoupeBuste } from './coupe-buste.ts';
import { panneau, type Panneau } from './etoffe.ts';
import { froisse, plis, type Pli } from './plis.ts';

/** Hangs from the armhole, slightly bent, its folds at the elbow and over the cuff. */
export function manche(c: CoupeBuste, sens: number, epaule: Point2, aisselle: Point2): Panneau {
  const k = c.ampleur ?? 1;
  const courte = c.manches === 'courtes';
  const angle = courte ? 0.28 : 0.18;
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
  const c0: Point2 = [(epaule[0] + aisselle[0]) / 2 + 8, (epaule[1] + aisselle[1]) / 2];
  const at = (long: number, ecart: number, large: number): Point2 => [
    c0[0] + dx * long - dy * (ecart + large / 2),
    c0[1] + dy * long + dx * (ecart + large / 2),
  ];
  const fin = courte ? 150 : 506;
  const bout = courte ? 136 * k : 92 * k;
  const biais = courte ? 14 : 5;
  const exterieur: Point2[] = courte
    ? [at(fin - biais, 0, bout), at(66, 0, 142 * k), [epaule[0] + 18, epaule[1] - 18], epaule]
    : [
        at(fin - biais, 0, bout),
        at(fin - 60, 4, 108 * k),
        at(250, 8, 130 * k),
        at(80, -4, 150 * k),
        [epaule[0] + 20, epaule[1] - 20],
        epaule,
      ];
  const interieur: Point2[] = courte
    ? [at(fin + biais, 0, -bout), at(fin - 24, 0, -bout - 4), aisselle]
    : [
        at(fin + biais, 0, -bout),
        at(fin - 60, 4, -106 * k),
        at(270, 8, -130 * k),
        at(130, 8, -146 * k),
        aisselle,
      ];
  // Slipped under the body, so that no light comes through the seam.
  const emmanchure: Point2[] = [
    aisselle,
    [aisselle[0] - 34 * k, aisselle[1] + 38],
    [epaule[0] - 24, epaule[1] - 70],
    epaule,
  ];
  const flip = (points: readonly Point2[]) => points.map(([x, y]): Point2 => [sens * x, y]);
  const place = (long: number, ecart: number): Point2 => {
    const [x, y] = at(long, ecart, 0);
    return [sens * x, y];
  };
  const force = (c.plis ?? 1) * (courte ? 0.6 : 1);
  const fold = plis(plisManche(place, force, sens, courte));
  const grain = froisse(2 * force, sens * 3.1);
  const poignet = { bas: [interieur[0], exterieur[0]] as Point2[] };
  const cut = {
    bas: flip(poignet.bas),
    haut: flip(emmanchure),
    gauche: flip(interieur),
    droite: flip(exterieur),
  };
  const sleeve = panneau(cut, (x, y, u, v) => {
    const s = Math.abs(2 * u - 1);
    const rond = (1 - s ** 2.3) ** (1 / 2.3);
    const gros =
      34 -
      5 * smoothstep(0.97, 1, v) +
      16 * smoothstep(1, 0.7, v) -
      (courte ? 0 : 14 * smoothstep(0.5, 0, v));
    const pli = (fold(x, y) + grain(x, y)) * smoothstep(0, 0.3, 1 - s) * smoothstep(0, 0.08, 1 - v);
    return gros * rond + pli;
  });
  // The left one is cut from right to left: turned, so that u runs to the right everywhere.
  const [gauche, droite] = sleeve.bords;
  return sens > 0
    ? sleeve
    : { ...sleeve, bords: [droite, gauche], at: (u, v) => sleeve.at(1 - u, v) };
}

function plisManche(
  place: (long: number, ecart: number) => Point2,
  force: number,
  sens: number,
  courte: boolean,
): Pli[] {
  const fold = (
    a: readonly [number, number],
    b: readonly [number, number],
    large: number,
    haut: number,
    fleche: number,
  ): Pli => ({
    a: place(...a),
    b: place(...b),
    large,
    haut: haut * force,
    fleche: fleche * sens,
  });
  const haut: Pli[] = [
    fold([24, -80], [70, 50], 13, 7 * sens, 10),
    fold([56, -76], [120, 40], 12, 6 * sens, 8),
  ];
  if (courte) return haut;
  return [
    ...haut,
    fold([150, 62], [226, -50], 12, 7 * sens, -9),
    fold([214, 64], [262, -58], 11, 9 * sens, -8),
    fold([252, 66], [296, -60], 10, 9 * sens, -6),
    fold([300, 60], [340, -54], 11, 8 * sens, 8),
    fold([352, -52], [392, 46], 11, 6 * sens, 8),
    fold([404, 50], [440, -48], 10, 7 * sens, -6),
    fold([448, -46], [476, 44], 8, 6 * sens, 5),
  ];
}
