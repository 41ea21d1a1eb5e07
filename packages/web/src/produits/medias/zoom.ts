/** Enlarging a picture inside its frame: around a point, never smaller than the frame, never out of it. */
export interface Zoom {
  /** 1: the whole picture. */
  echelle: number;
  /** Shift of the picture's centre, in pixels of the frame. */
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Cadre {
  largeur: number;
  hauteur: number;
}

export const ECHELLE_MAX = 5;
/** One press of + or −. */
export const PAS = 1.4;
export const ENTIER: Zoom = { echelle: 1, x: 0, y: 0 };

/** The point, measured from the centre of the frame, stays under the pointer. */
export function zoomer(zoom: Zoom, facteur: number, point: Point, cadre: Cadre): Zoom {
  const echelle = Math.min(ECHELLE_MAX, Math.max(1, zoom.echelle * facteur));
  const ratio = echelle / zoom.echelle;
  return borner(
    {
      echelle,
      x: point.x - (point.x - zoom.x) * ratio,
      y: point.y - (point.y - zoom.y) * ratio,
    },
    cadre,
  );
}

export function deplacer(zoom: Zoom, { x, y }: Point, cadre: Cadre): Zoom {
  return borner({ ...zoom, x: zoom.x + x, y: zoom.y + y }, cadre);
}

function borner({ echelle, x, y }: Zoom, { largeur, hauteur }: Cadre): Zoom {
  return {
    echelle,
    x: clamp(x, ((echelle - 1) * largeur) / 2),
    y: clamp(y, ((echelle - 1) * hauteur) / 2),
  };
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value)) + 0;
}
