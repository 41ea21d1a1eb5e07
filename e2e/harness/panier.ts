/** Baskets for browser tests: filled by the API, looked at on the page. */
import type { Locator, Page } from 'playwright-core';
import { findArticles, type Article } from './achat-rapide.ts';
import { newPage, settled, type OpenOptions } from './browser.ts';
import { giveSession, newBuyer, type Visitor } from './visitors.ts';

export interface LigneVoulue {
  article: Pick<Article, 'id'>;
  quantite: number;
  /** Name; the first one without. */
  chantier?: string;
}

export async function send(
  buyer: Visitor,
  method: string,
  path: string,
  body?: unknown,
): Promise<void> {
  const answer = await buyer.call(method, path, {
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
}

/** An empty basket, then these lines. */
export async function remplir(buyer: Visitor, lignes: readonly LigneVoulue[]): Promise<void> {
  await send(buyer, 'POST', '/api/panier/vider');
  for (const [chantier, siennes] of Map.groupBy(lignes, ({ chantier: nom = '' }) => nom)) {
    const query = chantier ? `?chantier=${encodeURIComponent(chantier)}` : '';
    await send(
      buyer,
      'PUT',
      `/api/panier/articles${query}`,
      siennes.map(({ article, quantite }) => ({ articleId: article.id, quantite })),
    );
  }
}

/** The page of who already has a session. */
export async function openPanierOf(buyer: Visitor, options: OpenOptions = {}) {
  const opened = await newPage(options);
  await giveSession(opened.page, buyer);
  await opened.page.goto('/panier');
  await settled(opened.page);
  return opened;
}

/** Three lines in a chantier with a name, two in none. */
export async function panierDeChantier(email: string) {
  const buyer = await newBuyer(email);
  const [a, b, c, d, e] = (await findArticles(5)) as [Article, Article, Article, Article, Article];
  await remplir(buyer, [
    ...[a, b, c].map((article) => ({ article, quantite: 2, chantier: 'Villa Ker Anna' })),
    ...[d, e].map((article) => ({ article, quantite: 3 })),
  ]);
  return { buyer, articles: [a, b, c, d, e] as const };
}

export const rangs = (page: Page): Locator => page.locator('[data-ligne]');
export const rang = (page: Page, { reference }: Article): Locator =>
  rangs(page).filter({ has: page.getByText(reference, { exact: true }) });
export const quantite = (page: Page, article: Article): Locator =>
  rang(page, article).getByRole('spinbutton');
export const section = (page: Page, nom: string): Locator =>
  page.getByRole('region', { name: nom, exact: true });
export const total = (page: Page): Promise<string> =>
  page.locator('aside dd.type-total').innerText();

export async function choisirAction(page: Page, article: Article, nom: string): Promise<void> {
  await rang(page, article)
    .getByRole('button', { name: /^Actions sur/ })
    .click();
  await page.getByRole('menuitem', { name: nom }).click();
}

/** What the server holds: quantities by reference, under the name of their chantier. */
export async function lu(buyer: Visitor): Promise<Record<string, Record<string, number>>> {
  const answer = await buyer.call('GET', '/api/panier/chantiers');
  const chantiers = (await answer.json()) as {
    libelle: string | null;
    articles: { reference: string; quantite: number }[];
  }[];
  return Object.fromEntries(
    chantiers.map(({ libelle, articles }) => [
      libelle ?? '',
      Object.fromEntries(articles.map((ligne) => [ligne.reference, ligne.quantite])),
    ]),
  );
}
