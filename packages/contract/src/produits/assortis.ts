import type { ArticleVendu } from '../articles/article.schema.ts';
import type { Produit } from './produits.contract.ts';

/** The articles a product leads to that go with one of its own: nothing rather than wrong. */
export function assortis(
  { accords }: Pick<Produit, 'accords'>,
  lies: readonly ArticleVendu[],
  { attributs }: Pick<ArticleVendu, 'attributs'>,
): ArticleVendu[] {
  return lies.filter(({ id }) => {
    const siens = accords.filter(({ articleId }) => articleId === id);
    return (
      siens.length === 0 ||
      siens.some((accord) =>
        Object.entries(accord.attributs).every(([code, valeur]) => attributs[code] === valeur),
      )
    );
  });
}
