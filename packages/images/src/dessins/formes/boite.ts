/** What fills a box: its front, and its side beside it. */
import { borner, mm, type Mesures } from '../mesures.ts';
import { schemaVues, type Schema } from '../schema.ts';
import { rectangle, type Trait } from '../traits.ts';
import { cote, type Vue } from '../vue.ts';

export interface Boite {
  largeur: string;
  hauteur: string;
  profondeur?: string;
  rayon?: number;
  /** The front, from its lower left corner: y is negative upwards. */
  face?: (l: number, h: number, m: Mesures) => Trait[];
  flanc?: (p: number, h: number, m: Mesures) => Trait[];
}

export function boite({ largeur, hauteur, profondeur, rayon = 0.02, face, flanc }: Boite): Schema {
  const codes = profondeur === undefined ? [largeur, hauteur] : [largeur, hauteur, profondeur];
  return schemaVues(codes, (m) => {
    const hv = mm(m, hauteur);
    const lv = mm(m, largeur);
    const l = borner(lv, hv * 0.2, hv * 5);
    const h = borner(hv, l * 0.2, l * 5);
    const corps = (large: number) =>
      rectangle([0, -h], [large, h], { rayon: rayon * Math.min(large, h) });
    const vues: Vue[] = [
      {
        traits: face?.(l, h, m) ?? [corps(l)],
        cotes: [cote('bas', 0, l, largeur), cote('gauche', -h, 0, hauteur)],
      },
    ];
    if (profondeur !== undefined) {
      const p = borner(mm(m, profondeur), h * 0.1, h * 3);
      vues.push({ traits: flanc?.(p, h, m) ?? [corps(p)], cotes: [cote('bas', 0, p, profondeur)] });
    }
    return vues;
  });
}
