/** Necks of garments: ribbed band, stand, shirt collar, hood; all rings round the neck. */
import type { BufferGeometry, Object3D } from 'three';
import { piece } from '../geometrie/assemblage.ts';
import type { Point2 } from '../geometrie/contours.ts';
import { surface } from '../geometrie/surface.ts';
import { smoothstep } from '../sdf/champ.ts';
import type { Buste } from './buste.ts';
import { lisiere, peau, rapporter } from './etoffe.ts';
import { nuance, tissu, type Tissu, fil } from './habit.ts';

/** Place on the seam of the neck: turn 0 in front, half a turn behind. */
function seam(b: Buste, turn: number): readonly [number, number, number] {
  const [nx] = b.nuque;
  const s = Math.sin(turn);
  const x = nx * s;
  if (Math.cos(turn) >= 0) {
    const creux = -(b.cou[Math.floor(b.cou.length / 2)]?.[1] ?? -80);
    const y = -creux * Math.sqrt(Math.max(0, 1 - Math.abs(s) ** 2.3));
    return [x, y, b.z(x, y)];
  }
  const c = Math.cos(turn) ** 2;
  return [x, -14 * c, -38 * c];
}

/**
 * A ring of cloth standing on the seam. `haut` is its height in front and behind, `rentre` how far
 * it leans in, `avance` how far its top comes forward.
 */
function anneau(
  b: Buste,
  {
    devant,
    derriere,
    rentre = 0.1,
    gonfle = 0,
    fente = 0,
    cotes = 0,
  }: {
    devant: number;
    derriere: number;
    rentre?: number;
    gonfle?: number;
    /** Half the opening in front, radians. */
    fente?: number;
    /** Height of its ribs: then it is a band as wide all round; otherwise its top edge is one line. */
    cotes?: number;
  },
): BufferGeometry {
  const [, avant] = seam(b, 0);
  const [, arriereY] = seam(b, Math.PI);
  return surface(
    cotes > 0 ? 240 : 120,
    10,
    (u, v, out) => {
      const turn = fente + u * (Math.PI * 2 - 2 * fente);
      const [x, y, z] = seam(b, turn);
      const arriere = (1 - Math.cos(turn)) / 2;
      const part = smoothstep(0.1, 0.95, arriere);
      const haut =
        cotes > 0
          ? devant + (derriere - devant) * part
          : (avant + devant) * (1 - part) + (arriereY + derriere) * part - y;
      const ventre = gonfle * Math.sin(v * Math.PI) + cotes * Math.cos(turn * 56);
      const face = Math.cos(turn) > 0 ? 1 : 0.6;
      out.set(
        x * (1 - rentre * v) + Math.sin(turn) * ventre,
        y + haut * v,
        z - (z + 10) * rentre * 1.6 * v * face + Math.cos(turn) * ventre + 1.5,
      );
    },
    1,
  );
}

/** A ribbed band sewn to the neck, in front and behind. */
export function encolureCotes(b: Buste, couleur: string, large = 19): Object3D[] {
  return [
    piece(
      anneau(b, { devant: large, derriere: large * 0.7, gonfle: 2, cotes: 0.9 }),
      tissu(couleur, 'jersey'),
    ),
    surpiqure(b, couleur),
  ];
}

/** The stitched line under the neck. */
function surpiqure(b: Buste, couleur: string): Object3D {
  const line = b.cou.slice(1, -1).map(([x, y]): Point2 => [x * 1.05, y - 6]);
  return piece(
    peau(rapporter(lisiere(line, 2), b.z, 0.8), { pas: 5 }),
    tissu(fil(couleur), 'jersey'),
  );
}

/** Stand collar, closed in front. */
export function colMontant(b: Buste, couleur: string, sorte: Tissu, haut = 62): Object3D[] {
  return [
    piece(
      anneau(b, { devant: haut, derriere: haut * 0.95, rentre: 0.12, gonfle: 5, fente: 0.02 }),
      tissu(couleur, sorte),
    ),
  ];
}

/** Shirt collar: a stand behind, two leaves that fall on the chest and end in points. */
export function colChemise(b: Buste, couleur: string, sorte: Tissu, pointe = 74): Object3D[] {
  const cloth = tissu(couleur, sorte);
  const [nx] = b.nuque;
  const creux = b.cou[Math.floor(b.cou.length / 2)]?.[1] ?? -80;
  const feuille = (sens: number) => {
    const m = (points: readonly Point2[]) => points.map(([x, y]): Point2 => [sens * x, y]);
    const pli: Point2[] = [
      [4, creux + 24],
      [nx * 0.45, creux * 0.55 + 22],
      [nx * 0.86, 0],
      [nx * 0.8, 34],
    ];
    const bord: Point2[] = [
      [26, creux + 20 - pointe],
      [nx * 0.9, creux * 0.8 - 4],
      [nx + 27, -16],
      [nx * 0.98, 22],
    ];
    return rapporter(
      {
        bas: m([pli[0] ?? [0, 0], bord[0] ?? [0, 0]]),
        haut: m([pli.at(-1) ?? [0, 0], bord.at(-1) ?? [0, 0]]),
        gauche: m(pli),
        droite: m(bord),
      },
      (x, y) => b.z(x, Math.min(y, -14)) * smoothstep(60, -30, y) + 4,
      4.5,
    );
  };
  return [
    piece(anneau(b, { devant: 26, derriere: 50, rentre: 0.04, gonfle: 3, fente: 0.1 }), cloth),
    ...[1, -1].map((sens) => piece(peau(feuille(sens), { pas: 3 }), cloth)),
  ];
}

/**
 * Hood worn up: an egg open in front, its rim turned in, the lining dark behind. It stands on the
 * seam of the neck and hides the stand.
 */
export function capuche(
  b: Buste,
  couleur: string,
  sorte: Tissu,
  { doublure = nuance(couleur, 0.6), serre = 0 }: { doublure?: string; serre?: number } = {},
): Object3D[] {
  const [nx] = b.nuque;
  const creux = b.cou[Math.floor(b.cou.length / 2)]?.[1] ?? -80;
  /** The rim: narrow at the chin, wide at the temples. */
  const rebord = (turn: number): readonly [number, number, number] => {
    const c = Math.cos(turn);
    const k = (0.74 + 0.26 * smoothstep(-1, 0.4, c)) * (1 - serre);
    return [
      96 * k * Math.sin(turn),
      creux + 30 + 128 * (1 - serre * 0.6) * (1 + c),
      62 + 14 * c - 26 * Math.sin(turn) ** 2 - serre * 20,
    ];
  };
  const dehors = surface(
    96,
    26,
    (u, v, out) => {
      const turn = Math.PI + u * Math.PI * 2;
      const [x, y, z] = rebord(turn);
      const [gx, gy, gz] = [
        (nx + 44) *
          Math.sign(Math.sin(turn)) *
          Math.abs(Math.sin(turn)) ** (Math.cos(turn) < 0 ? 0.55 : 1),
        118 + 158 * Math.cos(turn),
        -40,
      ];
      // From the rim outwards over the crown to the back of the head.
      const t = v * 1.25;
      const a = smoothstep(0, 1, Math.min(1, t));
      const k = t > 1 ? Math.cos((t - 1) * Math.PI * 1.6) : 1;
      const pli = 3 * Math.sin(turn * 3 + v * 5) * a * (1 - a) * 4;
      out.set(
        (x + (gx - x) * Math.sin((a * Math.PI) / 2)) * k,
        118 + (y + (gy - y) * Math.sin((a * Math.PI) / 2) - 118) * k,
        z + (gz - z) * (1 - Math.cos((a * Math.PI) / 2)) - (1 - k) * 90 + pli,
      );
    },
    1.2,
  );
  const dedans = surface(
    72,
    14,
    (u, v, out) => {
      const turn = Math.PI - u * Math.PI * 2;
      const [x, y, z] = rebord(turn);
      const k = Math.cos((v * Math.PI) / 2);
      out.set(
        x * 0.99 * k,
        90 + (y - 90) * (0.1 + 0.9 * k),
        z - 8 * smoothstep(0, 0.1, v) - 120 * Math.sin((v * Math.PI) / 2),
      );
    },
    1.2,
  );
  const cou = anneau(b, { devant: 46, derriere: 74, rentre: -0.1, gonfle: 12 });
  return [
    piece(cou, tissu(couleur, sorte)),
    piece(dehors, tissu(couleur, sorte)),
    piece(dedans, tissu(doublure, sorte)),
  ];
}
