import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { CarteCompacte, LigneCompacte } from '../articles/articles.public.ts';
import { enVente } from './versions/versions.ts';

interface Props {
  titre: string;
  articles: readonly ArticleVendu[];
  jour: string;
  /** A link at the right of the title. */
  aside?: ReactNode;
}

/** Up to this many are rows beside another section; more are cards across the page. */
const EN_LIGNES = 3;

/** Articles that go with this one or stand beside it, each with its price, stock and add. */
export function RangeeArticles({ titre, articles, jour, aside }: Props) {
  const id = useId();
  const vendus = enVente(articles);
  if (vendus.length === 0) return null;
  const isEnLignes = vendus.length <= EN_LIGNES;
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        'mt-10 sm:mt-12',
        !isEnLignes && 'below-fold [--below-fold:330px] lg:col-span-2',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="type-h2">
          {titre}
        </h2>
        {aside}
      </div>
      {isEnLignes ? (
        <ul className="mt-3 border-t border-line">
          {vendus.map((article) => (
            <li key={article.id}>
              <LigneCompacte article={article} jour={jour} />
            </li>
          ))}
        </ul>
      ) : (
        <ul className="mt-3 flex w-fit max-w-full snap-x overflow-x-auto border-t border-l border-line">
          {vendus.map((article) => (
            <li key={article.id} className="flex shrink-0 snap-start">
              <CarteCompacte article={article} jour={jour} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
