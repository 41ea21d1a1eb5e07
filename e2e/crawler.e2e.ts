/** Visits every route of the table, in three languages, in one of them as a browser does. */
import { LOCALES, stripLocale, type Locale } from '@comptoir/contract/locales.ts';
import { isPageOuverte } from '@comptoir/web/src/page-ouverte.ts';
import { describe, expect, it } from 'vitest';
import { findAccessibilityProblems, type AxeScope } from './harness/axe.ts';
import {
  apiRequests,
  BASE,
  complaints,
  openPage,
  settled,
  sidewaysOverflow,
  type Opened,
  type OpenOptions,
} from './harness/browser.ts';
import { connecterSansPage, MOREL } from './harness/connexion.ts';
import { KARINE } from './harness/delegue.ts';
import { listRoutes, type VisitedRoute } from './harness/routes.ts';
import { newBuyer } from './harness/visitors.ts';

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

const LINKS_OF_A_KIND = 4;

/** Every kind of address of the page; of the many articles or filters of a list, some. */
function toFollow(links: readonly string[]): string[] {
  const own = new Set(
    links.filter((href) => href.startsWith('/')).map((href) => href.replace(/#.*$/, '')),
  );
  const kinds = Map.groupBy(own, (href) => kindOf(href));
  return [...kinds.values()].flatMap((hrefs) => {
    const step = Math.max(1, Math.ceil(hrefs.length / LINKS_OF_A_KIND));
    return hrefs.filter((_, index) => index % step === 0);
  });
}

/** Addresses that differ by what they name, not by what they show: `/fp/…`, `/f/…?…`. */
function kindOf(href: string): string {
  const [path = '', query] = stripLocale(href).split('?');
  const named = path.replace(/^(\/[^/]+)\/.*\d.*$/, '$1/…');
  return query === undefined ? named : `${named}?`;
}

interface Seen {
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

/** Of the page itself, or of the HTML of another as it comes: what a page without scripts is. */
function look(page: Opened['page'], html?: string): Promise<Seen> {
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
function findRawMessages(text: string): string[] {
  const keys = text.match(/\b(?:[a-z][\w-]*:)?[a-z][a-zA-Z0-9-]*(?:\.[a-z][a-zA-Z0-9-]*){1,}\b/g);
  const prose = /\.(?:test|fr|com|es|uk|pdf|svg|csv|xlsx?|html)$/;
  return [...(keys ?? []).filter((key) => !prose.test(key)), ...(text.match(/\{\{.*?\}\}/g) ?? [])];
}

/** The kit page shows every piece twice, light and dark, with the same names. */
function axeScope(path: string): AxeScope {
  return path.endsWith('/_atelier') ? { except: ['landmark-unique'] } : {};
}

/** Whoever reads, a page speaks one currency; the kit shows pieces, not prices. */
function findCurrencies({ text }: Pick<Seen, 'text'>, { nom }: VisitedRoute): string[] {
  const spoken = ['€', '£'].filter((sign) => text.includes(sign));
  return spoken.length > 1 && nom !== 'atelier' ? [`speaks ${spoken.join(' and ')}`] : [];
}

/** Pages that greet, or stop, with a larger heading than the others. */
const EN_GRAND = ['accueil', 'acces-interdit'];

/** What is wrong with what a page says of itself. */
function findFaults(seen: Seen, route: VisitedRoute, locale: Locale): string[] {
  return [
    ...(seen.lang === locale ? [] : [`language ${seen.lang}`]),
    ...(seen.title && seen.description ? [] : ['no title or description']),
    ...(seen.headings === 1 ? [] : [`${seen.headings} main headings`]),
    ...(EN_GRAND.includes(route.nom) || !seen.heading.includes('type-display')
      ? []
      : ['a main heading larger than those of other pages']),
    ...(seen.canonical.endsWith(route.href(locale)) ? [] : [`canonical ${seen.canonical}`]),
    ...LOCALES.filter((other) => !seen.alternates[other]?.endsWith(route.href(other))).map(
      (other) => `no alternate in ${other}`,
    ),
    ...seen.missingIds.map((id) => `nothing is named ${id}`),
    ...(route.module ? toPagesToCome(seen) : []),
    ...findCurrencies(seen, route),
    ...findRawMessages(`${seen.title}\n${seen.text}`).map((raw) => `raw message ${raw}`),
  ];
}

/** Links nobody should be offered: their page is not built yet. */
function toPagesToCome({ links }: Seen): string[] {
  return [...new Set(links)]
    .filter((href) => !isPageOuverte(href))
    .map((href) => `leads to ${href}, which is still to come`);
}

/** Where a page leads, and what answers there. */
async function brokenLinks({ links }: Seen): Promise<string[]> {
  const statuses = await Promise.all(
    toFollow(links).map(async (href) => ({ href, status: await statusOf(href) })),
  );
  return statuses
    .filter(({ status }) => status >= 400)
    .map(({ href, status }) => `link to ${href} answers ${status}`);
}

/** Levels of the tree are one page: it is looked at once. */
const isSeenByAxe = ({ nom, module }: VisitedRoute) =>
  crawled.find((other) => other.module === module)?.nom === nom;

/** Alive: what it logs, asks for and shows, and whether a phone has room for it. */
async function openedFaults(
  { page, journal }: Omit<Opened, 'status'>,
  path: string,
  isLookedAt: boolean,
) {
  journal.forget();
  const answer = await page.goto(path);
  // Long enough for what a page does once it is alive.
  await settled(page, 100);
  const faults = [
    ...(answer?.status() === 200 ? [] : [`status ${answer?.status()}`]),
    ...(await complaints(journal)),
    ...apiRequests(journal).map((request) => `${request}, which its HTML could have said`),
    ...(isLookedAt ? await findAccessibilityProblems(page, axeScope(path)) : []),
  ];
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: PHONE, height });
  const overflow = await sidewaysOverflow(page);
  await page.setViewportSize({ width, height });
  return overflow === 0 ? faults : [...faults, `${overflow} px too wide for a phone`];
}

const PHONE = 390;

/** Each page is opened in one of the languages, and read as it comes in the others. */
const isOpened = (rank: number, locale: Locale) => LOCALES[rank % LOCALES.length] === locale;

/** On one screen each: what is looked at on a phone or in the dark is spread over the pages. */
const SCREENS: Record<Locale, OpenOptions> = {
  fr: { width: 1280, colorScheme: 'light' },
  en: { width: PHONE, colorScheme: 'dark' },
  es: { width: 1280, colorScheme: 'dark' },
};

describe.each(LOCALES)('every page in %s', (locale: Locale) => {
  it('is whole: status, title, links, words, accessibility, room on a phone', async () => {
    const opened = await openPage('/contact', SCREENS[locale]);
    const problems: string[] = [];
    const origins = new Set<string>();
    for (const [rank, route] of crawled.entries()) {
      const path = route.href(locale);
      const faults: string[] = [];
      let seen: Seen;
      if (isOpened(rank, locale)) {
        faults.push(...(await openedFaults(opened, path, isSeenByAxe(route))));
        seen = await look(opened.page);
        faults.push(...(await brokenLinks(seen)));
      } else {
        const answer = await fetch(BASE + path);
        if (answer.status !== 200) faults.push(`status ${answer.status}`);
        seen = await look(opened.page, await answer.text());
      }
      faults.push(...findFaults(seen, route, locale));
      problems.push(...faults.map((fault) => `${path}: ${fault}`));
      origins.add(seen.canonical.slice(0, -path.length));
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

/** One of those signed in reads every page of the account, the others the pages their menus are on. */
it.each([
  ['an administrator', MOREL, () => true],
  ['a company in consultation', 'contact@couverture-lemaire.test', isEntree],
  ['a public body', 'mairie@ville-de-clisson.test', isEntree],
  ['a delegate', KARINE, isEntree],
] as const)('no page of %s leads to one that is still to come', async (_, qui, isRead) => {
  const { page } = await openPage('/contact');
  await connecterSansPage(page, qui);
  const fixed = routes.filter(({ path, module }) => module && !path.includes('{'));
  const own = fixed.filter(({ acces, nom }) => acces === 'compte' || nom === 'accueil');
  const problems: string[] = [];
  for (const route of own.filter(isRead)) {
    const path = route.href('es');
    const answer = await page.request.get(path);
    const seen = await look(page, await answer.text());
    const raw = findRawMessages(seen.text).map((key) => `raw message ${key}`);
    problems.push(...[...toPagesToCome(seen), ...raw].map((fault) => `${path}: ${fault}`));
  }
  expect(problems).toEqual([]);
});

function isEntree({ nom }: VisitedRoute): boolean {
  return ['accueil', 'commandes', 'devis', 'coordonnees', 'devis-a-repondre'].includes(nom);
}

it.each([
  ['billed in pounds', 'oliver@dordogne-joinery.test', 'fr', '€'],
  ['billed in euros', MOREL, 'en', '£'],
] as const)(
  'to a company %s every page speaks its currency',
  async (_, qui, locale, autre) => {
    const buyer = await newBuyer(qui);
    await buyer.call('PUT', `/api/panier/articles/${await anArticle()}?quantite=40`);
    const opened = await openPage('/contact');
    const problems: string[] = [];
    for (const { nom, href } of [
      ...batis,
      ...accountRoutes.filter(({ nom }) => nom === 'panier'),
    ]) {
      if (nom === 'atelier') continue;
      const answer = await fetch(BASE + href(locale), { headers: { cookie: buyer.cookie } });
      const { text } = await look(opened.page, await answer.text());
      const line = text.split('\n').find((each) => each.includes(autre));
      if (line !== undefined) problems.push(`${href(locale)}: ${line}`);
    }
    expect(problems).toEqual([]);
  },
  60_000,
);

async function anArticle(): Promise<number> {
  const answer = await fetch(`${BASE}/api/recherche?parPage=1`);
  const { articles } = (await answer.json()) as { articles: { id: number }[] };
  return articles[0]?.id ?? 0;
}

it('an address of a product that is gone offers what comes near it, to be ordered there', async () => {
  const { page } = await openPage('/fp/perceuse-visseuse-18-v/999999-999999');
  const proches = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('spinbutton') });
  await proches.waitFor();
  expect(await proches.getByRole('spinbutton').count()).toBe(3);
  expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe(
    'perceuse visseuse 18 v',
  );
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

it('an address that leads nowhere is accessible on a phone in the dark', async () => {
  const { page } = await openPage('/ce-chemin/n-existe-pas', { width: PHONE, colorScheme: 'dark' });
  await settled(page);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
});
