/** Visits every route of the table, in three languages, as a browser does. */
import { LOCALES, type Locale } from '@comptoir/contract/locales.ts';
import { describe, expect, it } from 'vitest';
import { findAccessibilityProblems, type AxeScope } from './harness/axe.ts';
import { BASE, complaints, hydrated, newPage, settled, type Opened } from './harness/browser.ts';
import { listRoutes } from './harness/routes.ts';

const routes = await listRoutes(BASE);
/** Opens for who holds a link of his own: the tests of the delegates make one. */
const PAR_LIEN = 'preparation';
const visited = routes.filter(({ acces, nom }) => acces !== 'compte' && nom !== PAR_LIEN);
/** Pages to come are one page under many addresses: one of them stands for all but its title. */
const [enAttente, ...autresEnAttente] = visited.filter(({ module }) => module === undefined);
const batis = visited.filter(({ module }) => module !== undefined);
const crawled = enAttente ? [...batis, enAttente] : batis;
const accountRoutes = routes.filter((route) => route.acces === 'compte');

/** Each distinct address is asked for once, whatever the number of pages that link to it. */
const linkStatus = new Map<string, Promise<number>>();

function statusOf(href: string): Promise<number> {
  const known = linkStatus.get(href);
  if (known) return known;
  const asked = fetch(BASE + href, { redirect: 'manual' }).then(async (answer) => {
    await answer.arrayBuffer();
    return answer.status;
  });
  linkStatus.set(href, asked);
  return asked;
}

const QUERIES_A_PAGE = 6;

/** Every address of the shop; of the many filters of a list, some. */
function toFollow(links: readonly string[]): string[] {
  const own = new Set(
    links.filter((href) => href.startsWith('/')).map((href) => href.replace(/#.*$/, '')),
  );
  const queries = [...own].filter((href) => href.includes('?'));
  const step = Math.max(1, Math.ceil(queries.length / QUERIES_A_PAGE));
  const left = new Set(queries.filter((_, index) => index % step !== 0));
  return [...own].filter((href) => !left.has(href));
}

interface Seen {
  lang: string;
  title: string;
  description: string;
  canonical: string;
  alternates: Record<string, string>;
  headings: number;
  links: string[];
  text: string;
  missingIds: string[];
}

function look(page: Opened['page']): Promise<Seen> {
  return page.evaluate(() => {
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? '';
    const links = [...document.querySelectorAll('a[href]')].map(
      (a) => a.getAttribute('href') ?? '',
    );
    const alternates = [...document.querySelectorAll('link[rel="alternate"][hreflang]')];
    return {
      lang: document.documentElement.lang,
      title: document.title,
      description: attribute('meta[name="description"]', 'content'),
      canonical: attribute('link[rel="canonical"]', 'href'),
      alternates: Object.fromEntries(
        alternates.map((each) => [each.getAttribute('hreflang'), each.getAttribute('href')]),
      ),
      headings: document.querySelectorAll('h1').length,
      links,
      text: document.body.innerText,
      missingIds: links.filter(
        (href) =>
          /^#(?!ouvrir=)./.test(href) &&
          !document.getElementById(decodeURIComponent(href.slice(1))),
      ),
    };
  });
}

/** A key shown as it is: `pages.contact.titre`, `cadre:langue`, or a variable left in a sentence. */
function findRawMessages(text: string): string[] {
  const keys = text.match(/\b(?:[a-z][\w-]*:)?[a-z][a-zA-Z0-9-]*(?:\.[a-z][a-zA-Z0-9-]*){1,}\b/g);
  const prose = /\.(?:test|fr|com|es|uk|pdf|svg|csv|xlsx?|html)$/;
  return [...(keys ?? []).filter((key) => !prose.test(key)), ...(text.match(/\{\{.*?\}\}/g) ?? [])];
}

/** The kit page shows every piece twice, light and dark, with the same names. */
function axeScope(path: string): AxeScope {
  return path.endsWith('/_atelier') ? { except: ['landmark-unique'] } : {};
}

describe.each(LOCALES)('every page in %s', (locale: Locale) => {
  it('is whole: status, title, links, words, accessibility', async () => {
    const { page, journal } = await newPage();
    const problems: string[] = [];
    const origins = new Set<string>();
    for (const route of crawled) {
      const path = route.href(locale);
      journal.forget();
      const answer = await page.goto(path);
      await hydrated(page);
      // Long enough for what a page does once it is alive; two hundred pages wait for it.
      await settled(page, 60);
      const report = (problem: string) => problems.push(`${path}: ${problem}`);
      if (answer?.status() !== 200) report(`status ${answer?.status()}`);
      for (const line of await complaints(journal)) report(line);

      const seen = await look(page);
      if (seen.lang !== locale) report(`language ${seen.lang}`);
      if (!seen.title || !seen.description) report('no title or description');
      if (seen.headings !== 1) report(`${seen.headings} main headings`);
      if (!seen.canonical.endsWith(path)) report(`canonical ${seen.canonical}`);
      for (const other of LOCALES) {
        if (!seen.alternates[other]?.endsWith(route.href(other)))
          report(`no alternate in ${other}`);
      }
      origins.add(seen.canonical.slice(0, -path.length));
      for (const id of seen.missingIds) report(`nothing is named ${id}`);
      for (const raw of findRawMessages(`${seen.title}\n${seen.text}`))
        report(`raw message ${raw}`);
      await Promise.all(
        toFollow(seen.links).map(async (href) => {
          const status = await statusOf(href);
          if (status >= 400) report(`link to ${href} answers ${status}`);
        }),
      );
      if (locale === 'fr') {
        for (const problem of await findAccessibilityProblems(page, axeScope(path)))
          report(problem);
      }
    }
    expect(problems).toEqual([]);
    expect([...origins]).toHaveLength(1);
  }, 240_000);

  it('has an address for each page to come', async () => {
    const problems: string[] = [];
    for (const route of autresEnAttente) {
      const path = route.href(locale);
      const answer = await fetch(BASE + path);
      const html = await answer.text();
      const isWhole =
        answer.status === 200 &&
        html.includes(`<html lang="${locale}"`) &&
        /<title>[^<]+<\/title>/.test(html);
      if (!isWhole) problems.push(`${path}: ${answer.status}`);
    }
    expect(problems).toEqual([]);
  });

  it('sends visitors of account pages to sign in', async () => {
    const problems: string[] = [];
    for (const route of accountRoutes) {
      const path = route.href(locale);
      const answer = await fetch(BASE + path, { redirect: 'manual' });
      const location = new URL(answer.headers.get('location') ?? '/', BASE);
      const expected = `${locale === 'fr' ? '' : `/${locale}`}/connexion`;
      const isRight =
        answer.status === 302 &&
        location.pathname === expected &&
        location.searchParams.get('redirect_url') === path;
      if (!isRight) problems.push(`${path}: ${answer.status} ${location.href}`);
    }
    expect(problems).toEqual([]);
  });
});

describe('accessibility', () => {
  it.each([
    ['/', 390],
    ['/', 1280],
    ['/c/visserie/12', 1280],
    ['/panier', 390],
    ['/ce-chemin/n-existe-pas', 1280],
    ['/_atelier', 1280],
  ])('%s at %i px in the dark has no problem', async (path, width) => {
    const { page } = await newPage({ width, colorScheme: 'dark' });
    await page.goto(path);
    await hydrated(page);
    await settled(page);
    expect(await findAccessibilityProblems(page, axeScope(path))).toEqual([]);
  });

  it.each(['/', '/contact', '/_atelier'])('%s never scrolls sideways on a phone', async (path) => {
    const { page } = await newPage({ width: 390 });
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
