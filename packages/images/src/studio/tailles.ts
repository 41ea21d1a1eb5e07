/** The sizes a picture is served in, pixels of its side. */
export const TAILLES = [160, 400, 800] as const;
export const LARGE = 800;
/** The one size of a picture that was not taken large: enough for a card, and for its thumbnail. */
export const REDUITE = 320;
/** The sizes a picture may be kept in. */
export const TAILLES_GARDEES = [160, REDUITE, 400, LARGE] as const;
export type Taille = (typeof TAILLES_GARDEES)[number];

/** Those it is kept in, by the side it was taken with. */
export function taillesOf(cote: number): readonly Taille[] {
  return cote < LARGE ? [REDUITE] : TAILLES;
}
