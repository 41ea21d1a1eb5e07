/** The search field and its panel, as browser tests drive and question them. */
import type { SuggestionReponse } from '@comptoir/contract/articles/suggestion.contract.ts';
import type { Page } from 'playwright-core';
import { BASE, openPage, type OpenOptions } from './browser.ts';

export const field = (page: Page) => page.locator('header input[name="q"]');
export const panel = (page: Page) => page.locator('[data-panneau]');
export const articleRows = (page: Page) =>
  panel(page)
    .getByRole('row')
    .filter({ has: page.locator('[data-ajout]') });
/** The item the keys are on. */
export const activeItem = (page: Page) =>
  panel(page).locator('[aria-selected=true]').locator('xpath=ancestor-or-self::*[@role="row"]');
export const basketCount = (page: Page) =>
  page.evaluate(() => Number(localStorage.getItem('comptoir.panier') ?? 0));

export async function suggest(q: string): Promise<SuggestionReponse> {
  const answer = await fetch(`${BASE}/api/articles/suggestion?q=${encodeURIComponent(q)}`);
  if (!answer.ok) throw new Error(`suggestion answers ${answer.status} to ${q}`);
  return (await answer.json()) as SuggestionReponse;
}

/** With the panel open under the field. */
export async function openField(path: string, options?: OpenOptions) {
  const opened = await openPage(path, options);
  await field(opened.page).click();
  await panel(opened.page).waitFor();
  return opened;
}

/** The foot counts what was found once the answer to these very words is there. */
export async function answered(page: Page, words: string): Promise<void> {
  await panel(page)
    .getByRole('link', { name: new RegExp(`\\d.*[«“]\\s?${words}\\s?[»”]$`) })
    .waitFor();
}

/** Types the words and waits for their own answer. */
export async function typeWords(page: Page, words: string): Promise<void> {
  await field(page).pressSequentially(words);
  await answered(page, (await field(page).inputValue()).trim());
  await articleRows(page).first().waitFor();
}
