/** Every picture the demo company needs: all combinations of every model, not only those in stock. */
import { cleDe } from './cles.ts';
import type { Image, Valeurs } from './genres/image.ts';
import { GENRES, imageDe } from './genres/genres.ts';
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
  /** Genres whose articles have values it does not know what to show of. */
  erreurs: Map<string, string>;
}

export function planifier(modeles: readonly ModelePlanifie[]): Plan {
  const plan: Plan = { images: new Map(), manquants: new Set(), erreurs: new Map() };
  for (const { genre, marques, declinaisons } of modeles) {
    // Other makers sell it too in large catalogues: without a name on it.
    const montrees: Marque[] = [...marques.filter(estMarque), 'neutre'];
    if (!GENRES.has(genre)) {
      plan.manquants.add(genre);
      continue;
    }
    try {
      for (const valeurs of declinaisons) {
        for (const marque of montrees) {
          const image = imageDe(genre, valeurs, marque);
          if (image) plan.images.set(cleDe(image), image);
        }
      }
    } catch (error) {
      // One genre gone wrong must not keep the others from being drawn.
      plan.erreurs.set(genre, error instanceof Error ? error.message : String(error));
    }
  }
  return plan;
}
