/** What a page's loader is given. */
import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Api } from './api.ts';
import type { LocaleTexts } from '../words/texts.ts';

/** What a page says about itself once its data is there; the route's own words otherwise. */
export interface PageMeta {
  titre?: string;
  description?: string;
  /** Its path in each language, without the language prefix: the canonical address. */
  chemins: Record<Locale, string>;
  /** For a list in several pages: each page is its own canonical address, without other filters. */
  pagination?: { page: number; pages: number };
  /** Answered with this status, by the page itself: the list has fewer pages, the offer is over. */
  statut?: 404;
  /** Kept out of search engines, its links followed: a view of something indexed elsewhere. */
  noindex?: boolean;
  /** The category of the catalogue it stands in. */
  categorie?: number;
  /** Path of a picture of it, for those who show the link. */
  image?: string;
  /** Path of its feed, without the language prefix. */
  flux?: string;
  /** Day an article was published. */
  publieLe?: string;
  /** What it says to search engines: one JSON-LD block each. Never what belongs to an account. */
  donneesStructurees?: readonly object[];
}

export interface PageContext {
  api: Api;
  queryClient: QueryClient;
  locale: Locale;
  /** As asked, language prefix included. */
  pathname: string;
  params: Record<string, string>;
  search: Record<string, unknown>;
  /** Public address of the shop, without trailing slash: structured data name whole addresses. */
  origin: string;
  /** The words of its namespaces, in its language. */
  texts: LocaleTexts;
  /** Says what the page is made from, so that the page cache forgets it when that changes. */
  tag(name: string): void;
}
