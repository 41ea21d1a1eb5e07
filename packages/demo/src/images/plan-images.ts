/** The pictures the demo company wants: of the small demo first, then of all it could sell. */
import {
  cleOf,
  planifier,
  SECONDES,
  type Image,
  type Plan,
} from '@comptoir/images/images.public.ts';
import { loadCategories } from '../catalogue/catalogue.ts';
import { listDeclinaisons } from '../catalogue/declinaisons.ts';
import { genererCatalogue } from '../catalogue/generer.ts';
import { listImages } from './images-vendues.ts';

export async function planImages(): Promise<Plan> {
  const categories = await loadCategories();
  const { produits } = genererCatalogue(categories, 'petite');
  const vendues = [...listImages(produits)].flatMap(({ images }) => images);
  return planifier(
    vendues.filter((image): image is Image => image !== undefined),
    categories.flatMap(({ modeles }) =>
      modeles.map((modele) => ({
        genre: modele.genre,
        marques: modele.marques,
        declinaisons: listDeclinaisons(modele),
      })),
    ),
  );
}

/** Which of them are looked at a second time: of each product, its most usual article. */
export async function planSecondes(): Promise<Image[]> {
  const { produits } = genererCatalogue(await loadCategories(), 'petite');
  const premieres = [...listImages(produits)].flatMap(({ images: [premiere] }) => premiere ?? []);
  const parCle = new Map(premieres.map((image) => [cleOf(image), image]));
  return [...parCle.values()].filter(({ modele }) => modele in SECONDES);
}
