/** What a page's loader is given. */
import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '@comptoir/contract/locales.ts';
import type { Api } from './api.ts';

export interface PageContext {
  api: Api;
  queryClient: QueryClient;
  locale: Locale;
  params: Record<string, string>;
  search: Record<string, unknown>;
  /** Says what the page is made from, so that the page cache forgets it when that changes. */
  tag(name: string): void;
}
