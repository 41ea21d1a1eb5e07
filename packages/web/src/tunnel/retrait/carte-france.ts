/** Where places lie on a drawing of France: no tiles, no other server, only an outline and points. */

/** Longitude and latitude, degrees. */
type Point = readonly [number, number];

/** Seen from the middle of the country a degree of longitude is that much shorter. */
const RESSERREMENT = Math.cos((46.5 * Math.PI) / 180);
/** Units of the drawing for one degree of latitude. */
const ECHELLE = 100;
const OUEST = -5.4;
const NORD = 51.4;

export function projeter(longitude: number, latitude: number): { x: number; y: number } {
  return {
    x: Math.round((longitude - OUEST) * RESSERREMENT * ECHELLE),
    y: Math.round((NORD - latitude) * ECHELLE),
  };
}

export interface Cadrage {
  x: number;
  y: number;
  cote: number;
}

/** The whole country. */
export const FRANCE: Cadrage = { x: -10, y: 0, cote: 1060 };
const COTE_MIN = 120;

/** A square around these points, with some air; the whole country without any. */
export function cadrer(points: readonly { longitude: number; latitude: number }[]): Cadrage {
  if (points.length === 0) return FRANCE;
  const projetes = points.map(({ longitude, latitude }) => projeter(longitude, latitude));
  const xs = projetes.map(({ x }) => x);
  const ys = projetes.map(({ y }) => y);
  const [gauche, droite] = [Math.min(...xs), Math.max(...xs)];
  const [haut, bas] = [Math.min(...ys), Math.max(...ys)];
  const cote = Math.max(COTE_MIN, Math.round(Math.max(droite - gauche, bas - haut) * 1.3));
  return {
    x: Math.round((gauche + droite - cote) / 2),
    y: Math.round((haut + bas - cote) / 2),
    cote,
  };
}

const CONTINENT: readonly Point[] = [
  [2.37, 51.03],
  [1.85, 50.96],
  [1.6, 50.72],
  [1.55, 50.2],
  [1.08, 49.93],
  [0.1, 49.5],
  [-0.25, 49.3],
  [-1.1, 49.36],
  [-1.25, 49.7],
  [-1.94, 49.72],
  [-1.6, 48.84],
  [-1.5, 48.63],
  [-2.02, 48.65],
  [-2.7, 48.53],
  [-3.0, 48.85],
  [-3.98, 48.72],
  [-4.78, 48.4],
  [-4.3, 48.25],
  [-4.73, 48.04],
  [-4.37, 47.8],
  [-3.4, 47.7],
  [-3.1, 47.48],
  [-2.5, 47.3],
  [-2.2, 47.25],
  [-2.25, 47.0],
  [-1.8, 46.5],
  [-1.2, 46.15],
  [-1.1, 45.6],
  [-1.2, 44.65],
  [-1.56, 43.48],
  [-1.78, 43.37],
  [-0.7, 42.9],
  [0.7, 42.7],
  [1.45, 42.55],
  [2.0, 42.37],
  [2.85, 42.47],
  [3.17, 42.43],
  [3.05, 42.9],
  [3.25, 43.2],
  [3.7, 43.4],
  [4.4, 43.45],
  [5.3, 43.3],
  [5.93, 43.05],
  [6.65, 43.2],
  [7.3, 43.7],
  [7.53, 43.78],
  [7.6, 44.15],
  [6.95, 44.35],
  [7.0, 44.75],
  [6.7, 45.15],
  [7.1, 45.5],
  [6.95, 45.85],
  [6.8, 46.4],
  [6.2, 46.2],
  [6.1, 46.4],
  [6.45, 46.8],
  [7.0, 47.35],
  [7.58, 47.6],
  [7.6, 48.1],
  [7.8, 48.55],
  [8.2, 48.97],
  [7.6, 49.07],
  [6.85, 49.2],
  [6.35, 49.46],
  [5.8, 49.55],
  [5.0, 49.8],
  [4.85, 50.15],
  [4.2, 49.97],
  [4.1, 50.3],
  [3.6, 50.5],
  [3.2, 50.75],
  [2.63, 50.85],
];
const CORSE: readonly Point[] = [
  [9.4, 43.0],
  [9.45, 42.7],
  [9.55, 42.1],
  [9.2, 41.37],
  [8.75, 41.6],
  [8.6, 41.9],
  [8.57, 42.4],
  [8.75, 42.58],
  [9.3, 42.72],
  [9.34, 42.95],
];

export const CONTOURS: readonly string[] = [CONTINENT, CORSE].map((points) =>
  points
    .map(([longitude, latitude]) => projeter(longitude, latitude))
    .map(({ x, y }) => `${x},${y}`)
    .join(' '),
);
