/** How much work a picture is worth. */
export interface Qualite {
  /** Side of the picture, pixels. */
  taille: number;
  /** Directions light is looked at from; a multiple of `DIRECTIONS_PAR_PLANCHE`. */
  directions: number;
  /** Times the picture is taken, a fraction of a pixel apart, each with four samples per edge. */
  poses: number;
  /** Factor of the steps moulded bodies are meshed at. */
  pas: number;
}

export const QUALITES = {
  entiere: { taille: 800, directions: 64, poses: 4, pas: 1 },
  /** For what only large catalogues sell: no larger than cards show it. */
  reduite: { taille: 400, directions: 64, poses: 4, pas: 1.3 },
  brouillon: { taille: 800, directions: 32, poses: 2, pas: 1.3 },
  apercu: { taille: 400, directions: 32, poses: 2, pas: 1.7 },
  /** Where things stand in an arrangement, no more. */
  croquis: { taille: 320, directions: 16, poses: 1, pas: 2.6 },
} as const satisfies Record<string, Qualite>;
export type NomQualite = keyof typeof QUALITES;

/** Raised when light, camera or development change: every picture is then taken again. */
export const VERSION_STUDIO = 2;
