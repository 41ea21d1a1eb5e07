/** The listing of a family, as browser tests open and question it. */
import type { Noeud } from '@comptoir/contract/catalogue/arbre.contract.ts';
import type { Facette, RechercheReponse } from '@comptoir/contract/recherche/recherche.contract.ts';
import type { Page } from 'playwright-core';
import { BASE, openPage, settled, type OpenOptions } from './browser.ts';

export interface Famille extends Noeud {
  chemin: string;
}

/** Two families of more than one page each. */
export async function findFamilles(): Promise<[Famille, Famille]> {
  const answer = await fetch(`${BASE}/api/catalogue/arbre`);
  const { noeuds } = (await answer.json()) as { noeuds: Noeud[] };
  const [one, two] = noeuds
    .filter(({ niveau, nombre }) => niveau === 2 && nombre > 48)
    .map((noeud) => ({ ...noeud, chemin: `/f/${noeud.slug}/${noeud.id}` }));
  if (!one || !two) throw new Error('no two families of more than one page');
  return [one, two];
}

export async function search(famille: Famille, query = ''): Promise<RechercheReponse> {
  const answer = await fetch(`${BASE}/api/recherche?noeud=${famille.id}&${query}`);
  if (!answer.ok) throw new Error(`recherche answers ${answer.status} to ${query}`);
  return (await answer.json()) as RechercheReponse;
}

export async function listReferences(famille: Famille, query: string): Promise<string[]> {
  return (await search(famille, query)).articles.map(({ reference }) => reference);
}

/** A facet of words with at least three values. */
export async function wordFacet(famille: Famille): Promise<Facette> {
  const { facettes } = await search(famille);
  const found = facettes.find(
    ({ libelle, type, valeurs }) => libelle && type === 'choix' && valeurs.length >= 3,
  );
  if (!found) throw new Error('no facet of words to filter with');
  return found;
}

/** A facet of numbers with a slider. */
export async function rangeFacet(famille: Famille): Promise<Facette & { max: number }> {
  const { facettes } = await search(famille);
  const found = facettes.find(({ libelle, plage }) => libelle && plage);
  if (!found?.plage) throw new Error('no range to filter with');
  return { ...found, max: Number(found.plage.max) };
}

/** With its listing awake. */
export async function openListing(path: string, options?: OpenOptions) {
  const opened = await openPage(path, options);
  if (options?.javaScript !== false) await awake(opened.page);
  return opened;
}

/** The listing hydrates after the page around it. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const control = document.querySelector('#resultats');
    return control && Object.keys(control).some((key) => key.startsWith('__reactProps'));
  });
  await settled(page);
}

export const count = (page: Page) => page.locator('#resultats').innerText();
export const facets = (page: Page) => page.locator('#facettes');
export const references = (page: Page) =>
  page
    .locator('main')
    .getByRole('button', { name: /^Copier la référence/ })
    // Not what is drawn: cards below the screen are laid out as they near the screen.
    .allTextContents();
