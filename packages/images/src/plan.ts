/**
 * Which pictures are taken. Of what the small demo sells, each its own. Of the rest of the
 * catalogue, all combinations, without a maker's name, and one picture for those nearly alike.
 */
import { cleOf } from './cles.ts';
import type { Image, Valeurs } from './genres/image.ts';
import { GENRES, imageOf } from './genres/genres.ts';
import { estMarque } from './nuancier.ts';
import { ecartEntre } from './ressemblance.ts';

/** What is needed of a model of the demo catalogue. */
export interface ModelePlanifie {
  genre: string;
  /** Codes of the makers it is known by. */
  marques: readonly string[];
  declinaisons: readonly Valeurs[];
}

export interface Plan {
  /** By key, the most wanted first. */
  images: Map<string, Image>;
  /** Keys of those the small demo shows. */
  vendues: ReadonlySet<string>;
  /** Genres nobody drew yet. */
  manquants: Set<string>;
  /** Genres whose articles have values it does not know what to show of. */
  erreurs: Map<string, string>;
}

/** As far apart as one and its double: in a frame they both fill, the eye hardly parts them. */
const PRESQUE_PAREILS = 0.34;

export function planifier(vendues: Iterable<Image>, modeles: readonly ModelePlanifie[]): Plan {
  const images = new Map(Array.from(vendues, (image) => [cleOf(image), image]));
  const plan: Plan = {
    images,
    vendues: new Set(images.keys()),
    manquants: new Set(),
    erreurs: new Map(),
  };
  const parModele = new Map<string, string[]>();
  for (const [cle, { modele }] of plan.images) ajouter(parModele, modele, cle);
  for (const { genre, marques, declinaisons } of modeles) {
    if (!GENRES.has(genre)) {
      plan.manquants.add(genre);
      continue;
    }
    try {
      for (const image of combinaisons(genre, marques, declinaisons)) {
        const cle = cleOf(image);
        const pareille = (autre: string) => ecartEntre(cle, autre) < PRESQUE_PAREILS;
        if (plan.images.has(cle) || parModele.get(image.modele)?.some(pareille)) continue;
        plan.images.set(cle, image);
        ajouter(parModele, image.modele, cle);
      }
    } catch (error) {
      // One genre gone wrong must not keep the others from being drawn.
      plan.erreurs.set(genre, error instanceof Error ? error.message : String(error));
    }
  }
  return plan;
}

/** A maker may show otherwise than by its name: in the colour of its plugs, say. */
function* combinaisons(
  genre: string,
  marques: readonly string[],
  declinaisons: readonly Valeurs[],
): Generator<Image> {
  for (const valeurs of declinaisons) {
    for (const marque of ['neutre' as const, ...marques.filter(estMarque)]) {
      const image = imageOf(genre, valeurs, marque);
      if (image && (image.params.marque ?? 'neutre') === 'neutre') yield image;
    }
  }
}

function ajouter(parModele: Map<string, string[]>, modele: string, cle: string): void {
  const own = parModele.get(modele);
  if (own) own.push(cle);
  else parModele.set(modele, [cle]);
}
