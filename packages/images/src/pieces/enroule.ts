/** A band wound on itself, lying on its edge, its end drawn off: edging, underlay, membrane. */
import type { BufferGeometry } from 'three';
import type { Point3 } from '../geometrie/balayage.ts';
import { surface } from '../geometrie/surface.ts';

export interface Enroule {
  /** Height of the band, standing on y = 0. */
  largeur: number;
  epaisseur: number;
  dedans: number;
  tours: number;
  /** From one turn to the next; more than the thickness lets light between. */
  pas: number;
  /** Straight end drawn off along +x. */
  queue?: number;
  /** Towards the camera, in the axes of the band. */
  vue?: Point3;
}

export function enroule({
  largeur,
  epaisseur,
  dedans,
  tours,
  pas,
  queue = 0,
  vue = [0.3, 0.5, 0.8],
}: Enroule): BufferGeometry {
  const droit = queue > 0 ? 14 : 0;
  const rond = Math.ceil(tours * 56);
  const dehors = dedans + tours * pas;
  // Middle of the band and its outward normal.
  const at = (i: number) => {
    if (i <= rond) {
      const turn = (i / rond) * tours * Math.PI * 2;
      const r = dedans + (i / rond) * tours * pas;
      const phase = turn - tours * Math.PI * 2;
      return {
        x: r * Math.sin(phase),
        z: r * Math.cos(phase),
        nx: Math.sin(phase),
        nz: Math.cos(phase),
      };
    }
    const s = (i - rond) / droit;
    return { x: queue * s, z: dehors + queue * 0.12 * s * s, nx: -0.12 * s, nz: 1 };
  };
  const h = epaisseur / 2;
  const b = Math.min(epaisseur * 0.2, 0.4);
  // The outer side and the edge: what is behind is hidden by the next turn, or seen through.
  const section: readonly (readonly [dehors: number, y: number])[] = [
    [h, 0],
    [h, largeur - b],
    [h - b, largeur],
    [-h + b, largeur],
    [-h, largeur - b],
  ];
  const bande = surface(
    rond + droit,
    section.length - 1,
    (u, v, out) => {
      const { x, z, nx, nz } = at(Math.round(u * (rond + droit)));
      const [d, y] = section[Math.round(v * (section.length - 1))] ?? [0, 0];
      out.set(x + nx * d, y, z + nz * d);
    },
    0.5,
  );
  return deDevant(bande, vue);
}

/** What is near the camera is drawn first: it hides the turns behind, whose skin then costs nothing. */
function deDevant(bande: BufferGeometry, [vx, vy, vz]: Point3): BufferGeometry {
  const { index } = bande;
  if (!index) throw new Error('a surface has an index');
  const position = bande.getAttribute('position');
  const faces = Array.from({ length: index.count / 3 }, (_, face) => {
    const coins = [0, 1, 2].map((k) => index.getX(face * 3 + k));
    const pres = coins.reduce(
      (sum, i) => sum + position.getX(i) * vx + position.getY(i) * vy + position.getZ(i) * vz,
      0,
    );
    return { coins, pres };
  });
  faces.sort((a, b) => b.pres - a.pres);
  bande.setIndex(faces.flatMap(({ coins }) => coins));
  return bande;
}
