/** Where places lie on a drawing of France: no tiles, no other server, only outlines and points. */

export interface Situe {
  latitude: number;
  longitude: number;
}

/** Seen from the middle of the country a degree of longitude is that much shorter. */
const RESSERREMENT = Math.cos((46.5 * Math.PI) / 180);
/** Units of the drawing for one degree of latitude. */
const ECHELLE = 100;
const OUEST = -5.4;
const NORD = 51.4;

export function projeter({ longitude, latitude }: Situe): {
  x: number;
  y: number;
} {
  return {
    x: Math.round((longitude - OUEST) * RESSERREMENT * ECHELLE),
    y: Math.round((NORD - latitude) * ECHELLE),
  };
}

/** The part of the drawing that is shown. */
export interface Vue {
  x: number;
  y: number;
  largeur: number;
  hauteur: number;
}

/** The whole country. */
export const FRANCE: Vue = { x: -30, y: -10, largeur: 1100, hauteur: 1060 };
const COTE_MIN = 120;
const AIR = 1.5;

/** Around these places, with some air; the whole country without any. */
export function cadrer(places: readonly Situe[]): Vue {
  if (places.length === 0) return FRANCE;
  const points = places.map(projeter);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [gauche, droite] = [Math.min(...xs), Math.max(...xs)];
  const [haut, bas] = [Math.min(...ys), Math.max(...ys)];
  const largeur = Math.max(COTE_MIN, Math.round((droite - gauche) * AIR));
  const hauteur = Math.max(COTE_MIN, Math.round((bas - haut) * AIR));
  return {
    x: Math.round((gauche + droite - largeur) / 2),
    y: Math.round((haut + bas - hauteur) / 2),
    largeur,
    hauteur,
  };
}
