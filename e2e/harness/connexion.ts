/** The sign-in form and the account button, as browser tests use them. */
import type { Locator, Page } from 'playwright-core';
import { BASE, openPage, settled, type OpenOptions } from './browser.ts';

/** The password of everybody in the demo. */
export const MOT_DE_PASSE = 'comptoir-demo';

/** Runs the account of a company with prices of its own. */
export const MOREL = 'admin@menuiserie-morel.test';

/** With its form awake. */
export async function openConnexion(redirection?: string, options?: OpenOptions) {
  const query = redirection ? `?redirect_url=${encodeURIComponent(redirection)}` : '';
  const opened = await openPage(`/connexion${query}`, options);
  await envoyer(opened.page).waitFor();
  return opened;
}

const formulaire = (page: Page) => page.locator('form:has([name=motDePasse])');

export const champs = (page: Page) => ({
  identifiant: formulaire(page).locator('[name=identifiant]'),
  motDePasse: formulaire(page).locator('[name=motDePasse]'),
});
/** A submit button only once the page is awake. */
export const envoyer = (page: Page): Locator => formulaire(page).locator('[type=submit]');

export async function seConnecter(
  page: Page,
  identifiant: string,
  motDePasse = MOT_DE_PASSE,
): Promise<void> {
  const fields = champs(page);
  await fields.identifiant.fill(identifiant);
  await fields.motDePasse.fill(motDePasse);
  await envoyer(page).click();
}

interface Jeton {
  token: { access_token: string };
}

/** Calls the API as the page does, with the cookies of its browser. */
export async function appeler(
  page: Page,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: object,
): Promise<unknown> {
  const session = (await (await page.request.get('/api/session')).json()) as Jeton;
  const authorization = `Bearer ${session.token.access_token}`;
  const headers = { authorization };
  const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()}`);
  const text = await answer.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** Before the first page: for tests that begin after the sign-in page. */
export async function connecterSansPage(
  page: Page,
  identifiant: string,
  motDePasse = MOT_DE_PASSE,
): Promise<void> {
  await appeler(page, 'POST', '/api/session', { identifiant, motDePasse });
}

/** By what it says: the name of the person, or the state of the company. */
export const boutonCompte = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('button', { name });

/** Once the page after signing in is there: a menu opened on the way closes with the one before. */
export async function ouvrirMenu(page: Page, name: string): Promise<void> {
  await page.waitForURL((url) => !url.pathname.endsWith('/connexion'));
  await settled(page);
  await boutonCompte(page, name).click();
}

export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Path and search. */
export const local = (page: Page): string => page.url().slice(BASE.length);
