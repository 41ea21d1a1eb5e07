/** The quick purchase without network: it opens, takes lines, reports what changed since. */
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import {
  barre,
  coller,
  findArticles,
  openAchatRapide,
  reference,
  references,
} from '../harness/achat-rapide.ts';
import { BASE, openPage } from '../harness/browser.ts';
import { sql } from '../../packages/server/src/db/sql.ts';
import { giveSession, newBuyer, shopDatabase } from '../harness/visitors.ts';

const [a, b, c] = (await findArticles(9)).slice(6) as [Article, Article, Article];
type Article = Awaited<ReturnType<typeof findArticles>>[number];

/** A browser with so much to do that it never finds an idle moment. */
async function neverIdle(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.requestIdleCallback = () => 0;
  });
}

/** The page is kept once the service worker has it in its cache. */
async function kept(page: Page, chemin = '/achat-rapide'): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, chemin))
    .toBe(true);
}

it('opens without network, with what was typed, and takes lines of articles seen before', async () => {
  const { page } = await openAchatRapide();
  await neverIdle(page);
  await reference(page, 0).focus();
  await coller(page, `${a.reference}\t2\n${b.reference}\t1`);
  await page.getByText(b.libelle, { exact: true }).waitFor();
  await kept(page);

  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('Pas de réseau.').waitFor();
  await expect.poll(() => references(page)).toEqual([a.reference, b.reference]);
  await page.getByText(a.libelle, { exact: true }).waitFor();
  await reference(page, 2).fill('ZZ-404-QX');
  await expect.poll(() => page.getByText('À vérifier au retour du réseau').count()).toBe(3);
  await page.getByText('Hors ligne : vous ajouterez au retour du réseau.').waitFor();

  await page.context().setOffline(false);
  await page.getByText('3 lignes saisies hors ligne ont été vérifiées.').waitFor();
  await page.getByText('ZZ-404-QX : référence inconnue').waitFor();
  await expect.poll(() => page.getByText('À vérifier au retour du réseau').count()).toBe(0);
  await page.getByText('Lisez d’abord ce qui a changé, en haut de la page.').waitFor();
  await page.getByRole('button', { name: 'C’est vu' }).click();
  await barre(page).getByRole('button', { name: 'Ajouter 2 lignes' }).click();
  await page.getByText('2 références ajoutées au panier').waitFor();
  await expect.poll(() => references(page)).toEqual(['ZZ-404-QX']);
});

it('a price that changed meanwhile is told before anything is added', async () => {
  const { page } = await openAchatRapide();
  await reference(page, 0).fill(c.reference);
  await page.getByText(c.libelle, { exact: true }).waitFor();
  await kept(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('Pas de réseau.').waitFor();
  await page.getByText('À vérifier au retour du réseau').waitFor();
  const prixPublic = async () => {
    // As the page asks for it: what is kept elsewhere in the shop may hear of it sooner.
    const answer = await fetch(`${BASE}/api/articles/batch-references`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([c.reference]),
    });
    const { articles } = (await answer.json()) as { articles: Article[] };
    return articles[0]?.tarif?.prixPublicHT.montant;
  };
  const avant = await prixPublic();
  await shopDatabase().execute(sql`
    update tarif set prix = prix + 7 where article_id = ${c.id}`);
  // The shop itself hears of it within a second.
  await expect.poll(prixPublic).not.toBe(avant);
  await page.context().setOffline(false);
  await page.getByText('1 a changé.').waitFor();
  await page.getByText(/ maintenant/).waitFor();
});

it('the page that is kept holds nothing of an account, nor does the cache hold the API', async () => {
  const { page } = await openPage('/marques');
  const buyer = await newBuyer('acheteur@menuiserie-morel.test');
  await giveSession(page, buyer);
  await page.goto('/en/achat-rapide');
  await reference(page, 0).waitFor();
  await page.getByRole('link', { name: 'Sign in' }).waitFor({ state: 'detached' });
  await kept(page, '/en/achat-rapide');
  const stored = await page.evaluate(async () => {
    const found: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const url = new URL(request.url).pathname;
        const isPage = !url.startsWith('/assets/');
        const text = isPage ? ((await (await cache.match(request))?.text()) ?? '') : '';
        found.push({ url, text });
      }
    }
    return found;
  });
  const pages = stored.filter(({ url }) => !url.startsWith('/assets/'));
  expect(pages.map(({ url }) => url)).toEqual(['/en/achat-rapide']);
  expect(pages[0]?.text).toContain('Sign in');
  expect(stored.some(({ url }) => url.startsWith('/api/'))).toBe(false);
});

it('with a network every page comes from the shop', async () => {
  const { page } = await openAchatRapide();
  await kept(page);
  const answer = await page.reload();
  expect(answer?.status()).toBe(200);
  await expect.poll(() => page.locator('meta[name="coquille"]').count()).toBe(0);
});

it('the worker is asked for again at each visit, and may fetch from the shop alone', async () => {
  const answer = await fetch(`${BASE}/sw.js`);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self'",
  );
});
