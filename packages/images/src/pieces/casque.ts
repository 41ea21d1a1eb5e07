/** The shell of a helmet: a dome with ribs, its rim, its peak. The front looks towards +x. */
import type { BufferGeometry } from 'three';
import { surface } from '../geometrie/surface.ts';
import { smoothstep } from '../sdf/champ.ts';

export interface Calotte {
  /** How far the peak reaches out in front; 0 for climbers' helmets. */
  visiere: number;
  /** Height of the ribs along the top. */
  nervures: number;
  /** Width of the rim all round. */
  bord: number;
  haut?: number;
}

/** A place on the shell: turn 0 in front, `v` from the rim to the crown. */
export function surCalotte(
  c: Calotte,
  turn: number,
  v: number,
  ecart = 0,
): readonly [number, number, number] {
  const leve = v * Math.PI * 0.5;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const pic = smoothstep(0.55, 0.98, cos);
  const rim = smoothstep(0.1, 0, v);
  const galbe = Math.cos(leve) ** 0.82;
  const z0 = 104 * galbe * sin;
  const bosse =
    c.nervures *
    smoothstep(0.16, 0.4, v) *
    (Math.exp(-((z0 / 9) ** 2)) + 0.8 * Math.exp(-(((Math.abs(z0) - 34) / 7) ** 2)));
  const k = 1 + (bosse + ecart) / 120;
  const dehors = rim * (c.bord + c.visiere * pic);
  return [
    128 * galbe * cos * k + dehors * cos,
    (c.haut ?? 128) * Math.sin(leve) ** 1.05 * k -
      rim * (3 + 10 * pic * (c.visiere / 50)) +
      6 * (1 - cos) * rim * 0.3,
    z0 * k + dehors * sin * 0.7,
  ];
}

export function calotte(c: Calotte, ecart = 0): BufferGeometry {
  return surface(
    160,
    64,
    (u, v, out) => {
      const turn = u === 1 ? 0 : u * Math.PI * 2;
      // Rows are closer where the rim turns.
      out.set(...surCalotte(c, -turn, v ** 1.4, ecart));
    },
    1.1,
  );
}
