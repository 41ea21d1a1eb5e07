/** Visits every route of the table in one language, a part of them as a browser does. */
import { LOCALES, stripLocale, type Locale } from '@comptoir/contract/words/locales.ts';
import { isPageOuverte } from '@comptoir/web/src/page/page-ouverte.ts';
import { describe, expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { hashJeton } from '../../packages/server/src/session/jeton.ts';
import { findAccessibilityProblems, type AxeScope } from '../harness/audits/axe.ts';
import {
  apiRequests,
  BASE,
  complaints,
  newPage,
  settled,
  sidewaysOverflow,
  type Opened,
  type OpenOptions,
} from '../harness/browser.ts';
import { JETON_DEVIS, listRoutes, type VisitedRoute } from '../harness/routes.ts';
import { shopDatabase } from '../harness/visitors.ts';
import { findRawMessages, look, type Seen } from './look.ts';

export const routes = await listRoutes(BASE);
// One of the quotes that customers were sent has the link of the route table.
await shopDatabase().execute(sql`
  update devis_clientele set lien_hash = ${hashJeton(JETON_DEVIS)}, lien_revoque_le = null
   where id = (select max(id) from devis_clientele where etat = 'envoye')`);
/** Opens for people with a link of their own: the tests of the delegates make one. */
const PAR_LIEN = 'preparation';
const visited = routes.filter(({ acces, nom }) => acces !== 'compte' && nom !== PAR_LIEN);
/** Pages to come are one page under many addresses: one of them stands for all but its title. */
const [enAttente, ...autresEnAttente] = visited.filter(({ module }) => module === undefined);
export const batis = visited.filter(({ module }) => module !== undefined);
const crawled = enAttente ? [...batis, enAttente] : batis;
export const accountRoutes = routes.filter((route) => route.acces === 'compte');

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
export function toPagesToCome({ links }: Seen): string[] {
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
    ...apiRequests(journal)
      .filter((request) => !NOTED.test(request))
      .map((request) => `${request}, which its HTML could have said`),
    ...(isLookedAt ? await findAccessibilityProblems(page, axeScope(path)) : []),
  ];
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: PHONE, height });
  const overflow = await sidewaysOverflow(page);
  await page.setViewportSize({ width, height });
  return overflow === 0 ? faults : [...faults, `${overflow} px too wide for a phone`];
}

export const PHONE = 390;

/** What a page says of its reader rather than asks: a quote notes that its customer opened it. */
const NOTED = /^POST \/api\/devis-recu\/[^/]+\/lecture$/;

/** Each page is opened in one of the languages, and read as it comes in the others. */
const isOpened = (rank: number, locale: Locale) => LOCALES[rank % LOCALES.length] === locale;

/** On one screen each: what is looked at on a phone or in the dark is spread over the pages. */
const SCREENS: Record<Locale, OpenOptions> = {
  fr: { width: 1280, colorScheme: 'light' },
  en: { width: PHONE, colorScheme: 'dark' },
  es: { width: 1280, colorScheme: 'dark' },
};

export function crawl(locale: Locale): void {
  describe(`every page in ${locale}`, () => {
    it('is whole: status, title, links, words, accessibility, room on a phone', async () => {
      const opened = await newPage({ ...SCREENS[locale], hasPictures: true });
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
}
