/** The case of a mortice lock: its side with the follower and the way of the key, its bolts. */
import type { BufferGeometry } from 'three';
import { merge } from '../geometrie/assemblage.ts';
import { disc, hole, rectangle, roundedPolygon, type Point2 } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { profilEuropeen, trouDeCle } from './entree.ts';

export type FonctionSerrure = 'cle-i' | 'cle-l' | 'condamnation' | 'bec-de-cane';

export interface Coffre {
  fonction: FonctionSerrure;
  /** From the forend to the axis, and from the axis to the back. */
  axe: number;
  dos: number;
}

/** Half thickness of the case. */
export const DEMI = 7;
const ENTRAXE = 70;

/** The forend stands at x = 0, the case goes to −x, the follower at y = 0; thickness along z. */
export function coffre({ fonction, axe, dos }: Coffre): {
  coque: BufferGeometry;
  organes: BufferGeometry;
} {
  const bas = fonction === 'bec-de-cane' ? -42 : -ENTRAXE - 40;
  const joue = roundedPolygon([
    [-axe - dos, bas, 6],
    [-2, bas, 1],
    [-2, 46, 1],
    [-axe - dos, 46, 14],
  ]);
  hole(joue, disc(9.4, -axe, 0));
  for (const trou of percages(fonction))
    hole(
      joue,
      trou.map(([x, y]) => [x - axe, y - ENTRAXE] as const),
    );
  for (const [x, y] of [
    [-10, 38],
    [-axe - dos + 9, bas + 9],
    [-10, bas + 8],
  ] as const) {
    hole(joue, disc(2, x, y));
  }
  const tole = extrude(joue, 2, { chanfrein: 0.5, finesse: 28 });
  return {
    coque: merge(
      tole.clone().translate(0, 0, DEMI - 2),
      tole.clone().translate(0, 0, -DEMI),
      // The rim between both sides.
      box(axe + dos - 4, 2, 2 * DEMI - 2, 0.4).translate((-axe - dos) / 2 - 1, 45, 0),
      box(axe + dos - 4, 2, 2 * DEMI - 2, 0.4).translate((-axe - dos) / 2 - 1, bas + 1, 0),
      box(2, 46 - bas - 18, 2 * DEMI - 2, 0.4).translate(-axe - dos + 1, (46 + bas) / 2 - 4, 0),
    ),
    organes: merge(fouillot().translate(-axe, 0, 0), ...verrous(fonction, axe)),
  };
}

function percages(fonction: FonctionSerrure): readonly (readonly Point2[])[] {
  const points = (shape: ReturnType<typeof disc>) =>
    shape.getPoints(12).map(({ x, y }): Point2 => [x, y]);
  if (fonction === 'cle-i') return [points(profilEuropeen(0.5))];
  if (fonction === 'cle-l') return [points(trouDeCle())];
  if (fonction === 'condamnation') return [points(disc(7))];
  return [];
}

/** The follower: a bush with the square of the spindle. */
function fouillot(): BufferGeometry {
  const bague = hole(disc(8.8), rectangle(8.4, 8.4, 0.4));
  return extrude(bague, 2 * DEMI + 1.4, { chanfrein: 0.6, finesse: 28 }).translate(
    0,
    0,
    -DEMI - 0.7,
  );
}

/** The latch, bevelled, and the dead bolt. */
function verrous(fonction: FonctionSerrure, axe: number): BufferGeometry[] {
  const pene = roundedPolygon([
    [-6, -5.6],
    [3, -5.6, 1],
    [14, 4.4, 1.6],
    [14, 5.6, 0.6],
    [-6, 5.6],
  ]);
  const demiTour = extrude(pene, 16, { chanfrein: 0.8 })
    .rotateX(Math.PI / 2)
    .translate(0, 8, 0);
  if (fonction === 'bec-de-cane') return [demiTour];
  const carre = fonction === 'condamnation' ? [carreCondamnation().translate(-axe, 0, 0)] : [];
  return [demiTour, box(18, 27, 11, 1).translate(2, -ENTRAXE + 22, 0), ...carre];
}

function carreCondamnation(): BufferGeometry {
  const bague = hole(disc(6.6), rectangle(6.2, 6.2, 0.3));
  return extrude(bague, 2 * DEMI + 1.2, { chanfrein: 0.5 }).translate(0, -ENTRAXE, -DEMI - 0.6);
}

/** The plate the bolts come out of, facing +x. */
export function tetiere(
  haut: number,
  bas: number,
  forme: 'bouts-ronds' | 'bouts-carres',
  vis: readonly number[],
): BufferGeometry {
  const plate = rectangle(20, haut - bas, forme === 'bouts-ronds' ? 10 : 0.8, 0, (haut + bas) / 2);
  for (const y of vis) hole(plate, disc(2.7, 0, y));
  const plaque = extrude(plate, 3, { chanfrein: 0.5 })
    .rotateY(Math.PI / 2)
    .translate(-1.5, 0, 0);
  const cuvettes = vis.map((y) =>
    lathe(
      [
        [2.6, 1.4],
        [4.6, 1.56],
      ],
      28,
    )
      .rotateZ(-Math.PI / 2)
      .translate(0, y, 0),
  );
  return merge(plaque, ...cuvettes);
}
