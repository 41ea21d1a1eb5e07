import { isIlotLibre } from './placement.ts';
import type { Ilot, Plan } from './plan.schema.ts';

/** Metres of worktop that make an island worth its place. */
const LONGUEUR = 2000;
const PAS = 100;

/** The free place nearest to the middle of the room. */
export function findPlaceIlot(plan: Plan): Ilot | undefined {
  const largeur = Math.max(...plan.piece.coins.map(({ x }) => x));
  const profondeur = Math.max(...plan.piece.coins.map(({ y }) => y));
  const possibles: { ilot: Ilot; ecart: number }[] = [];
  for (let x = LONGUEUR; x <= largeur; x += PAS) {
    for (let y = 0; y <= profondeur; y += PAS) {
      // At 180 it is worked at from above, where the sink mostly is.
      const ilot: Ilot = { x, y, longueur: LONGUEUR, angle: 180 };
      const ecart = Math.abs(x - LONGUEUR / 2 - largeur / 2) + Math.abs(y - profondeur / 2);
      possibles.push({ ilot, ecart });
    }
  }
  possibles.sort((a, b) => a.ecart - b.ecart);
  return possibles.find(({ ilot }) => isIlotLibre({ ...plan, ilots: [ilot] }, 0))?.ilot;
}
