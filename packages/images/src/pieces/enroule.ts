/** A band wound on itself, lying on its edge, its end drawn off: edging, underlay, membrane. */
import type { BufferGeometry } from 'three';
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
}

export function enroule({
  largeur,
  epaisseur,
  dedans,
  tours,
  pas,
  queue = 0,
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
  return dehorsDAbord(bande, rond + droit);
}

/** The outermost turn is drawn first: it hides the others, whose skin then costs nothing. */
function dehorsDAbord(bande: BufferGeometry, colonnes: number): BufferGeometry {
  const { index } = bande;
  if (!index) throw new Error('a surface has an index');
  const faces = Array.from({ length: index.count / 3 }, (_, i) => i);
  faces.sort((a, b) => (Math.floor(b / 2) % colonnes) - (Math.floor(a / 2) % colonnes) || a - b);
  const triangles = faces.flatMap((face) => [0, 1, 2].map((k) => index.getX(face * 3 + k)));
  bande.setIndex(triangles);
  return bande;
}
