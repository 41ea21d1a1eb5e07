/**
 * Tailwind wraps what it says of children, `:is(.x > *)` and `:where(.x > :not(:last-child))`. A
 * browser looks rules up by the class they end with, or dismisses them by those above: of a wrapped
 * selector it sees neither, and tries it on every element of every page. Unwrapped, it says the same
 * with the same specificity, and is dismissed at once.
 */
import type { Plugin } from 'vite';

const CLASS = String.raw`\.(?:\\[\da-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+`;
/** At the beginning of a selector: further on, what stands before it would belong to the class. */
const BEGINS = String.raw`(?<=^|[{},;]\s*|\*/\s*)`;
const OF_ALL = new RegExp(String.raw`${BEGINS}:is\((${CLASS}(?:\s*>\s*|\s+)\*)\)`, 'g');
const OF_ALL_BUT_LAST = new RegExp(
  String.raw`${BEGINS}:where\((${CLASS})\s*>\s*:not\(:last-child\)\)`,
  'g',
);

export function selectorsByClass(): Plugin {
  return {
    name: 'selectors-by-class',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (css) => ({ code: unwrapSelectors(css), map: null }),
    },
  };
}

export function unwrapSelectors(css: string): string {
  return css
    .replace(OF_ALL, '$1')
    .replace(OF_ALL_BUT_LAST, ':where($1) > :where(:not(:last-child))');
}
