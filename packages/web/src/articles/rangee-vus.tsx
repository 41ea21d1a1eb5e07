/** The last articles looked at, in a row that scrolls sideways. */
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { Skeleton } from '../ui/notice/skeleton.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { articlesQuery } from './articles.queries.ts';
import { CarteCompacte } from './carte-compacte.tsx';

/** Shown at once; what is further is a scroll away. */
const SHOWN = 6;

export default function RangeeVus({ ids }: { ids: readonly number[] }) {
  const t = useTexts('articles');
  const locale = useLocale();
  const id = useId();
  const { api } = useRouter().options.context;
  const { data } = useQuery(articlesQuery({ api, locale }, ids));
  // All of them may have been withdrawn since.
  if (data?.articles.length === 0) return null;
  return (
    <section aria-labelledby={id} className="pt-8 pb-4">
      <h2 id={id} className="type-h2">
        {t('vus.titre')}
      </h2>
      <ul className="mt-3 flex snap-x gap-0 overflow-x-auto border-t border-l border-line">
        {data
          ? data.articles.map((article) => (
              <li key={article.id} className="flex shrink-0 snap-start">
                <CarteCompacte article={article} jour={data.jour} />
              </li>
            ))
          : ids.slice(0, SHOWN).map((each) => (
              <li key={each} className="h-61 w-53 shrink-0 border-r border-b border-line p-3">
                <Skeleton className="h-24 w-full" />
              </li>
            ))}
      </ul>
    </section>
  );
}
