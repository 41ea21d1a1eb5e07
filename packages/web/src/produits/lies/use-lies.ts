import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { liesQuery } from '../produits.queries.ts';
import { liesOuRien, type LiesAvecArticles } from './lies-avec-articles.ts';

/** Read with the sheet: there from the first paint. */
export function useLies(articleId: number): LiesAvecArticles {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(liesQuery({ api, locale }, articleId));
  return liesOuRien(data);
}
