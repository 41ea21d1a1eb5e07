/** A slug decorates the id: a page asked for under another one is at its own address, for good. */
import { redirect } from '@tanstack/react-router';
import { withLocale } from '@comptoir/contract/words/locales.ts';
import { stringifyQuery } from '@comptoir/contract/http/query-string.ts';
import type { PageContext, PageMeta } from './page-loader.ts';
import { unfoldSlugSlashes } from '../app/path-pattern.ts';

export function redirectToCanonical(
  { locale, pathname, search }: Pick<PageContext, 'locale' | 'pathname' | 'search'>,
  chemins: PageMeta['chemins'],
): void {
  const canonical = withLocale(locale, chemins[locale]);
  if (decode(unfoldSlugSlashes(pathname)) === decode(canonical)) return;
  throw redirect({ href: canonical + stringifyQuery(search), statusCode: 301 });
}

/** The same address may be written in two ways: that is no reason to go round in circles. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
