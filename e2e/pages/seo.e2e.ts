/** What search engines find: structured data, addresses, site maps. */
import { LOCALES, stripLocale, withLocale, type Locale } from '@comptoir/contract/words/locales.ts';
import { describe, expect, it } from 'vitest';
import { BASE, openPage, settled } from '../harness/browser.ts';
import { pathFinder } from '../harness/routes.ts';

interface Thing {
  '@context': string;
  '@type': string;
  [property: string]: unknown;
}

interface SeenHead {
  status: number;
  things: Thing[];
  canonical: string | undefined;
  robots: string | undefined;
  alternates: Record<string, string>;
  links: Record<string, string>;
}

const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1];

async function readHead(path: string): Promise<SeenHead> {
  const answer = await fetch(BASE + path, { redirect: 'manual' });
  const html = await answer.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const links = [...head.matchAll(/<link [^>]*>/g)].map(([tag]) => ({
    rel: attribute(tag, 'rel') ?? '',
    href: pathOf(attribute(tag, 'href') ?? ''),
    language: attribute(tag, 'hreflang'),
  }));
  const blocks = head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const robots = /<meta name="robots" content="([^"]*)"/.exec(head)?.[1];
  return {
    status: answer.status,
    things: [...blocks].map(([, json = '']) => JSON.parse(json) as Thing),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    robots,
    alternates: Object.fromEntries(
      links.filter(({ language }) => language).map(({ language, href }) => [language, href]),
    ),
    links: Object.fromEntries(links.map(({ rel, href }) => [rel, href])),
  };
}

const path = await pathFinder(BASE);

/** The shop names itself by its public address, which need not be the one the tests use. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url.replaceAll('&amp;', '&'), BASE);
  return pathname + search;
}

const ofType = (things: readonly Thing[], type: string) =>
  things.find((thing) => thing['@type'] === type);

describe('structured data', () => {
  it.each(LOCALES)(
    'a sheet says in %s what is sold, for how much, and where it stands',
    async (locale) => {
      const { things } = await readHead(path('fiche-produit', locale));
      const produit = ofType(things, 'Product');
      expect(produit).toMatchObject({
        '@context': 'https://schema.org',
        name: expect.any(String),
        sku: expect.any(String),
        gtin13: expect.stringMatching(/^\d{13}$/),
        brand: { '@type': 'Brand' },
        offers: {
          priceCurrency: locale === 'en' ? 'GBP' : 'EUR',
          price: expect.stringMatching(/^\d+\.\d{2,4}$/),
          availability: expect.stringMatching(/^https:\/\/schema\.org\//),
          url: expect.stringMatching(/^https?:\/\//),
        },
      });
      expectTrail(ofType(things, 'BreadcrumbList'), locale);
    },
  );

  it.each(['categorie', 'famille', 'sous-famille'])(
    'a list (%s) says where it stands in the tree',
    async (nom) => {
      const { things } = await readHead(path(nom, 'en'));
      expectTrail(ofType(things, 'BreadcrumbList'), 'en');
    },
  );

  it('belongs to the document: none of it stays once one goes on to another page', async () => {
    const { page } = await openPage(path('categorie'));
    const data = page.locator('script[type="application/ld+json"]');
    expect(await data.count()).toBe(1);
    await page.locator('main a[href^="/f/"]').first().click();
    await page.waitForURL('**/f/**');
    await settled(page);
    expect(await data.count()).toBe(0);
  });
});

interface Trail {
  itemListElement: { position: number; name: string; item?: string }[];
}

function expectTrail(trail: Thing | undefined, locale: Locale): void {
  expect(trail).toBeDefined();
  const steps = (trail as unknown as Trail).itemListElement;
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  for (const { name, item } of steps) {
    expect(name).not.toBe('');
    if (item !== undefined)
      expect(pathOf(item)).toBe(withLocale(locale, stripLocale(pathOf(item))));
  }
}

/** What stands before the slug of an address, the slug, up to the identifiers that end it. */
const SLUG = /^(\/en\/(?:univers-metier-|[^/]+\/)).+?(?=[/-]\d+(?:-\d+)?(?:\/avis)?$)/;

describe('addresses', () => {
  it.each([
    'categorie',
    'famille',
    'fiche-produit',
    'marque',
    'offre',
    'univers-metier',
    'service-rapido',
  ])('%s names itself and its other languages', async (nom) => {
    for (const locale of LOCALES) {
      const head = await readHead(path(nom, locale));
      expect(head.canonical).toBe(path(nom, locale));
      expect(head.alternates).toEqual({
        ...Object.fromEntries(LOCALES.map((other) => [other, path(nom, other)])),
        'x-default': path(nom, 'fr'),
      });
    }
  });

  it.each([
    'categorie',
    'famille',
    'sous-famille',
    'groupe',
    'sous-groupe',
    'fiche-produit',
    'avis',
    'marque',
    'offre',
    'promotion',
    'univers-metier',
    'service-rapido',
  ])('another name of a page (%s) leads for good to the right one', async (nom) => {
    const right = path(nom, 'en');
    const wrong = right.replace(SLUG, '$1autre-nom');
    expect(wrong).not.toBe(right);
    const answer = await fetch(`${BASE}${wrong}?utm_source=mail`, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(pathOf(answer.headers.get('location') ?? '')).toBe(`${right}?utm_source=mail`);
  });

  it('a filtered or sorted list is not a page of its own', async () => {
    const list = path('sous-famille');
    const sorted = await readHead(`${list}?tri=prix`);
    expect(sorted.canonical).toBe(list);
    expect(sorted.robots).toBe('noindex, follow');
    expect((await readHead(list)).robots).toBeUndefined();
  });

  it('the pages of a list are each their own, one after the other', async () => {
    const list = path('categorie');
    const first = await readHead(list);
    expect(first.links['prev']).toBeUndefined();
    expect(first.links['next']).toBe(`${list}?page=2`);
    const second = await readHead(`${list}?page=2`);
    expect(second.canonical).toBe(`${list}?page=2`);
    expect(second.links['prev']).toBe(list);
    expect(second.links['next']).toBe(`${list}?page=3`);
  });
});

describe('site maps', () => {
  it('are well formed, and a sample of their pages answers under its own address', async () => {
    const { page } = await openPage('/contact');
    const locsOf = (file: string) =>
      page.evaluate(async (url) => {
        const text = await (await fetch(url)).text();
        const xml = new DOMParser().parseFromString(text, 'application/xml');
        if (xml.querySelector('parsererror')) throw new Error(`${url} is not XML`);
        return [...xml.querySelectorAll('loc')].map(({ textContent }) => textContent ?? '');
      }, file);
    const files = (await locsOf('/sitemap.xml')).map(pathOf);
    for (const kind of [
      'pages',
      'noeuds',
      'produits',
      'marques',
      'offres',
      'univers',
      'services',
    ]) {
      for (const locale of LOCALES) expect(files).toContain(`/sitemaps/${locale}-${kind}-1.xml`);
    }
    const problems: string[] = [];
    for (const file of files) {
      const paths = (await locsOf(file)).map(pathOf);
      if (new Set(paths).size !== paths.length) problems.push(`${file} repeats itself`);
      // The first, the last, and two in between.
      const sample = [0, 1, 2, 3].map(
        (third) => paths[Math.floor(((paths.length - 1) * third) / 3)],
      );
      for (const each of new Set(sample)) {
        const { status, canonical, robots } = await readHead(each ?? '');
        if (status !== 200 || canonical !== each || robots !== undefined)
          problems.push(`${file}: ${each} answers ${status}, canonical ${canonical}, ${robots}`);
      }
    }
    expect(problems).toEqual([]);
  });

  it('robots find them, and what is not for them', async () => {
    const answer = await fetch(`${BASE}/robots.txt`);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
    expect(text).toMatch(/^Disallow: \/panier$/m);
  });
});
