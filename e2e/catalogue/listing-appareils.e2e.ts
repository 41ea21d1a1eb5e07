/** The listing on phones, tablets and desks: drawers, themes, room, accessibility. */
import catalogue from '@comptoir/contract/messages/fr/catalogue.json' with { type: 'json' };
import mots from '@comptoir/contract/messages/fr/listing.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints, openPage, settled, sidewaysOverflow } from '../harness/browser.ts';
import {
  count,
  findFamilles,
  listReferences,
  openListing,
  references,
  wordFacet,
  type Famille,
} from '../harness/listing.ts';

let famille: Famille;

beforeAll(async () => {
  [famille] = await findFamilles();
});

describe('on a phone', () => {
  const dialog = (page: Page) => page.getByRole('dialog');

  it('rows are for everyone in the dark; drawers filter and sort the list beneath, and Back closes them', async () => {
    const facette = await wordFacet(famille);
    const [valeur] = facette.valeurs;
    const { page, journal } = await openListing(famille.chemin, {
      width: 390,
      colorScheme: 'dark',
    });
    expect(await findAccessibilityProblems(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
    // « 358 en stock · livré demain » stands on two lines here, without a sign before the second.
    const signes = await page.locator('main li .type-stock').evaluateAll((lignes) =>
      lignes.flatMap((ligne) => {
        const signe = [...ligne.querySelectorAll('span')].findLast((un) =>
          /^ ·\s$/.test(un.textContent),
        );
        const vu = ligne.querySelector('.overflow-x-clip')?.getBoundingClientRect();
        return signe && vu ? [signe.getBoundingClientRect().right <= vu.left + 0.5] : [];
      }),
    );
    expect(signes.length).toBeGreaterThan(0);
    expect(signes.every(Boolean)).toBe(true);

    await page.getByRole('button', { name: mots.listing.filtrer }).click();
    await dialog(page).waitFor();
    await dialog(page)
      .locator(`[role=checkbox][href*="f.${facette.code}=${valeur?.valeur}"]`)
      .first()
      .click();
    const show = dialog(page).getByRole('button', {
      name: new RegExp(`^Voir ${valeur?.nombre} article`),
    });
    await show.waitFor();
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    await show.click();
    await expect.poll(() => dialog(page).count()).toBe(0);
    await expect.poll(() => count(page)).toContain(`${valeur?.nombre} article`);
    expect(new URL(page.url()).searchParams.get(`f.${facette.code}`)).toBe(valeur?.valeur);

    await page.getByRole('button', { name: mots.listing.filtrer }).click();
    await dialog(page).getByRole('checkbox').first().click();
    await page.waitForURL('**/*enStock=*');
    await settled(page);
    await page.goBack();
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(page.url(), 'what was chosen is kept').toContain('enStock=');

    await page.getByRole('button', { name: mots.listing.trier }).click();
    await dialog(page).getByLabel(mots.tris.prix).click();
    await page.waitForURL('**/*tri=prix*');
    await dialog(page).getByRole('button', { name: /^Voir/ }).click();
    const byPrice = await listReferences(famille, new URL(page.url()).search.slice(1));
    await expect.poll(() => references(page)).toEqual(byPrice);
    expect(await complaints(journal)).toEqual([]);
  });

  it('the tree of the catalogue is walked level by level', async () => {
    const { page } = await openPage('/', { width: 390 });
    await page.locator('[data-bottom-bar]').getByText('Catalogue').click();
    await dialog(page).waitFor();
    await settled(page);
    // As high on every level: its rows do not jump under the thumb.
    const place = async () => (await dialog(page).boundingBox())?.y;
    const haut = await place();
    await dialog(page)
      .getByRole('button', { name: /^Fixation/ })
      .click();
    await dialog(page).getByRole('heading', { name: 'Fixation' }).waitFor();
    expect(await place()).toBe(haut);
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    await dialog(page).getByRole('button', { name: catalogue.noeud.toutesCategories }).click();
    await dialog(page).getByRole('heading', { name: catalogue.noeud.toutesCategories }).waitFor();
    expect(await place()).toBe(haut);
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
  { name: 'desk', width: 1280, narrower: 768, colorScheme: 'dark' },
  { name: 'phone', width: 390, narrower: 360, colorScheme: 'light' },
] as const)(
  'the table on a $name is for everyone ($colorScheme)',
  async ({ width, narrower, colorScheme }) => {
    const { page, journal } = await openListing(`${famille.chemin}?vue=tableau`, {
      width,
      colorScheme,
    });
    await settled(page);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: narrower, height: 900 });
    expect(await sidewaysOverflow(page), `${narrower} px`).toBeLessThanOrEqual(0);
    expect(await complaints(journal)).toEqual([]);
  },
);
