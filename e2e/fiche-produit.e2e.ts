/** The product sheet as a buyer uses it, on five very different articles, on a phone and on a desk. */
import { multiplyMontant } from '@comptoir/contract/argent.ts';
import articles from '@comptoir/contract/messages/fr/articles.json' with { type: 'json' };
import produits from '@comptoir/contract/messages/fr/produits.json' with { type: 'json' };
import questions from '@comptoir/contract/messages/fr/questions.json' with { type: 'json' };
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { Noeud } from '@comptoir/contract/catalogue/arbre.contract.ts';
import { formatArgent } from '@comptoir/contract/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import type { Produit } from '@comptoir/contract/produits/produits.contract.ts';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../packages/server/src/db/sql.ts';
import { findAccessibilityProblems } from './harness/axe.ts';
import {
  BASE,
  complaints,
  openPage,
  settled,
  type Opened,
  type OpenOptions,
} from './harness/browser.ts';
import { shopDatabase } from './harness/visitors.ts';

interface Fiche {
  produit: Produit;
  article: ArticleVendu;
}

async function read<T>(path: string, locale: Locale = 'fr'): Promise<T> {
  const answer = await fetch(BASE + path, { headers: { 'accept-language': locale } });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return (await answer.json()) as T;
}

/** A product of a node of that name, with as many versions as asked. */
async function findFiche(noeud: RegExp, versions = 1): Promise<Fiche> {
  const { noeuds } = await read<{ noeuds: Noeud[] }>('/api/catalogue/arbre?profondeur=5');
  for (const { id } of noeuds.filter(({ libelle, nombre }) => nombre > 0 && noeud.test(libelle))) {
    const { articles: found } = await read<{ articles: ArticleVendu[] }>(
      `/api/recherche?noeud=${id}&parPage=96`,
    );
    for (const produitId of new Set(found.map((each) => each.produitId))) {
      const produit = await read<Produit>(`/api/produits/${produitId}`);
      const vendus = produit.articles.filter(({ retire }) => !retire);
      const [article] = vendus;
      if (article && vendus.length >= versions) return { produit, article };
    }
  }
  throw new Error(`the shop sells nothing in ${noeud}`);
}

function pathOf({ produit, article }: Fiche, locale: Locale = 'fr', suite = ''): string {
  const { id, slugs } = produit;
  return liens.ficheProduit(locale, { id, articleId: article.id, slug: slugs[locale] }) + suite;
}

const [vis, perceuse, plan, chaussure, charniere] = await Promise.all([
  findFiche(/^Vis à bois/, 3),
  findFiche(/perceuses-visseuses/i, 2),
  findFiche(/plans? de travail/i, 2),
  findFiche(/chaussures/i, 2),
  findFiche(/charnières/i, 2),
]);
const FICHES = [
  { nom: 'a screw', fiche: vis, width: 390, colorScheme: 'light' },
  { nom: 'a drill', fiche: perceuse, width: 1280, colorScheme: 'light' },
  { nom: 'a worktop', fiche: plan, width: 390, colorScheme: 'dark' },
  { nom: 'safety shoes', fiche: chaussure, width: 1280, colorScheme: 'dark' },
  { nom: 'a hinge', fiche: charniere, width: 390, colorScheme: 'light' },
] as const;

/** With the first screen awake. */
async function openFiche(path: string, options?: OpenOptions): Promise<Opened> {
  const opened = await openPage(path, options);
  await awake(opened.page.locator('main h1'));
  return opened;
}

/** Waits until React answers to events on it: parts of the page wake up as one comes to them. */
async function awake(part: Locator): Promise<Locator> {
  await part.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      part.evaluate((el) => Object.keys(el).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
  return part;
}

const ajouter = (page: Page) => page.locator('[data-barre-achat] button:not([tabindex])');
const quantite = (page: Page) => page.locator('[data-barre-achat]').getByRole('spinbutton');

describe('the sheet', () => {
  it.each(FICHES)(
    'of $nom says what it is, what it costs and when it comes, at $width px, $colorScheme',
    async ({ fiche, ...options }) => {
      const { page, journal, status } = await openFiche(pathOf(fiche), options);
      expect(status).toBe(200);
      const { article } = fiche;
      await expect.poll(() => page.locator('h1').textContent()).toBe(article.libelle);
      await page
        .getByRole('button', { name: new RegExp(`référence ${article.reference}$`) })
        .first()
        .waitFor();
      expect(article.tarif).not.toBeNull();
      if (article.tarif) {
        const prix = formatArgent('fr', article.tarif.prixNetHT);
        await expect.poll(() => page.locator('[data-prix]').textContent()).toBe(prix);
        const total = multiplyMontant(article.tarif.prixNetHT, article.minimum);
        await expect.poll(() => ajouter(page).innerText()).toContain(formatArgent('fr', total));
      }
      const phrases = page.getByRole('list', { name: produits.disponibilite.titre });
      await expect.poll(() => phrases.getByRole('listitem').count()).toBe(3);
      await expect.poll(() => phrases.innerText()).toMatch(/Livré|livré/);
      // Everything below the first screen wakes up as one comes to it.
      await page.locator('footer').scrollIntoViewIfNeeded();
      await settled(page);
      expect(await complaints(journal)).toEqual([]);
      expect(await findAccessibilityProblems(page)).toEqual([]);
    },
  );
});

it.each(['en', 'es'] as const)('speaks the language of its address: %s', async (locale) => {
  const { page, journal, status } = await openFiche(pathOf(perceuse, locale), { width: 1280 });
  expect(status).toBe(200);
  const { articles: traduits } = await read<Produit>(
    `/api/produits/${perceuse.produit.id}`,
    locale,
  );
  const article = traduits.find(({ id }) => id === perceuse.article.id);
  await expect.poll(() => page.locator('h1').textContent()).toBe(article?.libelle);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(locale);
  expect(await complaints(journal)).toEqual([]);
});

it('is read without scripts: price, features, versions, documents', async () => {
  const { page } = await openPage(pathOf(vis), { javaScript: false });
  const { article, produit } = vis;
  const text = await page.locator('main').innerText();
  expect(text).toContain(article.libelle);
  for (const { reference } of produit.articles.filter(({ retire }) => !retire)) {
    expect(text).toContain(reference);
  }
  for (const { titre } of produit.documents) expect(text).toContain(titre);
  expect(text).toContain(produit.description.slice(0, 40));
});

describe('addresses', () => {
  const ask = (path: string) => fetch(BASE + path, { redirect: 'manual' });

  it('an unknown product is a 404 that helps', async () => {
    expect((await ask('/fp/x/999999999-1')).status).toBe(404);
    expect((await ask('/fp/x/0-1')).status).toBe(404);
  });

  it('a wrong slug leads to the right address for good, and keeps what was asked', async () => {
    const { produit, article } = vis;
    const answer = await ask(`/fp/faux/${produit.id}-${article.id}?utm_source=lettre`);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(`${pathOf(vis)}?utm_source=lettre`);
  });

  it('an article of another product leads to the best of this one', async () => {
    const answer = await ask(`/fp/faux/${vis.produit.id}-${perceuse.article.id}`);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(pathOf(vis));
  });

  it('each language has its own slug', async () => {
    const { produit, article } = vis;
    const answer = await ask(`/en/fp/${produit.slugs.fr}/${produit.id}-${article.id}`);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(pathOf(vis, 'en'));
  });
});

describe('a withdrawn article', () => {
  let retire: Fiche;
  beforeAll(async () => {
    const { produitId, id } = await shopDatabase().one<{ produitId: number; id: number }>(
      sql`select produit_id as "produitId", id from article where retire order by id limit 1`,
    );
    const produit = await read<Produit>(`/api/produits/${produitId}`);
    const article = produit.articles.find((each) => each.id === id);
    if (!article) throw new Error('a withdrawn article is on the sheet of its product');
    retire = { produit, article };
  });

  it('keeps its page, says so, leads elsewhere and cannot be added', async () => {
    const { page, status } = await openFiche(pathOf(retire));
    expect(status).toBe(200);
    await expect.poll(() => page.getByText(produits.retire.titre).isVisible()).toBe(true);
    await expect.poll(() => page.locator('[data-barre-achat]').count()).toBe(0);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  it('leads to what took its place', async () => {
    const { reference, id } = vis.article;
    await shopDatabase().execute(
      sql`update article set successeur_id = ${id} where id = ${retire.article.id}`,
    );
    await expect
      .poll(async () => (await fetch(BASE + pathOf(retire))).text())
      .toContain(produits.retire.successeur.replace('{{reference}}', reference));
  });
});

describe('quantity and tiers', () => {
  it('a tier sets the quantity; price and button follow it, and the cell in force is marked', async () => {
    const { tarif } = vis.article;
    const palier = tarif?.paliers[0];
    expect(palier).toBeDefined();
    if (!palier) return;
    const { page } = await openFiche(pathOf(vis));
    const cells = page.getByRole('list', { name: produits.paliers.titre }).getByRole('button');
    await cells.nth(1).click();
    await expect.poll(() => quantite(page).inputValue()).toBe(String(palier.quantite));
    await expect.poll(() => cells.nth(1).getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => cells.nth(0).getAttribute('aria-pressed')).toBe('false');
    const prix = formatArgent('fr', palier.prixNetHT);
    await expect.poll(() => page.locator('[data-prix]').textContent()).toBe(prix);
    await quantite(page).fill('1');
    await quantite(page).blur();
    await expect.poll(() => cells.nth(0).getAttribute('aria-pressed')).toBe('true');
  });

  it.each([390, 1280])('adds to the basket, and the header counts it, at %i px', async (width) => {
    const { page, journal } = await openFiche(pathOf(vis), { width });
    await ajouter(page).click();
    await expect.poll(() => ajouter(page).innerText()).toContain(articles.ajout.ajoute);
    expect(journal.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    expect(await complaints(journal)).toEqual([]);
  });

  it('a bar buys under the header once the button has left a desk', async () => {
    const { page } = await openFiche(pathOf(vis));
    const label = produits.barre.replace('{{reference}}', vis.article.reference);
    const bar = page.getByRole('complementary', { name: label });
    await expect.poll(() => bar.count()).toBe(0);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await bar.waitFor();
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(56);
    await bar.getByRole('spinbutton').fill('7');
    await bar.getByRole('spinbutton').blur();
    await expect.poll(() => quantite(page).inputValue()).toBe('7');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => bar.getAttribute('inert')).toBe('');
  });

  it('a phone keeps the add button above its bottom bar', async () => {
    const { page } = await openFiche(pathOf(vis), { width: 390 });
    const bottom = async () => {
      const bar = await page.locator('[data-barre-achat]').boundingBox();
      const nav = await page.locator('[data-bottom-bar]').boundingBox();
      return Math.round((bar?.y ?? 0) + (bar?.height ?? 0) - (nav?.y ?? 0));
    };
    await expect.poll(bottom).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect.poll(bottom).toBe(0);
  });
});

describe('versions', () => {
  const autre = vis.produit.articles.filter(({ retire }) => !retire)[1] ?? vis.article;

  it('are ordered from the table, the one on the page is marked', async () => {
    const { page, journal } = await openFiche(pathOf(vis));
    const row = page.getByRole('row').filter({ hasText: autre.reference });
    await awake(row);
    const current = page.getByRole('row').filter({ hasText: vis.article.reference });
    await expect.poll(() => current.getByRole('link').getAttribute('aria-current')).toBe('true');
    await row.getByRole('spinbutton').fill('2');
    await row.getByRole('button', { name: new RegExp(autre.reference) }).click();
    await expect
      .poll(() => journal.requests.find(({ method }) => method === 'PUT')?.url)
      .toBe(`/api/panier/articles/${autre.id}?quantite=2`);
  });

  it('are links on a phone: another version is another address, without a new document', async () => {
    const { page } = await openFiche(pathOf(vis), { width: 390 });
    await (await awake(page.getByRole('link', { name: new RegExp(autre.reference) }))).click();
    await expect.poll(() => page.locator('h1').textContent()).toBe(autre.libelle);
    expect(new URL(page.url()).pathname).toBe(pathOf({ ...vis, article: autre }));
  });
});

describe('overlays', () => {
  const dialog = (page: Page) => page.getByRole('dialog');

  it('enlarges the picture with the keys and gives it back', async () => {
    const { page, journal } = await openFiche(pathOf(perceuse));
    await page.getByRole('button', { name: produits.galerie.agrandir }).click();
    const zone = dialog(page).getByRole('img').first();
    await zone.waitFor();
    const zoom = () => zone.getAttribute('aria-label');
    await expect.poll(zoom).toContain('100');
    await zone.press('+');
    await expect.poll(zoom).toContain('140');
    await zone.press('-');
    await expect.poll(zoom).toContain('100');
    await zone.hover();
    await page.mouse.wheel(0, -600);
    await expect.poll(zoom).not.toContain('100');
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    expect(await complaints(journal)).toEqual([]);
  });

  it('says what the pictograms mean', async () => {
    const { page } = await openFiche(pathOf(perceuse));
    const opener = page.getByRole('button', { name: produits.pictogrammes.signification });
    await (await awake(opener)).click();
    const [premier] = perceuse.produit.pictogrammes;
    await dialog(page)
      .getByText(premier?.explication ?? '')
      .waitFor();
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
  });

  it('compares the equivalents', async () => {
    const { page, journal } = await openFiche(pathOf(perceuse));
    const opener = page.getByRole('button', { name: produits.equivalents.comparer });
    await (await awake(opener)).click();
    for (const { reference } of perceuse.produit.equivalents) {
      await dialog(page).getByText(reference).waitFor();
    }
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    expect(await complaints(journal)).toEqual([]);
  });

  it('takes a question, keeps it when the network fails, and gives its number', async () => {
    const { page } = await openFiche(pathOf(perceuse));
    await page.getByRole('link', { name: produits.devis }).click();
    const form = dialog(page);
    const texte = form.getByRole('textbox', { name: questions.dialogue.texte });
    await expect.poll(() => texte.inputValue()).toContain(perceuse.article.reference);
    const send = form.getByRole('button', { name: questions.dialogue.envoyer });
    await send.click();
    await form.getByText(questions.dialogue.manqueEmail).waitFor();
    await form.getByRole('textbox', { name: questions.dialogue.nom }).fill('Nadia Petit');
    await form.getByRole('textbox', { name: questions.dialogue.email }).fill('nadia@atelier.test');
    await page.context().setOffline(true);
    await send.click();
    await form.getByText(questions.dialogue.echec).waitFor();
    await expect.poll(() => texte.inputValue()).toContain(perceuse.article.reference);
    await page.context().setOffline(false);
    await send.click();
    await form.getByText(/nadia@atelier\.test/).waitFor();
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
  });
});

describe('a range of many models', () => {
  let gamme: Fiche;
  beforeAll(async () => {
    gamme = await findFiche(/./, 7);
  });

  it('is chosen from a drawer on a phone', async () => {
    const { page, journal } = await openFiche(pathOf(gamme), { width: 390 });
    const opener = page.getByRole('button', { name: /^Voir/ });
    await (await awake(opener)).click();
    const drawer = page.getByRole('dialog');
    const other = drawer.locator('a:not([aria-current])').first();
    await other.waitFor();
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    const path = await other.getAttribute('href');
    await other.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await expect.poll(() => drawer.count()).toBe(0);
    expect(await complaints(journal)).toEqual([]);
  });
});

it('tells search engines the product, its public price and its place', async () => {
  const html = await (await fetch(BASE + pathOf(vis))).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const data = blocks.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);
  const produit = data.find((each) => each['@type'] === 'Product');
  expect(produit).toMatchObject({
    name: vis.article.libelle,
    sku: vis.article.reference,
    offers: { price: vis.article.tarif?.prixPublicHT.montant, priceCurrency: 'EUR' },
  });
  expect(data.some((each) => each['@type'] === 'BreadcrumbList')).toBe(true);
});
