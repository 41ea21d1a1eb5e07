/** The pictures the demo company wants: of the usual demo first, then of all it could sell. */
import { planifier, type Image, type Plan } from '@comptoir/images/images.public.ts';
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
