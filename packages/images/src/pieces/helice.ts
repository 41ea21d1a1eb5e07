/** Fluted bodies: a section in polar form, twisted along Y and ground to a point. */
import type { BufferGeometry } from 'three';
import { surface } from '../geometrie/surface.ts';

export interface Helice {
  rayon: number;
  /** From the shank, low, to the point, high. */
  y0: number;
  y1: number;
  /** Turns over the whole length. */
  tours: number;
  /** Part of the radius along one flute and its land, place from 0 to 1. */
  section: (place: number) => number;
  /** How many flutes. */
  goujures?: number;
  /** Half the angle of the point; none leaves a flat end. */
  pointe?: number;
  /** Flutes fade into the shank over this length. */
  sortie?: number;
  /** Rows along the body, points round one flute. */
  pas?: number;
  cotes?: number;
}

/** A narrow margin, the relieved land behind it, then the flute. */
export function sectionForet(ame = 0.3): (place: number) => number {
  return (place) => {
    if (place < 0.07) return 1;
    if (place < 0.4) return 0.95;
    const dans = (place - 0.4) / 0.6;
    return 0.95 - (0.95 - ame) * Math.sin(Math.PI * dans) ** 0.75;
  };
}

/** Wide rounded channels between blunt ribs, as of masonry bits. */
export function sectionMacon(ame = 0.5): (place: number) => number {
  return (place) => {
    if (place < 0.22) return 0.93;
    const dans = (place - 0.22) / 0.78;
    return 0.93 - (0.93 - ame) * Math.sin(Math.PI * dans) ** 0.6;
  };
}

export function helice({
  rayon,
  y0,
  y1,
  tours,
  section,
  goujures = 2,
  pointe = 0,
  sortie = rayon,
  pas = Math.ceil(tours * 26) + 40,
  cotes = 30,
}: Helice): BufferGeometry {
  const bout = pointe > 0 ? rayon / Math.tan(pointe) : 0;
  const droit = y1 - bout - y0;
  const surPointe = pointe > 0 ? 0.16 : 0;
  // A flat end is closed by one more row, on the axis.
  const rangs = pointe > 0 ? pas : pas + 1;
  return surface(
    goujures * cotes,
    rangs,
    (u, rang, out) => {
      if (rang === 1 && pointe === 0) return void out.set(0, y1, 0);
      const v = Math.min(1, (rang * rangs) / pas);
      const y =
        surPointe === 0 || v < 1 - surPointe
          ? y0 + (v / (1 - surPointe)) * droit
          : y1 - bout * (1 - (v - (1 - surPointe)) / surPointe);
      const turn = (u === 1 ? 0 : u) * Math.PI * 2 + ((y - y0) / (y1 - y0)) * tours * Math.PI * 2;
      const fondu = Math.min(1, (y - y0) / sortie) ** 1.5;
      const creuse = section((u * goujures) % 1);
      const r = Math.min(
        rayon * (0.95 + (creuse - 0.95) * fondu),
        pointe > 0 ? (y1 - y) * Math.tan(pointe) : Infinity,
      );
      out.set(Math.max(r, 0) * Math.sin(turn), y, Math.max(r, 0) * Math.cos(turn));
    },
    0.45,
  );
}
