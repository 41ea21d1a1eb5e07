/** Moving through the shop without loading a document: links, prefetch, history, focus, languages. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  BASE,
  complaints,
  documentId,
  newPage,
  openPage,
  scrollTop,
  settled,
} from '../harness/browser.ts';
import { connecterSansPage, MOREL } from '../harness/connexion.ts';
import { frameLink, languageLink } from '../harness/frame.ts';

async function waitForLanguage(page: Page, locale: Locale): Promise<void> {
  await page.waitForFunction((lang) => document.documentElement.lang === lang, locale);
}

describe('navigation', () => {
  it('fetches on hover what the click then needs', async () => {
    const { page, journal } = await openPage('/', { isFirstVisit: true });
    await settled(page);
    journal.forget();
    const link = frameLink(page, '/achat-rapide');
    await link.hover();
    await expect
      .poll(() => journal.requests.filter(({ kind }) => kind === 'script').length)
      .toBeGreaterThan(0);
    await settled(page);
    journal.forget();
    await link.click();
    await page.waitForURL('**/achat-rapide');
    await page.locator('main h1').waitFor();
    await settled(page);
    // The browser looks at the icon again whenever the head changes.
    expect(journal.requests.filter(({ url }) => url !== '/favicon.svg')).toEqual([]);
  });

  it('follows a click, goes back and forward without loading a document; starts at the top, moves the focus to the content of the new page, and leaves a click with a modifier to the browser', async () => {
    const { page, journal } = await openPage('/');
    const before = await documentId(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const contact = frameLink(page, '/contact');
    await contact.scrollIntoViewIfNeeded();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    const title = await page.title();
    await contact.click();
    await page.waitForURL('**/contact');
    await expect.poll(() => page.title()).not.toBe(title);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await page.waitForURL(`${BASE}/`);

    await frameLink(page, '/contact').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/contact');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await page.keyboard.press('Tab');
    const inContent = await page.evaluate(
      () => document.activeElement?.closest('main, footer') !== null,
    );
    expect(inContent).toBe(true);

    await frameLink(page, '/faq').click();
    await page.waitForURL('**/faq');
    await page.goBack();
    await page.waitForURL('**/contact');
    await page.goBack();
    await page.waitForURL(`${BASE}/`);
    await page.goForward();
    await page.waitForURL('**/contact');
    await page.locator('main h1').waitFor();

    const opened = page.context().waitForEvent('page');
    await frameLink(page, '/achat-rapide').click({ modifiers: ['Control'] });
    const other = await opened;
    await other.waitForURL('**/achat-rapide');
    expect(page.url()).toBe(`${BASE}/contact`);
    expect(await documentId(page)).toBe(before);
    expect(await complaints(journal)).toEqual([]);
  });

  it('gives the place on the page back, on back and on reload', async () => {
    const { page } = await openPage('/', { width: 390 });
    await settled(page);
    const goTo = async (top: number) => {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await expect.poll(() => scrollTop(page)).toBe(top);
    };
    await goTo(400);
    // By script: scrolling the link into view would move the page.
    await frameLink(page, '/contact').evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/contact');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await page.waitForURL(`${BASE}/`);
    await expect.poll(() => scrollTop(page)).toBe(400);
    await goTo(300);
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(300);
  });

  it('sends a visitor of an account page to sign in, and remembers the page', async () => {
    const answer = await fetch(`${BASE}/en/mon-compte/commandes?page=2`);
    const { pathname, searchParams } = new URL(answer.url);
    expect(pathname).toBe('/en/connexion');
    expect(searchParams.get('redirect_url')).toBe('/en/mon-compte/commandes?page=2');
  });
});

describe('the search field', () => {
  it('says what it takes, in full and clear of its buttons, signed in and on any desk', async () => {
    const { page } = await newPage({ width: 1024 });
    await connecterSansPage(page, MOREL);
    await page.goto('/es/contact');
    const [height, cut] = [900, [] as string[]];
    for (const width of [1024, 1280, 1366, 1440, 1680]) {
      await page.setViewportSize({ width, height });
      const air = await page
        .locator('header [data-recherche] input ~ span:visible')
        .evaluate((hint) => hint.clientWidth - (hint.firstElementChild?.scrollWidth ?? 0));
      if (air < 16) cut.push(`${width} px: ${air} px left`);
    }
    expect(cut).toEqual([]);
  });
});

describe('the row of departments', () => {
  it('holds them all at 1024, 1280 and 1680 px, none out of sight; the language is remembered in the cookie i18next', async () => {
    const { page } = await newPage();
    for (const width of [1024, 1280, 1680]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/es/contact');
      await settled(page);
      await expectAllDepartments(page);
    }
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'i18next')?.value).toBe('es');
  });

  async function expectAllDepartments(page: Page): Promise<void> {
    const rangee = page.getByRole('navigation', { name: 'Secciones' }).first();
    const plus = rangee.getByRole('button', { name: 'Más' });
    await plus.waitFor();
    const { noeuds } = (await (
      await page.request.get('/api/catalogue/arbre?profondeur=1')
    ).json()) as {
      noeuds: { nombre: number }[];
    };
    const hautes = await rangee
      .locator('> div > ul')
      .first()
      .evaluate((row) => {
        const { bottom } = row.getBoundingClientRect();
        const links = [...row.querySelectorAll('a')].filter((link) => !link.closest('[inert]'));
        return links.map((link) => link.getBoundingClientRect().bottom <= bottom + 1);
      });
    expect(hautes).not.toContain(false);
    await plus.click();
    const reste = rangee.getByRole('list', { name: 'Más' }).getByRole('link');
    expect(hautes.length + (await reste.count())).toBe(
      noeuds.filter(({ nombre }) => nombre > 0).length,
    );
  }

  it('marks the department of a family, of a product and of its reviews', async () => {
    const { page } = await openPage('/f/visserie/2');
    const courante = page.locator('nav a[aria-current=page]', { hasText: 'Fixation' });
    await courante.waitFor();
    await page.getByRole('main').locator('a[href^="/fp/"]').first().click();
    await page.waitForURL('**/fp/**');
    await expect.poll(() => courante.count()).toBe(1);
    await page.goto(`${page.url()}/avis`);
    await expect.poll(() => courante.count()).toBe(1);
  });
});

describe('languages', () => {
  it('switch on the page itself, fetching nothing but words and the names of the catalogue', async () => {
    const { page, journal } = await openPage('/mot-de-passe-oublie?de=panier', {
      isFirstVisit: true,
    });
    await settled(page);
    const before = await documentId(page);
    const french = await page.locator('main h1').textContent();
    journal.forget();
    await languageLink(page, 'en').click();
    await waitForLanguage(page, 'en');
    expect(page.url()).toBe(`${BASE}/en/mot-de-passe-oublie?de=panier`);
    await expect.poll(() => page.locator('main h1').textContent()).not.toBe(french);
    await settled(page);
    expect(await documentId(page)).toBe(before);
    const fetched = journal.requests
      .map(({ url }) => url)
      .filter((url) => !url.includes('favicon') && !url.startsWith('/api/catalogue/'));
    expect(fetched.length).toBeGreaterThan(0);
    for (const url of fetched) {
      const code = await (await fetch(BASE + url)).text();
      expect(url).toMatch(/^\/assets\/.*\.js$/);
      // The file of a language also lists where its other words are.
      expect(code, `${url} holds more than words`).not.toMatch(/createElement|\bjsxs?\b/);
    }
    await languageLink(page, 'es').click();
    await waitForLanguage(page, 'es');
    await page.goBack();
    await waitForLanguage(page, 'en');
    await page.goBack();
    await waitForLanguage(page, 'fr');
    await expect.poll(() => page.locator('main h1').textContent()).toBe(french);
    expect(await documentId(page)).toBe(before);
    expect(await complaints(journal)).toEqual([]);
  });
});
