/**
 * The name of an article wherever it stands: its product, and on a line of its own what tells it
 * from its neighbours. It takes the lines it needs: nothing of it is ever cut.
 */
import type { ReactNode } from 'react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { separerNom } from '@comptoir/contract/articles/nom-article.ts';

interface Props {
  article: Pick<ArticleVendu, 'libelle' | 'slug'>;
  /** How each part is written, as to mark what was searched. */
  write?: (texte: string) => ReactNode;
}

export function NomArticle({ article, write = asIs }: Props) {
  const { produit, valeurs } = separerNom(article.libelle, article.slug);
  return (
    <span data-nom-article className="block text-pretty wrap-anywhere">
      {write(produit)}
      {valeurs && (
        <>
          {' '}
          <span className="block font-[480]">{write(valeurs)}</span>
        </>
      )}
    </span>
  );
}

const asIs = (texte: string): ReactNode => texte;
