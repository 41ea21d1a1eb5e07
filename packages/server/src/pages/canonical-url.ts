/** The one address of a page: what leads to it otherwise is redirected. */
import { stripLocale } from '@comptoir/contract/words/locales.ts';

const pathOf = (url: string) => url.split('?', 1)[0] ?? '/';

/** `/fr/…` has no prefix, and no page ends with a slash. */
export function canonicalUrl(url: string): string {
  const path = pathOf(url);
  const search = url.slice(path.length);
  const bare = /^\/fr(?=\/|$)/.test(path) ? stripLocale(path) : path;
  // Several slashes, backslashes included, would make `//host` of a redirect: one remains.
  const trimmed = bare.replace(/^[\\/]{2,}/, '/').replace(/\/+$/, '') || '/';
  return trimmed + search;
}
