/** A frame, in pixels: that of articles is square, arrangements choose theirs. */
export interface Format {
  largeur: number;
  hauteur: number;
}

export function pixelsOf({ largeur, hauteur }: Format): number {
  return largeur * hauteur;
}

/** Its shorter side: what blurs and margins are measured by. */
export function coteOf({ largeur, hauteur }: Format): number {
  return Math.min(largeur, hauteur);
}
