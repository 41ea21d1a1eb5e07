/**
 * The name of an article in two parts: its product, and the values that tell it from its neighbours.
 * A label is the name of the product followed by the values, and the slug of its sheet is that name
 * as well: the words both begin with are the product. Where they begin otherwise, as catalogues
 * written elsewhere may, the label is one part.
 */
import { slugify } from '../noms.ts';

export interface NomArticle {
  produit: string;
  /** '' where the label has no second part. */
  valeurs: string;
}

export function separerNom(libelle: string, slug: string): NomArticle {
  const whole = { produit: libelle, valeurs: '' };
  let rest = slug;
  let end = 0;
  for (const { 0: mot, index } of libelle.matchAll(/\S+/g)) {
    const dit = slugify(mot);
    if (dit !== '') {
      if (rest !== dit && !rest.startsWith(`${dit}-`)) break;
      rest = rest.slice(dit.length + 1);
    }
    end = index + mot.length;
  }
  if (end === 0 || end === libelle.length) return whole;
  return { produit: libelle.slice(0, end), valeurs: libelle.slice(end).trimStart() };
}
