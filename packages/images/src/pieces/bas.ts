/** Trousers put together: legs, waistband with loops, fly, pockets, knees. */
import type { Object3D } from 'three';
import { piece } from '../geometrie/assemblage.ts';
import type { Point2 } from '../geometrie/contours.ts';
import { patron, peau, rapporter, travers, type Coupe } from './etoffe.ts';
import { boutons } from './fermetures.ts';
import { couture, nuance, tissu, type Tissu, fil, bandeGrise } from './habit.ts';
import type { Jambes } from './jambes.ts';
import { poche } from './poches.ts';

export interface Toile {
  couleur: string;
  contraste: string;
  sorte: Tissu;
  /** Thread, where it shows. */
  fil?: string;
}

/** Legs, their outer seam, the seam of the middle. */
export function jambesOf(
  j: Jambes,
  { couleur, sorte, fil: trame = fil(couleur) }: Toile,
): Object3D[] {
  const cloth = tissu(couleur, sorte);
  return [
    ...j.jambes.map((leg) => piece(peau(leg), cloth)),
    ...j.jambes.map((leg) =>
      piece(peau(travers(leg, 22, 24), { ecart: 0.8 }), tissu(trame, 'toile')),
    ),
    couture(
      [
        [0, -40],
        [0, j.fourche * 0.6],
        [0, j.fourche + 4],
      ],
      j.z,
      trame,
      2,
    ),
    couture(
      [
        [30, -38],
        [31, -140],
        [20, -186],
        [2, -206],
      ],
      j.z,
      trame,
      1.8,
    ),
    ...[1, -1].map((sens) =>
      couture(
        [0.06, 0.25, 0.45, 0.65, 0.85, 0.99].map((t): Point2 => {
          const y = j.bas * (1 - t) - 40 * t;
          return [sens * (j.bords(y)[1] - 7), y];
        }),
        j.z,
        trame,
        1.8,
      ),
    ),
  ];
}

/** The waistband: a band that stands off, its loops and button; gathered where it is elastic. */
export function ceinture(j: Jambes, { couleur, sorte }: Toile, elastique = false): Object3D[] {
  const demi = (y: number) => j.bords(y)[1];
  const bord = (y: number): Point2[] => [
    [-demi(y) - 1, y],
    [0, y - 6],
    [demi(y) + 1, y],
  ];
  const band = rapporter({ bas: bord(-38), haut: bord(2) }, j.z, 3);
  const fronce = {
    ...band,
    at(u: number, v: number) {
      const [x, y, z] = band.at(u, v);
      return [x, y, z + (elastique ? 2 * Math.cos(u * band.large * 0.55) : 0)] as const;
    },
  };
  const dos: Coupe = {
    bas: bord(-30),
    haut: [
      [-demi(0), 3],
      [0, 10],
      [demi(0), 3],
    ],
  };
  return [
    piece(peau(fronce, { pas: elastique ? 2.5 : 4 }), tissu(couleur, sorte)),
    piece(peau(rapporter(dos, () => -20, 1)), tissu(nuance(couleur, 0.7), sorte)),
    ...(elastique
      ? []
      : [
          boutons([[0, -22]], (x, y) => j.z(x, y) + 3, 'metal', 9),
          ...[-0.82, -0.36, 0.36, 0.82].map((t) => {
            const x = t * demi(-18);
            return piece(
              peau(
                rapporter(patron(x - 7, -48, x + 7, 4), (px, py) => j.z(px, py) + 3, 3.4),
                { pas: 3 },
              ),
              tissu(couleur, sorte),
            );
          }),
        ]),
  ];
}

/** Slanted front pockets, their mouth edged. */
export function pochesItaliennes(j: Jambes, { couleur, contraste, sorte }: Toile): Object3D[] {
  return [1, -1].flatMap((sens) => {
    const bouche: Point2[] = [
      [sens * j.taille * 0.52, -40],
      [sens * j.taille * 0.66, -110],
      [sens * (j.bords(-190)[1] - 4), -190],
    ];
    const cut: Coupe = {
      bas: [bouche[2] ?? [0, 0], [sens * j.bords(-191)[1], -191]],
      haut: [bouche[0] ?? [0, 0], [sens * (j.bords(-40)[1] - 1), -40]],
      gauche: [...bouche].reverse(),
      droite: [-191, -140, -90, -40].map((y): Point2 => [sens * (j.bords(y)[1] - 1), y]),
    };
    return [
      piece(peau(rapporter(cut, j.z, 0.6), { pas: 4 }), tissu(contraste, sorte)),
      couture(bouche, (x, y) => j.z(x, y) + 1, fil(couleur), 5),
    ];
  });
}

/** A cargo pocket at the side of the thigh, with its flap. */
export function pochesCuisse(
  j: Jambes,
  { couleur, contraste, sorte }: Toile,
  y = -370,
): Object3D[] {
  return [1, -1].flatMap((sens) =>
    poche(
      {
        x: sens * (j.bords(y - 80)[1] - 58),
        y,
        large: 108,
        haut: 170,
        rabat: 52,
        couleur,
        couleurRabat: contraste,
        sorte,
        gonfle: 5,
        penche: sens * 0.03,
        bouton: 'metal',
      },
      j.z,
    ),
  );
}

/** Doubled knees: a pocket for the pad, open above. */
export function genoux(j: Jambes, { contraste, sorte }: Toile, y = -520, haut = 250): Object3D[] {
  return [1, -1].flatMap((sens) => {
    const at = (py: number, t: number): Point2 => {
      const [a, b] = j.bords(py);
      return [sens * (a + (b - a) * t), py];
    };
    const steps = [0, 0.5, 1].map((t) => y - haut * (1 - t));
    const [g, d] = [steps.map((py) => at(py, 0.1)), steps.map((py) => at(py, 0.86))];
    const cut: Coupe = {
      gauche: g,
      droite: d,
      bas: [g[0] ?? [0, 0], d[0] ?? [0, 0]],
      haut: [g.at(-1) ?? [0, 0], d.at(-1) ?? [0, 0]],
    };
    const sur = (px: number, py: number) => j.z(px, py) + 3;
    return [
      piece(peau(rapporter(cut, j.z, 3, 4), { pas: 4 }), tissu(contraste, sorte)),
      couture([at(y - 8, 0.14), at(y - 8, 0.82)], sur, fil(contraste), 2),
      couture([at(y - haut + 10, 0.14), at(y - haut + 10, 0.82)], sur, fil(contraste), 2),
      couture(
        [at(y - haut * 0.5, 0.14), at(y - haut * 0.56, 0.5), at(y - haut * 0.5, 0.82)],
        (px, py) => sur(px, py) + 3,
        fil(contraste),
        2,
      ),
    ];
  });
}

/** Loose bags that hang from the waist, for nails and screws. */
export function pochesFlottantes(j: Jambes, { contraste, sorte }: Toile): Object3D[] {
  return [1, -1].flatMap((sens) => [
    ...poche(
      {
        x: sens * 128,
        y: -34,
        large: 132,
        haut: 210,
        couleur: contraste,
        sorte,
        gonfle: 16,
        penche: sens * 0.06,
      },
      (x, y) => j.z(x, y) + 7,
    ),
    ...poche(
      {
        x: sens * 132,
        y: -92,
        large: 108,
        haut: 130,
        couleur: contraste,
        sorte,
        gonfle: 10,
        penche: sens * 0.06,
      },
      (x, y) => j.z(x, y) + 22,
    ),
  ]);
}

/** Tape round each leg, so far from the hem. */
export function bandesJambes(j: Jambes, places: readonly number[]): Object3D[] {
  const tape = bandeGrise();
  return j.jambes.flatMap((leg) =>
    places.map((mm) => piece(peau(travers(leg, mm, mm + 50), { ecart: 1.8, pas: 3.5 }), tape)),
  );
}
