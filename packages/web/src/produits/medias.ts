/** The pictures of a sheet: those of the article on the page, or the stand-in of its kind. */
import type { ArticleVendu, ImageArticle } from '@comptoir/contract/articles/article.schema.ts';
import type { Produit } from '@comptoir/contract/produits/produits.contract.ts';

export interface Vue {
  key: string;
  image: ImageArticle;
  alt: string;
}

export function listVues(
  { medias, image }: Pick<Produit, 'medias' | 'image'>,
  article: Pick<ArticleVendu, 'id' | 'libelle' | 'image'>,
): Vue[] {
  const vues = medias
    .filter(({ type }) => type !== 'video')
    .filter(({ articleId }) => articleId === null || articleId === article.id)
    .map(({ id, fichier, couleur, alt }) => ({
      key: String(id),
      image: { genre: image.genre, fichier, couleur },
      alt,
    }));
  return vues.length > 0 ? vues : [{ key: '0', image: article.image, alt: article.libelle }];
}
