/** The sizes a picture is served in, pixels of its side. */
export const TAILLES = [160, 400, 800] as const;
export const LARGE = 800;
export type Taille = (typeof TAILLES)[number];
