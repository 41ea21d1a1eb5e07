/** What every route can use. */
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../page/api.ts';
import type { Texts } from '../words/texts.ts';

export interface RouterContext {
  queryClient: QueryClient;
  api: Api;
  texts: Texts;
  /** What the page being rendered is made from; see rendering.ts. */
  tags: Set<string>;
}
