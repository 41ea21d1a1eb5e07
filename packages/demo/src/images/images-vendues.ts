/** Which picture each article of the demo shows, product by product. Pure. */
import {
  estMarque,
  imageOf,
  type Image,
  type Marque,
  type Valeurs,
} from '@comptoir/images/images.public.ts';
import { listDeclinaisons } from '../catalogue/declinaisons.ts';
import type { ProduitGenere } from '../catalogue/generer.ts';
import type { ModeleArticle } from '../catalogue/modele.ts';

export interface ImagesProduit {
  produit: ProduitGenere;
  /** The pictures of its articles, the most usual first. */
  images: (Image | undefined)[];
}

export function* listImages(produits: readonly ProduitGenere[]): Generator<ImagesProduit> {
  const parModele = new Map<ModeleArticle, readonly Valeurs[]>();
  for (const produit of produits) {
    const { modele, fabrication, gamme, nombre } = produit;
    const { code } = fabrication.marque;
    // A maker it is not known by makes it besides what it is known for: without its name.
    const marque = estMarque(code) && modele.marques.includes(code) ? code : 'neutre';
    const declinaisons = parModele.get(modele) ?? listDeclinaisons(modele);
    parModele.set(modele, declinaisons);
    const images = gamme.slice(0, nombre).map(({ index }) => {
      const valeurs = declinaisons[index];
      return valeurs && imageOuRien(modele.genre, valeurs, marque);
    });
    yield { produit, images };
  }
}

/** A value no picture was thought of for shows the stand-in: a shop starts all the same. */
function imageOuRien(genre: string, valeurs: Valeurs, marque: Marque): Image | undefined {
  try {
    return imageOf(genre, valeurs, marque);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
