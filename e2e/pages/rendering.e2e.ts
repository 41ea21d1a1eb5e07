/** Pages as a browser gets them: hydration, what they load, without scripts, content policy. */
import { LOCALES, withLocale } from '@comptoir/contract/words/locales.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  apiRequests,
  BASE,
  complaints,
  hydrated,
  newPage,
  openPage,
  scrollTop,
  settled,
} from '../harness/browser.ts';
import { frameLink, languageLink, menuButton } from '../harness/frame.ts';
import { pathFinder } from '../harness/routes.ts';

const pathOf = await pathFinder(BASE);

async function preloads(path: string): Promise<string[]> {
  const html = await (await fetch(BASE + path)).text();
  return /<script data-modules="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
}

/** A server whose page stops half-way until it is told to go on. */
async function servePageInTwo(path: string) {
  const html = await (await fetch(BASE + path)).text();
  const half = html.indexOf('</h1>') + 5;
  const asked: string[] = [];
  let sendRest = () => {};
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    if (url === path) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.write(html.slice(0, half));
      sendRest = () => response.end(html.slice(half));
      return;
    }
    void fetch(BASE + url).then(async (answer) => {
      response.setHeader('content-type', answer.headers.get('content-type') ?? '');
      response.statusCode = answer.status;
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  }).listen(0);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, asked, sendRest: () => sendRest() };
}

describe('hydration', () => {
  it('is without a warning, a second request or another host, whatever the address', async () => {
    const { page, journal } = await newPage();
    // Pages at their bare address are opened by the crawler.
    for (const path of [
      `${pathOf('sous-famille', 'es')}?marque=x&tri=prix`,
      `${pathOf('groupe', 'en')}?utm_source=mail&utm_campaign=a%20b`,
      `${pathOf('sous-famille')}?vue=tableau`,
      '/recherche?q=vis%204x40',
      '/connexion?redirect_url=%2Fmon-compte%2Fcommandes',
      '/ce-chemin/n-existe-pas',
      '/en/c/visserie/abc',
    ]) {
      journal.forget();
      await page.goto(path);
      await settled(page, 100);
      expect(await complaints(journal), path).toEqual([]);
      const { requests } = journal;
      expect(
        requests.filter(({ url }) => !url.startsWith('/')),
        path,
      ).toEqual([]);
      expect(apiRequests(journal), path).toEqual([]);
      expect(
        requests.filter(({ isDocument }) => isDocument),
        path,
      ).toHaveLength(1);
    }
  });

  it('leaves the page where the visitor has scrolled it meanwhile', async () => {
    const { page } = await newPage({ width: 390 });
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await page.evaluate(() => window.scrollTo(0, 400));
    release?.();
    await hydrated(page);
    await settled(page);
    await expect.poll(() => scrollTop(page)).toBe(400);
  });
});

describe('what lies below the fold', () => {
  it('is laid out though nobody comes to it, on the next page too; the code of an overlay is fetched when it opens, not before', async () => {
    const { page, journal } = await openPage('/', { width: 390, isFirstVisit: true });
    const left = () => page.locator('[class*="below-fold"]:not(.laid-out)').count();
    await expect.poll(left).toBe(0);
    expect(await page.locator('[class*="below-fold"]').count()).toBeGreaterThan(10);

    await settled(page);
    const isOverlay = (url: string) => /menu-principal|overlay-layer/.test(url);
    expect(journal.requests.filter(({ url }) => isOverlay(url))).toEqual([]);
    await menuButton(page).click();
    await page.getByRole('dialog').waitFor();
    expect(journal.requests.filter(({ url }) => isOverlay(url))).not.toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.getByRole('main').getByRole('link', { name: 'Fixation' }).click();
    await page.waitForURL(/fixation/);
    await expect.poll(left).toBe(0);
    expect(await page.locator('footer.laid-out').count()).toBe(1);
  });
});

describe('what a page loads', () => {
  it('announces the code and the words of its own route, of no other', async () => {
    const home = await preloads('/');
    const listing = await preloads(pathOf('categorie', 'en'));
    expect(home).toContainEqual(expect.stringMatching(/\/accueil\.page-/));
    expect(home).toContainEqual(expect.stringMatching(/\/fr-/));
    expect(listing).not.toContainEqual(expect.stringMatching(/\/accueil/));
    expect(listing).toContainEqual(expect.stringMatching(/\/en-/));
    expect(listing).not.toContainEqual(expect.stringMatching(/\/(fr|es)-/));
    expect([...home, ...listing]).not.toContainEqual(expect.stringMatching(/atelier/));
  });

  it('announces every script it then loads, until it is alive and fetches overlays and errors; runs none that is injected', async () => {
    const announced = new Set(await preloads('/contact'));
    const { page, journal } = await openPage('/contact', {
      isFirstVisit: true,
      hasPictures: true,
    });
    await settled(page);
    const scripts = journal.requests.filter(({ kind }) => kind === 'script').map(({ url }) => url);
    const late = scripts.findIndex((url) =>
      /\/(?:overlay-host|erreurs|barre-messages|family-more|footer)-/.test(url),
    );
    expect(late).toBeGreaterThan(0);
    expect(scripts.slice(0, late).filter((url) => !announced.has(url))).toEqual([]);

    await page.evaluate(() => {
      const holder = document.createElement('div');
      holder.innerHTML = '<img src="/absent.png" onerror="window.__injected = 1">';
      const script = document.createElement('script');
      script.textContent = 'window.__injected = 2';
      document.body.append(holder, script);
    });
    await page.waitForFunction(() => window.__violations.length >= 2);
    expect(await page.evaluate(() => Reflect.get(window, '__injected'))).toBeUndefined();
  });

  it('is read and painted before its code is asked for, which finds it whole', async () => {
    const path = pathOf('sous-famille');
    const { origin, sendRest, asked } = await servePageInTwo(path);
    const code = () => asked.filter((url) => url.endsWith('.js'));
    const { page, journal } = await newPage({ width: 390, isFirstVisit: true });
    // What stands below the first screen of a phone; see theme.css.
    const held = page.locator(':root[data-first-frame]');
    await page.goto(origin + path, { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    expect(await held.count()).toBe(1);
    await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    });
    expect(code()).toEqual([]);
    sendRest();
    await hydrated(page);
    expect(code()).toContainEqual(expect.stringContaining('/entry-client'));
    expect(await held.count()).toBe(0);
    expect(await complaints(journal)).toEqual([]);
  });
});

describe('without JavaScript', () => {
  it('pages can be read, searched and changed of language', async () => {
    const { page } = await openPage('/', { javaScript: false });
    await expect.poll(() => page.locator('main h1').count()).toBe(1);
    await page.locator('header input[name="q"]').fill('vis 4x40');
    await page.locator('header input[name="q"]').press('Enter');
    await page.waitForURL('**/recherche?q=vis+4x40');
    await expect.poll(() => page.locator('main h1').count()).toBe(1);
    await languageLink(page, 'es').click();
    await page.waitForURL('**/es/recherche?q=vis+4x40');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('es');
    await frameLink(page, '/es/contact').click();
    await page.waitForURL('**/es/contact');
    await expect.poll(() => page.locator('main h1').textContent()).not.toBe('');
  });
});

describe('content policy', () => {
  it('is strict: no unsafe source, no frames, no foreign host', async () => {
    const policy = (await fetch(`${BASE}/`)).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self'/);
    // WebAssembly of our own reads bar codes where the browser cannot; it makes no script from text.
    expect(policy.replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe-|\*|https?:/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
  });
});

describe('many visitors at once', () => {
  it('each gets a page in the right language, with the right title', async () => {
    const paths = [
      '/',
      '/plan-du-site',
      '/faq',
      '/panier',
      '/marques',
      '/offres',
      '/services-rapido',
    ];
    const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
    const load = async (path: string) => (await fetch(BASE + path)).text();
    const expected = new Map<string, string>();
    for (const path of paths) {
      for (const locale of LOCALES) {
        const href = withLocale(locale, path);
        expected.set(href, titleOf(await load(href)));
      }
    }
    expect(new Set(expected.values()).size).toBe(expected.size);

    const leaks: string[] = [];
    const visitor = async (seat: number) => {
      for (let turn = 0; turn < 12; turn++) {
        const locale = LOCALES[(seat + turn) % LOCALES.length] ?? 'fr';
        const href = withLocale(locale, paths[(seat * 5 + turn) % paths.length] ?? '/');
        // A query of its own keeps each page out of the page cache.
        const html = await load(`${href}?visite=${seat}-${turn}`);
        if (!html.includes(`<html lang="${locale}"`) || titleOf(html) !== expected.get(href)) {
          leaks.push(href);
        }
      }
    };
    await Promise.all(Array.from({ length: 24 }, (_, seat) => visitor(seat)));
    expect(leaks).toEqual([]);
  });
});

describe('statuses', () => {
  it.each([
    ['/', 200],
    ['/en/contact', 200],
    ['/inconnu', 404],
    ['/xx/contact', 404],
    ['/mon-compte', 302],
    ['/contact/', 308],
    ['/fr', 308],
    ['/favicon.ico', 200],
    ['/favicon.svg', 200],
    ['/absent.png', 404],
    ['/healthz', 200],
    ['/readyz', 200],
    ['/api/openapi.json', 200],
    ['/api/docs', 200],
    ['/manifest-es.webmanifest', 200],
  ])('%s answers %i', async (path, status) => {
    expect((await fetch(BASE + path, { redirect: 'manual' })).status).toBe(status);
  });

  it('a page that has not changed is not sent again', async () => {
    // Kept from the second time it is asked for.
    await (await fetch(`${BASE}/contact`)).text();
    await (await fetch(`${BASE}/contact`)).text();
    const first = await fetch(`${BASE}/contact`);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${BASE}/contact`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });
});

describe('styles', () => {
  it('of an element are computed once while its page arrives', async () => {
    const { page } = await newPage({ isFirstVisit: true });
    const browser = page.context().browser();
    if (!browser) throw new Error('the page has no browser to be traced by');
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await page.goto(pathOf('famille'));
    const trace = (await browser.stopTracing()).toString();
    const { traceEvents } = JSON.parse(trace) as {
      traceEvents: { name: string; args: { elementCount?: number } }[];
    };
    const styled = traceEvents
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
    const elements = await page.locator('*').count();
    expect(elements).toBeGreaterThan(1000);
    // Some change as they wake up; a page computed anew as a whole counts twice.
    expect(styled / elements).toBeLessThan(1.5);
  });

  it('are found by their classes, none tried on every element for what it lies in', async () => {
    const html = await (await fetch(BASE)).text();
    const [, href] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
    const css = await (await fetch(BASE + href)).text();
    expect(css).toContain('.flex{');
    expect(css.match(/[{},]:(?:is|where)\(\.(?:\\.|[^\s(){}>])+[\s>][^{}]*/g)).toBeNull();
  });
});
