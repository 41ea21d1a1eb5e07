/**
 * Fingers and mouse on the view. One finger turns sideways and leaves the page its vertical
 * scroll, on a phone the view is as wide as the screen; two bring nearer and tilt. Pure but for
 * the clock it is given.
 */
import type { Elan, Geste } from '@comptoir/images/vue.public.ts';

interface Point {
  x: number;
  y: number;
}

/** A drag over the width of the view is half a turn. */
const PAR_LARGEUR = Math.PI;
/** What was held still this long before it is let go stays where it is. */
const TENU_MS = 80;

export interface Gestes {
  poser(id: number, point: Point): void;
  /** What the movement asks for; undefined for a pointer that was not put down. */
  deplacer(id: number, point: Point, largeur: number, temps: number): Geste | undefined;
  /** Undefined where nothing is thrown. */
  lever(id: number, temps: number): Elan | undefined;
}

export function createGestes(): Gestes {
  const poses = new Map<number, Point>();
  let dernier = { temps: 0, azimut: 0, elevation: 0 };
  const ecart = () => {
    const [a, b] = [...poses.values()];
    return a && b ? Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) : 1;
  };
  return {
    poser(id, point) {
      poses.set(id, point);
      dernier = { temps: 0, azimut: 0, elevation: 0 };
    },
    deplacer(id, point, largeur, temps) {
      const avant = poses.get(id);
      if (!avant) return undefined;
      const large = ecart();
      poses.set(id, point);
      const part = PAR_LARGEUR / Math.max(largeur, 1) / poses.size;
      const geste = { azimut: (avant.x - point.x) * part, elevation: (point.y - avant.y) * part };
      if (poses.size > 1) return { ...geste, zoom: ecart() / large };
      const duree = Math.max(8, temps - dernier.temps) / 1000;
      // The mean of this move and those before it: the last one alone is often nearly nothing.
      const melange = dernier.temps === 0 ? 1 : 0.5;
      dernier = {
        temps,
        azimut: melanger(dernier.azimut, geste.azimut / duree, melange),
        elevation: melanger(dernier.elevation, geste.elevation / duree, melange),
      };
      return geste;
    },
    lever(id, temps) {
      if (!poses.delete(id) || poses.size > 0 || temps - dernier.temps > TENU_MS) return undefined;
      return { azimut: dernier.azimut, elevation: dernier.elevation };
    },
  };
}

function melanger(avant: number, apres: number, part: number): number {
  return avant + (apres - avant) * part;
}
