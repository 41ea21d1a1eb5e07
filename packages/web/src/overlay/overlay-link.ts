/**
 * How an address opens an overlay: by its fragment, `/panier#ouvrir=export-a-venir`. A fragment is
 * never sent to the server, so the page and its cache stay one whatever is open over them.
 */
import type { OverlayId } from './overlay-data.ts';

export const LINK_KEY = 'ouvrir';

const LINK_START = `#${LINK_KEY}=`;

/** Cuts `/a?b#ouvrir=c` into the page's own address and the fragment that opens an overlay. */
export function splitLink(href: string): { page: string; link: string } {
  const { pathname, search, hash } = new URL(href, 'http://page.invalid');
  if (!hash.startsWith(LINK_START)) return { page: pathname + search + hash, link: '' };
  return { page: pathname + search, link: hash };
}

/** `href` of an anchor that opens a linkable overlay over the page; after a path, over that page. */
export function overlayLink(id: OverlayId, params: Record<string, string> = {}): string {
  return '#' + new URLSearchParams({ [LINK_KEY]: id, ...params }).toString();
}
