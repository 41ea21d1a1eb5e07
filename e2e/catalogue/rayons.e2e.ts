/** The other ways into the catalogue: brands, offers and promotions, trades, workshops. */
import type { UniversMetier } from '@comptoir/contract/catalogue/univers-metier.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import type { Marque } from '@comptoir/contract/marques/marques.contract.ts';
import offres from '@comptoir/contract/messages/fr/offres.json' with { type: 'json' };
import type { Offre, Promotion } from '@comptoir/contract/offres/offres.contract.ts';
import type { ServiceRapido } from '@comptoir/contract/services-rapido/services-rapido.contract.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { BASE, complaints, documentId, openPage } from '../harness/browser.ts';

async function ask<T>(path: string, locale: Locale = 'fr'): Promise<T> {
  const answer = await fetch(`${BASE}/api${path}`, { headers: { 'accept-language': locale } });
  return (await answer.json()) as T;
}

const { marques } = await ask<{ marques: Marque[] }>('/marques');
const { univers } = await ask<{ univers: UniversMetier[] }>('/univers-metier');
const { services } = await ask<{ services: ServiceRapido[] }>('/services-rapido');
const enCours = await ask<{ offres: Offre[]; promotions: Promotion[] }>('/offres');

function first<T>(list: readonly T[]): T {
  const [one] = list;
  if (one === undefined) throw new Error('the demo holds none');
  return one;
}

const MARQUE = first(marques.filter(({ nom }) => nom === 'Élektra'));
const UNIVERS = first(univers);
const SERVICE = first(services);
const OFFRE = first(enCours.offres);
const PROMOTION = first(enCours.promotions);

const PAGES = {
  marques: liens.marques('fr'),
  marque: liens.marque('fr', MARQUE),
  offres: liens.offres('fr'),
  offre: liens.offre('fr', OFFRE),
  promotion: liens.promotion('fr', PROMOTION),
  univers: liens.universMetier('fr', UNIVERS),
  services: liens.servicesRapido('fr'),
  service: liens.serviceRapido('fr', SERVICE),
};

const TOUS = liens.universMetier('fr', { ...UNIVERS, query: { articles: 'tous' } });

/** What the bar over the results says: « 38 articles sur 142 » is 38. */
async function articlesListed(page: Page): Promise<number> {
  return Number((await page.locator('#resultats b').innerText()).replace(/\D/g, ''));
}

const answerOf = (path: string) => fetch(BASE + path, { redirect: 'manual' });

describe('brands', () => {
  it('are found by typing, whatever the accents, or said to be none; then by their articles in a category', async () => {
    const { page, journal } = await openPage(PAGES.marques);
    const before = await documentId(page);
    const champ = page.locator('main').getByRole('searchbox');
    const links = page.locator('main section a');
    await champ.fill('zzz');
    await page.locator('main h2').filter({ hasText: 'zzz' }).waitFor();
    await page
      .locator('main')
      .getByRole('link', { name: /toutes les marques/i })
      .click();
    await expect.poll(() => links.count()).toBeGreaterThan(marques.length);
    await champ.fill('elek');
    await expect.poll(() => links.count()).toBe(1);
    await links.first().click();
    await page.waitForURL(`**${PAGES.marque}`);
    await page.locator('main h1').filter({ hasText: MARQUE.nom }).waitFor();
    await expect.poll(() => articlesListed(page)).toBe(MARQUE.nombre);

    const categorie = page.locator('main nav a[href^="/c/"]').first();
    const nombre = Number((await categorie.innerText()).replace(/\D/g, ''));
    await categorie.click();
    await page.waitForURL(`**/c/**?marque=${MARQUE.id}`);
    await expect.poll(() => articlesListed(page)).toBe(nombre);
    expect(await documentId(page)).toBe(before);
    expect(await complaints(journal)).toEqual([]);
  });

  it('are found without script: the field is a form, letters are anchors', async () => {
    const { page } = await openPage(PAGES.marques, { javaScript: false });
    await expect.poll(() => page.locator('main section a').count()).toBeGreaterThan(marques.length);
    await page.locator('a[href="#lettre-E"]').click();
    expect(page.url()).toBe(`${BASE}/marques#lettre-E`);
    await page.locator('main').getByRole('searchbox').fill('elek');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/marques?q=elek');
    await expect.poll(() => page.locator('main section a').allInnerTexts()).toHaveLength(1);
  });
});

describe('offers', () => {
  it('come by their last day, and list as many articles as they promise, all at the reduced price', async () => {
    const { page, journal } = await openPage(PAGES.offres);
    const titres = await page.locator('section[aria-labelledby="promotions"] h3').allInnerTexts();
    const attendus = enCours.promotions
      .toSorted((a, b) => ((a.fin ?? '9999') < (b.fin ?? '9999') ? -1 : 1))
      .map(({ titre }) => titre);
    expect(titres).toEqual(attendus);
    await page.getByRole('link', { name: PROMOTION.titre }).click();
    await page.waitForURL(`**${PAGES.promotion}`);
    await page.locator('main h1').filter({ hasText: PROMOTION.titre }).waitFor();
    await expect.poll(() => articlesListed(page)).toBe(PROMOTION.nombre);
    const cards = page.locator('main li:has(h3)');
    await expect.poll(() => cards.count()).toBe(Math.min(PROMOTION.nombre, 48));
    await expect
      .poll(() => cards.filter({ has: page.locator('s, del') }).count())
      .toBe(await cards.count());
    expect(await complaints(journal)).toEqual([]);
  });

  it('that are over say so with a 404 and lead to those that run', async () => {
    const ids = enCours.promotions.map(({ id }) => id);
    const over = [1, 2, 3, 4, 5].find((id) => !ids.includes(id)) ?? 999_999;
    const { page, status, journal } = await openPage(`/promos/finie/${over}`);
    expect(status).toBe(404);
    await expect.poll(() => page.locator('main h1').innerText()).toBe(offres.terminee.titre);
    expect(await complaints(journal)).toEqual([]);
    await page.getByRole('link', { name: offres.terminee.toutes }).click();
    await page.waitForURL('**/offres');
    const answer = await answerOf('/offres/finie/999999');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(offres.terminee.titre);
  });
});

describe('trades', () => {
  it('lead to what the trade orders from a family, and back; or list all, and keep to them when filtered', async () => {
    const { page, journal } = await openPage(PAGES.univers);
    const famille = page.locator('main nav a[href*="famille="]').first();
    const href = (await famille.getAttribute('href')) ?? '';
    const nombre = Number((await famille.innerText()).replace(/\D/g, ''));
    await famille.click();
    await page.waitForURL(`**${href}`);
    await expect.poll(() => articlesListed(page)).toBe(nombre);
    await page.goBack();
    await page.waitForURL(`**${PAGES.univers}`);
    await expect.poll(() => page.locator('main h1').innerText()).toBe(UNIVERS.libelle);
    await page.goto(TOUS);
    await expect.poll(() => articlesListed(page)).toBe(UNIVERS.nombre);
    await page.locator('main a[href*="marque="]').first().click();
    await page.waitForURL(/articles=tous/);
    await expect.poll(() => articlesListed(page)).toBeLessThan(UNIVERS.nombre);
    expect(await complaints(journal)).toEqual([]);
  });
});

describe('addresses', () => {
  it.each([
    ['/marques/autre/4?tri=prix', /^\/marques\/(?!autre)[^/]+\/4\?tri=prix$/],
    [`/offres/autre/${OFFRE.id}`, new RegExp(`^${PAGES.offre}$`)],
    [`/promos/autre/${PROMOTION.id}?page=1`, new RegExp(`^${PAGES.promotion}\\?page=1$`)],
    ['/univers-metier-autre-1', new RegExp(`^${PAGES.univers}$`)],
    ['/services-rapido/autre/1', new RegExp(`^${PAGES.service}$`)],
  ])('%s is at its own address for good, its search kept', async (asked, expected) => {
    const answer = await answerOf(asked);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toMatch(expected);
  });

  it.each(['/marques/x/999999', '/univers-metier-x-99', '/services-rapido/x/99'])(
    '%s is nowhere',
    async (path) => {
      expect((await answerOf(path)).status).toBe(404);
    },
  );

  it('a family that the trade does not order from leads back to the trade', async () => {
    const answer = await answerOf(`${PAGES.univers}?famille=999999`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, PAGES.univers]);
  });

  it.each(LOCALES)('are canonical in %s, under the words of each language', async (locale) => {
    const translated = await ask<{ services: ServiceRapido[] }>('/services-rapido', locale);
    const html = await (
      await answerOf(liens.serviceRapido(locale, first(translated.services)))
    ).text();
    for (const language of LOCALES) {
      const { services: named } = await ask<{ services: ServiceRapido[] }>(
        '/services-rapido',
        language,
      );
      expect(html).toContain(`hreflang="${language}"`);
      expect(html).toContain(`${liens.serviceRapido(language, first(named))}"`);
    }
  });
});

describe('drawers', () => {
  it('of promotions and workshops open by their links, say what they are about, or that it is over', async () => {
    const { page, journal } = await openPage(
      `${PAGES.promotion}#ouvrir=promotion&id=${PROMOTION.id}`,
    );
    const suivre = (hash: string) => page.evaluate((to) => (window.location.hash = to), hash);
    for (const [title, next] of [
      [PROMOTION.titre, `ouvrir=rapido&id=${SERVICE.id}`],
      [SERVICE.titre, 'ouvrir=promotion&id=999999'],
    ] as const) {
      const drawer = page.getByRole('dialog', { name: title });
      await drawer.waitFor();
      expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
      await expect.poll(() => drawer.getByRole('link').count()).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      expect(await complaints(journal), title).toEqual([]);
      await suivre(next);
    }
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect.poll(() => alert.innerText()).toBe(offres.tiroir.erreur);
  });
});
