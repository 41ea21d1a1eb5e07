/** Pictures of categories, trades, services and makers, where people meet them. */
import type { Noeud } from '@comptoir/contract/catalogue/arbre.contract.ts';
import type { UniversMetier } from '@comptoir/contract/catalogue/univers-metier.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Marque } from '@comptoir/contract/marques/marques.contract.ts';
import type { ServiceRapido } from '@comptoir/contract/services-rapido/services-rapido.contract.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { BASE, openPage } from '../harness/browser.ts';

async function ask<T>(path: string): Promise<T> {
  return (await (await fetch(`${BASE}/api${path}`)).json()) as T;
}

const { noeuds } = await ask<{ noeuds: Noeud[] }>('/catalogue/arbre?profondeur=1');
const { univers } = await ask<{ univers: UniversMetier[] }>('/univers-metier');
const { services } = await ask<{ services: ServiceRapido[] }>('/services-rapido');
const { marques } = await ask<{ marques: Marque[] }>('/marques');

/** How wide the picture at an address really is, once it is there: 0 for a broken one. */
async function widthOf(page: Page, selector: string): Promise<number> {
  const image = page.locator(selector).first();
  await image.scrollIntoViewIfNeeded();
  return image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    return element.naturalWidth;
  });
}

const ILLUSTRATION = 'main img[src^="/images/illustrations/"]';

describe('illustrations', () => {
  it('stand in every tile of the home page and beside its promise, in the head of a category, of a trade and of a service, and beside every service', async () => {
    const { page } = await openPage('/', { hasPictures: true });
    const tuiles = page.locator('main img[src^="/images/illustrations/categories."]');
    expect(await tuiles.count()).toBe(noeuds.length);
    expect(
      await widthOf(page, 'main img[src^="/images/illustrations/categories."]'),
    ).toBeGreaterThan(0);
    const promesse = page.locator('main img[src^="/images/illustrations/accueil."]');
    expect(await promesse.getAttribute('fetchpriority')).toBe('high');
    expect(await promesse.getAttribute('alt')).toBe('');
    expect(await findAccessibilityProblems(page)).toEqual([]);

    const [noeud, metier, service] = [noeuds[0], univers[0], services[0]];
    if (!noeud || !metier || !service) throw new Error('the demo holds none');
    for (const [path, groupe] of [
      [liens.categorie('fr', noeud), 'categories'],
      [liens.universMetier('fr', metier), 'metiers'],
      [liens.serviceRapido('fr', service), 'services'],
    ] as const) {
      await page.goto(path);
      const selector = `main img[src^="/images/illustrations/${groupe}."]`;
      expect(await widthOf(page, selector), path).toBeGreaterThan(0);
      expect(await findAccessibilityProblems(page), path).toEqual([]);
    }

    await page.goto(liens.servicesRapido('fr'));
    expect(await page.locator(ILLUSTRATION).count()).toBe(services.length);
  });
});

describe('logos', () => {
  it('name their maker among the brands', async () => {
    const { page } = await openPage(liens.marques('fr'), { hasPictures: true });
    const logos = page.locator('main img[src^="/images/marques/"]');
    expect(await logos.count()).toBeGreaterThan(3);
    expect(await widthOf(page, 'main img[src^="/images/marques/"]')).toBeGreaterThan(0);
    for (const logo of await logos.all()) {
      const nom = await logo.getAttribute('alt');
      expect(marques.map((marque) => marque.nom)).toContain(nom);
    }
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });
});
