/** Hexagons as they are machined: turned chamfers that cut the flats in arcs. Nuts, heads, shanks. */
import type { BufferGeometry } from 'three';
import { surface } from '../geometrie/surface.ts';

export interface SixPans {
  /** Across flats. */
  plats: number;
  hauteur: number;
  /** How much the corners are turned down, above and below; 0 leaves them sharp. */
  haut?: number;
  bas?: number;
  /** Radius of a bore right through; none unless told. */
  alesage?: number;
}

/** Half the angle of a turned chamfer, as a slope. */
const PENTE = Math.tan(Math.PI / 6);
const COTES = 96;

/** Stands on y = 0. A flat faces +x. */
export function sixPans({
  plats,
  hauteur,
  haut = 1,
  bas = 0,
  alesage = 0,
}: SixPans): BufferGeometry {
  const apotheme = plats / 2;
  const coin = apotheme / Math.cos(Math.PI / 6);
  const bord = (turn: number) => {
    const inSide = ((turn + Math.PI / 6) % (Math.PI / 3)) - Math.PI / 6;
    return apotheme / Math.cos(inSide);
  };
  // The chamfer begins inside the flats, so that each flat ends in an arc.
  const depart = (force: number) => coin - (coin - apotheme * 0.96) * force;
  const chute = (r: number, force: number) =>
    force <= 0 ? 0 : Math.max(0, r - depart(force)) * PENTE;
  const rangs: ((turn: number) => [r: number, y: number])[] = [
    () => [alesage, 0],
    (turn) => [Math.min(bord(turn), depart(bas)), 0],
    (turn) => [bord(turn), chute(bord(turn), bas)],
    (turn) => [bord(turn), hauteur - chute(bord(turn), haut)],
    (turn) => [Math.min(bord(turn), depart(haut)), hauteur],
    () => [alesage, hauteur],
    ...(alesage > 0 ? [(): [number, number] => [alesage, 0]] : []),
  ];
  return surface(
    COTES,
    rangs.length - 1,
    (u, v, out) => {
      const turn = u === 1 ? 0 : u * Math.PI * 2;
      const [r, y] = rangs[Math.round(v * (rangs.length - 1))]?.(turn) ?? [0, 0];
      out.set(r * Math.cos(turn), y, -r * Math.sin(turn));
    },
    0.3,
  );
}
