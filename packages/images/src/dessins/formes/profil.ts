/** Bars and profiles: their section, cut, and their length beside it, broken. */
import { cadreOf } from '../cadre.ts';
import { mm, type Mesures } from '../mesures.ts';
import type { Schema } from '../schema.ts';
import { rectangle, segment, type Trait } from '../traits.ts';
import { cote, type Cote, type Dessin, type Repere, type Vue } from '../vue.ts';

export interface Profil {
  codes: readonly string[];
  longueur?: string;
  /** Round the origin, hatched. */
  section: (m: Mesures) => Trait[];
  cotes: (m: Mesures) => (Cote | Repere)[];
  /** Heights of the edges seen along its length, besides its two sides. */
  aretes?: (m: Mesures) => number[];
  /** Holes and the like along its length. */
  long?: (l: number, h: number) => Trait[];
}

export function profil({ codes, longueur, section, cotes, aretes, long }: Profil): Schema {
  const tous = longueur === undefined ? codes : [...codes, longueur];
  const dessiner = (m: Mesures): Dessin => {
    const traits = section(m);
    const coupe: Vue = { traits, cotes: cotes(m) };
    if (longueur === undefined) return { vues: [coupe] };
    const { x0, x1, y0, y1 } = cadreOf(traits);
    const [large, haut] = [x1 - x0, y1 - y0];
    // A flat section is drawn above its length, which would be a thread beside it.
    const plat = large > 2 * haut;
    const vraie = mm(m, longueur);
    const l = Math.min(vraie, plat ? 1.15 * large : 2.4 * Math.max(haut, large * 0.8));
    const x = plat ? (x0 + x1 - l) / 2 : 0;
    const vue: Vue = {
      traits: [
        rectangle([x, y0], [l, haut]),
        ...(aretes?.(m) ?? []).map((y) => segment(x, y, x + l, y)),
        ...(long?.(l, haut) ?? []),
      ],
      cotes: [cote('bas', x, x + l, longueur)],
      rupture: l < vraie ? { sens: 'x', a: x + l / 2, bords: [y0, y1] } : undefined,
    };
    return { vues: [coupe, vue], sens: plat ? 'colonne' : 'rangee' };
  };
  return { codes: tous, dessiner };
}
