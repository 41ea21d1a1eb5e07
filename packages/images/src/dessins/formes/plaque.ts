/** Flat things: their face, and their edge beside it. */
import { borner, mm, type Mesures } from '../mesures.ts';
import { schemaVues, type Schema } from '../schema.ts';
import { rectangle, type Fond, type Trait } from '../traits.ts';
import { cote, type Vue } from '../vue.ts';

export interface Plaque {
  longueur: string;
  largeur: string;
  epaisseur?: string;
  rayon?: number;
  /** The face, where it is more than a rectangle. */
  face?: (l: number, h: number, m: Mesures) => Trait[];
  tranche?: Fond;
}

/** Longer than so many times its width, the middle is left out. */
const RAPPORT = 5.2;

/** Length to the right, width downwards; clamped so that both sides can be read. */
export function plaque({
  longueur,
  largeur,
  epaisseur,
  rayon = 0,
  face,
  tranche = 'hachures',
}: Plaque): Schema {
  const codes = epaisseur === undefined ? [longueur, largeur] : [longueur, largeur, epaisseur];
  return schemaVues(codes, (m) => {
    const vraie = mm(m, longueur);
    const large = mm(m, largeur);
    const l = borner(vraie, large * 0.35, large * RAPPORT);
    const h = Math.max(large, l / RAPPORT);
    const cotes = [cote('bas', 0, l, longueur), cote('gauche', -h / 2, h / 2, largeur)];
    const vues: Vue[] = [
      {
        traits: face?.(l, h, m) ?? [rectangle([0, -h / 2], [l, h], { rayon: rayon * h })],
        cotes,
        rupture: vraie > l * 1.02 ? { sens: 'x', a: l * 0.6, bords: [-h / 2, h / 2] } : undefined,
      },
    ];
    if (epaisseur !== undefined) {
      const e = borner(mm(m, epaisseur), Math.max(l, h) * 0.03, h * 0.6);
      vues.push({
        traits: [rectangle([0, -h / 2], [e, h], { fond: tranche })],
        cotes: [cote('bas', 0, e, epaisseur)],
      });
    }
    return vues;
  });
}
