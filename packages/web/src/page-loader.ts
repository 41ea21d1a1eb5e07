/** What a page's loader is given. */
import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '@comptoir/contract/locales.ts';
import type { Api } from './api.ts';

/** What a page says about itself once its data is there; the route's own words otherwise. */
export interface PageMeta {
  titre: string;
  description?: string;
  /** Its path in each language, without the language prefix: the canonical address. */
  chemins: Record<Locale, string>;
}

export interface PageContext {
  api: Api;
  queryClient: QueryClient;
  locale: Locale;
  params: Record<string, string>;
  search: Record<string, unknown>;
  /** Says what the page is made from, so that the page cache forgets it when that changes. */
  tag(name: string): void;
}
