/** The search field and the search page on phones and desks, in both themes, for everyone. */
import recherche from '@comptoir/contract/messages/fr/recherche.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints, newPage, openPage, settled, sidewaysOverflow } from '../harness/browser.ts';
import {
  articleRows,
  basketCount,
  field,
  openField,
  panel,
  typeWords,
} from '../harness/suggestions.ts';

const auditField = (page: Page) => findAccessibilityProblems(page, { within: 'header' });

describe('on a phone, in the dark', () => {
  it('the field comes to the top, the panel is a sheet over the whole screen, with targets for a thumb, and the page stays where it was', async () => {
    const { page } = await openPage('/', { width: 390, colorScheme: 'dark' });
    await page.evaluate(() => window.scrollTo(0, 600));
    const box = await field(page).boundingBox();
    // A tap where it is: Playwright's own click scrolls first.
    await page.touchscreen.tap(150, (box?.y ?? 0) + 20);
    await panel(page).waitFor();
    expect((await field(page).boundingBox())?.y).toBeLessThan(20);
    await page.getByRole('button', { name: recherche.suggestions.fermer, exact: true }).click();
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(600);

    await page.evaluate(() => window.scrollTo(0, 0));
    await field(page).click();
    await panel(page).waitFor();
    await settled(page);
    expect(await auditField(page), 'empty').toEqual([]);
    await typeWords(page, 'vis');
    const sheet = await panel(page).boundingBox();
    expect(sheet).toMatchObject({ x: 0, width: 390, y: 64, height: 844 - 64 });
    const small = await panel(page)
      .locator('a, button')
      .evaluateAll((elements) =>
        elements
          .map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML }))
          .filter(({ box: { height, width } }) => height > 0 && (height < 44 || width < 44))
          .map(({ html }) => html.slice(0, 120)),
      );
    expect(small).toEqual([]);
    expect(await auditField(page), 'answered').toEqual([]);
    await articleRows(page).first().locator('[data-ajout]').getByRole('button').last().click();
    await expect.poll(() => basketCount(page)).toBe(1);
    await page.getByRole('button', { name: recherche.suggestions.fermer, exact: true }).click();
    await expect.poll(() => panel(page).count()).toBe(0);
  });

  it('the page of what was found, and of nothing found, is read by everyone', async () => {
    const { page, journal } = await newPage({ width: 390, colorScheme: 'dark' });
    for (const path of ['/en/recherche?q=vis', '/es/recherche?q=zzzqqqzzz']) {
      await page.goto(path);
      await settled(page);
      expect(await findAccessibilityProblems(page), path).toEqual([]);
      expect(await sidewaysOverflow(page), path).toBeLessThanOrEqual(0);
    }
    expect(await complaints(journal)).toEqual([]);
  });
});

describe('on a tablet', () => {
  it('everyone reads the panel, with an active row', async () => {
    const { page } = await openField('/es', { width: 768 });
    await typeWords(page, 'vis');
    await page.keyboard.press('ArrowDown');
    await settled(page);
    expect(await auditField(page)).toEqual([]);
  });
});
