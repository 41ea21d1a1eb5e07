/** The product sheet as it is read, on five very different articles, on a phone and on a desk. */
import { multiplyMontant } from '@comptoir/contract/argent.ts';
import produits from '@comptoir/contract/messages/fr/produits.json' with { type: 'json' };
import produitsEs from '@comptoir/contract/messages/es/produits.json' with { type: 'json' };
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import type { Produit } from '@comptoir/contract/produits/produits.contract.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { BASE, complaints, newPage, openPage, settled, type Journal } from '../harness/browser.ts';
import {
  ajouter,
  awake,
  findFiche,
  openFiche,
  pathOf,
  read,
  type Fiche,
} from '../harness/fiche.ts';
import { shopDatabase } from '../harness/visitors.ts';

const [vis, perceuse, plan, chaussure, charniere] = await Promise.all([
  findFiche(/^Vis à bois/, 3),
  findFiche(/perceuses-visseuses/i, 2),
  findFiche(/plans? de travail/i, 2),
  findFiche(/chaussures/i, 2),
  findFiche(/charnières/i, 2),
]);
const ECRANS = [
  {
    nom: 'a screw, a worktop and a hinge',
    fiches: [vis, plan, charniere],
    width: 390,
    colorScheme: 'dark',
  },
  {
    nom: 'a drill and safety shoes',
    fiches: [perceuse, chaussure],
    width: 1280,
    colorScheme: 'light',
  },
] as const;

describe('the sheet', () => {
  it.each(ECRANS)(
    'of $nom says what it is, what it costs and when it comes, at $width px, $colorScheme',
    async ({ fiches, ...options }) => {
      const { page, journal } = await newPage(options);
      for (const fiche of fiches) await expectLisible(page, journal, fiche);
    },
  );

  async function expectLisible(page: Page, journal: Journal, fiche: Fiche): Promise<void> {
    const { article } = fiche;
    journal.forget();
    expect((await page.goto(pathOf(fiche)))?.status()).toBe(200);
    await awake(page.locator('main h1'));
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
    // Everything below the first screen hydrates as it nears the screen.
    await page.locator('footer').scrollIntoViewIfNeeded();
    await settled(page);
    expect(await complaints(journal), article.libelle).toEqual([]);
    expect(await findAccessibilityProblems(page), article.libelle).toEqual([]);
  }
});

it.each(['en', 'es'] as const)('speaks the language of its address: %s', async (locale) => {
  const answer = await fetch(BASE + pathOf(perceuse, locale));
  expect(answer.status).toBe(200);
  const { articles: traduits } = await read<Produit>(
    `/api/produits/${perceuse.produit.id}`,
    locale,
  );
  const article = traduits.find(({ id }) => id === perceuse.article.id);
  const html = await answer.text();
  expect(html).toContain(`<html lang="${locale}"`);
  expect(/<h1[^>]*>([^<]*)</.exec(html)?.[1]).toBe(article?.libelle);
});

it('is read without scripts: price, features, versions, documents, and that the basket needs them', async () => {
  const { page } = await openPage(pathOf(vis), { javaScript: false });
  const { article, produit } = vis;
  const text = await page.locator('main').innerText();
  expect(text).toContain(article.libelle);
  for (const { reference } of produit.articles.filter(({ retire }) => !retire)) {
    expect(text).toContain(reference);
  }
  for (const { titre } of produit.documents) expect(text).toContain(titre);
  expect(text).toContain(produit.description.slice(0, 40));
  const sans = produits.sansScript.replace('{{reference}}', article.reference);
  expect(text).toContain(sans.slice(0, sans.indexOf('{{telephone}}')));
});

it('marks the questions of people with the language they are written in, and names it to who reads another', async () => {
  const { chemin } = await shopDatabase().one<{ chemin: string }>(sql`
    select '/en/fp/' || p.slug_en || '/' || p.id || '-' || min(a.id) as chemin
      from question q
      join produit p on p.id = q.produit_id
      join article a on a.produit_id = p.id and not a.retire
     where q.publie and q.langue = 'fr'
     group by p.id order by p.id limit 1`);
  const { page } = await openPage(chemin, { javaScript: false });
  const question = page.locator('dt[lang=fr]').first();
  expect(await question.count()).toBe(1);
  const reponse = page.locator('dt[lang=fr] + dd').first();
  expect(await reponse.locator('span[lang=fr]').count()).toBe(1);
  expect(await reponse.innerText()).toMatch(/French/);
});

it('shows the dimensions of the version chosen, drawn in the language of the page', async () => {
  const [un, ...autres] = vis.produit.articles.filter(({ retire }) => !retire);
  const autre = autres.find(({ attributs }) => attributs.longueur !== un?.attributs.longueur);
  if (!un || !autre) throw new Error('one length only');
  const { page, journal } = await openPage(pathOf({ ...vis, article: un }, 'es'), {
    hasPictures: true,
  });
  await awake(page.locator('main h1'));
  const galerie = page.getByRole('region', { name: produitsEs.galerie.titre });
  const dessin = galerie.getByRole('img', { name: /^Plano acotado: .*mm/ });
  await galerie.getByRole('button', { name: produitsEs.galerie.plan }).click();
  await expect.poll(() => dessin.getAttribute('src')).toBe(`/images/dessins/${un.id}-es.svg`);
  const isDrawn = () => dessin.evaluate((img: HTMLImageElement) => img.naturalWidth > 0);
  await expect.poll(isDrawn).toBe(true);
  const alt = await dessin.getAttribute('alt');
  await page.goto(BASE + pathOf({ ...vis, article: autre }, 'es'));
  await expect.poll(() => dessin.getAttribute('src')).toBe(`/images/dessins/${autre.id}-es.svg`);
  expect(await dessin.getAttribute('alt')).not.toBe(alt);
  expect(await complaints(journal)).toEqual([]);
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
