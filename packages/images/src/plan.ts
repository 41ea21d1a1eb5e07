/** Every picture the demo company needs: all combinations of every model, not only those in stock. */
import { cleDe } from './cles.ts';
import type { Image, Valeurs } from './genres/image.ts';
import { imageDe } from './genres/genres.ts';
import { estMarque, type Marque } from './nuancier.ts';

/** What is needed of a model of the demo catalogue. */
export interface ModelePlanifie {
  genre: string;
  /** Codes of the makers it is known by. */
  marques: readonly string[];
  declinaisons: readonly Valeurs[];
}

export interface Plan {
  /** By key. */
  images: Map<string, Image>;
  /** Genres nobody drew yet. */
  manquants: Set<string>;
}

export function planifier(modeles: readonly ModelePlanifie[]): Plan {
  const plan: Plan = { images: new Map(), manquants: new Set() };
  for (const { genre, marques, declinaisons } of modeles) {
    // Other makers sell it too in large catalogues: without a name on it.
    const montrees: Marque[] = [...marques.filter(estMarque), 'neutre'];
    for (const valeurs of declinaisons) {
      for (const marque of montrees) {
        const image = imageDe(genre, valeurs, marque);
        if (image) plan.images.set(cleDe(image), image);
        else plan.manquants.add(genre);
      }
    }
  }
  return plan;
}
