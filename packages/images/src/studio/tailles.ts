/** The sizes a picture is served in, pixels of its side. */
export const TAILLES = [160, 400, 800] as const;
export const LARGE = 800;
export type Taille = (typeof TAILLES)[number];

/**
 * The sizes a picture is kept in, by its side. One that is not large stands for its own thumbnail:
 * it weighs little more.
 */
export function taillesDe(cote: number): readonly Taille[] {
  return cote < LARGE ? TAILLES.filter((taille) => taille <= cote).slice(-1) : TAILLES;
}
