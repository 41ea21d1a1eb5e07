/** The listing on phones, tablets and desks: drawers, themes, room, accessibility. */
import catalogue from '@comptoir/contract/messages/fr/catalogue.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from './harness/axe.ts';
import { complaints, openPage, settled } from './harness/browser.ts';
import {
  count,
  findFamilles,
  listReferences,
  openListing,
  references,
  wordFacet,
  type Famille,
} from './harness/listing.ts';

let famille: Famille;

beforeAll(async () => {
  [famille] = await findFamilles();
});

describe('on a phone', () => {
  const dialog = (page: Page) => page.getByRole('dialog');

  it('the drawer of filters answers live, and leaves its choices behind', async () => {
    const facette = await wordFacet(famille);
    const [valeur] = facette.valeurs;
    const { page, journal } = await openListing(famille.chemin, { width: 390 });
    await page.getByRole('button', { name: catalogue.listing.filtrer }).click();
    await dialog(page).waitFor();
    await dialog(page)
      .locator(`[role=checkbox][href*="f.${facette.code}=${valeur?.valeur}"]`)
      .first()
      .click();
    const show = dialog(page).getByRole('button', {
      name: new RegExp(`^Voir ${valeur?.nombre} article`),
    });
    await show.waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await show.click();
    await expect.poll(() => dialog(page).count()).toBe(0);
    await expect.poll(() => count(page)).toContain(`${valeur?.nombre} article`);
    expect(new URL(page.url()).searchParams.get(`f.${facette.code}`)).toBe(valeur?.valeur);
    expect(await complaints(journal)).toEqual([]);
  });

  it('Back closes the drawer and keeps what was chosen in it', async () => {
    const { page } = await openListing(famille.chemin, { width: 390 });
    await page.getByRole('button', { name: catalogue.listing.filtrer }).click();
    await dialog(page).getByRole('checkbox').first().click();
    await page.waitForURL('**/*enStock=*');
    await settled(page);
    await page.goBack();
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(page.url()).toContain('enStock=');
  });

  it('the drawer of sorts orders the list beneath', async () => {
    const { page } = await openListing(famille.chemin, { width: 390 });
    await page.getByRole('button', { name: catalogue.listing.trier }).click();
    await dialog(page).getByLabel(catalogue.tris.prix).click();
    await page.waitForURL('**/*tri=prix');
    await dialog(page).getByRole('button', { name: /^Voir/ }).click();
    const byPrice = await listReferences(famille, 'tri=prix');
    await expect.poll(() => references(page)).toEqual(byPrice);
  });

  it('the tree of the catalogue is walked level by level', async () => {
    const { page } = await openPage('/', { width: 390 });
    await page.locator('[data-bottom-bar]').getByText('Catalogue').click();
    await dialog(page).waitFor();
    await dialog(page)
      .getByRole('button', { name: /^Fixation/ })
      .click();
    await dialog(page).getByRole('heading', { name: 'Fixation' }).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: catalogue.noeud.toutesCategories }).click();
    await dialog(page).getByRole('heading', { name: catalogue.noeud.toutesCategories }).waitFor();
    await dialog(page)
      .getByRole('button', { name: /^Fixation/ })
      .click();
    await dialog(page)
      .getByRole('link', { name: /^Tout voir dans Fixation/ })
      .click();
    await page.waitForURL('**/c/fixation/*');
    await expect.poll(() => dialog(page).count()).toBe(0);
  });
});

it.each([
  { name: 'the table on a desk', query: '?vue=tableau', width: 1280, colorScheme: 'dark' },
  { name: 'the table on a tablet', query: '?vue=tableau', width: 768, colorScheme: 'light' },
  { name: 'rows on a phone', query: '', width: 390, colorScheme: 'dark' },
  { name: 'the table on a phone', query: '?vue=tableau', width: 390, colorScheme: 'light' },
] as const)('$name are for everyone ($colorScheme)', async ({ query, width, colorScheme }) => {
  const { page, journal } = await openListing(famille.chemin + query, { width, colorScheme });
  await settled(page);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await complaints(journal)).toEqual([]);
});
