/** The quick purchase, as browser tests open it and write in it. */
import type { RechercheReponse } from '@comptoir/contract/recherche/recherche.contract.ts';
import type { Locator, Page } from 'playwright-core';
import { BASE, newPage, openPage, type OpenOptions } from './browser.ts';

export type Article = RechercheReponse['articles'][number];

/** Articles one may order by the piece. */
export async function findArticles(count: number): Promise<Article[]> {
  const found: Article[] = [];
  for (let page = 1; found.length < count; page += 1) {
    const answer = await fetch(`${BASE}/api/recherche?parPage=96&tri=reference&page=${page}`);
    const { articles } = (await answer.json()) as RechercheReponse;
    if (articles.length === 0) throw new Error(`the demo has no ${count} simple articles`);
    found.push(
      ...articles.filter(({ multiple, minimum, tarif }) => multiple * minimum === 1 && tarif),
    );
  }
  return found.slice(0, count);
}

export async function findParMultiple(): Promise<Article> {
  for (let page = 1; page < 30; page += 1) {
    const answer = await fetch(`${BASE}/api/recherche?parPage=96&page=${page}`);
    const { articles } = (await answer.json()) as RechercheReponse;
    const found = articles.find(({ multiple, minimum }) => multiple > 1 && minimum <= multiple);
    if (found) return found;
  }
  throw new Error('no article of the demo is sold by a multiple');
}

/** With its table awake. */
export async function openAchatRapide(options: OpenOptions & { path?: string } = {}) {
  const opened = await openPage(options.path ?? '/achat-rapide', options);
  await reference(opened.page, 0).waitFor();
  return opened;
}

export { newPage };

export const reference = (page: Page, at: number): Locator =>
  page.getByRole('combobox', { name: /^(?:Référence|Reference|Referencia), / }).nth(at);
export const quantite = (page: Page, at: number): Locator =>
  page.getByRole('spinbutton', { name: /^(?:Quantité|Quantity|Cantidad), / }).nth(at);
export const barre = (page: Page): Locator =>
  page.getByRole('region', { name: /^(?:Total de la saisie|Total entered)/ });

/** As Ctrl+V does; the clipboard of the machine is shared by all tests. */
export async function coller(page: Page, texte: string): Promise<void> {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    (document.activeElement ?? document.body).dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, texte);
}

export async function references(page: Page): Promise<string[]> {
  const values = await page
    .getByRole('combobox', { name: /^Référence, / })
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  return values.filter((value) => value !== '');
}
