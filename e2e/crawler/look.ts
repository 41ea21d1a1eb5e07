/** What a page says of itself, read from the page or from its HTML. */
import type { Page } from 'playwright-core';

export interface Seen {
  lang: string;
  title: string;
  description: string;
  canonical: string;
  alternates: Record<string, string>;
  headings: number;
  /** Classes of the main heading: its size. */
  heading: string;
  links: string[];
  text: string;
  missingIds: string[];
}

/** Reads the page itself, or the HTML of another as it comes: what a page without scripts is. */
export function look(page: Page, html?: string): Promise<Seen> {
  return page.evaluate((text) => {
    const seen = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    const attribute = (selector: string, name: string) =>
      seen.querySelector(selector)?.getAttribute(name) ?? '';
    const links = [...seen.querySelectorAll('a[href]')].map((a) => a.getAttribute('href') ?? '');
    const alternates = [...seen.querySelectorAll('link[rel="alternate"][hreflang]')];
    const words: string[] = [];
    const nodes = seen.createTreeWalker(seen.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { parentElement, nodeValue } = nodes.currentNode;
      // Where scripts run, what stands in a noscript is its source; a page read as it comes has its words.
      const isShown =
        (text !== undefined || parentElement?.localName !== 'noscript') &&
        !parentElement?.closest('script, style, template');
      if (isShown) words.push(nodeValue ?? '');
    }
    return {
      lang: seen.documentElement.lang,
      title: seen.title,
      description: attribute('meta[name="description"]', 'content'),
      canonical: attribute('link[rel="canonical"]', 'href'),
      alternates: Object.fromEntries(
        alternates.map((each) => [each.getAttribute('hreflang'), each.getAttribute('href')]),
      ),
      headings: seen.querySelectorAll('h1').length,
      heading: seen.querySelector('h1')?.className ?? '',
      links,
      text: words.join('\n'),
      missingIds: links.filter(
        (href) =>
          /^#(?!ouvrir=)./.test(href) && !seen.getElementById(decodeURIComponent(href.slice(1))),
      ),
    };
  }, html);
}

/** A key shown as it is: `pages.contact.titre`, `cadre:langue`, or a variable left in a sentence. */
export function findRawMessages(text: string): string[] {
  const keys = text.match(/\b(?:[a-z][\w-]*:)?[a-z][a-zA-Z0-9-]*(?:\.[a-z][a-zA-Z0-9-]*){1,}\b/g);
  const prose = /\.(?:test|fr|com|es|uk|pdf|svg|csv|xlsx?|html)$/;
  return [...(keys ?? []).filter((key) => !prose.test(key)), ...(text.match(/\{\{.*?\}\}/g) ?? [])];
}
