/** Tops put together: body, sleeves, yoke and sides in a second colour, cuffs and hem. */
import type { Object3D } from 'three';
import { groupe, piece, type Pose } from '../geometrie/assemblage.ts';
import type { Point2 } from '../geometrie/contours.ts';
import type { Buste } from './buste.ts';
import { peau, rapporter, travers, type Coupe } from './etoffe.ts';
import {
  bandesCorps,
  bandesManches,
  cotes,
  couture,
  nuance,
  ourlets,
  tissu,
  type Tissu,
  fil,
  bandeGrise,
} from './habit.ts';

/** Garments hang before the lens: almost straight on, no table. */
export const PRISE_VETEMENT = {
  azimut: 0.12,
  elevation: 0.05,
  sol: false,
  cadre: 0.9,
  exposition: 1.05,
} as const;

export interface Etoffe {
  couleur: string;
  sorte: Tissu;
  doublure?: string;
}

/** Body, sleeves, inside of the back. */
export function corpsOf(b: Buste, { couleur, sorte, doublure }: Etoffe): Object3D[] {
  const cloth = tissu(couleur, sorte);
  return [
    piece(peau(b.corps), cloth),
    ...b.manches.map((m) => piece(peau(m), cloth)),
    piece(peau(b.dos), tissu(doublure ?? nuance(couleur, 0.8), sorte)),
    ...emmanchures(b, couleur),
  ];
}

/** The seam that holds the sleeve, and the one of the shoulder. */
function emmanchures(b: Buste, couleur: string): Object3D[] {
  const trame = fil(couleur);
  return [1, -1].map((sens) => {
    const line = [0.1, 0.3, 0.5, 0.7, 0.9].map((t): Point2 => {
      const y = b.aisselle[1] + (b.epaule[1] - b.aisselle[1]) * t;
      return [sens * (b.demi(y) - 5), y];
    });
    return couture(line, b.z, trame, 1.8);
  });
}

/** The shoulders of another colour, down to `y`; open in the middle, where the front closes. */
export function empiecement(b: Buste, y: number, couleur: string, sorte: Tissu): Object3D[] {
  const milieu = b.cou[Math.floor(b.cou.length / 2)]?.[1] ?? -80;
  return [1, -1].flatMap((sens) => {
    const m = (points: readonly Point2[]) => points.map(([x, py]): Point2 => [sens * x, py]);
    const cou = b.cou
      .slice(Math.floor(b.cou.length / 2) + 1)
      .map(([x, py]): Point2 => [x + 1, py - 2]);
    const cut: Coupe = {
      bas: m([
        [2, y],
        [b.demi(y) - 1, y],
      ]),
      haut: m([
        [b.nuque[0] + 1, -2],
        [b.epaule[0] - 1, b.epaule[1] - 1],
      ]),
      gauche: m([[2, y], [2, (y + milieu) / 2], [2, milieu - 2], ...cou]),
      droite: m(
        [0, 0.25, 0.5, 0.75, 1].map((t): Point2 => {
          const py = y + (b.epaule[1] - 1 - y) * t;
          return [b.demi(py) - 1, py];
        }),
      ),
    };
    return [
      piece(peau(rapporter(cut, b.z, 1.6), { pas: 4 }), tissu(couleur, sorte)),
      couture(
        m([
          [4, y - 2],
          [b.demi(y) - 3, y - 2],
        ]),
        b.z,
        fil(couleur),
        1.8,
      ),
    ];
  });
}

/** The sides of another colour, so wide, between two heights. */
export function flancs(
  b: Buste,
  y0: number,
  y1: number,
  large: number,
  couleur: string,
  sorte: Tissu,
): Object3D[] {
  const steps = [0, 0.25, 0.5, 0.75, 1].map((t) => y0 + (y1 - y0) * t);
  return [1, -1].map((sens) => {
    const dedans = steps.map((y): Point2 => [sens * (b.demi(y) - large), y]);
    const dehors = steps.map((y): Point2 => [sens * (b.demi(y) + 0.5), y]);
    const cut: Coupe = {
      gauche: dedans,
      droite: dehors,
      bas: [dedans[0] ?? [0, 0], dehors[0] ?? [0, 0]],
      haut: [dedans.at(-1) ?? [0, 0], dehors.at(-1) ?? [0, 0]],
    };
    return piece(peau(rapporter(cut, b.z, 1.6), { pas: 4 }), tissu(couleur, sorte));
  });
}

/** Cuffs: a straight band, closed by a tab. */
export function poignets(b: Buste, couleur: string, sorte: Tissu, haut = 58): Object3D[] {
  return b.manches.flatMap((m) => [
    piece(peau(travers(m, -1, haut), { ecart: 2.4 }), tissu(couleur, sorte)),
    piece(peau(travers(m, haut - 6, haut - 4), { ecart: 3.2 }), tissu(fil(couleur), sorte)),
  ]);
}

export function bordsCotes(b: Buste, couleur: string, haut = 62): Object3D[] {
  return [b.corps, ...b.manches].map((cloth) => cotes(cloth, haut, couleur));
}

/** A band that hangs at the hem of the body. */
export function ceinture(b: Buste, couleur: string, sorte: Tissu, haut = 52): Object3D[] {
  return [
    piece(peau(travers(b.corps, -1, haut), { ecart: 2 }), tissu(couleur, sorte)),
    piece(peau(travers(b.corps, haut - 6, haut - 4), { ecart: 3 }), tissu(fil(couleur), sorte)),
  ];
}

export interface Bandes {
  corps: readonly number[];
  manches: readonly number[];
  /** Two over the shoulders. */
  bretelles?: boolean;
}

export function retroreflechir(
  b: Buste,
  { corps, manches, bretelles = false }: Bandes,
): Object3D[] {
  const tape = bandeGrise();
  const tops = bretelles
    ? [1, -1].map((sens) => {
        const x = sens * (b.nuque[0] + b.epaule[0]) * 0.47;
        const bas = corps[0] ?? -300;
        const haut = -20;
        const cut: Coupe = {
          bas: [
            [x - 25, bas],
            [x + 25, bas],
          ],
          haut: [
            [x - 25, haut - (sens > 0 ? -4 : 8)],
            [x + 25, haut - (sens > 0 ? 8 : -4)],
          ],
        };
        return peau(rapporter(cut, b.z, 3.4), { pas: 3.5 });
      })
    : [];
  return [...bandesCorps(b, corps), ...bandesManches(b, manches), ...tops].map((g) =>
    piece(g, tape),
  );
}

export function assembler(parts: readonly Object3D[], pose: Pose = {}): Object3D {
  const all = groupe(...parts);
  if (pose.position) all.position.set(...pose.position);
  return all;
}

export { ourlets };
