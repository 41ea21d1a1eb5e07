/** The <head> of the document. */
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FRAME_END_ID } from '../cadre/frame-id.ts';
import { START_AFTER_PAINT } from '../loading/start-after-paint.ts';
import { applyHead, headHtml, headTags, type HeadTag } from './head-tags.ts';

export const Head = import.meta.env.SSR ? ServerHead : BrowserHead;

/**
 * On pages that are somebody's own the first paint waits for the end of the frame, or columns of
 * tables would change with each row that is read, and a short page push its footer down. What
 * everybody reads is painted as it comes.
 */
const PAINTED_WHOLE: HeadTag = {
  tag: 'link',
  attrs: { rel: 'expect', href: `#${FRAME_END_ID}`, blocking: 'render' },
};

function ServerHead() {
  const router = useRouter();
  const matches = router.state.matches;
  const routes = router.ssr?.manifest?.routes ?? {};
  const nonce = router.options.ssr?.nonce;
  const styles = matches.flatMap(({ routeId }): HeadTag[] =>
    (routes[routeId]?.css ?? []).map((asset) => ({
      tag: 'link',
      attrs: { rel: 'stylesheet', href: urlOf(asset) },
    })),
  );
  const modules = matches.flatMap(({ routeId }) => (routes[routeId]?.preloads ?? []).map(urlOf));
  const html = headHtml([
    ...headTags(matches),
    ...(matches.some(({ staticData }) => staticData.page?.noindex) ? [PAINTED_WHOLE] : []),
    ...styles,
    // After the styles, which hold it and the rest of the page back: the first frame is a small one,
    // and early.
    ...startTag(modules, nonce),
    ...nonceTag(nonce),
  ]);
  return <head dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Where the router finds it again in the browser. */
function nonceTag(nonce: string | undefined): HeadTag[] {
  return nonce ? [{ tag: 'meta', attrs: { property: 'csp-nonce', content: nonce } }] : [];
}

/** Libraries before what is made with them, each in a task of its own. */
function startTag(modules: readonly string[], nonce: string | undefined): HeadTag[] {
  // In development the router writes the scripts.
  if (modules.length === 0) return [];
  const attrs = {
    'data-modules': modules.join(' '),
    'data-scripts': modules.slice(0, 2).join(' '),
    ...(nonce ? { nonce } : {}),
  };
  return [{ tag: 'script', attrs, text: START_AFTER_PAINT }];
}

function urlOf(asset: string | { href: string }): string {
  return typeof asset === 'string' ? asset : asset.href;
}

// What the server wrote stays as it is; only its meta and link tags follow the navigation.
const WRITTEN = { __html: import.meta.env.SSR ? '' : document.head.innerHTML };

function BrowserHead() {
  const matches = useRouterState({ select: (state) => state.matches });
  const [written] = useState(matches);
  useEffect(() => {
    if (matches !== written) applyHead(headTags(matches));
  }, [matches, written]);
  return <head suppressHydrationWarning dangerouslySetInnerHTML={WRITTEN} />;
}
