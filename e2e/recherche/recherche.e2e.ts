/** The search page: what the words find, how they were read, and where to go from nothing. */
import recherche from '@comptoir/contract/messages/fr/recherche.json' with { type: 'json' };
import type { RechercheReponse } from '@comptoir/contract/recherche/recherche.contract.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BASE, complaints, documentId, openPage } from '../harness/browser.ts';
import { awake, count, references } from '../harness/listing.ts';
import { field } from '../harness/suggestions.ts';

async function find(query: string): Promise<RechercheReponse> {
  const answer = await fetch(`${BASE}/api/recherche?${query}`);
  if (!answer.ok) throw new Error(`recherche answers ${answer.status} to ${query}`);
  return (await answer.json()) as RechercheReponse;
}

/** No-break spaces read as the others. */
async function title(page: Page): Promise<string> {
  return (await page.locator('h1').innerText()).replaceAll('\u00a0', ' ');
}

/** Reads a page without its scripts. */
async function read(path: string) {
  const answer = await fetch(BASE + path, { redirect: 'manual' });
  const html = await answer.text();
  const [, h1 = ''] = /<h1[^>]*>([^<]*)</.exec(html) ?? [];
  return { status: answer.status, location: answer.headers.get('location'), html, h1 };
}

describe('words', () => {
  it('are answered by a listing that says how many it found, best answers first; misspelt are corrected openly, and may be searched as they are; those that find one article are helped with the nearest sizes', async () => {
    const { total, articles } = await find('q=vis+bois');
    const { page, journal, status } = await openPage('/recherche?q=vis+bois');
    expect(status).toBe(200);
    await awake(page);
    expect(await title(page)).toBe(`${total} résultats pour « vis bois »`);
    await expect.poll(() => count(page)).toBe(`${total} articles`);
    await expect.poll(() => references(page)).toEqual(articles.map(({ reference }) => reference));
    await expect.poll(() => page.getByLabel('Trier par').inputValue()).toBe('pertinence');
    await expect.poll(() => field(page).inputValue()).toBe('vis bois');
    await expect
      .poll(() => page.locator('meta[name=robots]').getAttribute('content'))
      .toContain('noindex');
    expect(await complaints(journal)).toEqual([]);
    await expectCorrected(page);
    journal.forget();
    await expectNearestSizes(page);
    expect(await complaints(journal)).toEqual([]);
  });

  it('are told to have been of use once, when an answer is opened or put into the basket, not when the list is sorted', async () => {
    const { page, journal } = await openPage('/recherche?q=tirefond');
    const told: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/recherche/choix')) told.push(request.postData());
    });
    await awake(page);
    await page.getByLabel('Trier par').selectOption({ index: 1 });
    await expect.poll(() => new URL(page.url()).searchParams.get('tri')).not.toBeNull();
    expect(told).toEqual([]);
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/recherche/choix'),
      page.locator('main a[href*="/fp/"]').first().click(),
    ]);
    expect(answer.status()).toBe(204);
    await page.waitForURL('**/fp/**');
    expect(told).toEqual([JSON.stringify({ q: 'tirefond' })]);
    expect(await complaints(journal)).toEqual([]);
  });

  it('are narrowed to a department and given back, and follow one another from the field, in place', async () => {
    const { rayons, total } = await find('q=vis');
    const [rayon] = rayons;
    const { page, journal } = await openPage('/recherche?q=vis');
    await awake(page);
    const before = await documentId(page);
    await page
      .getByRole('navigation', { name: recherche.resultats.rayons })
      .getByRole('link', { name: new RegExp(`^${rayon?.libelle}`) })
      .click();
    await page.waitForURL(`**/recherche?q=vis&noeud=${rayon?.id}`);
    await expect.poll(() => count(page)).toContain(`${rayon?.nombre} article`);
    await page.getByRole('link', { name: `Retirer le rayon ${rayon?.libelle}` }).click();
    await expect.poll(() => count(page)).toContain(`${total} article`);

    await field(page).fill('cheville');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/recherche?q=cheville');
    const chevilles = await find('q=cheville');
    await expect.poll(() => title(page)).toContain(`${chevilles.total} résultats`);
    await expect.poll(() => field(page).inputValue()).toBe('cheville');
    await page.goBack();
    await expect.poll(() => title(page)).toContain('« vis »');
    await expect.poll(() => field(page).inputValue()).toBe('vis');
    expect(await documentId(page)).toBe(before);

    for (const text of ['(a+)+$ 🔩 \\ "', '<b>vis</b>']) {
      await field(page).fill(text);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('q') === text);
      await page.locator('h1', { hasText: text }).waitFor();
    }
    const unexpected = (await complaints(journal)).filter((line) => !/ERR_ABORTED/.test(line));
    expect(unexpected, 'hostile words break nothing').toEqual([]);
  });

  async function expectCorrected(page: Page): Promise<void> {
    const { lecture } = await find('q=chevile');
    expect(lecture?.correction).toBe('cheville');
    await page.goto('/recherche?q=chevile');
    expect(await title(page)).toContain('« cheville »');
    await page.getByText('vous aviez tapé « chevile »').waitFor();
    await page.getByRole('link', { name: 'Chercher plutôt « chevile »' }).click();
    await page.waitForURL('**/recherche?q=chevile&exact=true');
    await expect.poll(() => title(page)).toContain('« chevile »');
  }

  /** To be ordered there. */
  async function expectNearestSizes(page: Page): Promise<void> {
    const { total } = await find('q=vis+4x40');
    expect(total).toBeLessThan(12);
    await page.goto('/recherche?q=vis+4x40');
    const proches = page.getByRole('region', { name: 'Autres tailles et finitions' });
    expect(await proches.getByRole('spinbutton').count()).toBe(8);
    await proches.getByText('Longueur').first().waitFor();
    await proches
      .getByRole('button', { name: /^Ajouter .+ au panier$/ })
      .first()
      .waitFor();
    await proches.getByRole('link', { name: /^Tout le rayon Visserie/ }).click();
    await page.waitForURL('**/f/visserie/2');
  }

  it('found nowhere are left out, and that is said', async () => {
    const { lecture } = await find('q=cheville+zzzqqq');
    expect(lecture?.sansMots).toEqual(['zzzqqq']);
    const { html, h1 } = await read('/recherche?q=cheville+zzzqqq');
    expect(h1).toMatch(/^\d+ résultats/);
    expect(html).toContain('Résultats sans «\u00a0zzzqqq\u00a0»');
  });
});

describe('a reference', () => {
  it('goes to its article, from the address and from the field', async () => {
    const { articles } = await find('noeud=2');
    const [article] = articles;
    const reference = article?.reference ?? '';
    const { redirection } = await find(`q=${reference}`);
    expect(redirection?.articleId).toBe(article?.id);
    const { status, location } = await read(`/recherche?q=${reference.toLowerCase()}`);
    expect(status).toBe(302);
    expect(location).toMatch(new RegExp(`/fp/.+/${article?.produitId}-${article?.id}$`));
    const { page } = await openPage('/');
    await field(page).fill(reference);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/fp/**/${article?.produitId}-${article?.id}`);
    await page.goBack();
    await page.waitForURL(`${BASE}/`);
  });
});

describe('nothing found', () => {
  it('offers other words, departments, quick purchase and somebody to ask', async () => {
    const { page } = await openPage('/recherche?q=zzzqqq+xxwwyy');
    expect(await title(page)).toBe('Aucun article pour « zzzqqq xxwwyy »');
    const main = page.locator('main');
    await expect
      .poll(() => main.locator('a[href="/contact?recherche=zzzqqq+xxwwyy"]').count())
      .toBe(1);
    await expect.poll(() => main.locator('a[href="/achat-rapide"]').count()).toBe(1);
    await expect
      .poll(() => main.getByRole('heading', { name: recherche.vide.rayons }).count())
      .toBe(1);
    await main.getByRole('link', { name: 'zzzqqq', exact: true }).click();
    await page.waitForURL('**/recherche?q=zzzqqq');
    await main.getByRole('searchbox').fill('vis');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/recherche?q=vis');
    await expect.poll(() => title(page)).toContain('« vis »');
  });

  it('asked for nothing, the page says what can be typed', async () => {
    for (const query of ['', '?q=', '?q=%20%07']) {
      const { status, h1 } = await read(`/recherche${query}`);
      expect(status).toBe(200);
      expect(h1).toBe(recherche.vide.titre);
    }
  });
});

describe('a hostile query', () => {
  it.each([
    ['10,000 letters', 'a'.repeat(10_000)],
    ['1,500 words', 'vis '.repeat(1500)],
    ['regular expressions', '(a+)+$ [\\w.*]{2,}? ^(?=.)|'],
    ['emoji', '🔩🪛 vis 👩🏽‍🔧 '.repeat(20)],
    ['control signs', 'vis\u0008\u0007\u001b[31m\u202e\u200b bois'],
    ['markup', '"><script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['half a pair', 'vis \ud83d'],
    ['SQL', "'; drop table article; --"],
  ])('of %s is answered in bounded time', async (_, q) => {
    const query = new URLSearchParams({ q }).toString();
    const start = performance.now();
    const { status, html } = await read(`/recherche?${query}`);
    expect(performance.now() - start).toBeLessThan(3000);
    expect(status).toBe(200);
    expect(html).not.toContain('<script>alert');
    const answer = await fetch(`${BASE}/api/articles/suggestion?${query}`);
    expect(answer.status).toBe(200);
  });
});

describe('without script', () => {
  it('words are searched, narrowed, filtered and paged by links', async () => {
    const { rayons, total } = await find('q=vis');
    const { page } = await openPage('/', { javaScript: false });
    await field(page).fill('vis');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/recherche?q=vis');
    await expect.poll(() => count(page)).toContain(`${total} article`);
    // By the keyboard: parts above it take their true size as one scrolls down to it, and the button
    // of a mouse may come up on another place than it went down on.
    await page.getByRole('link', { name: 'Page suivante' }).press('Enter');
    await page.waitForURL('**/recherche?page=2&q=vis');
    await page
      .getByRole('navigation', { name: recherche.resultats.rayons })
      .getByRole('link', { name: new RegExp(`^${rayons[0]?.libelle}`) })
      .click();
    await page.waitForURL(`**/recherche?q=vis&noeud=${rayons[0]?.id}`);
    await expect.poll(() => count(page)).toContain(`${rayons[0]?.nombre} article`);
  });
});
