import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { LigneCompacte } from '../../articles/articles.public.ts';

interface Props {
  titre: string;
  lignes: readonly { article: ArticleVendu; raison?: string | null }[];
  jour: string;
  /** Across the page, two rows beside each other. */
  large: boolean;
  /** A link at the right of the title. */
  aside?: ReactNode;
}

/** Articles that stand around this one: each with its reason, price, stock and quantity to add. */
export function RangeeArticles({ titre, lignes, jour, large, aside }: Props) {
  const id = useId();
  if (lignes.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-10 sm:mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="type-h2">
          {titre}
        </h2>
        {aside}
      </div>
      <ul
        className={clsx(
          'mt-3 border-t border-line',
          large && lignes.length > 1 && 'lg:grid lg:grid-cols-2 lg:gap-x-16',
        )}
      >
        {lignes.map(({ article, raison }) => (
          <li key={article.id}>
            <LigneCompacte article={article} jour={jour} raison={raison ?? null} />
          </li>
        ))}
      </ul>
    </section>
  );
}
