/** The front of drills: torque ring with its numbers' notches, keyless chuck, jaws. Along +x. */
import type { Mesh } from 'three';
import { piece, repeatAround } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { acierBrut, zincBlanc } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { clamp01 } from '../sdf/champ.ts';

const COUCHE = [0, 0, -Math.PI / 2] as const;

/** Starts at x; 62 mm long, 50 mm wide. */
export function mandrin(x: number): Mesh[] {
  const bague = surface(
    240,
    22,
    (u, v, out) => {
      const turn = u * Math.PI * 2;
      const bord = Math.min(1, Math.min(v, 1 - v) / 0.12);
      const creux = 1 - Math.max(0, Math.cos(turn * 20)) ** 0.7;
      const strie = 1.5 * creux * clamp01((v - 0.45) / 0.06) * clamp01((1 - v) / 0.08);
      const r = 25.2 - 2.2 * (1 - Math.sqrt(1 - (1 - bord) ** 2)) - strie;
      out.set(x + 17 * v, r * Math.cos(turn), r * Math.sin(turn));
    },
    0.4,
  );
  const nez = surface(
    216,
    44,
    (u, v, out) => {
      const turn = u * Math.PI * 2;
      const y = v * 36;
      const ogive = y > 26 ? 7.7 * ((y - 26) / 10) ** 2 + 1.2 * ((y - 26) / 10) : 0;
      const rond = y < 1.2 ? 1.2 - Math.sqrt(1.44 - (1.2 - y) ** 2) : 0;
      const prise = clamp01((y - 4) / 2) * clamp01((27 - y) / 3);
      const r = 21.8 - ogive - rond - 1.3 * (1 - Math.abs(Math.sin(turn * 9)) ** 0.35) * prise;
      out.set(x + 21 + y, r * Math.cos(turn), r * Math.sin(turn));
    },
    0.35,
  );
  const collier = lathe(
    [
      [0, 0],
      [23, 0],
      [23, 2.5, 0.4],
      [21.5, 3, 0.3],
      [21.5, 4],
    ],
    72,
  );
  const bouche = lathe(
    [
      [12.4, 0],
      [12.4, 1.2, 0.4],
      [9.5, 3.4, 0.5],
      [6.2, 3.6, 0.3],
      [5.2, 0],
    ],
    60,
  );
  const mors = repeatAround(box(9, 3.6, 3.4, 0.6).translate(x + 57.5, 3.6, 0), 3, 'x');
  return [
    piece(bague, plastique('#2b2d31')),
    piece(collier, zincBlanc(), { position: [x + 17, 0, 0], rotation: COUCHE }),
    piece(nez, plastique('#2a2c30', 0.36)),
    piece(bouche, zincBlanc(), { position: [x + 56.4, 0, 0], rotation: COUCHE }),
    piece(mors, acierBrut()),
  ];
}
