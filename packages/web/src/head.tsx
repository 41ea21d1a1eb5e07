/** The <head> of the document. */
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { applyHead, headHtml, headTags, type HeadTag } from './head-tags.ts';

export const Head = import.meta.env.SSR ? ServerHead : BrowserHead;

function ServerHead() {
  const router = useRouter();
  const matches = router.state.matches;
  const routes = router.ssr?.manifest?.routes ?? {};
  const assets = matches.flatMap(({ routeId }): HeadTag[] => {
    const { css = [], preloads = [] } = routes[routeId] ?? {};
    return [
      ...css.map((asset) => assetLink('stylesheet', asset)),
      // The page is readable without code: the styles and the font come before it.
      ...preloads.map((asset) => assetLink('modulepreload', asset, { fetchpriority: 'low' })),
    ];
  });
  const html = headHtml([...headTags(matches), ...assets, ...nonceTag(router.options.ssr?.nonce)]);
  return <head dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Where the router finds it again in the browser. */
function nonceTag(nonce: string | undefined): HeadTag[] {
  return nonce ? [{ tag: 'meta', attrs: { property: 'csp-nonce', content: nonce } }] : [];
}

function assetLink(rel: string, asset: string | { href: string }, more = {}): HeadTag {
  const href = typeof asset === 'string' ? asset : asset.href;
  return { tag: 'link', attrs: { rel, href, ...more } };
}

// What the server wrote stays as it is; only its meta and link tags follow the navigation.
const WRITTEN = { __html: import.meta.env.SSR ? '' : document.head.innerHTML };

function BrowserHead() {
  const matches = useRouterState({ select: (state) => state.matches });
  useEffect(() => applyHead(headTags(matches)), [matches]);
  return <head suppressHydrationWarning dangerouslySetInnerHTML={WRITTEN} />;
}
