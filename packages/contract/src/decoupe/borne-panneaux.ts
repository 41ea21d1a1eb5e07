/** How many sheets are needed at least, whatever the plan, guillotine or not. */
import { posesOf, utileOf, type Panneau, type Pose } from './panneau.ts';
import type { PiecePanneau } from './piece.ts';

/** Thresholds tried along each side. */
const SEUILS_MAX = 24;

interface Lot {
  quantite: number;
  poses: Pose[];
}

/**
 * As for bars, a piece takes one kerf more along each side and a sheet offers one more. Sizes are
 * then read through thresholds along each side: what is within one of the whole counts as the
 * whole, what is under it as nothing. The area of what is read is a bound; a piece that may be
 * turned counts for the lesser of its two areas.
 */
export function bornePanneaux(pieces: readonly PiecePanneau[], panneau: Panneau): number {
  const utile = utileOf(panneau);
  const width = utile.dx + panneau.trait;
  const height = utile.dy + panneau.trait;
  const lots = pieces.map((piece): Lot => ({
    quantite: piece.quantite,
    poses: posesOf(piece, panneau)
      .filter(([dx, dy]) => dx <= utile.dx && dy <= utile.dy)
      .map(([dx, dy]) => [dx + panneau.trait, dy + panneau.trait]),
  }));
  let best = 0;
  const alongX = seuilsOf(lots, 0, width);
  const alongY = seuilsOf(lots, 1, height);
  for (const seuilX of alongX) {
    for (const seuilY of alongY) {
      let area = 0;
      for (const { quantite, poses } of lots) {
        let least = Infinity;
        for (const [dx, dy] of poses) {
          least = Math.min(least, read(dx, width, seuilX) * read(dy, height, seuilY));
        }
        area += quantite * least;
      }
      best = Math.max(best, Math.ceil(area / (width * height)));
    }
  }
  return best;
}

function read(cote: number, whole: number, seuil: number): number {
  if (cote > whole - seuil) return whole;
  return cote < seuil ? 0 : cote;
}

/** Sizes up to half the side, and 0: the sizes as they are. */
function seuilsOf(lots: readonly Lot[], axis: 0 | 1, whole: number): number[] {
  const sizes = new Set(lots.flatMap(({ poses }) => poses.map((pose) => pose[axis])));
  // Just over what a larger piece leaves, it counts as the whole.
  const beside = [...sizes].map((size) => whole - size + 1);
  const seuils = [...new Set([...sizes, ...beside])]
    .filter((seuil) => seuil * 2 <= whole)
    .sort((a, b) => a - b);
  const step = Math.max(1, seuils.length / SEUILS_MAX);
  const kept = seuils.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
  return [0, ...kept];
}
