/** Always in the query cache: set by the server for its render, hydrated in the browser. */
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Site } from '../app/rendering.ts';

export const siteQuery = queryOptions<Site>({
  queryKey: ['site'],
  queryFn: skipToken,
  staleTime: Infinity,
  gcTime: Infinity,
});
