/** How much work a picture is worth. */
export interface Qualite {
  /** Side of the picture, pixels. */
  taille: number;
  /** Directions light is looked at from; a multiple of `DIRECTIONS_PAR_PLANCHE`. */
  directions: number;
  /** Times the picture is taken, a fraction of a pixel apart, each with four samples per edge. */
  poses: number;
}

export const QUALITES = {
  entiere: { taille: 800, directions: 64, poses: 4 },
  brouillon: { taille: 800, directions: 32, poses: 2 },
  apercu: { taille: 400, directions: 48, poses: 2 },
} as const satisfies Record<string, Qualite>;
export type NomQualite = keyof typeof QUALITES;

/** Raised when light, camera or development change: every picture is then taken again. */
export const VERSION_STUDIO = 1;
