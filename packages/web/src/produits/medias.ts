/** The pictures of a sheet: those of the article on the page, or the stand-in of its kind. */
import type { ArticleVendu, ImageArticle } from '@comptoir/contract/articles/article.schema.ts';
import type { Produit } from '@comptoir/contract/produits/produits.contract.ts';

export interface Vue {
  key: string;
  image: ImageArticle;
  alt: string;
}

/** The picture of the article first, then what else shows its product. */
export function listVues(
  { medias, image }: Pick<Produit, 'medias' | 'image'>,
  article: Pick<ArticleVendu, 'id' | 'libelle' | 'image'>,
): Vue[] {
  const autres = medias
    .filter(({ type, fichier }) => type !== 'video' && fichier !== image.fichier)
    .filter(({ articleId }) => articleId === null || articleId === article.id)
    .map(({ id, fichier, couleur, alt }) => ({
      key: String(id),
      image: { genre: image.genre, fichier, couleur },
      alt,
    }));
  return [{ key: '0', image: article.image, alt: article.libelle }, ...autres];
}
