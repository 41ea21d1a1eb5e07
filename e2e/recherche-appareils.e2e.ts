/** The search field and the search page on phones and desks, in both themes, for everyone. */
import recherche from '@comptoir/contract/messages/fr/recherche.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from './harness/axe.ts';
import { complaints, openPage, settled } from './harness/browser.ts';
import {
  articleRows,
  basketCount,
  field,
  openField,
  panel,
  typeWords,
} from './harness/suggestions.ts';

describe('on a phone', () => {
  it('the panel is a sheet over the whole screen, with targets for a thumb', async () => {
    const { page } = await openField('/', { width: 390 });
    await typeWords(page, 'vis');
    const sheet = await panel(page).boundingBox();
    expect(sheet).toMatchObject({ x: 0, width: 390, y: 64, height: 844 - 64 });
    const small = await panel(page)
      .locator('a, button')
      .evaluateAll((elements) =>
        elements
          .map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML }))
          .filter(({ box }) => box.height > 0 && (box.height < 44 || box.width < 44))
          .map(({ html }) => html.slice(0, 120)),
      );
    expect(small).toEqual([]);
    await articleRows(page).first().locator('[data-ajout]').getByRole('button').last().click();
    await expect.poll(() => basketCount(page)).toBe(1);
    await page.getByRole('button', { name: recherche.suggestions.fermer }).click();
    await expect.poll(() => panel(page).count()).toBe(0);
  });

  it('the field is at the top wherever the page was, and the page stays there', async () => {
    const { page } = await openPage('/', { width: 390 });
    await page.evaluate(() => window.scrollTo(0, 600));
    const box = await field(page).boundingBox();
    // A tap where it is: Playwright's own click scrolls first.
    await page.touchscreen.tap(150, (box?.y ?? 0) + 20);
    await panel(page).waitFor();
    expect((await field(page).boundingBox())?.y).toBeLessThan(20);
    await page.getByRole('button', { name: recherche.suggestions.fermer }).click();
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(600);
  });
});

describe('everyone', () => {
  it.each([
    { path: '/', width: 1280, colorScheme: 'light' },
    { path: '/en', width: 768, colorScheme: 'dark' },
    { path: '/es', width: 390, colorScheme: 'dark' },
  ] as const)(
    'reads the panel of $path, empty, answered and with an active row, at $width px',
    async ({ path, ...options }) => {
      const { page } = await openField(path, options);
      await settled(page);
      expect(await findAccessibilityProblems(page, { within: 'header' })).toEqual([]);
      await typeWords(page, 'vis');
      await page.keyboard.press('ArrowDown');
      await settled(page);
      expect(await findAccessibilityProblems(page, { within: 'header' })).toEqual([]);
    },
  );

  it.each([
    { path: '/es/recherche', width: 390 },
    { path: '/en/recherche?q=vis', width: 768 },
    { path: '/es/recherche?q=zzzqqqzzz', width: 390 },
  ])('reads the page $path in the dark, at $width px', async ({ path, width }) => {
    const { page, journal } = await openPage(path, { width, colorScheme: 'dark' });
    await settled(page);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await complaints(journal)).toEqual([]);
  });
});
