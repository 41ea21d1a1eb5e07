/** Product sheets of the demo, as browser tests find and open them. */
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { Noeud } from '@comptoir/contract/catalogue/arbre.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Lies } from '@comptoir/contract/produits/lies.contract.ts';
import type { Produit } from '@comptoir/contract/produits/produits.contract.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { BASE, openPage, type Opened, type OpenOptions } from './browser.ts';

export interface Fiche {
  produit: Produit;
  article: ArticleVendu;
}

export async function read<T>(path: string, locale: Locale = 'fr'): Promise<T> {
  const answer = await fetch(BASE + path, { headers: { 'accept-language': locale } });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return (await answer.json()) as T;
}

/** What the shop puts around an article. */
export const readLies = ({ id }: Pick<ArticleVendu, 'id'>) =>
  read<Lies>(`/api/articles/${id}/lies`);

/** A product of a node of that name, with as many versions as asked, and the first that suits. */
export async function findFiche(
  noeud: RegExp,
  versions = 1,
  suits: (article: ArticleVendu) => boolean | Promise<boolean> = () => true,
): Promise<Fiche> {
  const { noeuds } = await read<{ noeuds: Noeud[] }>('/api/catalogue/arbre?profondeur=5');
  for (const { id } of noeuds.filter(({ libelle, nombre }) => nombre > 0 && noeud.test(libelle))) {
    const { articles: found } = await read<{ articles: ArticleVendu[] }>(
      `/api/recherche?noeud=${id}&parPage=96`,
    );
    for (const produitId of new Set(found.map((each) => each.produitId))) {
      const produit = await read<Produit>(`/api/produits/${produitId}`);
      const vendus = produit.articles.filter(({ retire }) => !retire);
      if (vendus.length < versions) continue;
      for (const article of vendus) if (await suits(article)) return { produit, article };
    }
  }
  throw new Error(`the shop sells nothing in ${noeud}`);
}

export function pathOf({ produit, article }: Fiche, locale: Locale = 'fr', suite = ''): string {
  const { id, slugs } = produit;
  return liens.ficheProduit(locale, { id, articleId: article.id, slug: slugs[locale] }) + suite;
}

/** With the first screen awake. */
export async function openFiche(path: string, options?: OpenOptions): Promise<Opened> {
  const opened = await openPage(path, options);
  await awake(opened.page.locator('main h1'));
  return opened;
}

/** Waits until React answers to events on it: parts of the page hydrate as they near the screen. */
export async function awake(part: Locator): Promise<Locator> {
  await part.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      part.evaluate((el) => Object.keys(el).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
  return part;
}

export const ajouter = (page: Page) => page.locator('[data-barre-achat] button:not([tabindex])');
export const quantite = (page: Page) => page.locator('[data-barre-achat]').getByRole('spinbutton');
